/**
 * Ranks the causes of lost guests, and suggests a remedy for each, with the input that carries out the remedy if there
 * is such an input. Everything is computed from the day's figures; nothing is stored.
 */

import { dishPrice } from '../season/new-season.ts';
import { tablesOf } from '../state/pack/pack.ts';
import type { EveningBar } from '../season/acts/act.ts';
import { costOf, type EveningAct, eveningBar } from '../season/acts/index.ts';
import {
  moreChairs,
  movedChairs,
  oneMoreSeat,
  oneMoreTable,
  type SeatPlan,
  tableForSix,
  whyNoRoom,
} from '../season/more-seats.ts';
import { alertnessStep } from '../season/evening-talk.ts';
import type { UpgradeId } from '../season/upgrades.ts';
import type { Loss, LossCause } from '../state/figures.ts';
import { countedSeason } from '../state/free-cafe.ts';
import type { MaidEdit } from '../state/maid-edit.ts';
import type { Duties, Maid, PersonId } from '../state/person.ts';
import type { FocusName } from '../state/strong.ts';
import type { WorldState } from '../state/world-state.ts';

/** Kinds of remedies; the text of each is under the word key `remedy.<kind>`. */
export type RemedyKind =
  | 'duties'
  | 'alertness'
  | 'join'
  | 'send'
  | 'focus'
  | 'seats'
  | 'table'
  | 'chairs'
  | 'moved'
  | 'groupTable'
  | 'secondGroupTable'
  | 'noRoom'
  | 'upgrade'
  | 'train'
  | 'price'
  | 'rest'
  | 'menu'
  | 'hire'
  | 'way';
export type RemedyInput =
  | { readonly kind: 'edit'; readonly maid: PersonId; readonly edit: MaidEdit }
  | { readonly kind: 'evening'; readonly act: EveningAct };

export interface Remedy {
  readonly kind: RemedyKind;
  readonly maid: PersonId | null;
  /** The duty, upgrade, course, dish or table that the remedy is about, or why there is no room; null if it is about none. */
  readonly what: string | null;
  /** The input that carries out the remedy; null if a single input is not enough. The player then uses a page of the evening instead. */
  readonly input: RemedyInput | null;
  /** Price in yen, paid at once. */
  readonly cost: number;
  /** Size of the party for which a remedy adds or lacks chairs; left out for every other remedy. */
  readonly size?: number;
}
export interface RankedCause extends Pick<Loss, 'cause' | 'count' | 'size' | 'seconds' | 'who' | 'at'> {
  /** The best remedy that can be carried out and paid tonight; null if there is none. */
  readonly remedy: Remedy | null;
  /** A better remedy for which the money does not suffice; null if there is none. */
  readonly unaffordable: Remedy | null;
}

/** A remedy, with the reason why it cannot be carried out tonight; null = it can be carried out. */
interface Option extends Remedy {
  readonly missing: EveningBar | null;
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
    .map(({ cause, count, size, seconds, who, at }) => ({
      cause,
      count,
      ...(size === undefined ? {} : { size }),
      seconds,
      who,
      at,
      ...chosen(state, optionsFor(state, cause, who, size)),
    }));
}

/**
 * The wishes of the day by dish, the most frequent first. The remedy is to put the dish on the menu. If this is not
 * possible now, the remedy is null, and `missing` says why: for example, the recipe is not known or the menu is full.
 */
export function unmetWishes(state: WorldState): {
  readonly dish: string;
  readonly names: readonly string[];
  readonly remedy: Remedy | null;
  readonly missing: EveningBar | null;
}[] {
  const byDish = new Map<string, string[]>();
  for (const { dish, name } of state.figures.wished ?? [])
    byDish.set(dish, [...(byDish.get(dish) ?? []).filter((one) => one !== name), name]);
  return [...byDish]
    .sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1))
    .map(([dish, names]) => {
      const option = act(state, { ...nothing, kind: 'menu', what: dish }, { do: 'menu', dish, on: true });
      const { missing } = option;
      return { dish, names, remedy: state.season === undefined || missing !== null ? null : option, missing };
    });
}

/**
 * Chooses two remedies from a list in which the best come first. One is the first that can be carried out. The other is
 * the first before it for which only the money is lacking. Remedies that cannot be carried out for another reason are
 * skipped.
 */
function chosen(state: WorldState, options: readonly Option[]): Pick<RankedCause, 'remedy' | 'unaffordable'> {
  const open = options.filter((one) => possible(state, one) && (one.missing === null || one.missing === 'dear'));
  const at = open.findIndex(({ missing }) => missing === null);
  const before = at < 0 ? open : open.slice(0, at);
  return { remedy: open[at] ?? null, unaffordable: before[0] ?? null };
}

const together = (a: Loss, b: Loss): Loss => ({
  ...a,
  count: a.count + b.count,
  ...(a.size === undefined && b.size === undefined ? {} : { size: Math.max(a.size ?? 1, b.size ?? 1) }),
  seconds: a.seconds + b.seconds,
  who: [...a.who, ...b.who.filter((id) => !a.who.includes(id))],
  at: Math.max(a.at, b.at),
});

/** Whether this café can use a remedy at all: without a season there is no evening, so only what needs no evening is possible. */
const possible = (state: WorldState, { kind }: Remedy): boolean =>
  state.season !== undefined || kind === 'duties' || kind === 'alertness' || kind === 'send';

