/**
 * Defines an event of the day: how it begins, runs and ends, when the calendar plans it, and how it is heard and reported.
 * To add an event, write its record in a file of this folder, name it in `index.ts`, and add its row in
 * data/season/events.csv and its words `drama.event.<kind>.begins` and `.ends`.
 */

import type { Json, Stream } from '../../ai/index.ts';
import type { BellRow } from '../../data/season/index.ts';
import type { ArrivalPlan } from '../state/arrivals.ts';
import type { Guest, PersonId } from '../state/person.ts';
import type { SeasonState } from '../state/season.ts';
import type { Weather } from '../state/things.ts';
import type { WorldState } from '../state/world-state.ts';
import type { World } from '../world/world.ts';
import type { GoingEvent, PlannedEvent, Spark } from '../state/day-events.ts';

/** Functions with which an event brings people into the café. */
export interface Hands {
  /** Lets a guest come in through the door at once. */
  readonly comeIn: (plan: ArrivalPlan) => void;
  /** Wakes the mind of a performer who has just been put into the room. */
  readonly admit: (who: Guest) => void;
}

/** What an event's function `begin` returns about the event that has just begun. */
export interface Begun {
  /** Duration of the event in ticks if nothing ends it earlier. */
  readonly ticks: number;
  readonly who?: readonly PersonId[];
  readonly at?: { readonly x: number; readonly y: number };
  readonly counts?: Readonly<Record<string, number>>;
  /** Additional fields of the event's entry in the log. */
  readonly fields?: Readonly<Record<string, Json>>;
}

/** Outcome of an event, which selects the sentence and the sound at its end. */
export type Verdict = 'good' | 'fair' | 'bad';

/** Names of the event's sound effects (src/sound/effects). */
export interface EventSounds {
  readonly begins?: readonly string[];
  readonly ends?: readonly string[] | Readonly<Record<Verdict, readonly string[]>>;
  /** Whether the sound is heard in the whole café. Left out = it comes from the event's main person. */
  readonly everywhere?: true;
}

export interface DayEvent {
  /** Starts the event; returns null if the event cannot start now. Starting is then tried again for a while, and finally the event is dropped. */
  readonly begin: (world: World, planned: PlannedEvent, hands: Hands) => Begun | null;
  /** Called on every tick while the event is planned and has not begun. */
  readonly awaited?: (world: World, planned: PlannedEvent) => void;
  /** Called once after the event's start and on every tick while it runs. */
  readonly step?: (world: World, event: GoingEvent) => void;
  /** Whether the event ends now, before its planned duration is over. */
  readonly isOver?: (world: World, event: GoingEvent) => boolean;
  /** Ends the event and returns additional fields for its entry in the log. */
  readonly end?: (world: World, event: GoingEvent) => Readonly<Record<string, Json>>;

  /**
   * The causes that provoke the event now (data/season/causes.csv); null if the event cannot begin. Left out: nothing
   * provokes it. Called once a second.
   */
  readonly causes?: (world: World) => Spark | null;

  /**
   * For an event with a fixed date. Returns a record, with the person the event is about and the share of the day at which it begins (left out = drawn), if the event takes place on
   * this day of the season; otherwise null. No random draw is involved.
   */
  readonly dated?: (
    day: number,
    season: SeasonState,
  ) => { readonly atOpening?: true; readonly share?: number; readonly of?: PersonId } | null;
  /** Whether the event begins with the day; decided in the morning, from the weather. */
  readonly fromMorning?: (morning: { readonly weather: Weather }) => boolean;
  /** Chooses the person who comes to an announced visit; null if nobody would come. Left out: the event is not the visit of a person. */
  readonly visitor?: (rng: Stream, state: WorldState, season: SeasonState) => PersonId | null;

  /** The event's sounds. Left out = it begins with the sound of any event, and ends without a sound. */
  readonly sounds?: EventSounds;
  /** Whether the game slows down by itself for the whole event, or only when it begins; left out: it does not. */
  readonly slows?: 'whole' | 'start';
  /** For an inspection: what the inspectors who come on this day judge; null if none come. */
  readonly judges?: (day: number) => BellRow | null;
  /** True for events whose beginning is bad news, shown in red. */
  readonly bad?: true;
  /** True for events that are reported only once they are over. */
  readonly secret?: true;
  /** Whether signs announce the event shortly before it begins; left out: no signs. The word key `drama.sign.<kind>` names the signs. */
  readonly sign?: (state: WorldState, planned: PlannedEvent) => boolean;
  /** The page of the evening on which to prepare for the event; left out: `staff`. The word key `report.tomorrow.event.<kind>` announces it. */
  readonly preparedOn?: 'menu';
}
