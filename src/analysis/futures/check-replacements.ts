/**
 * Validates the tables, configurations and warp tables that a scenario replaces, against a café with the game's
 * scripts. Reports every problem with its place in the file.
 */

import { isRecord } from '../../ai/problems.ts';
import { scripts } from '../../scripts/index.ts';
import { newDay } from '../../sim/open-day.ts';
import { wrongInput } from '../../sim/inputs/index.ts';
import { Reader } from '../../sim/scenario/reader.ts';
import { readMinds } from '../../sim/scenario/minds.ts';
import { Simulation } from '../../sim/simulation.ts';

/**
 * The café used for validation. Any café will do, because the names that tables and configurations may use are the
 * same in all cafés.
 */
let looksAt: Simulation | null = null;
export const anyCafe = (): Simulation => (looksAt ??= new Simulation(newDay({ seed: 1 }), scripts));

/**
 * Validates the tables, configurations and warp tables that a scenario replaces.
 * @param json the parsed scenario; values that have none of these forms are reported by the scenario's reader
 */
export function wrongMinds(json: unknown): string[] {
  if (!isRecord(json)) return [];
  const given = readMinds(new Reader(), json);
  if (given.length === 0) return [];
  const { world } = anyCafe();
  return given.flatMap(({ input }) => {
    const place = input.kind === 'table' ? `tables.${input.name}` : input.kind === 'config' ? `configs.${input.name}` : input.kind === 'warps' ? `warps.${input.of}` : input.kind; // prettier-ignore
    return wrongInput(input, world).map((wrong) => `${place}: ${wrong}`);
  });
}
