/** What others see of a mind: the page an inspector shows, and the record a save holds. Both are plain data. */

import type { Json } from '../json.ts';
import type { EndReason, Todo } from '../notebook.ts';

/** One character's notebook and what belongs to it, as an inspector shows it. */
export interface Page {
  readonly id: string;
  readonly script: string;
  readonly key: string;
  readonly runned: number;
  readonly param: Json | undefined;
  readonly todo: Todo | null;
  /** Ticks the todo still has after the last one; null without a todo or a budget. */
  readonly ticksLeft: number | null;
  /** Why the todo before ended. */
  readonly ended: EndReason | null;
  readonly faults: number;
  /** Not visited until something changes. */
  readonly parked: boolean;
}

/** A mind as plain data. */
export interface SavedMind {
  readonly id: string;
  readonly script: string;
  readonly key: string;
  readonly runned: number;
  readonly param?: Json;
  /** The last line written, whether or not it still stands. */
  readonly todo?: Todo;
  /** First tick on which it is over; 0 = it does not stand any more, NEVER = no budget. */
  readonly endAt?: number;
  readonly flags: number;
  readonly faults: number;
  readonly warps: number;
  readonly awake: boolean;
  /** When asleep: the tick on which it looks up by itself; NEVER = not. */
  readonly wakeAt: number;
  readonly news: boolean;
  readonly ended: EndReason | null;
  /** Offered facts it has yet to be asked about. */
  readonly unasked?: readonly string[];
}
