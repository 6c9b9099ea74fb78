/**
 * Defines a kind of enquiry to the player: when it can be asked, what a yes and a no do, and a forecast. To add a kind,
 * write its record in a file of this folder and name it in `index.ts`, in `ENQUIRY_KINDS` (state/enquiries.ts) and in the
 * language files.
 */

import { integer, pickWeighted, type Stream } from '../../ai/index.ts';
import { rules } from '../../data/season/index.ts';
import { tablesOf } from '../state/pack/pack.ts';
import type { GuestTypeRow } from '../../data/index.ts';
import type { ArrivalPlan, GuestSpec } from '../state/arrivals.ts';
import { LARGEST_PARTY } from '../state/person.ts';
import type { CafeEnquiry, EnquiryKind, EnquiryTerms } from '../state/enquiries.ts';
import type { SimEvent, WorldState } from '../state/world-state.ts';
import { guestName } from '../people/stranger-names.ts';
import { guestSpec, inOrder } from '../visits/arrivals.ts';
import { wins } from '../world/cash-book.ts';
import type { World } from '../world/world.ts';
import { type Outlook, roomAt } from './outlook.ts';

/** A line of an enquiry's forecast: the word keys `enquiry.gain.<key>` and `enquiry.price.<key>` hold its sentence. */
export interface EnquiryLine {
  readonly key: string;
  readonly terms: EnquiryTerms;
}

export interface EnquiryForecast {
  readonly gains: readonly EnquiryLine[];
  readonly costs: readonly EnquiryLine[];
}

export interface EnquiryRecord {
  /** Returns what would be asked now; null if this kind cannot be asked now. */
  readonly make: (world: World, rng: Stream) => EnquiryTerms | null;
  /** Why a yes is impossible now: the word key `enquiry.bar.<reason>`; null if it is possible. Left out = always possible. */
  readonly bar?: (world: World, enquiry: CafeEnquiry) => 'money' | null;
  readonly forecast: (world: World, enquiry: CafeEnquiry) => EnquiryForecast;
  readonly yes: (world: World, enquiry: CafeEnquiry) => void;
  readonly no?: (world: World, enquiry: CafeEnquiry) => void;
  /** Whether an open enquiry is gone before its time, for example because the one who asks has left. */
  readonly lapses?: (world: World, enquiry: CafeEnquiry) => boolean;
  /** Called when nobody has answered in time. */
  readonly forgotten?: (world: World, enquiry: CafeEnquiry) => void;
  /** Called at each tick after a yes, until the enquiry is over. */
  readonly step?: (world: World, enquiry: CafeEnquiry) => void;
  /** Called for each event after a yes, until the enquiry is over. */
  readonly hears?: (world: World, enquiry: CafeEnquiry, event: SimEvent) => void;
  /** Whether the enquiry has ended, for kinds that bring no guests. */
  readonly isOver?: (world: World, enquiry: CafeEnquiry) => boolean;
  /** Called when an enquiry that was answered has ended. */
  readonly ends?: (world: World, enquiry: CafeEnquiry) => void;
  /** Whether a yes is likely a gain now, and why; left out where both answers are a choice. */
  readonly outlook?: (world: World, enquiry: CafeEnquiry) => Outlook;
  /** A simple player's answer where both are a choice, for `npm run balance`; others are answered by their outlook. */
  readonly worth?: (world: World, enquiry: CafeEnquiry) => boolean;
}

/**
 * The first day of the second week. From then on cards say the facts and no longer whether a yes is a gain, and callers who
 * bring many guests pay something at once: money against stars.
 */
export const SECOND_WEEK = 8;
/** The first day on which the kinds are asked that a player of the first weeks has not met. */
const NEW_KINDS_FROM = 12;
export const hasNewKinds = ({ state }: World): boolean => state.clock.day >= NEW_KINDS_FROM;

/** Of those who could ask, the ones who have asked least for the same kind on the last days. */
export function othersThanLately<T>(
  { state }: World,
  kind: EnquiryKind,
  all: readonly T[],
  idsOf: (one: T) => readonly string[],
): T[] {
  const recent = new Set(state.enquiries?.recent);
  const known = all.map((one) => idsOf(one).filter((id) => recent.has(`${kind} ${id}`)).length);
  const least = Math.min(...known);
  return all.filter((_, i) => known[i] === least);
}

/** What such a caller pays at once for each guest, in yen. */
const DEPOSIT = 400;

/** The terms of a deposit for guests of this number; none in the first week. */
export const depositFor = ({ state }: World, count: number): { readonly deposit?: number } =>
  state.clock.day < SECOND_WEEK ? {} : { deposit: DEPOSIT * count };

