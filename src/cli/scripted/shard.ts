/** Runs a shard of a --vs batch whose scenarios contain players' scripts; every future runs in a watched thread. */

import type { Pair } from '../../analysis/futures/stats.ts';
import { type Batch, batchHash, type ShardFile } from '../../analysis/futures/seeds.ts';
import { seedsOf, type Shard } from '../../analysis/futures/shards.ts';
import type { Outcome } from '../../analysis/futures/futures.ts';
import { WatchedRuns } from './watched.ts';

/** Runs one shard. @param program path of the program that threads start with; null = no threads */
export async function runScriptedShard(batch: Batch, shard: Shard, program: string | null): Promise<ShardFile> {
  const watched = new WatchedRuns(program);
  const outcome = async (json: unknown, seed: number): Promise<Outcome> => {
    const ran = await watched.run({ is: 'outcome', json: { ...(json as object), seed } }, () => {});
    if (ran.is !== 'outcome') throw new Error('another job was run');
    return ran.outcome;
  };
  const pairs: Pair[] = [];
  for (const seed of seedsOf(batch, shard))
    pairs.push({ seed, a: await outcome(batch.a, seed), b: await outcome(batch.b, seed) });
  watched.end();
  return { format: 'honeybell-seeds', version: 1, batch: batchHash(batch), seeds: batch.seeds, ...shard, pairs };
}
