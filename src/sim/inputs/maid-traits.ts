/** Inputs that change the properties of a maid: of a maid at work or, in the evening, of a member of the season's staff. */

import type { Json } from '../../ai/index.ts';
import { isRecord } from '../../ai/problems.ts';
import { controllerNames } from '../../data/index.ts';
import { maidKeys } from '../people/creating-people.ts';
import { copyOfRange, isSameRange, usualRange, wrongRange } from '../people/alert-ranges.ts';
import { memberOf } from '../season/staff.ts';
import {
  areTexts,
  type Field,
  maidId,
  oneOf,
  optional,
  orNull,
  texts,
  whole,
  wrongFields,
} from '../state/field-checks.ts';
import { countedSeason } from '../state/free-cafe.ts';
import { EDIT_FIELDS, type MaidEdit } from '../state/maid-edit.ts';
import { DUTIES, type Maid, type PersonId } from '../state/person.ts';
import { customerTypesOf } from '../thinking/kinds.ts';
import { mindTableOf } from '../thinking/script-keys.ts';
import { wrongHerWarps } from '../thinking/warps.ts';
import { emit, maid as maidOf } from '../world/world.ts';
import { inputKind, unknownFields } from './input-kind.ts';

export interface EditInput {
  readonly maid: PersonId;
  readonly edit: MaidEdit;
}

/** Rule for a field of an edit that must be a number from 0 to `most`. */
const decimal = (most: number): Field => ({
  is: `a number from 0 to ${most}`,
  right: (value) => typeof value === 'number' && value >= 0 && value <= most,
});

const EDIT: { readonly [K in keyof MaidEdit]-?: Field } = {
  rank: whole('2 (N), 3 (R), 4 (SR) or 5 (SSR)', 2, 5),
  favouriteCustomerIds: texts('a list of ids'),
  favouriteCustomerTypes: texts('a list of types'),
  alertness: orNull(whole('', 1, 6000), 'a whole number of ticks from 1, or null for plain'),
  duties: oneOf(DUTIES, 'allround, reception or serving'),
  obedience: decimal(1),
  team: orNull(whole('', 1, 9), 'a team from 1 to 9, or null'),
  controller: oneOf(controllerNames),
  chatty: decimal(2),
  clumsy: decimal(2),
  speed: whole('a whole number of ticks for a tile from 3 to 12', 3, 12),
  level: whole('a level from 1 to 50', 1, 50),
  // `wrongHerWarps` checks this field instead, because it names each wrong cell of the maid's warp table.
  warps: { is: '', right: () => true },
  // `wrongRange` checks this field instead, because it names each wrong number of the alert range.
  alertRange: { is: '', right: () => true },
};
const OPTIONAL = Object.fromEntries(Object.entries(EDIT).map(([field, rule]) => [field, optional(rule)]));

