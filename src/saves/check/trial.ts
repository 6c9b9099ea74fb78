/**
 * A loaded café is tried out before it is shown: a copy of it goes on for a second. What no look at single fields can
 * find – an unknown script, a table that does not parse, an input that is none – shows here, where it harms nobody.
 */

import { type LoadProblem, Problems } from '../../ai/problems.ts';
import { type SavedCafe, type Scripts, Simulation } from '../../sim/simulation.ts';
import { collectGiven } from './given.ts';

const TICKS = 20;

/** For a file from anywhere: a minute and a half of the café. */
export const LONG_TRIAL = 2000;
/** Turns of somebody that are tried at most: a café with more people than this is tried for a shorter time. */
const MOST_TURNS = 200_000;

/** Ticks a café is tried for. */
export const trialTicks = ({ state: { people, arrivals } }: SavedCafe, ticks: number): number =>
  Math.max(
    Math.min(TICKS, ticks),
    Math.min(ticks, Math.floor(MOST_TURNS / (Object.keys(people).length + arrivals.length + 1))),
  );

/** Nothing when it goes on; else all that is wrong. */
export function trial(saved: SavedCafe, scripts: Scripts, ticks = TICKS): readonly LoadProblem[] {
  try {
    const copy = JSON.parse(JSON.stringify(saved)) as SavedCafe;
    const cafe = new Simulation(copy.state, scripts, { tracing: true }, copy);
    const problems = new Problems();
    collectGiven(cafe.journal, cafe.world, 'cafe.journal', problems);
    if (problems.list.length > 0) return problems.list;
    for (let left = trialTicks(saved, ticks); left > 0; left--) cafe.step();
    JSON.stringify(cafe.saved());
    return [];
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return [{ path: 'cafe', line: null, message: `cannot go on (${why})` }];
  }
}