/** The line of a forecast about the deposit; none without one. */
export const depositLine = ({ terms }: CafeEnquiry): EnquiryLine[] =>
  terms['deposit'] === undefined ? [] : [{ key: 'deposit', terms: { money: terms['deposit'] } }];

/** Puts the deposit into the till. */
export function takeDeposit({ state }: World, enquiry: CafeEnquiry): void {
  const amount = numberOf(enquiry, 'deposit');
  if (amount > 0) wins(state, 'enquiry', amount);
}

export const numberOf = ({ terms }: Pick<CafeEnquiry, 'terms'>, name: string): number => Number(terms[name] ?? 0);
export const textOf = ({ terms }: Pick<CafeEnquiry, 'terms'>, name: string): string => String(terms[name] ?? '');

/** The present share of the day that has passed, from 0 to 1. */
export function shareOfDay({ tick, clock }: WorldState): number {
  const length = (clock.closeTick ?? 0) - clock.openTick;
  return length <= 0 ? 1 : (tick - clock.openTick) / length;
}

/** A tick between two shares of the day, but at least `soonest` ticks from now. */
export function timeIn(world: World, rng: Stream, from: number, to: number, soonest: number): number {
  const { clock, tick } = world.state;
  const length = (clock.closeTick ?? 0) - clock.openTick;
  const least = Math.max(clock.openTick + Math.floor(length * from), tick + soonest);
  const most = Math.max(least, clock.openTick + Math.floor(length * to));
  return integer(rng, least, most);
}

/** Number of ticks from which the quietest is chosen. */
const TIMES = 5;

/**
 * Of several ticks between two shares of the day, the one at which most seats are likely to be free; of equal ones the
 * earliest. Guests who ask when they may come ask for a quiet time.
 */
export function quietTimeIn(world: World, rng: Stream, from: number, to: number, soonest: number): number {
  const times = Array.from({ length: TIMES }, () => timeIn(world, rng, from, to, soonest)).sort((a, b) => a - b);
  return times.reduce((best, one) => (roomAt(world, one) > roomAt(world, best) ? one : best));
}

/** Draws a type of guest that has heard of the café, by weight; undefined if none of them fits. */
export function someType(world: World, rng: Stream, fits: (row: GuestTypeRow) => boolean): GuestTypeRow | undefined {
  const { season } = world.state;
  const types = tablesOf(season).guestTypes.filter(
    (row) => row.weight > 0 && (season === undefined || season.types.includes(row.type)) && fits(row),
  );
  return types.length === 0 ? undefined : pickWeighted(rng, types, ({ weight }) => weight);
}

export const typeNamed = (world: World, name: string): GuestTypeRow | undefined =>
  tablesOf(world.state.season).guestTypes.find(({ type }) => type === name);

/** Plans the guests of an enquiry: they come at this tick for certain, in parties of at most `party` people. */
export function comeAsAgreed(
  world: World,
  enquiry: CafeEnquiry,
  row: GuestTypeRow,
  { count, tick, party = LARGEST_PARTY }: { readonly count: number; readonly tick: number; readonly party?: number },
  more: (spec: GuestSpec) => Partial<GuestSpec> = () => ({}),
): void {
  const { state } = world;
  const { enquiries, clock } = state;
  if (enquiries === undefined) return;
  const { rng } = enquiries;
  const stem = `r${clock.day}-${enquiry.id}`;
  const plans: ArrivalPlan[] = [];
  for (let left = count; left > 0;) {
    const size = Math.min(left, party > LARGEST_PARTY ? party : integer(rng, 1, party));
    const name = size === 1 ? null : `${stem}p${plans.length + 1}`;
    for (let i = 0; i < size; i++) {
      const spec = guestSpec(row, rng);
      plans.push({
        tick: tick + plans.length,
        id: `${stem}-${plans.length + 1}`,
        spec: { ...spec, name: guestName(rng), party: name, expected: true, ...more(spec) },
      });
    }
    left -= size;
  }
  // The members of a party come in together.
  const first = new Map(plans.map(({ spec, tick: at }) => [spec.party, at] as const).reverse());
  const together = plans.map((plan) =>
    plan.spec.party === null ? plan : { ...plan, tick: first.get(plan.spec.party) ?? plan.tick },
  );
  state.arrivals = inOrder([...state.arrivals, ...together]);
  enquiry.guests.push(...plans.map(({ id }) => id));
}

/** The line of a forecast that says how much guests count who were promised a place. */
export const promisedLine: EnquiryLine = { key: 'promised', terms: { weight: rules.promisedWeight } };

/** Number of seats that are free now. */
export const freeSeats = (world: World): number => world.places.freeSeats.size;
