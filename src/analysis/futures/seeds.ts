/**
 * Compares two scenarios over many seeds on the command line: A is the file, B the file with some fields changed. A
 * batch can be split into shards that run on any number of machines; --merge joins their files and reports missing and
 * duplicate shards.
 */

import { scripts } from '../../scripts/index.ts';
import { openScenario } from '../../sim/opening.ts';
import { hashText } from '../../sim/state/hash.ts';
import { readScenario } from '../../sim/scenario/scenario.ts';
import { Counting, type Outcome } from './futures.ts';
import { clearOnes, differences, type Pair } from './stats.ts';

/** The two scenarios to run, as JSON without their seeds. */
export interface Batch {
  readonly a: unknown;
  readonly b: unknown;
  /** The first seed; the others count up from it. */
  readonly seed: number;
  readonly seeds: number;
}

/** One part of a batch. Shards are numbered from 1 to `of`. */
export interface Shard {
  readonly shard: number;
  readonly of: number;
}

export interface ShardFile extends Shard {
  readonly format: 'honeybell-seeds';
  readonly version: 1;
  /** Hash of the batch: equal for all its shards, different for any other batch. */
  readonly batch: string;
  readonly seeds: number;
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

/** The seeds of a shard: every `of`-th seed, so that all shards take about equally long. */
export function seedsOf({ seed, seeds }: Pick<Batch, 'seed' | 'seeds'>, { shard, of }: Shard): number[] {
  const mine: number[] = [];
  for (let i = shard - 1; i < seeds; i += of) mine.push(seed + i);
  return mine;
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
export function mergeShards(files: readonly { readonly name: string; readonly json: unknown }[]): Merged {
  const errors: string[] = [];
  const shards: (ShardFile & { readonly name: string })[] = [];
  for (const { name, json } of files) {
    const wrong = wrongShard(json);
    if (wrong.length > 0) errors.push(...wrong.map((one) => `${name}: ${one}`));
    else shards.push({ ...(json as ShardFile), name });
  }
  const [first] = shards;
  if (first !== undefined)
    for (const { name, batch, of, seeds } of shards.slice(1))
      if (batch !== first.batch || of !== first.of || seeds !== first.seeds)
        errors.push(`${name}: is of another batch than ${first.name}; all must come of the same scenario and options`);
  const there = new Map<number, string>();
  for (const { name, shard } of shards) {
    const before = there.get(shard);
    if (before !== undefined) errors.push(`${name}: is shard ${shard}, as ${before} is`);
    there.set(shard, name);
  }
  if (first !== undefined && errors.length === 0)
    for (let shard = 1; shard <= first.of; shard++)
      if (!there.has(shard)) errors.push(`shard ${shard}/${first.of} is missing`);
  if (errors.length > 0 || first === undefined) return { ok: false, errors: errors.length > 0 ? errors : ['no files'] };
  const pairs = shards.flatMap((shard) => shard.pairs).sort((x, y) => x.seed - y.seed);
  if (pairs.length !== first.seeds)
    return { ok: false, errors: [`there are ${pairs.length} seeds, and the batch has ${first.seeds}`] };
  const gap = pairs.findIndex(({ seed }, i) => i > 0 && seed !== (pairs[i - 1] as Pair).seed + 1);
  if (gap > 0)
    return { ok: false, errors: [`seed ${pairs[gap]?.seed ?? 0} follows ${pairs[gap - 1]?.seed ?? 0}; a batch has each of its seeds once`] }; // prettier-ignore
  return { ok: true, batch: first.batch, pairs };
}

const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 1;
const isOutcome = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((one) => typeof one === 'number' && Number.isFinite(one));

function wrongShard(json: unknown): string[] {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return ['is no file written by --shard'];
  const { format, version, batch, seeds, shard, of, pairs } = json as Record<string, unknown>;
  if (format !== 'honeybell-seeds') return ['is no file written by --shard: its format should be honeybell-seeds'];
  const wrong: string[] = [];
  if (version !== 1) wrong.push(`version: ${JSON.stringify(version)} should be 1`);
  if (typeof batch !== 'string') wrong.push('batch: should be a hash');
  if (!isCount(seeds)) wrong.push('seeds: should be a whole number from 1');
  if (!isCount(of)) wrong.push('of: should be a whole number from 1');
  if (!isCount(shard) || (shard as number) > (of as number)) wrong.push('shard: should be a whole number from 1 to of');
  if (!Array.isArray(pairs)) wrong.push('pairs: should be a list');
  else
    pairs.forEach((pair: unknown, i) => {
      const { seed, a, b } = (typeof pair === 'object' && pair !== null ? pair : {}) as Record<string, unknown>;
      if (!Number.isInteger(seed) || !isOutcome(a) || !isOutcome(b))
        wrong.push(`pairs.${i}: should have a seed and the figures a and b`);
    });
  return wrong;
}

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
