/** Exports everything needed to read a save. This module is loaded on demand, so that the title screen does not wait for it. */

export { LONG_TRIAL, trial } from './check/trial.ts';
export { readSave } from './read.ts';
export { withTail } from './tail-run.ts';
