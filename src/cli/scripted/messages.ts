/** Messages between the two threads of a watched run: the main thread and the thread that runs scripts. */

import type { JournalEntry } from '../../sim/inputs/index.ts';
import type { PersonId } from '../../sim/state/person.ts';
import type { Job, Result, Resume } from './perform.ts';

/** Marks a thread as a runner of scripts. */
export const ROLE = 'honeybell: runs with scripts';

/**
 * Indices into the shared memory. TURN is a counter of the maids' turns (0 between turns), TICK the turn's tick, WHO
 * the maid's index; PLACES is the number of values.
 */
export const TURN = 0;
export const TICK = 1;
export const WHO = 2;
export const PLACES = 3;

export interface ToRunner {
  readonly job: Job;
  readonly resume: Resume;
}
export type FromRunner =
  | { readonly is: 'maids'; readonly ids: readonly PersonId[] }
  | { readonly is: 'recorded'; readonly entries: readonly JournalEntry[] }
  | { readonly is: 'lines'; readonly lines: readonly string[] }
  | { readonly is: 'over'; readonly result: Result }
  /** Message from the script thread: the sandbox's engine became unusable at this tick. */
  | { readonly is: 'broken'; readonly tick: number }
  | { readonly is: 'failed'; readonly message: string };
