/**
 * A loaded café is tried out before it is shown: a copy of it goes on for a second. What no look at single fields can
 * find – an unknown script, a table that does not parse – shows here, where it harms nobody.
 */

import type { LoadProblem } from '../../ai/problems.ts';
import { type SavedCafe, type Scripts, Simulation } from '../../sim/simulation.ts';

const TICKS = 20;

/** For a file from anywhere: a minute and a half of the café. */
export const LONG_TRIAL = 2000;

/** Null when it goes on; else what went wrong. */
export function trial(saved: SavedCafe, scripts: Scripts, ticks = TICKS): LoadProblem | null {
  try {
    const copy = JSON.parse(JSON.stringify(saved)) as SavedCafe;
    const cafe = new Simulation(copy.state, scripts, { tracing: true }, copy);
    for (let i = 0; i < ticks; i++) cafe.step();
    JSON.stringify(cafe.saved());
    return null;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { path: 'cafe', line: null, message: `cannot go on (${why})` };
  }
}
