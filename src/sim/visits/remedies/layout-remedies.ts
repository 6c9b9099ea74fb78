/** Remedies that change the layout of the room, so that there are more seats, or larger tables for groups. */

import {
  moreChairs,
  movedChairs,
  oneMoreSeat,
  oneMoreTable,
  type SeatPlan,
  tableForSix,
  whyNoRoom,
} from '../../season/more-seats.ts';
import type { WorldState } from '../../state/world-state.ts';
import { act, nothing, type Option, type Remedy, type RemedyKind } from './remedy.ts';

/**
 * What helps where parties of this size found no seats. In a full house any seat helps; if only a large party found
 * none, its table must become large enough. Where no layout is possible, the remedy says which rule is in the way.
 */
export function moreRoom(state: WorldState, cause: 'full' | 'partyTooBig', size: number): Option[] {
  if (state.season === undefined) return [];
  const plans = [
    ...layouts(state, 'seats', size),
    ...layouts(state, 'table', size),
    ...(size > 1 ? [...layouts(state, 'chairs', size), ...layouts(state, 'moved', size)] : []),
    ...(cause === 'full' && size > 1 ? [...layouts(state, 'seats', 1), ...layouts(state, 'table', 1)] : []),
  ];
  return plans.length > 0 ? plans : [{ ...nothing, kind: 'noRoom', what: whyNoRoom(state), size }];
}

/** The plans of the remedies that change the layout; `size` is the size of the party that found no seats. */
const PLANS = {
  seats: oneMoreSeat,
  table: oneMoreTable,
  chairs: (state, size = 1) => moreChairs(state, size),
  moved: (state, size = 1) => movedChairs(state, size),
  groupTable: (state) => tableForSix(state),
  secondGroupTable: (state) => tableForSix(state, MOST_TABLES_FOR_SIX),
} satisfies Partial<Record<RemedyKind, (state: WorldState, size?: number) => SeatPlan | null>>;
/** Two groups of six come in a day, so more tables for six would stay empty. */
const MOST_TABLES_FOR_SIX = 2;

/** The remedy of changing the layout; none without a season or a plan. */
export function layouts(state: WorldState, kind: keyof typeof PLANS, size?: number): Option[] {
  const plan = state.season === undefined ? null : PLANS[kind](state, size);
  if (plan === null) return [];
  const what = plan.table === null ? null : String(plan.table);
  const option = { kind, maid: null, what, ...(size === undefined ? {} : { size }) };
  return [act(state, option, { do: 'layout', rows: plan.rows, decor: state.map.decor })];
}

const isLayout = (kind: RemedyKind): kind is keyof typeof PLANS => Object.hasOwn(PLANS, kind);

/**
 * A remedy as it would be carried out now. A change of the layout is planned anew, because the layout may have been
 * changed since the list was computed, and that change would be lost. Null if there is no room any more.
 */
export function renewed(state: WorldState, remedy: Remedy): Remedy | null {
  const { kind, size } = remedy;
  return isLayout(kind) ? (layouts(state, kind, size)[0] ?? null) : remedy;
}
