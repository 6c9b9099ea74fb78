/**
 * Checks the scenarios of a sweep's plan before anything runs. It checks the scenario itself, then the scenario with
 * each single value of each axis, and finally the cells (combinations of values), because two values may be right alone
 * and wrong together.
 */

import { isRecord, type Problems } from '../../ai/problems.ts';
import { readScenario, typesIn } from '../../sim/read-scenario.ts';
import { wrongMinds } from '../futures/check-replacements.ts';
import { gatherPromises } from '../promises/gather.ts';
import { scenarioOf, withValue } from './fields.ts';
import type { Axis, Cell, Plan } from './form.ts';

/**
 * Number of cells (combinations of values) that are checked as a whole; the others would cost more time than they are
 * likely to save.
 */
const CELLS_CHECKED = 300;

function wrongIn(json: unknown): readonly string[] {
  // The reader gets a copy, because it may keep parts of what it reads.
  const read = readScenario(structuredClone(json));
  return [...(read.ok ? [] : read.errors), ...wrongMinds(json)];
}

const withoutNumbers = (error: string): string => error.replaceAll(/\.\d+\b/g, '.*');

export function checkScenario(problems: Problems, json: unknown, axes: readonly Axis[]): void {
  if (isRecord(json) && isRecord(json['scripts']))
    problems.add('scenario', 'has scripts of players; sweeps run without them, so leave `scripts` out');
  const own = isRecord(json) && Array.isArray(json['promises']) ? json['promises'] : [];
  const sentences = own.filter((one): one is string => typeof one === 'string' && one !== '');
  const before = [...wrongIn(json), ...gatherPromises(sentences, null, typesIn(json)).errors];
  for (const error of before) problems.add('scenario', error);
  axes.forEach((axis) => {
    if (axis.fields.some((field) => /^(scripts|promises|seed)\b/.test(field)))
      problems.add(`vary.${axis.name}.field`, 'scripts, promises and the seed cannot be varied');
    // An error that every member of a list has, or every value, is reported once.
    const said = new Set(before.map(withoutNumbers));
    axis.values.forEach((_, index) => {
      const { json: other, errors } = withValue(json, axis, index);
      for (const error of errors.length > 0 ? errors : wrongIn(other)) {
        const isField = error.includes('is unknown');
        if (!said.has(withoutNumbers(error)))
          problems.add(`vary.${axis.name}.${isField ? 'field' : `values[${index}]`}`, error);
        said.add(withoutNumbers(error));
      }
    });
  });
}

/**
 * Checks whole cells (combinations of values) and reports the first wrong one only, because its neighbours are mostly
 * wrong for the same reason.
 */
export function checkCells(problems: Problems, plan: Plan, cells: readonly Cell[]): void {
  if (plan.axes.length < 2) return;
  for (const cell of cells.slice(0, CELLS_CHECKED)) {
    const wrong = wrongIn(scenarioOf(plan, cell));
    if (wrong.length === 0) continue;
    const values = plan.axes.map(({ name, labels }, i) => `${name} ${labels[cell[i] ?? 0] ?? ''}`).join(', ');
    for (const error of wrong) problems.add('vary', `together, ${values}: ${error}`);
    return;
  }
}
