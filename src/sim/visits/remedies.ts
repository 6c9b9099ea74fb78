/**
 * Ranks the causes of lost guests and suggests a remedy for each, with the input that carries it out if there is one.
 * Computed from the day's figures; nothing is stored.
 */

import { isSeatLetter, NEIGHBOURS, tileAt } from '../world/map.ts';
import { dishPrice } from '../season/begin.ts';
import { roster } from '../../data/index.ts';
import type { EveningBar } from '../season/acts/act.ts';
import { type EveningAct, eveningBar } from '../season/acts/index.ts';
import { readLayout } from '../season/layout.ts';
import type { UpgradeId } from '../season/upgrades.ts';
import type { Loss, LossCause } from '../state/figures.ts';
import type { MaidEdit } from '../state/maid-edit.ts';
import type { Duties, Maid, PersonId } from '../state/person.ts';
import type { WorldState } from '../state/world-state.ts';

/** Kinds of remedies; the text of each is under the word key `remedy.<kind>`. */
export type RemedyKind = 'duties' | 'alertness' | 'seats' | 'upgrade' | 'train' | 'price' | 'rest' | 'hire' | 'way';
/** An input that carries out a remedy. */
export type RemedyInput =
  | { readonly kind: 'edit'; readonly maid: PersonId; readonly edit: MaidEdit }
  | { readonly kind: 'evening'; readonly act: EveningAct };

export interface Remedy {
  readonly kind: RemedyKind;
  /** The maid concerned by the remedy; null = none. */
  readonly maid: PersonId | null;
  /** The duty, upgrade, course or dish of the remedy; null = none. */
  readonly what: string | null;
  /** The input that carries out the remedy; null if it takes more than one step or is not possible now. */
  readonly input: RemedyInput | null;
  /** Why the remedy is not possible tonight, if it would take only one step; otherwise null. */
  readonly missing: EveningBar | 'noRoom' | 'usualPrices' | null;
}
export interface RankedCause extends Pick<Loss, 'cause' | 'count' | 'seconds' | 'who' | 'at'> {
  readonly remedy: Remedy | null;
}

/** The day's causes of lost guests, sorted by number of guests, then by waiting time (longest first), then by name. */
export function causesOf(state: WorldState): RankedCause[] {
  const byCause = new Map<LossCause, Loss>();
  for (const loss of state.figures.causes ?? []) {
    const alike = byCause.get(loss.cause);
    byCause.set(loss.cause, alike === undefined ? { ...loss, who: [...loss.who] } : together(alike, loss));
  }
  return [...byCause.values()]
    .sort((a, b) => b.count - a.count || b.seconds - a.seconds || (a.cause < b.cause ? -1 : 1))
    .map(({ cause, count, seconds, who, at }) => ({
      cause,
      count,
      seconds,
      who,
      at,
      remedy: possible(state, remedyFor(state, cause, who)),
    }));
}

const together = (a: Loss, b: Loss): Loss => ({
  ...a,
  count: a.count + b.count,
  seconds: a.seconds + b.seconds,
  who: [...a.who, ...b.who.filter((id) => !a.who.includes(id))],
  at: Math.max(a.at, b.at),
});

/**
 * The remedy if it is possible in this café, otherwise null. Without a season there is no evening, so that only
 * remedies that change maids remain.
 */
const possible = (state: WorldState, remedy: Remedy | null): Remedy | null =>
  remedy === null || state.season !== undefined || remedy.kind === 'duties' || remedy.kind === 'alertness'
    ? remedy
    : null;

function remedyFor(state: WorldState, cause: LossCause, who: readonly PersonId[]): Remedy | null {
  switch (cause) {
    case 'noReception':
    case 'receptionBusy':
    case 'tooFar':
      return newDuties(state, 'serving', 'reception') ?? hire(state);
    case 'noCarrier':
    case 'carriersBusy':
    case 'notCleared':
    case 'carriedLate':
      return newDuties(state, 'reception', 'serving') ?? hire(state);
    case 'chatted':
    case 'idle':
      return wider(state, who) ?? moreAlert(state, who);
    case 'ticketCarried':
      return moreAlert(state, who);
    case 'full':
    case 'partyTooBig':
      return oneMoreSeat(state);
    case 'kitchenSlow':
      return upgraded(state, 'stove', 'chef');
    case 'dropped':
      return trained(state, who, 'grace') ?? upgraded(state, 'floor');
    case 'tooDear':
      return cheaper(state);
    case 'worn':
      return off(state, who);
    case 'blocked':
    case 'cutOff':
      return { ...nothing, kind: 'way' };
    case 'badFood':
      return upgraded(state, 'warmer');
    default:
      return null;
  }
}

const nothing = { maid: null, what: null, input: null, missing: null } as const;

/** Suggests hiring, as long as a maid of the roster is not employed. */
const hire = ({ season }: WorldState): Remedy | null =>
  roster.every(({ id }) => season?.staff.some((one) => one.id === id)) ? null : { ...nothing, kind: 'hire' };
const maidsOf = (state: WorldState): Maid[] =>
  Object.values(state.people).filter((one): one is Maid => one.role === 'maid');

/** The input of an evening's act, if the act is possible now; otherwise why it is not. */
function evening(state: WorldState, act: EveningAct): Pick<Remedy, 'input' | 'missing'> {
  const missing = eveningBar(state, act);
  return { input: missing === null ? { kind: 'evening', act } : null, missing };
}

