// --vs, --seeds, --shard and --merge: printed output, shards adding up to the whole, and refusal of bad ones.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'honeybell-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Result {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}
function sim(...args: readonly string[]): Result {
  const run = spawnSync(process.execPath, ['tools/run/ts.mjs', 'src/cli/main.ts', ...args], { encoding: 'utf8' });
  return { code: run.status, out: run.stdout, err: run.stderr };
}
function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const scenario = file('day.json', {
  seed: 3,
  ticks: 700,
  map: ['############', '#K.........#', '#PP..aTb...#', '#..........#', '#....cTd...#', '#####D######'],
  menu: [{ id: 'ramen', cookTicks: 40, eatTicks: 120, price: 900 }],
  maids: [{ id: 'momo', rank: 2, at: [2, 3] }],
  customers: [0, 20, 40, 60].map((arrive, i) => ({ id: `c${i}`, type: 'office', arrive, order: ['ramen'] })),
});
const VS = [scenario, '--vs', 'maids.0.rank=5'];
interface Printed {
  readonly seeds: number;
  readonly figures: Record<string, { a: number; b: number; difference: number; interval: unknown[]; clear: boolean }>;
}

describe('two scenarios', () => {
  const { code, out, err } = sim(...VS, '--seeds', '8');
  const printed = JSON.parse(out) as Printed;

  test('are compared over seeds, each figure with the interval of its difference', () => {
    expect([code, err]).toEqual([0, '']);
    expect(printed.seeds).toBe(8);
    const { wait } = printed.figures;
    expect(wait?.difference).toBeCloseTo((wait?.b ?? 0) - (wait?.a ?? 0), 1);
    expect(wait?.interval).toHaveLength(2);
    expect(Object.keys(printed.figures)).toContain('steps.momo');
  });

  test('cut into shards and merged again are the same', () => {
    const files = [1, 2, 3].map((shard) => {
      const part = sim(...VS, '--seeds', '8', '--shard', `${shard}/3`);
      expect(part.code).toBe(0);
      return file(`shard${shard}.json`, part.out);
    });
    // In any order, with identical output.
    const merged = sim('--merge', ...[...files].reverse());
    expect(merged.code).toBe(0);
    expect(merged.out).toBe(out);

    const missing = sim('--merge', files[0] as string, files[2] as string);
    expect([missing.code, missing.err]).toEqual([2, expect.stringContaining('shard 2/3 is missing')]);
    const twice = sim('--merge', ...files, files[1] as string);
    expect([twice.code, twice.err]).toEqual([2, expect.stringContaining('is shard 2, as')]);
    const other = file('other.json', sim(scenario, '--vs', 'maids.0.rank=4', '--seeds', '8', '--shard', '2/3').out);
    const mixed = sim('--merge', files[0] as string, other, files[2] as string);
    expect([mixed.code, mixed.err]).toEqual([2, expect.stringContaining('another batch')]);
  });
});

test('everything wrong is named at once, and nothing is run', () => {
  const { code, out, err } = sim(scenario, '--vs', 'rank', '--seeds', '0', '--shard', '4/3', '--evnts');
  expect([code, out]).toEqual([2, '']);
  for (const part of ['--vs: rank', '--seeds: 0', '--shard: 4/3', '--evnts: unknown']) expect(err).toContain(part);
  expect(sim(scenario, '--seeds', '5').err).toContain('say with --vs');
  expect(sim(...VS, '--shard', '1/2').err).toContain('say how many');
  expect(sim(scenario, '--vs', 'maids.0.rank=9').err).toContain('with --vs: maids.0.rank');
  expect(sim('--merge', file('bad.json', '{"format":"x"}')).err).toContain('honeybell-seeds');
  expect(sim('--merge', file('worse.json', '{')).err).toContain('is not JSON');
});
