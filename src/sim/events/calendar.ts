/**
 * Plans the events of a day: at most two, none on the first day. Festivals, birthdays and some visits are announced the
 * evening before; the others are drawn in the morning. Both use random streams of their own, so that they depend on
 * nothing else in the day.
 */

import { chance, integer, pick, pickWeighted, stream, type Stream } from '../../ai/index.ts';
import { heroesReady } from '../season/album.ts';
import { isFestival } from '../season/duel.ts';
import type { SeasonState, Tomorrow } from '../state/season.ts';
import type { PersonId } from '../state/person.ts';
import type { WorldState } from '../state/world-state.ts';
import type { CafeMap, Clock, Weather } from '../state/things.ts';
import { birthdayOf, YEAR } from './birthday.ts';
import type { CalendarState, EventKind, PlannedEvent } from '../state/events.ts';

/** Most events of a day, and the first day that may have any. */
export const MOST_EVENTS = 2;
export const FIRST_DAY = 2;
/** Chances of a first and of a second surprise. */
const SURPRISES: readonly number[] = [0.65, 0.3];
/** Chance of an announced visit on a day that has nothing else. */
const ANNOUNCES = 0.25;
/** Shares of the day between which events begin, and the fewest ticks between two of them. */
const EARLIEST = 0.16;
const LATEST = 0.62;
const APART = 900;

/** Events that come by surprise: weight, and the first day of the season. */
const BY_SURPRISE: readonly { readonly kind: EventKind; readonly weight: number; readonly from: number }[] = [
  { kind: 'alarm', weight: 2, from: 4 },
  { kind: 'gang', weight: 3, from: 2 },
  { kind: 'critic', weight: 3, from: 3 },
  { kind: 'heroes', weight: 2, from: 4 },
  { kind: 'brawl', weight: 2, from: 3 },
  { kind: 'tv', weight: 2, from: 5 },
  { kind: 'rain', weight: 2, from: 2 },
];
/** Only in a café with a loudspeaker, or on a festival in one with a stage. */
const SHOW = { kind: 'show', weight: 4, from: 2 } as const;
/** Visits that may be announced. */
const VISITS: readonly EventKind[] = ['heroes', 'tv'];

/** Sorts by tick; ties keep the given order. */
export const byTick = (planned: readonly PlannedEvent[]): PlannedEvent[] =>
  planned
    .map((one, index) => ({ one, index }))
    .sort((a, b) => a.one.at - b.one.at || a.index - b.index)
    .map(({ one }) => one);

/** What is known in the morning. */
export interface MorningOf {
  readonly seed: number;
  readonly clock: Clock;
  readonly map: Pick<CafeMap, 'decor'>;
  readonly weather: Weather;
}

/** The calendar of a day of the season. */
export function planCalendar({ seed, clock, map, weather }: MorningOf, season: SeasonState): CalendarState {
  const { day } = clock;
  const rng = stream(seed, `events ${day}`);
  const planned: PlannedEvent[] = season.tomorrow?.day === day ? [...season.tomorrow.events] : [];
  if (day >= FIRST_DAY) {
    const hasSpeaker = map.decor.some(({ kind }) => kind === 'speaker');
    if (isFestival(day)) surprise(rng, clock, planned, [SHOW]);
    // If it rains from the morning on, the rain counts as one event.
    if (weather === 'rain' && planned.length < MOST_EVENTS)
      planned.push({ kind: 'rain', at: clock.openTick + 20, announced: false });
    for (const share of SURPRISES) {
      if (planned.length >= MOST_EVENTS || !chance(rng, share)) break;
      surprise(rng, clock, planned, hasSpeaker ? [...BY_SURPRISE, SHOW] : BY_SURPRISE);
    }
  }
  return { planned: byTick(planned), going: [], begun: 0, rng };
}

type Surprise = (typeof BY_SURPRISE)[number];

function surprise(rng: Stream, clock: Clock, planned: PlannedEvent[], among: readonly Surprise[]): void {
  const could = among.filter(({ kind, from }) => clock.day >= from && planned.every((one) => one.kind !== kind));
  const at = when(rng, clock, planned);
  if (could.length > 0 && at !== null)
    planned.push({ kind: pickWeighted(rng, could, ({ weight }) => weight).kind, at, announced: false });
}

/** A tick well apart from the planned events; null if there is no room. */
function when(rng: Stream, { openTick, closeTick }: Clock, planned: readonly PlannedEvent[]): number | null {
  const length = (closeTick ?? openTick + 6000) - openTick;
  for (let i = 0; i < 8; i++) {
    const at = openTick + integer(rng, Math.floor(length * EARLIEST), Math.floor(length * LATEST));
    if (planned.every((one) => Math.abs(one.at - at) >= APART)) return at;
  }
  return null;
}

/** The events announced in the evening for the next day; the morning uses the same list. */
export function announce(state: WorldState, season: SeasonState): Tomorrow {
  const { clock, seed } = state;
  const day = clock.day + 1;
  const rng = stream(seed - clock.day, `announced ${day}`);
  const events: PlannedEvent[] = [];
  if (isFestival(day)) events.push({ kind: 'festival', at: clock.openTick + 10, announced: true });
  // A birthday on a festival has no event of its own.
  const child = isFestival(day) ? undefined : season.staff.find(({ id, onShift }) => onShift && hasBirthday(id, day));
  if (child !== undefined) {
    const at = when(rng, clock, events);
    if (at !== null) events.push({ kind: 'birthday', at, announced: true, of: child.id });
  }
  if (events.length > 0) return { day, events };
  if (chance(rng, ANNOUNCES)) {
    const kind = pick(rng, VISITS);
    const at = when(rng, clock, events);
    const of = kind === 'heroes' ? heroFor(rng, state, season) : undefined;
    if (at !== null && (kind !== 'heroes' || of !== undefined))
      events.push({ kind, at, announced: true, ...(of === undefined ? {} : { of }) });
  }
  return { day, events };
}

const hasBirthday = (maid: PersonId, day: number): boolean => birthdayOf(maid) === ((day - 1) % YEAR) + 1;

/** A celebrity who would come in any weather. */
function heroFor(rng: Stream, { map, seats, stars }: WorldState, season: SeasonState): PersonId | undefined {
  const ready = heroesReady(season, { map, seats: seats.length, stars, weather: 'sun' });
  return ready.length === 0 ? undefined : pick(rng, ready).id;
}
