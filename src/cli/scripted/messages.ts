/** Messages between the two threads of a watched run. */

import type { JournalEntry } from '../../sim/inputs/index.ts';
import type { PersonId } from '../../sim/state/person.ts';
import type { Job, Result, Resume } from './perform.ts';

/** Marks a thread as a runner of scripts. */
export const ROLE = 'honeybell: runs with scripts';

/** Indices into the shared memory: a counter of turns (0 between turns), the turn's tick, and the maid's index. */
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
  /** Message from the thread: the sandbox's engine is used up, at this tick. */
  | { readonly is: 'broken'; readonly tick: number }
  | { readonly is: 'failed'; readonly message: string };