/** The remedies of a cause, the best first. */
function optionsFor(state: WorldState, cause: LossCause, who: readonly PersonId[], size = 1): Option[] {
  switch (cause) {
    case 'noReception':
    case 'receptionBusy':
    case 'tooFar':
      return [...newDuties(state, 'serving', 'reception', cause === 'noReception'), ...moreHands(state, 'orders')];
    case 'noCarrier':
    case 'carriersBusy':
    case 'notCleared':
    case 'carriedLate':
      return [
        ...newDuties(state, 'reception', 'serving', cause === 'noCarrier'),
        ...moreHands(state, cause === 'notCleared' ? 'plates' : 'dishes'),
      ];
    case 'chatted':
    case 'idle':
      return [...wider(state, who), ...moreAlert(state, who)];
    case 'quiet':
      return [SEND];
    case 'ticketCarried':
      return moreAlert(state, who);
    case 'groupTooBig':
      return [...layouts(state, 'groupTable'), JOIN];
    case 'groupTableTaken':
      return [...layouts(state, 'secondGroupTable'), JOIN];
    case 'full':
    case 'partyTooBig':
      return moreRoom(state, cause, size);
    case 'kitchenSlow':
      return upgraded(state, 'stove', 'chef');
    case 'dropped':
      return [...trained(state, who, 'grace'), ...upgraded(state, 'floor')];
    case 'tooDear':
      return cheaper(state);
    case 'worn':
      return off(state, who);
    case 'blocked':
    case 'cutOff':
      return [{ ...nothing, kind: 'way' }];
    case 'badFood':
      return upgraded(state, 'warmer');
    default:
      return [];
  }
}

const nothing = { maid: null, what: null, input: null, cost: 0, missing: null } as const;
/** Pushing two tables together by day, for which nothing has to be bought. */
const JOIN: Option = { ...nothing, kind: 'join' };
/** Sending a maid by day to a guest who is too shy to ring. */
const SEND: Option = { ...nothing, kind: 'send' };

/**
 * What helps where parties of this size found no seats. In a full house any seat helps; if only a large party found
 * none, its table must become large enough. Where no layout is possible, the remedy says which rule is in the way.
 */
function moreRoom(state: WorldState, cause: 'full' | 'partyTooBig', size: number): Option[] {
  if (state.season === undefined) return [];
  const plans = [
    ...layouts(state, 'seats', size),
    ...layouts(state, 'table', size),
    ...(size > 1 ? [...layouts(state, 'chairs', size), ...layouts(state, 'moved', size)] : []),
    ...(cause === 'full' && size > 1 ? [...layouts(state, 'seats', 1), ...layouts(state, 'table', 1)] : []),
  ];
  return plans.length > 0 ? plans : [{ ...nothing, kind: 'noRoom', what: whyNoRoom(state), size }];
}

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
function moreHands(state: WorldState, first: FocusName): Option[] {
  const { length } = maidsOf(state);
  const enough = length >= MANY_MAIDS && state.seats.length <= SEATS_EACH * length;
  if (state.season === undefined || !enough || state.focus?.on === first) return hire(state);
  return [{ ...nothing, kind: 'focus', what: first }];
}
const maidsOf = (state: WorldState): Maid[] =>
  Object.values(state.people).filter((one): one is Maid => one.role === 'maid');

/** Makes a remedy from an evening act, with the act's price and the reason why it is not possible now. */
const act = (state: WorldState, option: Omit<Option, 'input' | 'cost' | 'missing'>, done: EveningAct): Option => ({
  ...option,
  input: { kind: 'evening', act: done },
  cost: costOf(state, done),
  missing: eveningBar(state, done),
});

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
function newDuties(state: WorldState, from: Duties, to: Duties, needed: boolean): Option[] {
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
function wider(state: WorldState, who: readonly PersonId[]): Option[] {
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
function moreAlert(state: WorldState, who: readonly PersonId[]): Option[] {
  const maids = maidsOf(state).filter(({ id }) => who.includes(id));
  const dreamy = maids.find(({ alertness }) => alertness === null || alertness > 1);
  if (dreamy === undefined) return [...trained(state, who, 'focus'), ...hire(state)];
  const alertness = countedSeason(state) === undefined ? 1 : alertnessStep(dreamy.alertness, -1);
  return [changeOf(state, { kind: 'alertness', maid: dreamy.id, what: null }, { alertness })];
}

const trained = (state: WorldState, who: readonly PersonId[], course: string): Option[] =>
  who.map((id) => act(state, { kind: 'train', maid: id, what: course }, { do: 'train', maid: id, course }));

const upgraded = (state: WorldState, ...ids: readonly UpgradeId[]): Option[] =>
  ids.map((what) => act(state, { kind: 'upgrade', maid: null, what }, { do: 'upgrade', upgrade: what }));

/** Suggests a day off for the maid with the least energy. */
function off(state: WorldState, who: readonly PersonId[]): Option[] {
  const [one] = maidsOf(state)
    .filter(({ id }) => who.includes(id))
    .sort((a, b) => a.energy - b.energy || (a.id < b.id ? -1 : 1));
  if (one === undefined) return [];
  return [act(state, { kind: 'rest', maid: one.id, what: null }, { do: 'shift', maid: one.id, on: false })];
}

/** Suggests the usual price for the dish that is furthest above it; nothing if no dish is. */
function cheaper(state: WorldState): Option[] {
  const over = ({ id, price }: { id: string; price: number }): number =>
    price / Math.max(1, dishPrice(id, state.season));
  const [dear] = [...state.menu].sort((a, b) => over(b) - over(a) || (a.id < b.id ? -1 : 1));
  if (dear === undefined || over(dear) <= 1) return [];
  return [
    act(
      state,
      { kind: 'price', maid: null, what: dear.id },
      { do: 'price', dish: dear.id, price: dishPrice(dear.id, state.season) },
    ),
  ];
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
function layouts(state: WorldState, kind: keyof typeof PLANS, size?: number): Option[] {
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
