/**
 * Remedies that concern maids: their duties, how often they look up, training, a day off, what all of them do first, and
 * hiring one more.
 */

import { costOf, type EveningAct, eveningBar } from '../../season/acts/index.ts';
import { alertnessStep } from '../../season/evening-talk.ts';
import { countedSeason } from '../../state/free-cafe.ts';
import type { MaidEdit } from '../../state/maid-edit.ts';
import { tablesOf } from '../../state/pack/pack.ts';
import type { Duties, Maid, PersonId } from '../../state/person.ts';
import type { FocusName } from '../../state/strong.ts';
import type { WorldState } from '../../state/world-state.ts';
import { act, nothing, type Option } from './remedy.ts';

/** Suggests hiring, as long as a maid of the roster is not employed; the price is that of a draw at the notice board. */
function hire(state: WorldState): Option[] {
  const { season } = state;
  if (season === undefined || tablesOf(season).roster.every(({ id }) => season.staff.some((one) => one.id === id)))
    return [];
  const draw: EveningAct = { do: 'draw', count: 1 };
  return [{ ...nothing, kind: 'hire', cost: costOf(state, draw), missing: eveningBar(state, draw) }];
}
/** A café has maids enough with this number of maids, if there are no more than so many seats for each of them. */
const MANY_MAIDS = 7;
const SEATS_EACH = 4;
/**
 * What helps where maids were too busy with one kind of work: another maid or, where there are maids enough for the
 * seats, that all of them do this work first, unless they did so already.
 */
export function moreHands(state: WorldState, first: FocusName): Option[] {
  const { length } = maidsOf(state);
  const enough = length >= MANY_MAIDS && state.seats.length <= SEATS_EACH * length;
  if (state.season === undefined || !enough || state.focus?.on === first) return hire(state);
  return [{ ...nothing, kind: 'focus', what: first }];
}

const maidsOf = (state: WorldState): Maid[] =>
  Object.values(state.people).filter((one): one is Maid => one.role === 'maid');

function idleOf({ bands }: WorldState, { id }: Maid): number {
  let sum = 0;
  for (const { from, to, what } of bands[id] ?? []) if (what === 'wait' || what === 'chat') sum += to - from;
  return sum;
}
/** The maid with the most idle time; ties go to the smaller id. Undefined for an empty list. */
const idlest = (state: WorldState, maids: readonly Maid[]): Maid | undefined =>
  [...maids].sort((a, b) => idleOf(state, b) - idleOf(state, a) || (a.id < b.id ? -1 : 1))[0];

/**
 * Suggests new duties: both duties for the most idle maid with the duty `from`. If there is none and more than two
 * maids have both duties, the most idle of them gets the duty `to` alone, unless half of all maids have it alone
 * already. Suggests nothing if the player has changed duties in the opposite direction in the last days.
 * @param needed whether nobody can do the work without it; otherwise a change must last, see {@link lasting}
 */
export function newDuties(state: WorldState, from: Duties, to: Duties, needed: boolean): Option[] {
  if (movedAway(state, from, to)) return [];
  const maids = maidsOf(state);
  const open = needed ? maids : lasting(state, maids);
  const one = idlest(
    state,
    open.filter(({ duties }) => duties === from),
  );
  if (one !== undefined) return [dutiesOf(state, one, 'allround')];
  const rest = maids.filter(({ duties }) => duties === 'allround');
  const other =
    rest.length > 2 && 2 * maids.filter(({ duties }) => duties === to).length < maids.length
      ? idlest(
          state,
          rest.filter((maid) => open.includes(maid)),
        )
      : undefined;
  return other === undefined ? [] : [dutiesOf(state, other, to)];
}
/** For this number of evenings after a change of duties the report suggests no change for another maid. */
const SETTLES_DAYS = 3;
/**
 * The maids whose duties the report may still suggest to change: those whose duties have not changed in this season, and
 * none for some evenings after a change, so that it can show what it does. Otherwise the advice would go round all maids.
 */
function lasting({ season, clock }: WorldState, maids: readonly Maid[]): Maid[] {
  const changed = season?.staff.filter(({ dutiesBefore }) => dutiesBefore !== undefined) ?? [];
  if (changed.some(({ dutiesBefore }) => clock.day - (dutiesBefore?.day ?? 0) <= SETTLES_DAYS)) return [];
  return maids.filter(({ id }) => changed.every((one) => one.id !== id));
}
/** For this number of days the report does not suggest the opposite of a change of duties made by the player. */
const STANDS_DAYS = 2;
/** Whether the player has lately changed a maid's duties so that more maids have the duty `from` and fewer have `to`. */
const movedAway = ({ season, clock }: WorldState, from: Duties, to: Duties): boolean =>
  season?.staff.some(
    ({ duties, dutiesBefore: before }) =>
      before !== undefined &&
      clock.day - before.day <= STANDS_DAYS &&
      ((duties === from && before.duties !== from) || (duties === 'allround' && before.duties === to)),
  ) ?? false;
/** Suggests both duties for a maid who was idle because the work did not belong to her duties. */
export function wider(state: WorldState, who: readonly PersonId[]): Option[] {
  const one = lasting(state, maidsOf(state)).find(({ id, duties }) => who.includes(id) && duties !== 'allround');
  return one === undefined || movedAway(state, one.duties, one.duties === 'serving' ? 'reception' : 'serving')
    ? []
    : [dutiesOf(state, one, 'allround')];
}
const dutiesOf = (state: WorldState, { id }: Maid, duties: Duties): Option =>
  changeOf(state, { kind: 'duties', maid: id, what: duties }, { duties });

/** The remedy that changes a maid's fields. In a season the evening talk makes the change, otherwise a direct edit. */
function changeOf(
  state: WorldState,
  option: Pick<Option, 'kind' | 'what'> & { readonly maid: PersonId },
  edit: MaidEdit,
): Option {
  const { maid } = option;
  if (countedSeason(state) !== undefined) return act(state, option, { do: 'talk', maid, edit });
  return { ...nothing, ...option, input: { kind: 'edit', maid, edit } };
}

/**
 * Suggests that an idle maid looks up more often. In a season her alertness rises by one step; otherwise she looks up
 * in every tick from then on. If all these maids look up in every tick already, the function suggests training and,
 * after it, hiring.
 */
export function moreAlert(state: WorldState, who: readonly PersonId[]): Option[] {
  const maids = maidsOf(state).filter(({ id }) => who.includes(id));
  const dreamy = maids.find(({ alertness }) => alertness === null || alertness > 1);
  if (dreamy === undefined) return [...trained(state, who, 'focus'), ...hire(state)];
  const alertness = countedSeason(state) === undefined ? 1 : alertnessStep(dreamy.alertness, -1);
  return [changeOf(state, { kind: 'alertness', maid: dreamy.id, what: null }, { alertness })];
}

export const trained = (state: WorldState, who: readonly PersonId[], course: string): Option[] =>
  who.map((id) => act(state, { kind: 'train', maid: id, what: course }, { do: 'train', maid: id, course }));

/** Suggests a day off for the maid with the least energy. */
export function off(state: WorldState, who: readonly PersonId[]): Option[] {
  const [one] = maidsOf(state)
    .filter(({ id }) => who.includes(id))
    .sort((a, b) => a.energy - b.energy || (a.id < b.id ? -1 : 1));
  if (one === undefined) return [];
  return [act(state, { kind: 'rest', maid: one.id, what: null }, { do: 'shift', maid: one.id, on: false })];
}
