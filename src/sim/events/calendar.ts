/**
 * Plans the events of a day: at most two, none on the first day. Festivals, birthdays and some visits are announced the
 * evening before; the others are drawn in the morning. Both use random streams of their own, so that they depend on
 * nothing else in the day.
 */

import { chance, integer, pick, pickWeighted, stream, type Stream } from '../../ai/index.ts';
import { type EventRow, eventRows } from '../../data/season/index.ts';
import { isFestival } from '../season/duel/duel.ts';
import { wasFilmed } from '../state/enquiries.ts';
import type { PersonId } from '../state/person.ts';
import type { SeasonState, Tomorrow } from '../state/season.ts';
import type { WorldState } from '../state/world-state.ts';
import type { CafeMap, Clock, Weather } from '../state/things.ts';
import { EVENT_KINDS, eventOf } from './index.ts';
import type { CalendarState, PlannedEvent } from '../state/day-events.ts';

/** The maximum number of events in a day, and the first day of the season that may have events. */
const MOST_EVENTS = 2;
const FIRST_DAY = 2;
/** Chances on a day: of a surprise event, and of a second one. */
const SURPRISES: readonly number[] = [0.5, 0.25];
/** Chance of an announced visit on a day that has no other event. */
const ANNOUNCES = 0.25;
/** The first and last moment at which an event may begin, as shares of the day, and the minimum number of ticks between two events. */
const EARLIEST = 0.16;
const LATEST = 0.62;
const APART = 900;

const SURPRISING = eventRows.filter(({ weight }) => weight > 0);
const OF_FESTIVALS = eventRows.filter(({ onFestivals }) => onFestivals === 'yes');
const VISITS = eventRows.filter(({ announced }) => announced === 'yes').map(({ kind }) => kind);

/** Sorts planned events by tick; ties keep the given order. */
export const byTick = (planned: readonly PlannedEvent[]): PlannedEvent[] =>
  planned
    .map((one, index) => ({ one, index }))
    .sort((a, b) => a.one.at - b.one.at || a.index - b.index)
    .map(({ one }) => one);

/** The parts of a day's state in the morning from which the calendar of the day is planned. */
export interface MorningOf {
  readonly seed: number;
  readonly clock: Clock;
  readonly map: Pick<CafeMap, 'decor'>;
  readonly weather: Weather;
}

export function planCalendar({ seed, clock, map, weather }: MorningOf, season: SeasonState): CalendarState {
  const { day } = clock;
  const rng = stream(seed, `events ${day}`);
  const planned: PlannedEvent[] = season.tomorrow?.day === day ? [...season.tomorrow.events] : [];
  if (day >= FIRST_DAY) {
    if (isFestival(day)) surprise(rng, clock, planned, OF_FESTIVALS);
    // Events that begin with the day, such as rain, count as events of the day, of which there are at most
    // MOST_EVENTS.
    for (const kind of EVENT_KINDS)
      if (eventOf(kind)?.fromMorning?.({ weather }) === true && planned.length < MOST_EVENTS)
        planned.push({ kind, at: clock.openTick + 20, announced: false });
    const possible = SURPRISING.filter(({ needs }) => needs === '' || map.decor.some(({ kind }) => kind === needs));
    for (const share of SURPRISES) {
      if (planned.length >= MOST_EVENTS || !chance(rng, share)) break;
      surprise(rng, clock, planned, possible);
    }
  }
  return { planned: byTick(planned), going: [], begun: 0, rng };
}

function surprise(rng: Stream, clock: Clock, planned: PlannedEvent[], among: readonly EventRow[]): void {
  const could = among.filter(({ kind, from }) => clock.day >= from && planned.every((one) => one.kind !== kind));
  const at = when(rng, clock, planned);
  if (could.length > 0 && at !== null)
    planned.push({ kind: pickWeighted(rng, could, ({ weight }) => weight).kind, at, announced: false });
}

/** Draws a tick that is far enough from all planned events; null if no such tick is found. */
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
  const { openTick, closeTick } = clock;
  const length = (closeTick ?? openTick + 6000) - openTick;
  const dated = EVENT_KINDS.flatMap((kind) => {
    const date = eventOf(kind)?.dated?.(day, season) ?? null;
    return date === null ? [] : [{ kind, ...date }];
  });
  const add = (kind: string, at: number, of: PersonId | undefined): void =>
    void events.push({ kind, at, announced: true, ...(of === undefined ? {} : { of }) });
  // Events with a fixed time come first: the others are drawn at some distance from them.
  for (const { kind, atOpening, share, of } of dated)
    if (atOpening === true) add(kind, openTick + 10, of);
    else if (share !== undefined) add(kind, openTick + Math.floor(share * length), of);
  for (const { kind, atOpening, share, of } of dated) {
    if (atOpening === true || share !== undefined) continue;
    const at = when(rng, clock, events);
    if (at !== null) add(kind, at, of);
  }
  if (wasFilmed(state)) visit(rng, state, season, 'heroes', events);
  if (events.length > 0) return { day, events: byTick(events) };
  if (chance(rng, ANNOUNCES)) visit(rng, state, season, pick(rng, VISITS), events);
  return { day, events };
}

/** Announces a visit for tomorrow, if there is time for it and someone who would come. */
function visit(rng: Stream, state: WorldState, season: SeasonState, kind: string, events: PlannedEvent[]): void {
  const at = when(rng, state.clock, events);
  const of = eventOf(kind)?.visitor?.(rng, state, season);
  if (at !== null && of !== null) events.push({ kind, at, announced: true, ...(of === undefined ? {} : { of }) });
}
