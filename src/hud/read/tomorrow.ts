/**
 * Reads what is known in the evening about tomorrow: weather, announced events, maids off duty, tired maids. Each comes
 * with the page or the action of the player that helps.
 */

import { weatherTomorrow } from '../../sim/events/weather.ts';
import { eventOf } from '../../sim/events/index.ts';
import { isFestival } from '../../sim/season/duel/duel.ts';
import type { PlannedEvent } from '../../sim/state/day-events.ts';
import type { PersonId } from '../../sim/state/person.ts';
import { tablesOf } from '../../sim/state/pack/pack.ts';
import type { BellRow } from '../../sim/season/golden-bells.ts';
import { isPaperDay } from '../../sim/season/sunday-paper.ts';
import { afterNight } from '../../sim/season/staff.ts';
import type { EveningAct } from '../../sim/season/acts/index.ts';
import type { SeasonState, StaffMember } from '../../sim/state/season.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import type { Weather } from '../../sim/state/things.ts';
import type { EveningTab } from '../store.ts';

export interface Announced {
  readonly kind: string;
  /** Name of the person the event is about; '' = none. */
  readonly name: string;
  /** The evening's page on which to prepare for the event; null if nothing is left to prepare. */
  readonly page: EveningTab | null;
  /** What the inspectors for a golden bell want; left out for other events. */
  readonly bell?: BellRow;
  /**
   * For a celebrity: `by` = names of the maids whose favourites include the celebrity; `canBe` = there are none, but a
   * maid could add the celebrity, who has been here before. Left out for other events.
   */
  readonly liked?: {
    readonly by: readonly string[];
    readonly canBe: boolean;
    /** The maid that the player had best ask, and the celebrity; null unless `canBe`. */
    readonly ask: { readonly maid: PersonId; readonly likes: PersonId } | null;
  };
}
export interface TiredTomorrow {
  readonly id: PersonId;
  readonly name: string;
  /** The maid's energy in the morning, 0 … 1. */
  readonly energy: number;
  /** The player's input that gives the maid a day off. */
  readonly act: EveningAct;
}
export interface TomorrowView {
  readonly day: number;
  readonly weather: Weather;
  /** Whether rain is forecast and the café has no umbrella stand. */
  readonly wet: boolean;
  readonly events: readonly Announced[];
  /** Whether the Sunday paper is printed in tomorrow's evening. */
  readonly paper: boolean;
  readonly on: number;
  readonly off: readonly string[];
  /** The first maid of those who are off duty; null = all are on shift. */
  readonly firstOff: PersonId | null;
  readonly tired: readonly TiredTomorrow[];
}

/** Energy in the morning below which a maid is tired before the end of a busy day, because such a day costs half of the full energy. */
const SHORT_OF_BREATH = 0.75;

/**
 * Whether the list of tomorrow's events contains this event. Stage evenings and street festivals that the player puts
 * on are left out, because the forecast has separate lines for them. A festival on a Sunday is listed, because of its
 * cooking duel, and so is a birthday for which a cake is ordered.
 */
const isToldHere =
  (day: number) =>
  ({ kind, big }: PlannedEvent): boolean =>
    big !== true || kind === 'birthday' || (kind === 'festival' && isFestival(day));

/** The order of tired maids: the most tired first. */
export const mostTired = (a: Pick<TiredTomorrow, 'id' | 'energy'>, b: Pick<TiredTomorrow, 'id' | 'energy'>): number =>
  a.energy - b.energy || (a.id < b.id ? -1 : 1);

/** Share of the day's orders or dishes from which a maid is missed on a day off. */
const MISSED_FROM = 0.2;

/** What a maid did the most of today, orders or dishes, as a share of all; null if it is less than a fifth. */
export function shareOf(
  state: WorldState,
  id: PersonId,
): { readonly of: 'orders' | 'dishes'; readonly share: number } | null {
  const maids = Object.values(state.people).filter((one) => one.role === 'maid');
  const me = maids.find((one) => one.id === id);
  if (me === undefined) return null;
  const share = (of: 'orders' | 'dishes'): number =>
    me.tally[of] /
    Math.max(
      1,
      maids.reduce((sum, { tally }) => sum + tally[of], 0),
    );
  const of = share('orders') >= share('dishes') ? 'orders' : 'dishes';
  return share(of) < MISSED_FROM ? null : { of, share: share(of) };
}

/** The maid to ask for a new favourite: on shift tomorrow, not talked with today, and of those the one who minds it least. */
const bestToAsk = ({ staff }: SeasonState, today: number): StaffMember | null =>
  [...staff].sort(
    (a, b) =>
      Number(b.onShift) - Number(a.onShift) ||
      Number(a.talked === today) - Number(b.talked === today) ||
      b.obedience - a.obedience,
  )[0] ?? null;

/** Tomorrow's forecast; null where there is no season. */
export function readTomorrow(state: WorldState): TomorrowView | null {
  const { season, clock } = state;
  if (season === undefined) return null;
  const day = clock.day + 1;
  const nameOf = (id: PersonId): string =>
    season.staff.find((one) => one.id === id)?.name ?? tablesOf(season).heroes.find((one) => one.id === id)?.name ?? id;
  const weather = weatherTomorrow(state);
  const working = season.staff.filter(({ onShift }) => onShift);
  return {
    day,
    weather,
    wet: weather === 'rain' && !state.map.decor.some(({ kind }) => kind === 'umbrella-stand'),
    events:
      season.tomorrow?.day === day
        ? season.tomorrow.events.filter(isToldHere(day)).map(({ kind, of }): Announced => {
            const name = of === undefined ? '' : nameOf(of);
            const page = eventOf(kind)?.preparedOn ?? 'staff';
            const bell = eventOf(kind)?.judges?.(day) ?? null;
            if (bell !== null) return { kind, name, page: bell.demand === 'dishes' ? 'menu' : 'goals', bell };
            if (kind !== 'heroes' || of === undefined) return { kind, name, page };
            const by = season.staff.filter((one) => one.favouriteCustomerIds?.includes(of) === true);
            const canBe = by.length === 0 && season.album[of] !== undefined;
            const maid = canBe ? bestToAsk(season, day - 1) : null;
            const ask = maid === null ? null : { maid: maid.id, likes: of };
            return { kind, name, page: canBe ? page : null, liked: { by: by.map((one) => one.name), canBe, ask } };
          })
        : [],
    paper: isPaperDay(day) && state.rival !== undefined,
    on: working.length,
    off: season.staff.filter(({ onShift }) => !onShift).map(({ name }) => name),
    firstOff: season.staff.find(({ onShift }) => !onShift)?.id ?? null,
    tired: working
      .map((member) => ({ id: member.id, name: member.name, energy: afterNight(season, member).energy }))
      .filter(({ energy }) => energy < SHORT_OF_BREATH)
      .sort(mostTired)
      .map((one) => ({ ...one, act: { do: 'shift', maid: one.id, on: false } })),
  };
}
