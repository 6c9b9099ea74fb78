/** `--vs`, `--seeds`, `--shard` and `--merge` of the command line: runs a batch on all cores and prints the result. */

import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

import { comparison, type Merged, mergeShards, type ShardFile } from '../analysis/futures/seeds.ts';
import type { Shard } from '../analysis/futures/shards.ts';

/** Minimum number of seeds per process: with fewer seeds, starting a further process costs more time than it saves. */
const WORTH_A_CORE = 4;

/** Work that can be split into shards. */
export interface Work {
  readonly hash: string;
  readonly seeds: number;
  run(shard: Shard): ShardFile | Promise<ShardFile>;
}

/** Runs a batch and prints the comparison; with a shard, runs only this shard and prints its raw figures. */
export async function printBatch(
  batch: Work,
  shard: Shard | null,
  argv: readonly string[],
  line: (text: string) => void,
): Promise<void> {
  if (shard !== null) {
    line(JSON.stringify(await batch.run(shard)));
    return;
  }
  const merged = mergeShards(await onAllCores(batch, argv));
  if (!merged.ok) throw new Error(merged.errors.join('; '));
  printMerged(merged, line);
}

/** Prints a merged batch. The output does not depend on the number of machines or cores. */
export function printMerged(merged: Extract<Merged, { ok: true }>, line: (text: string) => void): void {
  line(JSON.stringify(comparison(merged), null, 2));
}

/** Runs a batch in shards, one per core; each shard is a new process of this program with the same arguments and a shard number. */
async function onAllCores(
  batch: Work,
  argv: readonly string[],
): Promise<readonly { readonly name: string; readonly json: unknown }[]> {
  const bundle = process.env['HONEYBELL_BUNDLE'];
  const of = Math.max(1, Math.min(availableParallelism(), Math.floor(batch.seeds / WORTH_A_CORE)));
  if (of === 1 || bundle === undefined) return [{ name: 'shard 1/1', json: await batch.run({ shard: 1, of: 1 }) }];
  return Promise.all(
    Array.from({ length: of }, async (_, i) => {
      const name = `${i + 1}/${of}`;
      return {
        name: `shard ${name}`,
        json: JSON.parse(await outputOf(bundle, [...argv, '--shard', name])) as ShardFile,
      };
    }),
  );
}

function outputOf(program: string, argv: readonly string[]): Promise<string> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [program, ...argv], { stdio: ['ignore', 'pipe', 'inherit'] });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.on('error', failed);
    child.on('close', (code) => {
      if (code === 0) done(Buffer.concat(parts).toString('utf8'));
      else failed(new Error(`${argv.join(' ')} ended with ${code ?? 'no'} exit code`));
    });
  });
}
