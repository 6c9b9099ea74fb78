/** The rival as plain data: what it really has, what scouts reported, and the counters chosen against it. */

import type { SavedMemory, Stream } from '../../ai/index.ts';
import type { PersonId } from './ids.ts';

/** One node of the technology tree that a scout saw, or found missing. */
export interface Sighting {
  readonly node: string;
  readonly value: 'Yes' | 'No';
}

/** The report of one scout. */
export interface ScoutReport {
  readonly day: number;
  readonly tick: number;
  readonly maid: PersonId;
  /** The scout's name, because she may have left when the report is read. */
  readonly name: string;
  readonly saw: readonly Sighting[];
}

/** A scouting maid's trip: what she looks for, and what she has seen once she is back but has not reported. */
export interface ScoutTrip {
  readonly look: string | null;
  readonly since: number;
  saw: Sighting[] | null;
}

/** A counter the player has chosen, and the day for which it counts. */
export interface CounterTaken {
  readonly advice: string;
  readonly day: number;
}

/** Everything about the rival that is saved. */
export interface RivalState {
  /** What the rival really has, with the day it got each. */
  has: Record<string, number>;
  rng: Stream;
  memory: SavedMemory;
  log: ScoutReport[];
  trips: Record<PersonId, ScoutTrip>;
  counters: CounterTaken[];
  /** Whether the rival attracts guests; a scenario may switch that off. */
  pulls: boolean;
  /** Today's losses: guests the rival took, by customer type and cause, and guests a counter kept, by customer type. */
  took: Record<string, Record<string, number>>;
  kept: Record<string, number>;
}
