/**
 * Runs the events of the day: starts those that are due, steps those that run, ends those that are over. Each start and
 * end writes an `event` to the log, which the screen turns into a sentence.
 */

import type { World } from '../world/world.ts';
import { emit } from '../world/world.ts';
import { alarm } from './alarm.ts';
import { birthday } from './birthday.ts';
import { brawl } from './brawl.ts';
import { critic } from './critic.ts';
import { festival } from './festival.ts';
import { gang } from './gang.ts';
import { goldenBell } from './golden-bell.ts';
import { heroes } from './heroes.ts';
import { rain } from './rain.ts';
import { show } from './show.ts';
import { tv } from './tv.ts';
import { paparazzi } from './paparazzi.ts';
import { provoked, wasProvoked } from './provoking.ts';
import type { DayEvent, Hands } from './day-event.ts';
import type { CalendarState, GoingEvent, PlannedEvent } from '../state/day-events.ts';

export const events = { alarm, gang, critic, heroes, festival, show, brawl, tv, birthday, rain, paparazzi, goldenBell };
export type EventKind = keyof typeof events;
export const EVENT_KINDS = Object.keys(events) as readonly EventKind[];

const records: Readonly<Record<string, DayEvent>> = events;
export const eventOf = (kind: unknown): DayEvent | null =>
  typeof kind === 'string' && Object.hasOwn(records, kind) ? (records[kind] as DayEvent) : null;
const recordOf = ({ kind }: { readonly kind: string }): DayEvent => records[kind] as DayEvent;

/** Number of ticks for which a due event that cannot begin yet is kept; afterwards it is dropped. */
const WAITS = 600;

/** Runs one tick of all events, before any character's turn. */
export function eventsStep(world: World, hands: Hands): void {
  const { calendar } = world.state;
  if (calendar === undefined) return;
  provokes(world, calendar, hands);
  if (calendar.planned.length === 0 && calendar.going.length === 0) return;
  calendar.planned = calendar.planned.filter((planned) => !tries(world, calendar, planned, hands));
  for (const planned of calendar.planned) recordOf(planned).awaited?.(world, planned);
  for (const event of calendar.going) recordOf(event).step?.(world, event);
  for (const event of calendar.going.filter((one) => isOver(world, one))) {
    calendar.going = calendar.going.filter((one) => one !== event);
    const fields = recordOf(event).end?.(world, event) ?? {};
    emit(world, 'event', event.who[0] ?? null, { what: 'ends', kind: event.kind, people: [...event.who], ...fields });
  }
}

/** Starts the event that the present causes provoke; does nothing if they provoke none. */
function provokes(world: World, calendar: CalendarState, hands: Hands): void {
  const one = provoked(world, recordOf);
  if (one === null) return;
  const { kind, spark } = one;
  const before = calendar.begun;
  tries(world, calendar, { kind, at: world.state.tick, announced: false, spark }, hands);
  if (calendar.begun > before) wasProvoked(world.state, kind);
}

const isOver = (world: World, event: GoingEvent): boolean =>
  world.state.tick >= event.until || recordOf(event).isOver?.(world, event) === true;

/** Tries to begin a planned event. @returns whether the event can be removed from the plans, because it has begun or was dropped */
function tries(world: World, calendar: CalendarState, planned: PlannedEvent, hands: Hands): boolean {
  const { tick, closed } = world.state;
  if (planned.at > tick) return false;
  // Only one event of a kind runs at a time, and none begins after the doors have closed.
  if (closed || tick - planned.at > WAITS) return true;
  if (calendar.going.some(({ kind }) => kind === planned.kind)) return false;
  const { begin, secret } = recordOf(planned);
  const begun = begin(world, planned, hands);
  if (begun === null) return false;
  calendar.begun++;
  const event: GoingEvent = {
    id: calendar.begun,
    kind: planned.kind,
    since: tick,
    until: tick + begun.ticks,
    x: begun.at?.x ?? 0,
    y: begun.at?.y ?? 0,
    who: [...(begun.who ?? [])],
    counts: { ...begun.counts },
    ...(planned.spark === undefined ? {} : { because: [...planned.spark.because] }),
  };
  calendar.going.push(event);
  const { who } = event;
  const told = secret === true ? { secret, ...begun.fields } : begun.fields;
  emit(world, 'event', who[0] ?? null, {
    what: 'begins',
    kind: event.kind,
    people: [...who],
    ...told,
    ...because(event),
  });
  return true;
}

const because = ({ because: causes }: GoingEvent): { readonly because?: string[] } =>
  causes === undefined ? {} : { because: [...causes] };
