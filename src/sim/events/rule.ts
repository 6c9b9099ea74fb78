/** What a kind of event is to the simulation: one entry a kind, one file each; events/index.ts lists them. */

import type { Json } from '../../ai/index.ts';
import type { ArrivalPlan } from '../state/arrivals.ts';
import type { Guest, PersonId } from '../state/person.ts';
import type { World } from '../world/world.ts';
import type { GoingEvent, PlannedEvent } from '../state/events.ts';

/** What an event may do beside looking at the world. */
export interface Hands {
  /** Somebody comes through the door now, as any guest does. */
  readonly comeIn: (plan: ArrivalPlan) => void;
  /** Wakes the mind of a performer who has just been put into the room. */
  readonly admit: (who: Guest) => void;
}

/** An event as it begins. */
export interface Begun {
  /** Ticks it lasts by itself. */
  readonly ticks: number;
  readonly who?: readonly PersonId[];
  readonly at?: { readonly x: number; readonly y: number };
  /** What is counted from the beginning. */
  readonly counts?: Readonly<Record<string, number>>;
  /** What else its `event` says. */
  readonly fields?: Readonly<Record<string, Json>>;
}

export interface EventRule {
  /** Begins it; null when it cannot be now – it is asked again for a while, and then does not happen. */
  readonly begin: (world: World, planned: PlannedEvent, hands: Hands) => Begun | null;
  /** Once when it has begun, and every tick while it goes on. */
  readonly step?: (world: World, event: GoingEvent) => void;
  /** Whether it ends before its time. */
  readonly isOver?: (world: World, event: GoingEvent) => boolean;
  /** It ends; what else its `event` says. */
  readonly end?: (world: World, event: GoingEvent) => Readonly<Record<string, Json>>;
}