/** Number of ticks of the day in which a maid had nothing to do. */
function idleOf({ bands }: WorldState, { id }: Maid): number {
  let sum = 0;
  for (const { from, to, what } of bands[id] ?? []) if (what === 'wait' || what === 'chat') sum += to - from;
  return sum;
}
/** The maid with the most idle time; ties go to the smaller id. */
const idlest = (state: WorldState, maids: readonly Maid[]): Maid | undefined =>
  [...maids].sort((a, b) => idleOf(state, b) - idleOf(state, a) || (a.id < b.id ? -1 : 1))[0];

/**
 * Suggests new duties: both duties for the most idle maid with the duty `from`. If there is none and more than two
 * maids have both duties, the most idle of them gets the duty `to` alone.
 */
function newDuties(state: WorldState, from: Duties, to: Duties): Remedy | null {
  const maids = maidsOf(state);
  const one = idlest(
    state,
    maids.filter(({ duties }) => duties === from),
  );
  if (one !== undefined) return dutiesOf(one, 'allround');
  const rest = maids.filter(({ duties }) => duties === 'allround');
  const other = rest.length > 2 ? idlest(state, rest) : undefined;
  return other === undefined ? null : dutiesOf(other, to);
}
/** Suggests both duties for a maid who was idle because the work did not belong to her duties. */
function wider(state: WorldState, who: readonly PersonId[]): Remedy | null {
  const one = maidsOf(state).find(({ id, duties }) => who.includes(id) && duties !== 'allround');
  return one === undefined ? null : dutiesOf(one, 'allround');
}
const dutiesOf = ({ id }: Maid, duties: Duties): Remedy => ({
  ...nothing,
  kind: 'duties',
  maid: id,
  what: duties,
  input: { kind: 'edit', maid: id, edit: { duties } },
});

/** Suggests that an idle maid looks up every tick; if all idle maids do so already, suggests training. */
function moreAlert(state: WorldState, who: readonly PersonId[]): Remedy | null {
  const maids = maidsOf(state).filter(({ id }) => who.includes(id));
  const dreamy = maids.find(({ alertness }) => alertness === null || alertness > 1);
  if (dreamy === undefined) return trained(state, who, 'focus') ?? hire(state);
  const input: RemedyInput = { kind: 'edit', maid: dreamy.id, edit: { alertness: 1 } };
  return { ...nothing, kind: 'alertness', maid: dreamy.id, input };
}

function trained(state: WorldState, who: readonly PersonId[], course: string): Remedy | null {
  for (const id of who) {
    const done = evening(state, { do: 'train', maid: id, course });
    if (done.input !== null) return { kind: 'train', maid: id, what: course, ...done };
  }
  return null;
}

/** Suggests the first of these upgrades that can be bought, otherwise the first to save for; null if all are complete. */
function upgraded(state: WorldState, ...ids: readonly UpgradeId[]): Remedy | null {
  const all = ids.map((what): Remedy => ({
    kind: 'upgrade',
    maid: null,
    what,
    ...evening(state, { do: 'upgrade', upgrade: what }),
  }));
  return all.find(({ input }) => input !== null) ?? all.find(({ missing }) => missing !== 'enough') ?? null;
}

/** Suggests a day off for the maid with the least energy. */
function off(state: WorldState, who: readonly PersonId[]): Remedy | null {
  const [one] = maidsOf(state)
    .filter(({ id }) => who.includes(id))
    .sort((a, b) => a.energy - b.energy || (a.id < b.id ? -1 : 1));
  if (one === undefined) return null;
  return { kind: 'rest', maid: one.id, what: null, ...evening(state, { do: 'shift', maid: one.id, on: false }) };
}

/** Suggests the usual price for the dish that is furthest above it. */
function cheaper(state: WorldState): Remedy {
  const over = ({ id, price }: { id: string; price: number }): number => price / Math.max(1, dishPrice(id));
  const [dear] = [...state.menu].sort((a, b) => over(b) - over(a) || (a.id < b.id ? -1 : 1));
  if (dear === undefined || over(dear) <= 1) return { ...nothing, kind: 'price', missing: 'usualPrices' };
  const done = evening(state, { do: 'price', dish: dear.id, price: dishPrice(dear.id) });
  return { kind: 'price', maid: null, what: dear.id, ...done };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** Suggests one more seat at the largest table with room beside it; tries tables until a layout has no problems. */
function oneMoreSeat(state: WorldState): Remedy {
  const { map, seats, season } = state;
  const none: Remedy = { ...nothing, kind: 'seats', missing: 'noRoom' };
  const letter = [...LETTERS].find((one) => isSeatLetter(one) && !seats.some(({ id }) => id === one));
  if (season === undefined) return none;
  if (letter === undefined) return { ...none, missing: 'full' };
  const at = (x: number, y: number): number => seats.filter((seat) => seat.tableX === x && seat.tableY === y).length;
  const tables = map.rows
    .flatMap((row, y) => [...row].flatMap((tile, x) => (tile === 'T' ? [{ x, y, seats: at(x, y) }] : [])))
    .sort((a, b) => b.seats - a.seats || a.y - b.y || a.x - b.x);
  for (const table of tables)
    for (const { dx, dy } of NEIGHBOURS) {
      const [x, y] = [table.x + dx, table.y + dy];
      if (tileAt(map, x, y) !== '.') continue;
      const rows = map.rows.map((row, i) => (i === y ? row.slice(0, x) + letter + row.slice(x + 1) : row));
      const act: EveningAct = { do: 'layout', rows, decor: map.decor };
      if (readLayout(map, state.stars, rows, map.decor).problems.length > 0) continue;
      return { ...none, ...evening(state, act) };
    }
  return none;
}
