/**
 * Promises over many seeds: which of them broke with which seeds. A batch can be cut into shards like the comparison of
 * two scenarios.
 */

import { joinShards, type NamedJson, type ShardOf } from '../futures/shards.ts';
import type { Standing } from './check.ts';

/** The results of all promises with one seed, in the order of the promises. */
export interface PromisedRun {
  readonly seed: number;
  readonly standings: readonly Standing[];
}

export interface PromiseShard extends ShardOf {
  readonly format: typeof PROMISES;
  /** The promises' names, or their sentences. */
  readonly promises: readonly string[];
  readonly runs: readonly PromisedRun[];
}

export const PROMISES = 'honeybell-promises';
const STANDINGS: readonly unknown[] = ['open', 'kept', 'broken'] satisfies Standing[];

/** The result of one promise over all seeds. */
export interface KeptOver {
  readonly promise: string;
  readonly kept: number;
  /** Number of runs that ended before the promise was decided. */
  readonly open: number;
  /** The seeds with which the promise was broken. */
  readonly brokenWith: readonly number[];
}

export interface PromisesOver {
  readonly batch: string;
  readonly seeds: number;
  readonly promises: readonly KeptOver[];
}

/** Joins all shards. Each error names the file that contains the error, or the missing shard. */
export function mergePromises(
  files: readonly NamedJson[],
): { readonly ok: true; readonly over: PromisesOver } | { readonly ok: false; readonly errors: readonly string[] } {
  const joined = joinShards<PromisedRun>(files, {
    format: PROMISES,
    list: 'runs',
    right: 'a seed and the standing of each promise: open, kept or broken',
    fits: ({ standings }) => Array.isArray(standings) && standings.every((one) => STANDINGS.includes(one)),
  });
  if (!joined.ok) return joined;
  const { batch, runs, meta } = joined;
  const { promises } = meta;
  const names = Array.isArray(promises) ? promises.map(String) : [];
  if (names.length === 0 || runs.some(({ standings }) => standings.length !== names.length))
    return { ok: false, errors: ['promises: should be the list of names, and each run should have as many standings'] };
  const having = (of: Standing, i: number): number[] =>
    runs.filter(({ standings }) => standings[i] === of).map(({ seed }) => seed);
  const over = names.map((promise, i) => ({
    promise,
    kept: having('kept', i).length,
    open: having('open', i).length,
    brokenWith: having('broken', i),
  }));
  return { ok: true, over: { batch, seeds: runs.length, promises: over } };
}

/** The result of a promise as text: "broken in 3 of 500 seeds: 17, 88, 412". */
export const saidOver = ({ brokenWith, open }: KeptOver, seeds: number): string => {
  if (brokenWith.length > 0) return `broken in ${brokenWith.length} of ${seeds} seeds: ${brokenWith.join(', ')}`;
  return open === 0 ? `kept in all ${seeds} seeds` : `kept in ${seeds - open} of ${seeds} seeds, undecided in ${open}`;
};
