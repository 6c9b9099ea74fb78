/** What reading a save takes: fetched when one is read, so that the title does not wait for it. */

export { LONG_TRIAL, trial } from './check/trial.ts';
export { readSave } from './read.ts';
