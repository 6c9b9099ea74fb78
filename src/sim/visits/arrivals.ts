/**
 * Plans the guests of a day. The plan is drawn in the morning from the day's random stream, by the tables of guests
 * and celebrities. A day consists of a quiet morning, the lunch rush, tea time and the evening.
 */

import { chance, integer, pick, pickWeighted, type Stream } from '../../ai/index.ts';
import { heroes, type GuestTypeRow, type HeroRow } from '../../data/index.ts';
import { tablesOf } from '../state/pack/pack.ts';
import { SMALLEST_PARTY } from '../state/person.ts';
import { difficultyOf } from '../season/new-season.ts';
import { drawOf } from '../season/guest-types.ts';
import type { SeasonState } from '../state/season.ts';
import { guestsFactor } from '../season/upgrades.ts';
import { guestName } from '../people/stranger-names.ts';
import type { Clock, Weather } from '../state/things.ts';
import type { ArrivalPlan, GuestSpec } from '../state/arrivals.ts';

/** Share of the day after which no guest comes in, so that everyone can finish. */
const LAST_ENTRY = 0.88;

type Part = 'morning' | 'noon' | 'tea' | 'evening';
/** Parts of the day in order, each with its end as a share of the day and a factor on arrivals. */
const ARC: readonly { readonly part: Part; readonly until: number; readonly rush: number }[] = [
  { part: 'morning', until: 0.12, rush: 0.5 },
  { part: 'noon', until: 0.3, rush: 2.1 },
  { part: 'tea', until: 0.54, rush: 0.45 },
  { part: 'evening', until: 0.74, rush: 2 },
];
/** The last part of the day. Few guests arrive, so that those who are still in the queue after the evening's rush get a table. */
const LATE = { part: 'evening', until: 1, rush: 0.5 } as const;

const partOfDay = (share: number): Part => (ARC.find(({ until }) => share < until) ?? LATE).part;
const rushAt = (share: number): number => (ARC.find(({ until }) => share < until) ?? LATE).rush;

/** The first and the last tick of the rush at noon or in the evening. */
export function rushTimes(
  { openTick, closeTick }: Pick<Clock, 'openTick' | 'closeTick'>,
  which: 'noon' | 'evening',
): { readonly from: number; readonly to: number } {
  const at = (share = 0): number => openTick + Math.floor(((closeTick ?? openTick) - openTick) * share);
  const i = ARC.findIndex(({ part }) => part === which);
  return { from: at(ARC[i - 1]?.until), to: at(ARC[i]?.until) };
}

/** The two quiet parts of the day, after the lunch rush and after the evening's rush, as shares of the day's length. */
const QUIET: readonly (readonly [from: number, to: number])[] = [
  [0.32, 0.52],
  [0.76, 0.86],
];
/** Number of ticks after which a guest who has gone away comes back at the earliest. */
const SOONEST = 300;

/** The part of the day in which a guest who finds the café full comes back: the first ticks and the last; null if it is too late today. */
export function quietTimeAfter(
  { openTick, closeTick }: Pick<Clock, 'openTick' | 'closeTick'>,
  tick: number,
): { readonly from: number; readonly to: number } | null {
  if (closeTick === null) return null;
  const at = (share: number): number => openTick + Math.floor((closeTick - openTick) * share);
  for (const [from, to] of QUIET) {
    const first = Math.max(at(from), tick + SOONEST);
    if (first < at(to)) return { from: first, to: at(to) };
  }
  return null;
}

export function guestSpec(type: GuestTypeRow, stream: Stream): GuestSpec {
  const look = pick(stream, type.looks);
  const { name: temperament } = pickWeighted(stream, type.temperament, ({ weight }) => weight);
  return {
    name: '',
    look,
    customerType: type.type,
    isHero: false,
    patience: type.patience,
    budget: type.budget,
    taste: type.taste,
    temperament,
    loudness: 0,
    speed: type.speed,
    party: null,
    seat: null,
    start: 'door',
    order: null,
  };
}

export function heroSpec(hero: HeroRow): GuestSpec {
  return {
    name: hero.name,
    look: hero.look,
    customerType: hero.type,
    isHero: true,
    patience: hero.patience,
    budget: hero.budget,
    taste: hero.taste,
    temperament: hero.temperament,
    loudness: hero.loudness,
    speed: hero.speed,
    party: null,
    seat: null,
    start: 'door',
    order: null,
  };
}

