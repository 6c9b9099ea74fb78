// Players' scripts without a screen: a script given in the lab, in the file or on the command line leads to the same
// café; errors are refused with their place; a script that hangs is ended, and the replay records it.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { madeScript } from '../../src/cli/compiler.ts';
import { AT_ONCE, perform } from '../../src/cli/scripted/perform.ts';
import { Sandbox } from '../../src/sandbox/sandbox.ts';
import { Thinking } from '../../src/sandbox/thinking.ts';
import { scripts } from '../../src/scripts/index.ts';
import { openScenario } from '../../src/sim/open-day.ts';
import { readScenario } from '../../src/sim/scenario/scenario.ts';

const folder = mkdtempSync(join(tmpdir(), 'honeybell-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}
function sim(...args: readonly string[]): { code: number | null; out: string; err: string } {
  const run = spawnSync(process.execPath, ['tools/run/ts.mjs', 'src/cli/main.ts', ...args], {
    encoding: 'utf8',
    timeout: 300_000,
  });
  return { code: run.status, out: run.stdout, err: run.stderr };
}
const hashIn = (out: string): unknown => (JSON.parse(out) as Record<string, unknown>)['stateHash'];

const SCENARIO = {
  seed: 3,
  ticks: 900,
  map: ['############', '#K.........#', '#PP..aTb...#', '#..........#', '#....cTd...#', '#####D######'],
  maids: [
    { id: 'momo', rank: 3, at: [2, 3] },
    { id: 'mei', rank: 2, at: [9, 3] },
  ],
  customers: ['office', 'student', 'critic', 'family'].map((type, i) => ({ id: `c${i}`, type, arrive: i * 30 })),
};
const LAZY = `// Only the nearest.
type Why = string;

export default warpTable({
  waiting: (me) => {
    const near = me.nearest('caller', 9);
    const why: Why = 'near enough';
    if (!near) return me.carrying.length + me.orders.length > 0 ? usual() : stay(5);
    me.because(why);
    return serve(near);
  },
  service: (me, runned) => (runned === 1 ? stay(15) : usual()),
});
`;
const plain = file('plain.json', SCENARIO);
const lazy = file('lazy.ts', LAZY);

test('a script given in the lab, in the file and on the command line comes to the same hash', async () => {
  const byOption = sim(plain, '--script', `mei=${lazy}`);
  expect([byOption.code, byOption.err]).toEqual([0, '']);
  const inFile = sim(file('in-file.json', { ...SCENARIO, scripts: { mei: 'lazy.ts' } }));
  const bySet = sim(plain, '--set', `scripts.mei=${lazy}`);
  const hash = hashIn(byOption.out);
  expect(hashIn(inFile.out)).toBe(hash);
  expect(hashIn(bySet.out)).toBe(hash);
  expect(hashIn(sim(plain).out)).not.toBe(hash);

  // As the page gives it.
  const read = readScenario(structuredClone(SCENARIO));
  const made = madeScript('lazy', LAZY, 'lazy.ts');
  if (!read.ok || !made.ok) throw new Error('neither has mistakes');
  const cafe = openScenario(read.scenario, scripts);
  const thinking = new Thinking(cafe, await Sandbox.open(() => 0));
  cafe.give({ kind: 'script', maid: 'mei', script: made.script });
  while (cafe.state.tick < SCENARIO.ticks) cafe.step();
  expect(thinking.recorded.length).toBeGreaterThan(1);
  expect(cafe.hash()).toBe(hash);
});

test('everything wrong with scripts is said at once, with file, line and column, and nothing is run', () => {
  const bad = file(
    'bad.ts',
    'export default script((me) => {\n  me.nearst("liter");\n  return { behave: "fidgit" };\n});',
  );
  const { code, out, err } = sim(plain, '--script', `mei=${bad}`, '--script', 'nobody=gone.ts', '--set', 'seed=x');
  expect([code, out]).toEqual([2, '']);
  for (const said of [
    `${bad}:2:6: `,
    `${bad}:3:21: 'fidgit' is none of`,
    "did you mean 'fidget'?",
    'scripts.nobody: ',
    'gone.ts: cannot be read',
    'seed: ',
  ])
    expect(err).toContain(said);
  const vs = sim(plain, '--vs', `scripts.mei=${bad}`);
  expect([vs.code, vs.out]).toEqual([2, '']);
  expect(vs.err).toContain(`with --vs: ${bad}:2:6: `);
});

test('what if with a script: both are run, and compared', () => {
  const { code, out, err } = sim(plain, '--vs', `scripts.mei=${lazy}`, '--seeds', '2');
  expect([code, err]).toEqual([0, '']);
  expect(JSON.parse(out)).toMatchObject({ seeds: 2, figures: { served: { a: expect.any(Number) as number } } });
});

test('a runaway loses its seat; the event log says so, and the replay comes to the same', () => {
  const runs = file('runs.ts', 'export default script(() => {\n  while (true);\n});');
  const replay = join(folder, 'runs.replay.json');
  const { code, out } = sim(plain, '--script', `mei=${runs}`, '--events', '--record', replay);
  expect(code).toBe(0);
  const events = out.trim().split('\n').map((line) => JSON.parse(line) as Record<string, unknown>); // prettier-ignore
  expect(events.filter(({ type }) => type === 'script').map(({ lost }) => lost)).toEqual([undefined, 'runaway']);
  expect(events.filter(({ type }) => type === 'lostTurn')).toMatchObject([
    { who: 'mei', by: 'runaway', key: 'waiting', line: 1 },
  ]);
  expect(JSON.parse(sim('--replay', replay).out)).toMatchObject({ same: true });
});

test('a hang is ended with its thread, and the run goes on where it was; three lose the seat', () => {
  const hangs = file(
    'hangs.ts',
    'export default script((me) => {\n  if (me.cafe.tick < 200) return usual();\n  return ([].indexOf as any).call({ length: 1e10 }, 1) < 0 ? usual() : stay(1);\n});',
  );
  const replay = join(folder, 'hangs.replay.json');
  const { code, out, err } = sim(plain, '--script', `mei=${hangs}`, '--events', '--record', replay);
  expect([code, err]).toEqual([0, '']);
  const lines = out.trim().split('\n');
  const events = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(events.filter(({ type }) => type === 'script').map(({ lost }) => lost)).toEqual([undefined, 'hang']);
  const ticks = events.map(({ tick }) => tick as number);
  expect(ticks).toEqual([...ticks].sort((a, b) => a - b));
  expect(JSON.parse(sim('--replay', replay).out)).toMatchObject({ same: true });
});

test('a script that hangs while it is read is ended with its thread, too: three times, then it loses its seat', () => {
  const hangs = file(
    'reads.ts',
    '([].indexOf as any).call({ length: 2 ** 53 - 1 }, 1);\nexport default script(() => stay(1));',
  );
  const { code, out, err } = sim(plain, '--script', `mei=${hangs}`, '--events');
  expect([code, err]).toEqual([0, '']);
  const events = out.trim().split('\n').map((line) => JSON.parse(line) as Record<string, unknown>); // prettier-ignore
  expect(events.filter(({ type }) => type === 'script').map(({ lost }) => lost)).toEqual([undefined, 'hang']);
  expect(events.filter(({ type }) => type === 'lostTurn')).toMatchObject([{ who: 'mei', by: 'hang' }]);
});

test('a run that is taken up again in the middle comes to the same', async () => {
  const made = madeScript('lazy', LAZY, 'lazy.ts');
  if (!made.ok) throw new Error(made.errors.join());
  const json = { ...SCENARIO, scripts: { mei: made.script } };
  const job = { is: 'run', json, events: false, promises: null, record: false } as const;
  const lines: string[] = [];
  const recorded: Parameters<Parameters<typeof perform>[2]['stepped']>[0][number][] = [];
  const watching = {
    line: (text: string) => void lines.push(text),
    began() {},
    turn() {},
    stepped: (entries: typeof recorded) => void recorded.push(...entries),
  };
  await perform(job, AT_ONCE, watching);
  const whole = [...recorded];
  await perform(job, { from: 400, recorded: whole.filter(({ tick }) => tick < 400), hung: [] }, watching);
  expect(lines).toHaveLength(2);
  expect(hashIn(lines[1] as string)).toBe(hashIn(lines[0] as string));
  expect(recorded.slice(whole.length)).toEqual(whole.filter(({ tick }) => tick >= 400));
});
