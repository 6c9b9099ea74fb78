/** Evening acts about the staff: dismissals, shifts, courses, wages. */

import { courses } from '../../../data/season/index.ts';
import { maidId, name, whole, yesNo } from '../../state/field-checks.ts';
import type { PersonId } from '../../state/person.ts';
import { emit } from '../../world/world.ts';
import { badDay, stays, waitsUntil } from '../giving-notice.ts';
import { courseBar, LARGEST_SHIFT, memberOf, teach } from '../staff.ts';
import { actKind } from './act.ts';

export const LEAST_WAGE = 1000;
export const MOST_WAGE = 30_000;

interface OfMaid {
  readonly maid: PersonId;
}

export const dismiss = actKind<OfMaid>({
  fields: { maid: maidId },
  bar: (_state, season, { maid }) => {
    if (memberOf(season, maid) === undefined) return 'unknown';
    if (season.staff.length <= 1) return 'lastOne';
    return season.staff.some(({ id, onShift }) => onShift && id !== maid) ? null : 'lastOnShift';
  },
  carryOut: (world, season, { maid }) => {
    season.staff = season.staff.filter(({ id }) => id !== maid);
    emit(world, 'dismissed', null, { maid });
  },
});

export const shift = actKind<OfMaid & { readonly on: boolean }>({
  fields: { maid: maidId, on: yesNo },
  bar: (_state, season, act) => {
    const member = memberOf(season, act.maid);
    if (member === undefined) return 'unknown';
    const on = season.staff.filter(({ onShift }) => onShift).length;
    if (act.on) return on >= LARGEST_SHIFT && !member.onShift ? 'full' : null;
    return on <= 1 && member.onShift ? 'lastOne' : null;
  },
  carryOut: (_world, season, { maid, on }) => {
    const member = memberOf(season, maid);
    if (member !== undefined) member.onShift = on;
  },
});

export const train = actKind<OfMaid & { readonly course: string }>({
  undone: true,
  fields: { maid: maidId, course: name('the id of a course') },
  cost: (_state, { course }) => courses.find(({ id }) => id === course)?.price ?? 0,
  bar: (_state, season, { maid, course }) => {
    const member = memberOf(season, maid);
    return member === undefined ? 'unknown' : courseBar(member, course);
  },
  carryOut: (world, season, { maid, course }) => {
    const member = memberOf(season, maid);
    if (member !== undefined) teach(member, course);
    emit(world, 'trained', null, { maid, course });
  },
});

export const wage = actKind<OfMaid & { readonly wage: number }>({
  fields: { maid: maidId, wage: whole('a whole number') },
  bar: (_state, season, act) => {
    if (memberOf(season, act.maid) === undefined) return 'unknown';
    return act.wage >= LEAST_WAGE && act.wage <= MOST_WAGE ? null : 'range';
  },
  carryOut: (_world, season, act) => {
    const member = memberOf(season, act.maid);
    if (member === undefined) return;
    member.wage = Math.round(act.wage / 10) * 10;
    if (member.notice?.why === 'pay' && badDay(member, false) !== 'pay') stays(member);
  },
});

/** The act of talking with a maid who has given notice: she stays some days longer. The player can do this only once for each notice. */
export const persuade = actKind<OfMaid>({
  fields: { maid: maidId },
  bar: (_state, season, { maid }) => {
    const notice = memberOf(season, maid)?.notice;
    if (notice === undefined) return 'unknown';
    return notice.talked === true ? 'enough' : null;
  },
  carryOut: (_world, season, { maid }) => {
    const notice = memberOf(season, maid)?.notice;
    if (notice === undefined) return;
    notice.leaves = waitsUntil(notice);
    notice.talked = true;
  },
});
