/**
 * What a scenario exchanges of what people think by – tables, configurations, warp tables –, looked at by a café that
 * knows the scripts: everything wrong with it, each at its place in the file.
 */

import { isRecord } from '../../ai/problems.ts';
import { scripts } from '../../scripts/index.ts';
import { newDay } from '../../sim/opening.ts';
import { wrongInput } from '../../sim/inputs/check-input.ts';
import { Reader } from '../../sim/scenario/reader.ts';
import { readMinds } from '../../sim/scenario/minds.ts';
import { Simulation } from '../../sim/simulation.ts';

/** What tables and configurations may speak of is the same in every café, so any will do: the rest of the file may be wrong. */
let looksAt: Simulation | null = null;
export const anyCafe = (): Simulation => (looksAt ??= new Simulation(newDay({ seed: 1 }), scripts));

/** @param json the scenario as parsed; what is no table, configuration or warp table at all is said where it is read */
export function wrongMinds(json: unknown): string[] {
  if (!isRecord(json)) return [];
  const given = readMinds(new Reader(), json);
  if (given.length === 0) return [];
  const { tables, configs, registry } = anyCafe().world;
  return given.flatMap(({ input }) => {
    const place = input.kind === 'table' ? `tables.${input.name}` : input.kind === 'config' ? `configs.${input.name}` : input.kind === 'warps' ? `warps.${input.of}` : input.kind; // prettier-ignore
    return wrongInput(input, tables, configs, registry).map((wrong) => `${place}: ${wrong}`);
  });
}
