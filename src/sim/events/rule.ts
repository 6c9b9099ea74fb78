/** Interface of an event kind. Each kind is one file; events/index.ts lists them. */

import type { Json } from '../../ai/index.ts';
import type { ArrivalPlan } from '../state/arrivals.ts';
import type { Guest, PersonId } from '../state/person.ts';
import type { World } from '../world/world.ts';
import type { GoingEvent, PlannedEvent } from '../state/events.ts';

/** What an event may do besides writing to the world. */
export interface Hands {
  /** Lets a guest come in through the door now. */
  readonly comeIn: (plan: ArrivalPlan) => void;
  /** Wakes the mind of a performer who has just been put into the room. */
  readonly admit: (who: Guest) => void;
}

/** What a starting event returns. */
export interface Begun {
  /** Duration in ticks if nothing ends it earlier. */
  readonly ticks: number;
  readonly who?: readonly PersonId[];
  readonly at?: { readonly x: number; readonly y: number };
  /** Initial values of the counters. */
  readonly counts?: Readonly<Record<string, number>>;
  /** Further fields of its `event` in the log. */
  readonly fields?: Readonly<Record<string, Json>>;
}

export interface EventRule {
  /** Starts the event; null if it cannot start now. It is then tried again for a while and finally dropped. */
  readonly begin: (world: World, planned: PlannedEvent, hands: Hands) => Begun | null;
  /** Called once after the start and on every tick while it runs. */
  readonly step?: (world: World, event: GoingEvent) => void;
  /** Whether it ends before its time. */
  readonly isOver?: (world: World, event: GoingEvent) => boolean;
  /** Ends the event and returns further fields of its `event` in the log. */
  readonly end?: (world: World, event: GoingEvent) => Readonly<Record<string, Json>>;
}
