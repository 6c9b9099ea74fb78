/** Promises in plain words (chapter 7, docs/promises.md): read, then watched while a café runs. */

export type { Breach, BreachKey, Standing } from './check.ts';
export type { Promised } from './form.ts';
export { LONGEST_TEXT, MOST_PROMISES, type PromisesRead, readPromises } from './read.ts';
export type { PromiseProblem } from './sentence.ts';
export { type Broken, PromiseWatch, type SavedWatch, type Verdict } from './watch.ts';
