/**
 * Simulates a copy of a loaded café before it is used. This finds what checks of fields cannot, such as an unknown
 * script, a table that does not parse or an invalid input, without harm to the running game.
 */

import { type LoadProblem, Problems } from '../../ai/problems.ts';
import { type SavedCafe, type Scripts, Simulation } from '../../sim/simulation.ts';
import { collectGiven } from './journal-shape.ts';

const TICKS = 20;

/** Number of ticks for which a café from a file of unknown origin is simulated in its trial: 100 seconds at speed 1×. */
export const LONG_TRIAL = 2000;
/** Maximum number of turns of characters simulated in a trial. A café with very many people is therefore run for fewer ticks. */
const MOST_TURNS = 200_000;

/** Returns how many ticks of a loaded café are simulated in its trial. */
export const trialTicks = ({ state: { people, arrivals } }: SavedCafe, ticks: number): number =>
  Math.max(
    Math.min(TICKS, ticks),
    Math.min(ticks, Math.floor(MOST_TURNS / (Object.keys(people).length + arrivals.length + 1))),
  );

/** Simulates a copy of a loaded café for some ticks. @returns all problems that occur; an empty list if there are none */
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
