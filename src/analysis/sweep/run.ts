/**
 * Makes one run of a sweep over a scenario. The result depends on the plan, the cell and the seed alone; an error of
 * the simulation is a result, too, so that it is not tried again and again.
 */

import { thrown } from '../../ai/problems.ts';
import { scripts } from '../../scripts/index.ts';
import { openScenario } from '../../sim/open-day.ts';
import { readScenario, type Scenario, typesIn } from '../../sim/read-scenario.ts';
import { Counting } from '../futures/futures.ts';
import { gatherPromises } from '../promises/gather.ts';
import { type Promised, PromiseWatch } from '../promises/index.ts';
import { Recording, replayText } from '../replay/index.ts';
import { scenarioOf } from './fields.ts';
import type { Cell, Plan, Result, Run } from './form.ts';

/**
 * All promises of a plan, as text: those of its scenario, then its own. {@link Result.broken} names them by their index
 * in this list.
 */
export function promisesOf({ base, promises }: Plan): string[] {
  const json = base.is === 'scenario' ? (base.json as { readonly promises?: readonly string[] }) : {};
  return [...(json.promises ?? []), ...promises];
}

function opened(plan: Plan, cells: readonly Cell[], { cell, seed }: Run): { scenario: Scenario; json: object } {
  const json = { ...(scenarioOf(plan, cells[cell] ?? []) as object), seed };
  const read = readScenario(structuredClone(json));
  if (!read.ok) throw new Error(read.errors.join('; '));
  return { scenario: read.scenario, json };
}

/** Makes a run. @param promised the plan's promises, already parsed */
export function runScenarioOnce(plan: Plan, cells: readonly Cell[], run: Run, promised: readonly Promised[]): Result {
  const { cell, seed } = run;
  try {
    const { scenario } = opened(plan, cells, run);
    const cafe = openScenario(scenario, scripts);
    const ids = cafe.world.maids.map(({ id }) => id);
    const guests = scenario.state.arrivals.map(({ id }) => id);
    const counting = new Counting(cafe, [...ids, ...guests.filter((id) => plan.figures.includes(`served.${id}`))]);
    const watch = promised.length === 0 ? null : new PromiseWatch(promised, cafe);
    while (cafe.state.tick < scenario.ticks) {
      cafe.step();
      counting.ticked();
      watch?.ticked();
    }
    watch?.finish();
    const broken = (watch?.verdicts() ?? []).flatMap(({ standing }, i) => (standing === 'broken' ? [i] : []));
    const { tips, dishesServed } = cafe.state.figures;
    const figures = { ...counting.outcome(), tips, dishes: dishesServed, broken: broken.length };
    return { cell, seed, figures, broken, hash: cafe.hash(), failed: null };
  } catch (error) {
    return { cell, seed, figures: {}, broken: [], hash: '', failed: thrown(error) };
  }
}

/** The promises of a plan, parsed; the plan has been checked, so all of them are right. */
export const promisedOf = (plan: Plan): readonly Promised[] =>
  gatherPromises(promisesOf(plan), null, plan.base.is === 'scenario' ? typesIn(plan.base.json) : undefined).promises;

/** Makes a run again and writes it down as a replay, which `npm run sim -- --replay` and the lab open. */
export function replayOf(plan: Plan, cells: readonly Cell[], run: Run): string {
  const { scenario, json } = opened(plan, cells, run);
  const cafe = openScenario(scenario, scripts);
  const recording = new Recording({ kind: 'scenario', scenario: json }, cafe);
  while (cafe.state.tick < scenario.ticks) {
    cafe.step();
    recording.ticked();
  }
  return replayText(recording.replay());
}