/** Sorts arrival plans by tick; ties keep the given order. */
export const inOrder = (plans: readonly ArrivalPlan[]): ArrivalPlan[] =>
  plans
    .map((plan, index) => ({ plan, index }))
    .sort((a, b) => a.plan.tick - b.plan.tick || a.index - b.index)
    .map(({ plan }) => plan);

/** Draws the number of people in a guest's party. */
const partyOf = ({ together, partyMost }: GuestTypeRow, stream: Stream): number =>
  together > 0 && chance(stream, together) ? integer(stream, SMALLEST_PARTY, partyMost) : 1;

/** Number of guests who want to come on a day, by weather, stars, posters and difficulty. @param average as in `planDay` */
export const wantedGuests = (average: number, weather: Weather, stars: number, season?: SeasonState): number =>
  Math.round(
    average *
      (weather === 'rain' ? 0.7 : 1) *
      (0.8 + stars * 0.1) *
      (season === undefined ? 1 : guestsFactor(season) * difficultyOf(season.difficulty).guests),
  );

/**
 * Plans the day's guests in the order of arrival. The ids of the guests sort in the same order.
 *
 * @param average number of guests on an average day at two stars (demand.ts); may be a fraction
 */
export function planDay(
  clock: Clock,
  average: number,
  weather: Weather,
  stars: number,
  stream: Stream,
  season?: SeasonState,
  heroesComing?: readonly HeroRow[],
): ArrivalPlan[] {
  const { day, openTick } = clock;
  const closeTick = clock.closeTick ?? openTick + 6000;
  const length = closeTick - openTick;
  const wanted = wantedGuests(average, weather, stars, season);
  const rush = (share: number): number =>
    season?.assists.slowerRush === true ? Math.min(1, rushAt(share)) : rushAt(share);
  const plans: { tick: number; id: string | null; spec: GuestSpec }[] = [];
  const { guestTypes } = tablesOf(season);
  const slots = 120;
  const last = Math.floor(slots * LAST_ENTRY);
  let total = 0;
  for (let slot = 0; slot < last; slot++) total += rush(slot / slots);
  let due = 0;
  for (let slot = 0; slot < last; slot++) {
    due += (wanted * rush(slot / slots)) / total;
    while (due >= 1 || (due > 0.02 && chance(stream, due * 0.5))) {
      due -= 1;
      const part = partOfDay(slot / slots);
      const type = pickWeighted(
        stream,
        guestTypes,
        (row) => row.weight * row[part] * (season === undefined ? 1 : drawOf(season, row)),
      );
      const spec = guestSpec(type, stream);
      const tick = openTick + Math.floor((slot * length) / slots) + integer(stream, 0, Math.floor(length / slots));
      plans.push({ tick, id: null, spec: { ...spec, name: guestName(stream) } });
      const party = partyOf(type, stream);
      if (party === 1) continue;
      const name = `p${day}-${plans.length}`;
      (plans[plans.length - 1] as (typeof plans)[number]).spec.party = name;
      for (let i = 1; i < party; i++)
        plans.push({ tick, id: null, spec: { ...guestSpec(type, stream), name: guestName(stream), party: name } });
      // The other members of the party are subtracted from the guests who are due, so that parties do not increase the
      // number of guests in a day.
      due -= party - 1;
    }
  }
  for (const hero of heroesComing ?? someHeroes(stars, stream)) {
    plans.push({
      tick: openTick + integer(stream, Math.floor(length * 0.15), Math.floor(length * 0.75)),
      id: hero.id,
      spec: heroSpec(hero),
    });
  }
  const ordered = plans.map((plan, index) => ({ ...plan, index })).sort((a, b) => a.tick - b.tick || a.index - b.index);
  return ordered.map(({ tick, id, spec }, i) => ({
    tick,
    id: id ?? `g${day}-${String(i + 1).padStart(3, '0')}`,
    spec,
  }));
}

/** Draws the celebrities of a day without a season: one to three, more with more stars. */
function someHeroes(stars: number, stream: Stream): HeroRow[] {
  const count = 1 + (chance(stream, 0.5) ? 1 : 0) + (chance(stream, stars / 5) ? 1 : 0);
  const left = [...heroes];
  return Array.from({ length: count }, () => left.splice(integer(stream, 0, left.length - 1), 1)[0] as HeroRow);
}
