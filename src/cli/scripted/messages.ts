/** What the two threads of a watched run say to each other. */

import type { JournalEntry } from '../../sim/state/input.ts';
import type { PersonId } from '../../sim/state/person.ts';
import type { Job, Result, Resume } from './perform.ts';

/** Tells a thread that it is one of these. */
export const ROLE = 'honeybell: runs with scripts';

/** Places in the memory both share: a number for every turn, 0 between them; its tick; whose it is. */
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
  /** The engine is used up, at this tick. */
  | { readonly is: 'broken'; readonly tick: number }
  | { readonly is: 'failed'; readonly message: string };