export const edit = inputKind<EditInput>({
  fields: { maid: maidId, edit: null },
  wrong: ({ edit: changes }, { registry, state }) => {
    if (!isRecord(changes as unknown)) return [`edit should be an object of ${EDIT_FIELDS.join(', ')}`];
    const { favouriteCustomerTypes: types } = changes;
    const customerType = oneOf(customerTypesOf(state.season));
    return [
      ...unknownFields('an edit', changes, EDIT_FIELDS),
      ...wrongFields(OPTIONAL, { ...changes }),
      ...(areTexts(types)
        ? types.flatMap((type, i) => wrongFields({ [i]: customerType }, { [i]: type }, 'favouriteCustomerTypes.'))
        : []),
      ...(changes.warps === undefined ? [] : wrongHerWarps(changes.warps, registry)),
      ...(changes.alertRange === undefined ? [] : wrongRange(changes.alertRange)).map(
        ({ path, expected }) => `alertRange${path} should be ${expected}`,
      ),
    ];
  },
  past: { maid: 'name', edit: {} },
  group: 'changes',
  sets: ({ maid }) => maid,
  daily: ({ edit: changes }) => Object.keys(changes).every((field) => field === 'team'),
  apply: (world, { maid: id, edit: changes }) => {
    const me = maidOf(world, id);
    // In a season the edit also changes the maid's entry in the list of staff. A maid who is not on shift has only
    // this entry.
    const member = world.state.season === undefined ? undefined : memberOf(world.state.season, id);
    if (me === undefined && member === undefined) return `there is no maid '${id}'`;
    const closed = countedSeason(world.state) === undefined ? null : closedInSeason(changes);
    if (closed !== null) return closed;
    if (member !== undefined) {
      if (changes.duties !== undefined && changes.duties !== member.duties)
        member.dutiesBefore = { duties: member.duties, day: world.state.clock.day };
      change(member, changes);
    }
    if (me === undefined) {
      emit(world, 'edit', id, { edit: logged(changes) });
      return null;
    }
    const before = mindTableOf(world.state, me);
    change(me, changes);
    me.keys = maidKeys(me);
    // The stored explanations of the maid's decisions are discarded, because they belong to her old controller.
    if (changes.controller !== undefined) world.explanations.forget(id);
    world.crowd.rangeChanged(me);
    world.minds.ownChanged(me.id, 'commands');
    emit(world, 'edit', id, { edit: logged(changes) });
    // If new duties or a new controller change the maid's warp table, she thinks again at once, with the script that
    // the new table has for her present warp key.
    const after = mindTableOf(world.state, me);
    if (after !== before) world.minds.setWarps(me.id, after);
    return null;
  },
});

/** Fields of a maid that in a season change only through courses, levels and the act `promote`. */
const EARNED = ['rank', 'level', 'chatty', 'clumsy', 'speed', 'obedience', 'alertRange'] as const;
/** Fields of a maid that in a season change only through a talk with her after closing. */
const BY_TALK = ['alertness', 'duties', 'controller', 'favouriteCustomerIds', 'favouriteCustomerTypes'] as const;

/**
 * Why a season refuses an edit of a maid; null if the edit is allowed. The reason names how the field can change
 * instead: `earned` = by courses, levels or a promotion, `talk` = by a talk after closing.
 */
export function closedInSeason(changes: MaidEdit): 'earned' | 'talk' | null {
  const has = (field: keyof MaidEdit): boolean => changes[field] !== undefined;
  return EARNED.some(has) ? 'earned' : BY_TALK.some(has) ? 'talk' : null;
}

const logged = (changes: MaidEdit): Json => ({ ...changes }) as Json;

function change(me: Pick<Maid, keyof MaidEdit>, changes: MaidEdit): void {
  if (changes.rank !== undefined) {
    // If the alert range is the usual one of the maid's rank, it changes with the rank; a range edited by hand stays.
    if (isSameRange(me.alertRange, usualRange(me.rank, me.clumsy))) me.alertRange = usualRange(changes.rank, me.clumsy);
    me.rank = changes.rank;
  }
  if (changes.chatty !== undefined) me.chatty = changes.chatty;
  if (changes.clumsy !== undefined) me.clumsy = changes.clumsy;
  if (changes.speed !== undefined) me.speed = changes.speed;
  if (changes.level !== undefined) me.level = changes.level;
  if (changes.alertRange !== undefined) me.alertRange = copyOfRange(changes.alertRange);
  if (changes.favouriteCustomerIds !== undefined) me.favouriteCustomerIds = [...changes.favouriteCustomerIds];
  if (changes.favouriteCustomerTypes !== undefined) me.favouriteCustomerTypes = [...changes.favouriteCustomerTypes];
  if (changes.alertness !== undefined) me.alertness = changes.alertness;
  if (changes.obedience !== undefined) me.obedience = changes.obedience;
  if (changes.team !== undefined) me.team = changes.team;
  if (changes.duties !== undefined) me.duties = changes.duties;
  if (changes.controller !== undefined) me.controller = changes.controller;
  if (changes.warps === null || (changes.warps !== undefined && Object.keys(changes.warps).length === 0))
    delete me.warps;
  else if (changes.warps !== undefined) me.warps = { ...changes.warps };
}
