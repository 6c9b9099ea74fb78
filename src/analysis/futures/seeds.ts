/**
 * Compares two scenarios over many seeds on the command line: A is the file, B the file with some fields changed. A
 * batch can be split into shards that run on any number of machines; --merge joins their files and reports missing and
 * duplicate shards.
 */

import { scripts } from '../../scripts/index.ts';
import { openScenario } from '../../sim/open-day.ts';
import { hashText } from '../../sim/state/hash.ts';
import { readScenario } from '../../sim/read-scenario.ts';
import { Counting, type Outcome } from './futures.ts';
import { joinShards, type NamedJson, seedsOf, type Shard, type ShardOf } from './shards.ts';
import { clearOnes, differences, type Pair } from './stats.ts';

/** The two scenarios to run, as JSON without their seeds. */
export interface Batch {
  readonly a: unknown;
  readonly b: unknown;
  /** The first seed; the others count up from it. */
  readonly seed: number;
  readonly seeds: number;
}

export interface ShardFile extends ShardOf {
  readonly format: 'honeybell-seeds';
  readonly pairs: readonly Pair[];
}

export const batchHash = ({ a, b, seed, seeds }: Batch): string => hashText(JSON.stringify([a, b, seed, seeds]));

/** Runs one scenario with a seed. @throws Error if the JSON is not a scenario; callers validate it first */
function outcomeOf(json: unknown, seed: number): Outcome {
  const read = readScenario({ ...(json as object), seed });
  if (!read.ok) throw new Error(read.errors.join('; '));
  const cafe = openScenario(read.scenario, scripts);
  const counting = new Counting(
    cafe,
    cafe.world.maids.map(({ id }) => id),
  );
  while (cafe.state.tick < read.scenario.ticks) {
    cafe.step();
    counting.ticked();
  }
  return counting.outcome();
}

export function runShard(batch: Batch, shard: Shard): ShardFile {
  const pairs = seedsOf(batch, shard).map((seed) => ({
    seed,
    a: outcomeOf(batch.a, seed),
    b: outcomeOf(batch.b, seed),
  }));
  return { format: 'honeybell-seeds', version: 1, batch: batchHash(batch), seeds: batch.seeds, ...shard, pairs };
}

export type Merged =
  | { readonly ok: true; readonly batch: string; readonly pairs: readonly Pair[] }
  | { readonly ok: false; readonly errors: readonly string[] };

/** Joins the results of all shards. Each error names the file that contains the error, or the missing shard. */
export function mergeShards(files: readonly NamedJson[]): Merged {
  const joined = joinShards<Pair>(files, {
    format: 'honeybell-seeds',
    list: 'pairs',
    right: 'a seed and the figures a and b',
    fits: ({ a, b }) => isOutcome(a) && isOutcome(b),
  });
  return joined.ok ? { ok: true, batch: joined.batch, pairs: joined.runs } : joined;
}

const isOutcome = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((one) => typeof one === 'number' && Number.isFinite(one));

/** The printed result: the means of each figure, and the difference with its 95 % interval. */
export function comparison({ batch, pairs }: Extract<Merged, { ok: true }>): Record<string, unknown> {
  const round = (value: number): number | null => (Number.isFinite(value) ? Math.round(value * 1000) / 1000 : null);
  const all = differences(pairs);
  const clear = clearOnes(all, null);
  return {
    batch,
    seeds: pairs.length,
    // When many figures are compared, some differences look clear by chance alone; Holm's method corrects for this
    // with a stricter test.
    clear: `${clear.size} of ${all.length}`,
    figures: Object.fromEntries(
      all.map((one) => [
        one.id,
        {
          a: round(one.a),
          b: round(one.b),
          difference: round(one.mean),
          interval: [round(one.low), round(one.high)],
          clear: clear.has(one.id),
        },
      ]),
    ),
  };
}
