/**
 * Promises over many seeds (`--promises FILE --seeds N`): runs each seed, and writes a replay of each seed that breaks a
 * promise.
 */

import { join } from 'node:path';
import { hashText } from '../sim/state/hash.ts';
import { labelOf } from '../analysis/promises/gather.ts';
import type { Promised, Standing } from '../analysis/promises/index.ts';
import { type KeptOver, PROMISES, type PromisedRun, type PromiseShard, type PromisesOver, saidOver } from '../analysis/promises/over-seeds.ts'; // prettier-ignore
import { seedsOf, type Shard } from '../analysis/futures/shards.ts';
import { made, written } from './files.ts';
import type { Checked } from './junit.ts';
import { AT_ONCE, perform } from './scripted/perform.ts';
import { isScripted } from './scripted/files.ts';
import { WatchedRuns } from './scripted/watched.ts';

export interface PromisedBatch {
  /** The scenario as JSON with the texts of its scripts. */
  readonly json: unknown;
  readonly promises: readonly Promised[];
  /** The text of the file of promises; null = the scenario has its own only. */
  readonly file: { readonly name: string; readonly text: string } | null;
  readonly seed: number;
  readonly seeds: number;
  /** The folder for replays; null = none are written. */
  readonly folder: string | null;
}

/** Path of the replay of a seed. */
const replayOf = (folder: string, seed: number): string => join(folder, `seed-${seed}.json`);

const promisesHash = ({ json, promises, seed, seeds }: PromisedBatch): string =>
  hashText(JSON.stringify([json, promises.map(({ text }) => text), seed, seeds]));

/** Runs a shard. @param program path of the program that threads start with; null = no threads */
export async function runPromises(batch: PromisedBatch, shard: Shard, program: string | null): Promise<PromiseShard> {
  const { json, promises, file, seeds, folder } = batch;
  const watched = isScripted(json) ? new WatchedRuns(program) : null;
  const runs: PromisedRun[] = [];
  const run = async (
    seed: number,
    record: boolean,
  ): Promise<{ standings: readonly Standing[]; replay: string | null }> => {
    const job = { is: 'promises', json: { ...(json as object), seed }, promises: file, record } as const;
    const ran =
      watched === null
        ? await perform(job, AT_ONCE, { line() {}, began() {}, turn() {}, stepped() {} })
        : await watched.run(job, () => {});
    if (ran.is !== 'promises') throw new Error('another job was run');
    return ran;
  };
  if (folder !== null) made(folder);
  for (const seed of seedsOf(batch, shard)) {
    const { standings } = await run(seed, false);
    runs.push({ seed, standings });
    if (folder === null || !standings.includes('broken')) continue;
    // Few seeds break a promise, so only these are run once more, to be recorded.
    const { replay } = await run(seed, true);
    const error = written(replayOf(folder, seed), replay ?? '');
    if (error !== null) throw new Error(error);
  }
  watched?.end();
  const names = promises.map(labelOf);
  return { format: PROMISES, version: 1, batch: promisesHash(batch), seeds, ...shard, promises: names, runs };
}

/** The data that is printed when all seeds have run. */
export const printedOver = ({ batch, seeds, promises }: PromisesOver, folder: string | null): unknown => ({
  batch,
  seeds,
  promises: promises.map((one) => ({
    promise: one.promise,
    kept: one.kept,
    open: one.open,
    broken: one.brokenWith.length,
    said: saidOver(one, seeds),
    seeds: one.brokenWith,
    ...(folder === null ? {} : { replays: one.brokenWith.map((seed) => replayOf(folder, seed)) }),
  })),
});

export const checkedOver = ({ promises, seeds }: PromisesOver): Checked[] =>
  promises.map((one: KeptOver) => ({
    name: one.promise,
    message: one.brokenWith.length === 0 ? null : saidOver(one, seeds),
  }));
