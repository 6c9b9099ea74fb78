/**
 * Events of the day as data: what is planned and what is running. Plain data in `state.calendar`; left out in cafés
 * without events.
 */

import type { Stream } from '../../ai/index.ts';
import type { PersonId } from './person.ts';

/** An event that has not begun. */
export interface PlannedEvent {
  /** A key of `events` (events/index.ts). */
  readonly kind: string;
  /** Tick from which it may begin; it may be delayed until its conditions hold. */
  readonly at: number;
  /** Announced the evening before. */
  readonly announced: boolean;
  /** The person who comes, if known beforehand. */
  readonly of?: PersonId;
}

/** A running event. */
export interface GoingEvent {
  readonly id: number;
  readonly kind: string;
  readonly since: number;
  /** First tick on which it ends by itself. */
  readonly until: number;
  /** Its tile. */
  readonly x: number;
  readonly y: number;
  /** The people involved; the first is the main one. */
  who: PersonId[];
  /** The person who has ended it; left out while nobody has. */
  by?: PersonId;
  /** Counters by name. */
  counts: Record<string, number>;
}

/** The calendar of a day. */
export interface CalendarState {
  /** In the order of their ticks. */
  planned: PlannedEvent[];
  /** In the order in which they began. */
  going: GoingEvent[];
  /** Number of events begun today. */
  begun: number;
  rng: Stream;
}
