// What the command line checks: promises over seeds and on replays, limits for figures, and the JUnit report.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { junitText } from '../../src/cli/junit.ts';
import { checkDifferences, readThresholds } from '../../src/cli/thresholds.ts';

const folder = mkdtempSync(join(tmpdir(), 'honeybell-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const sim = (...args: readonly string[]) => {
  const run = spawnSync(process.execPath, ['tools/run/ts.mjs', 'src/cli/main.ts', ...args], { encoding: 'utf8' });
  return { code: run.status, out: run.stdout, err: run.stderr };
};
function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

/** A café in which chance decides who drops litter, so that some seeds break a promise and others do not. */
const scenario = file('day.json', {
  seed: 3,
  ticks: 900,
  chance: { litter: 0.2 },
  map: ['############', '#K.........#', '#PP..aTb...#', '#..........#', '#....cTd...#', '#####D######'],
  menu: [{ id: 'ramen', cookTicks: 40, eatTicks: 120, price: 900 }],
  maids: [{ id: 'momo', rank: 2, at: [2, 3] }],
  customers: [0, 20, 40, 60].map((arrive, i) => ({ id: `c${i}`, type: 'office', arrive, order: ['ramen'] })),
});
const promises = file(
  'promises.txt',
  'tidy: every piece of litter is swept within 1 ticks\nmany: at most 4 guests give up\n',
);

interface Over {
  readonly seeds: number;
  readonly promises: readonly {
    readonly promise: string;
    readonly said: string;
    readonly seeds: readonly number[];
    readonly replays?: readonly string[];
  }[];
}

describe('promises over seeds', () => {
  const into = join(folder, 'broken');
  const report = join(folder, 'report.xml');
  const ran = sim(scenario, '--promises', promises, '--seeds', '12', '--record', into, '--junit', report);
  const over = JSON.parse(ran.out) as Over;
  const [tidy, many] = over.promises;

  test('say which seeds break which promise, and end with code 1 if any does', () => {
    expect(ran.err).toBe('');
    expect(tidy?.seeds.length).toBeGreaterThan(0);
    expect(tidy?.seeds.length).toBeLessThan(12);
    expect(tidy?.said).toBe(`broken in ${tidy?.seeds.length} of 12 seeds: ${tidy?.seeds.join(', ')}`);
    expect(many).toMatchObject({ promise: 'many', said: 'kept in all 12 seeds', seeds: [] });
    expect(ran.code).toBe(1);
  });

  test('write a replay of each seed that breaks one, and the replay breaks it again', () => {
    expect(readdirSync(into).sort()).toEqual(tidy?.seeds.map((seed) => `seed-${seed}.json`).sort());
    const again = sim('--replay', tidy?.replays?.[0] ?? '', '--promises', promises);
    const lines = again.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines[0]).toMatchObject({ type: 'broken', promise: 'tidy' });
    expect(lines.at(-1)).toMatchObject({ same: true });
    expect(again.code).toBe(1);
  });

  test('are the same from shards in any order', () => {
    const parts = [1, 2, 3].map((i) => {
      const part = sim(scenario, '--promises', promises, '--seeds', '12', '--shard', `${i}/3`);
      return file(`part${i}.json`, part.out);
    });
    const merged = sim('--merge', ...parts.reverse());
    const without = over.promises.map(({ replays: _, ...one }) => one);
    expect(JSON.parse(merged.out)).toEqual({ ...over, promises: without });
    expect(merged.code).toBe(1);
    expect(sim('--merge', ...parts.slice(1)).err).toContain('shard 3/3 is missing');
    expect(sim('--merge', ...parts, '--fail-if', 'wait>+2s').err).toContain('these are of promises');
  });

  test('stand in the report as one case each', () => {
    const text = readFileSync(report, 'utf8');
    expect(text).toContain('tests="2" failures="1"');
    expect(text).toContain(`name="tidy">\n      <failure message="${tidy?.said}"/>`);
    expect(text).toMatch(/name="many"\/>/);
  });
});

describe('a replay that is run again', () => {
  const replay = join(folder, 'replay.json');
  sim(scenario, '--record', replay);

  test('prints its events, and the verdict last', () => {
    const { code, out } = sim('--replay', replay, '--events');
    const types = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(types.filter(({ type }) => type === 'enter')).toHaveLength(4);
    expect(types.at(-1)).toMatchObject({ same: true, tick: 900 });
    expect(code).toBe(0);
  });

  test('gives the same events as the run that was recorded', () => {
    const run = sim(scenario, '--events').out;
    expect(sim('--replay', replay, '--events').out.split('\n').slice(0, -2).join('\n')).toBe(run.trimEnd());
  });
});

describe('--fail-if', () => {
  test('limits the figures of one run, says which was passed, and ends with code 1', () => {
    const report = join(folder, 'limits.xml');
    const { code, err } = sim(scenario, '--fail-if', 'wait>2s', '--fail-if', 'lost>3', '--junit', report);
    expect(code).toBe(1);
    expect(err).toMatch(/^--fail-if wait>2s: wait is [\d.]+ s\n$/);
    expect(readFileSync(report, 'utf8')).toContain('tests="2" failures="1"');
    expect(sim(scenario, '--fail-if', 'wait>9000s').code).toBe(0);
  });

  test('limits a difference over seeds', () => {
    const vs = [scenario, '--vs', 'menu.0.price=450', '--seeds', '6'];
    expect(sim(...vs, '--fail-if', 'profit>+0').code).toBe(0);
    const passed = sim(...vs, '--fail-if', 'profit<-1%');
    expect([passed.code, passed.err]).toEqual([1, expect.stringMatching(/profit changes by -[\d.]+ % \(95 %: /)]);
  });

  test.each([
    ['wiat>2s', [], 'no figure wiat'],
    ['wait>+2s', [], 'a difference, which only --vs has'],
    ['wait>2s', ['--vs', 'maids.0.rank=5'], 'should have + or -'],
    ['lost>2s', [], 'only wait is a time'],
    ['wait', [], 'a figure and its limit'],
    ['wait>2s', ['--promises', promises, '--seeds', '4'], 'goes with one run'],
  ])('%s is refused where it has no meaning', (limit, more, why) => {
    const { code, out, err } = sim(scenario, '--fail-if', limit, ...more);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(why);
  });
});

test('a share of nothing has no meaning, so a change of a figure that was 0 passes each limit in per cent', () => {
  const { thresholds } = readThresholds(['lost>+5%'], true);
  const lost = { id: 'lost', count: 2, a: 0, b: 1, mean: 1, low: 0, high: 2, chance: 0.1, skewed: false };
  expect(checkDifferences(thresholds, [lost])[0]?.message).toContain('no percentage');
  expect(checkDifferences(thresholds, [{ ...lost, b: 0, mean: 0 }])[0]?.message).toBeNull();
});

test('a folder for replays that is a file, and a report that cannot be written, are refused before anything runs', () => {
  const { code, err } = sim(scenario, '--promises', promises, '--seeds', '4', '--record', scenario);
  expect([code, err]).toEqual([2, expect.stringContaining('--record names a folder')]);
  const report = join(folder, 'no', 'report.xml');
  expect(sim(scenario, '--junit', report)).toMatchObject({ code: 2, out: '' });
  expect(existsSync(report)).toBe(false);
});

test('a report holds any text', () => {
  const text = junitText('a<b>', [{ name: '"x" & \u0007y', message: 'one\ntwo' }]);
  expect(text).toContain('name="a&lt;b&gt;"');
  expect(text).toContain('name="&quot;x&quot; &amp; y"');
  expect(text).toContain('message="one&#10;two"');
});
