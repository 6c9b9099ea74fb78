/**
 * Acts about a maid's own values in a season: the evening talk, which changes one of them, and the raise to the next
 * rarity once the maid has earned it.
 */

import type { Json } from '../../../ai/index.ts';
import { isRecord } from '../../../ai/problems.ts';
import { maidKeys } from '../../people/creating-people.ts';
import { usualRange } from '../../people/alert-ranges.ts';
import { maidId, whole } from '../../state/field-checks.ts';
import type { MaidEdit } from '../../state/maid-edit.ts';
import type { Maid, PersonId } from '../../state/person.ts';
import type { SeasonState, StaffMember } from '../../state/season.ts';
import { emit, maid as maidOf, type World } from '../../world/world.ts';
import { celebrateRank } from '../celebrations.ts';
import { fairWage, memberOf } from '../staff.ts';
import { TALK_MOOD, talkAbout, takes, wayOf } from '../evening-talk.ts';
import { actKind } from './act.ts';

interface TalkAct {
  readonly maid: PersonId;
  /** The change that the talk brings about; null = cancels a planned talk. */
  readonly edit: MaidEdit | null;
}

/** Input that plans a talk with a maid or, after closing, holds the talk at once. A planned talk can be replaced until closing. */
export const talk = actKind<TalkAct>({
  byDay: true,
  undone: true,
  fields: {
    maid: maidId,
    edit: { is: 'a change of a maid’s fields, or null', right: (edit) => edit === null || isRecord(edit) },
  },
  bar: (state, season, { maid, edit }) => {
    const member = memberOf(season, maid);
    if (member === undefined) return 'unknown';
    if (member.talked === state.clock.day) return 'talked';
    if (edit === null) return member.talk === undefined ? 'unknown' : null;
    return talkAbout(ofToday(state.people[maid], member, state.over), edit, season) === null ? 'range' : null;
  },
  carryOut: (world, season, { maid, edit }) => {
    const member = memberOf(season, maid);
    if (member === undefined) return;
    if (edit === null) delete member.talk;
    else member.talk = edit;
    if (world.state.over) holdTalk(world, season, member);
    else emit(world, 'talkPlanned', maid, { edit: edit as unknown as Json });
  },
});

/** Chooses the record that holds a maid's present values: the maid herself during the day, her entry in the staff after closing. */
const ofToday = (me: unknown, member: StaffMember, over: boolean): StaffMember =>
  !over && isRecord(me) && me['role'] === 'maid' ? { ...member, ...(me as unknown as Maid) } : member;

/** Holds the talk that was planned with a maid: it changes her entry in the staff, and her mood. */
function holdTalk(world: World, season: SeasonState, member: StaffMember): void {
  const { talk: edit } = member;
  delete member.talk;
  if (edit === undefined || member.talked === world.state.clock.day) return;
  const about = talkAbout(member, edit, season);
  if (about === null) return;
  const how = takes(member, about, edit);
  if (about === 'duties') member.dutiesBefore = { duties: member.duties, day: world.state.clock.day };
  Object.assign(member, JSON.parse(JSON.stringify(edit)));
  member.mood = Math.max(-1, Math.min(1, member.mood + TALK_MOOD[how]));
  member.talked = world.state.clock.day;
  emit(world, 'talk', null, { maid: member.id, about, takes: how });
}

export function holdTalks(world: World, season: SeasonState): void {
  for (const member of season.staff) if (member.talk !== undefined) holdTalk(world, season, member);
}

/** Input that raises a maid's rarity by one step, once she fulfils all conditions for the next rarity. */
export const promote = actKind<{ readonly maid: PersonId; readonly to: number }>({
  byDay: true,
  fields: { maid: maidId, to: whole('3 (R), 4 (SR) or 5 (SSR)', 3, 5) },
  bar: (_state, season, { maid, to }) => {
    const member = memberOf(season, maid);
    const way = member === undefined ? null : wayOf(member);
    if (way === null || way.to !== to) return 'unknown';
    return way.ready ? null : 'notReady';
  },
  carryOut: (world, season, { maid: id }) => {
    const member = memberOf(season, id);
    const way = member === undefined ? null : wayOf(member);
    if (member === undefined || way === null) return;
    const me = maidOf(world, id);
    for (const one of [member, ...(me === undefined ? [] : [me])]) {
      one.rank = way.to;
      one.alertRange = usualRange(way.to, one.clumsy);
      one.mood = Math.min(1, one.mood + 0.3);
    }
    member.wage = Math.max(member.wage, fairWage(member));
    if (me !== undefined) {
      me.keys = maidKeys(me);
      world.crowd.rangeChanged(me);
      world.minds.ownChanged(id, 'commands');
    }
    emit(world, 'rankUp', null, { maid: id, rank: way.to });
    celebrateRank(world, season, id, 'promoted');
  },
});
