/** Plain data about a mind: the page an inspector shows, and the record a save holds. */

import type { Json } from '../json.ts';
import type { EndReason, Todo } from '../notebook.ts';

/** A character's notebook and mind, as an inspector shows it. */
export interface Page {
  readonly id: string;
  readonly script: string;
  readonly key: string;
  readonly runned: number;
  readonly param: Json | undefined;
  readonly todo: Todo | null;
  /** Ticks left of the todo's budget; null without a todo or a tick budget. */
  readonly ticksLeft: number | null;
  /** Why the previous todo ended; null if none has ended yet. */
  readonly ended: EndReason | null;
  readonly faults: number;
  /** Whether the character is parked: it has no turns until something changes. */
  readonly parked: boolean;
}

/** A character's mind as plain data for a save. */
export interface SavedMind {
  readonly id: string;
  readonly script: string;
  readonly key: string;
  readonly runned: number;
  readonly param?: Json;
  /** The last todo written, whether or not it is still active. */
  readonly todo?: Todo;
  /** First tick on which the todo is over; 0 = the todo is no longer active, NEVER = it has no tick budget. */
  readonly endAt?: number;
  readonly flags: number;
  readonly faults: number;
  readonly warps: number;
  readonly awake: boolean;
  /** Tick on which a parked character wakes by itself; NEVER = it does not. */
  readonly wakeAt: number;
  readonly news: boolean;
  readonly ended: EndReason | null;
  /** Names of facts that still offer items, but whose offer has not reached this character yet. */
  readonly unasked?: readonly string[];
}
