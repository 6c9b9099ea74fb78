/** Promises in plain words (docs/promises.md): parsed here, then watched while a café runs. */

export type { Breach, BreachKey, Standing } from './check.ts';
export type { Claim, Condition, Filter, Moment, Promised, Span, Subject } from './form.ts';
export { type NextWord, nextWords } from './next.ts';
export { LONGEST_TEXT, MOST_PROMISES, type PromisesRead, readPromises } from './read.ts';
export type { PromiseProblem } from './sentence.ts';
export { type Broken, PromiseWatch, type SavedWatch, type Verdict } from './watch.ts';
