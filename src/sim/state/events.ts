/**
 * Events with a face (issue of the day: "what happens today?") as data: what the day has in store, and what is going on.
 * Plain data in `state.calendar`; left out in cafés where nothing of the kind happens.
 */

import type { Stream } from '../../ai/index.ts';
import type { PersonId } from './person.ts';

/** Kinds of events, in the order in which they are drawn. */
export const EVENT_KINDS = [
  'alarm',
  'gang',
  'critic',
  'heroes',
  'festival',
  'show',
  'brawl',
  'tv',
  'birthday',
  'rain',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Something that is to happen. */
export interface PlannedEvent {
  readonly kind: EventKind;
  /** Tick from which it may begin: it waits a little until it can. */
  readonly at: number;
  /** Known since the evening before. */
  readonly announced: boolean;
  /** Who comes, where that is known beforehand. */
  readonly of?: PersonId;
}

/** Something that is going on. */
export interface GoingEvent {
  readonly id: number;
  readonly kind: EventKind;
  readonly since: number;
  /** First tick on which it is over by itself. */
  readonly until: number;
  /** Where it is. */
  readonly x: number;
  readonly y: number;
  /** Whom it is about, the first first. */
  who: PersonId[];
  /** Who has brought it to an end; left out while nobody has. */
  by?: PersonId;
  /** What is counted of it, by a word. */
  counts: Record<string, number>;
}

/** The calendar of a day. */
export interface CalendarState {
  /** In the order of their ticks. */
  planned: PlannedEvent[];
  /** In the order in which they began. */
  going: GoingEvent[];
  /** Events begun so far today. */
  begun: number;
  rng: Stream;
}
