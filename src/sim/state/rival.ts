/** The rival as plain data: what it really has, what scouts reported, and the counters taken up against it. */

import type { SavedMemory, Stream } from '../../ai/index.ts';
import type { PersonId } from './ids.ts';

/** What somebody saw of one thing, or did not find. */
export interface Sighting {
  readonly node: string;
  readonly value: 'Yes' | 'No';
}

/** One scout's report, kept for as long as the log has room. */
export interface ScoutReport {
  readonly day: number;
  readonly tick: number;
  readonly maid: PersonId;
  /** Her name, for she may be gone by the time it is read. */
  readonly name: string;
  readonly saw: readonly Sighting[];
}

/** A maid on her way: what she is to look for, and what she has seen once she is back and has not told it yet. */
export interface ScoutTrip {
  readonly look: string | null;
  readonly since: number;
  saw: Sighting[] | null;
}

/** A counter the player has taken up, and its day. */
export interface CounterTaken {
  readonly advice: string;
  readonly day: number;
}

/** The rival as plain data. */
export interface RivalState {
  /** What they truly have, and since which day. */
  has: Record<string, number>;
  rng: Stream;
  memory: SavedMemory;
  log: ScoutReport[];
  trips: Record<PersonId, ScoutTrip>;
  counters: CounterTaken[];
  /** Whether they draw our guests; a scenario may leave that out. */
  pulls: boolean;
  /** Today: who went there instead, by customer type and by what drew them; and how many a counter kept here. */
  took: Record<string, Record<string, number>>;
  kept: Record<string, number>;
}
