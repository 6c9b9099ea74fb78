/**
 * A batch of runs over many seeds, cut into shards that run on any number of machines. This file says which seeds
 * belong to a shard, and joins the files of all shards again.
 */

/** One part of a batch. Shards are numbered from 1 to `of`. */
export interface Shard {
  readonly shard: number;
  readonly of: number;
}

/** What the file of a shard contains besides its runs. */
export interface ShardOf extends Shard {
  readonly format: string;
  readonly version: 1;
  /** Hash of the batch: equal for all its shards, different for any other batch. */
  readonly batch: string;
  readonly seeds: number;
}

/** A parsed file with its name, for messages. */
export interface NamedJson {
  readonly name: string;
  readonly json: unknown;
}

/** The form of the runs in a shard's file. */
interface RunsForm {
  readonly format: string;
  /** The field with the list of runs. */
  readonly list: string;
  /** Description of a valid run, for messages. */
  readonly right: string;
  /** Whether a run is valid; its seed has been checked already. */
  fits(run: Readonly<Record<string, unknown>>): boolean;
}

/** The runs of all shards, by seed. `meta` = the other fields of the first file. */
export type Joined<T> =
  | {
      readonly ok: true;
      readonly batch: string;
      readonly runs: readonly T[];
      readonly meta: Readonly<Record<string, unknown>>;
    }
  | { readonly ok: false; readonly errors: readonly string[] };

/** The seeds of a shard: every `of`-th seed, so that all shards take about equally long. */
export function seedsOf(
  { seed, seeds }: { readonly seed: number; readonly seeds: number },
  { shard, of }: Shard,
): number[] {
  const mine: number[] = [];
  for (let i = shard - 1; i < seeds; i += of) mine.push(seed + i);
  return mine;
}

/** The format that a shard's file says it has; null if it says none. */
export const formatOf = (json: unknown): string | null => {
  const format = (json as { format?: unknown } | null)?.format;
  return typeof format === 'string' ? format : null;
};

/** Joins the results of all shards. Each error names the file that contains the error, or the missing shard. */
export function joinShards<T extends { readonly seed: number }>(
  files: readonly NamedJson[],
  form: RunsForm,
): Joined<T> {
  const errors: string[] = [];
  const shards: (ShardOf & Readonly<Record<string, unknown>> & { readonly name: string })[] = [];
  for (const { name, json } of files) {
    const wrong = wrongShard(json, form);
    if (wrong.length > 0) errors.push(...wrong.map((one) => `${name}: ${one}`));
    else shards.push({ ...(json as ShardOf & Record<string, unknown>), name });
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
  const runs = shards.flatMap((shard) => shard[form.list] as T[]).sort((x, y) => x.seed - y.seed);
  if (runs.length !== first.seeds)
    return { ok: false, errors: [`there are ${runs.length} seeds, and the batch has ${first.seeds}`] };
  const gap = runs.findIndex(({ seed }, i) => i > 0 && seed !== (runs[i - 1] as T).seed + 1);
  if (gap > 0)
    return { ok: false, errors: [`seed ${runs[gap]?.seed ?? 0} follows ${runs[gap - 1]?.seed ?? 0}; a batch has each of its seeds once`] }; // prettier-ignore
  return { ok: true, batch: first.batch, runs, meta: first };
}

const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 1;

function wrongShard(json: unknown, form: RunsForm): string[] {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return ['is no file written by --shard'];
  const { format, version, batch, seeds, shard, of, [form.list]: runs } = json as Record<string, unknown>;
  if (format !== form.format) return [`is no file written by --shard: its format should be ${form.format}`];
  const wrong: string[] = [];
  if (version !== 1) wrong.push(`version: ${JSON.stringify(version)} should be 1`);
  if (typeof batch !== 'string') wrong.push('batch: should be a hash');
  if (!isCount(seeds)) wrong.push('seeds: should be a whole number from 1');
  if (!isCount(of)) wrong.push('of: should be a whole number from 1');
  if (!isCount(shard) || (shard as number) > (of as number)) wrong.push('shard: should be a whole number from 1 to of');
  if (!Array.isArray(runs)) wrong.push(`${form.list}: should be a list`);
  else
    runs.forEach((run: unknown, i) => {
      const fields = (typeof run === 'object' && run !== null ? run : {}) as Record<string, unknown>;
      if (!Number.isInteger(fields['seed']) || !form.fits(fields))
        wrong.push(`${form.list}.${i}: should have ${form.right}`);
    });
  return wrong;
}
