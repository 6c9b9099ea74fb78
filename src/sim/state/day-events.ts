/**
 * Events of the day as data: what is planned and what is running. Plain data in `state.calendar`; left out in cafés
 * without events.
 */

import type { Stream } from '../../ai/index.ts';
import type { PersonId } from './person.ts';
import type { FamilyTable } from './things.ts';

export interface PlannedEvent {
  /** Kind of the event, a key of the events in src/sim/events. */
  readonly kind: string;
  /** Tick from which the event may begin; it may be delayed until its conditions hold. */
  readonly at: number;
  /** Whether the event was announced the evening before. */
  readonly announced: boolean;
  /** The main person of the event, if already known when the event is planned. */
  readonly of?: PersonId;
  /** True for a stage evening or a street festival that the player puts on; otherwise left out. */
  readonly big?: true;
  /** True if the player started the event by hand, or if the event is the scene of a café of the day; otherwise left out. */
  readonly byHand?: true;
  /**
   * Why a provoked event begins, and the people who provoke it; left out for all other events. Never saved, because a
   * provoked event is not planned but begins at once.
   */
  readonly spark?: Spark;
}

/** Why an event is provoked: its present causes (their names in data/season/causes.csv, without the kind of event), and the people involved. */
export interface Spark {
  readonly because: readonly string[];
  readonly who?: readonly PersonId[];
}

export interface GoingEvent {
  readonly id: number;
  readonly kind: string;
  readonly since: number;
  /** Tick at which the event ends if nothing ends it earlier. */
  until: number;
  /** Tile at which the event takes place. */
  readonly x: number;
  readonly y: number;
  /** The people involved in the event; the first is the main one. */
  who: PersonId[];
  /** The person who has ended the event; left out if it ended by itself or still runs. */
  by?: PersonId;
  counts: Record<string, number>;
  /** Causes of a provoked event; left out for all other events. */
  because?: string[];
}

export interface CalendarState {
  /** Planned events, in the order of their ticks. */
  planned: PlannedEvent[];
  /** Running events, in the order in which they began. */
  going: GoingEvent[];
  /** Number of events that have begun today. */
  begun: number;
  /** Ids of the celebrities that photographers have followed today; left out while there are none. */
  followed?: PersonId[];
  /** The table that is kept for the inspectors of a golden bell; left out while none is. */
  kept?: FamilyTable;
  rng: Stream;
}
