/**
 * Batches of runs on the command line (`--seeds`, `--shard`, `--merge`): runs the seeds on all cores and prints the
 * results. The output does not depend on the number of machines or cores.
 */

import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

import { comparison, type Merged } from '../analysis/futures/seeds.ts';
import type { NamedJson, Shard, ShardOf } from '../analysis/futures/shards.ts';
import { differences } from '../analysis/futures/stats.ts';
import type { Checked } from './junit.ts';
import { checkDifferences, type Threshold } from './thresholds.ts';

/** Minimum number of seeds per process: with fewer seeds, starting a further process costs more time than it saves. */
const WORTH_A_CORE = 4;

/** Work that can be split into shards. */
export interface Work {
  readonly seeds: number;
  run(shard: Shard): ShardOf | Promise<ShardOf>;
}

/** Runs a batch in shards, one per core; each shard is a new process of this program with the same arguments and a shard number. */
export async function onAllCores(batch: Work, argv: readonly string[]): Promise<readonly NamedJson[]> {
  const bundle = process.env['HONEYBELL_BUNDLE'];
  const of = Math.max(1, Math.min(availableParallelism(), Math.floor(batch.seeds / WORTH_A_CORE)));
  if (of === 1 || bundle === undefined) return [{ name: 'shard 1/1', json: await batch.run({ shard: 1, of: 1 }) }];
  return Promise.all(
    Array.from({ length: of }, async (_, i) => {
      const name = `${i + 1}/${of}`;
      return {
        name: `shard ${name}`,
        json: JSON.parse(await outputOf(bundle, [...withoutReport(argv), '--shard', name])) as ShardOf,
      };
    }),
  );
}

/** The arguments without `--junit FILE`: only the whole batch has a report. */
function withoutReport(argv: readonly string[]): readonly string[] {
  const at = argv.indexOf('--junit');
  return argv.filter((one, i) => !one.startsWith('--junit=') && (at < 0 || (i !== at && i !== at + 1)));
}

/** Prints a merged comparison. @returns what was checked */
export function printComparison(
  merged: Extract<Merged, { ok: true }>,
  thresholds: readonly Threshold[],
  line: (text: string) => void,
): readonly Checked[] {
  line(JSON.stringify(comparison(merged), null, 2));
  return checkDifferences(thresholds, differences(merged.pairs));
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
