/**
 * What a scenario exchanges of what people think by – tables, configurations, warp tables –, looked at by a café that
 * knows the scripts: everything wrong with it, each at its place in the file.
 */

import { scripts } from '../scripts/index.ts';
import { openScenario } from '../sim/cafe.ts';
import { wrongInput } from '../sim/inputcheck.ts';
import type { Scenario } from '../sim/scenario.ts';

export function wrongMinds(scenario: Scenario): string[] {
  const given = scenario.journal.flatMap(({ input }) =>
    input.kind === 'table' || input.kind === 'config' || input.kind === 'warps' ? [input] : [],
  );
  if (given.length === 0) return [];
  const { tables, configs, registry } = openScenario({ ...scenario, journal: [] }, scripts).world;
  return given.flatMap((input) => {
    const place = input.kind === 'table' ? `tables.${input.name}` : input.kind === 'config' ? `configs.${input.name}` : `warps.${input.of}`; // prettier-ignore
    return wrongInput(input, tables, configs, registry).map((wrong) => `${place}: ${wrong}`);
  });
}
