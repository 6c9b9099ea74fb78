// The command line `npm run sim`, started as a user starts it: what it prints where, and its exit codes.

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
function sim(args: readonly string[], input = ''): Result {
  const run = spawnSync(process.execPath, ['tools/run/ts.mjs', 'src/cli/main.ts', ...args], {
    encoding: 'utf8',
    input,
    maxBuffer: 1 << 28,
  });
  return { code: run.status, out: run.stdout, err: run.stderr };
}
let files = 0;
function file(content: unknown): string {
  const path = join(folder, `${++files}.json`);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const SCENARIO = {
  seed: 7,
  ticks: 1200,
  chance: 0,
  menu: [{ id: 'ramen', cookTicks: 40, eatTicks: 200, price: 900 }],
  map: ['##########', '#K.......#', '#PP..aTb.#', '#........#', '#####D####'],
  maids: [{ id: 'momo', rank: 5, at: [2, 3] }],
  customers: [
    { id: 'c1', type: 'office', arrive: 0, seat: 'a', start: 'seat', order: ['ramen'], patience: 6000 },
    { id: 'c2', type: 'student', arrive: 20, order: ['ramen'] },
  ],
  commands: [{ at: 5, executorKeys: ['momo'], tick: 4, command: { behave: 'move', x: 5, y: 3, manner: 'a-move' } }],
};
const scenario = file(SCENARIO);
type Fields = Record<string, unknown>;

describe('figures', () => {
  const { code, out, err } = sim([scenario]);
  const figures = JSON.parse(out) as Fields;

  test('are one JSON object and nothing else on standard output', () => {
    expect([code, err]).toEqual([0, '']);
    expect(figures).toMatchObject({
      ticks: 1200,
      guestsServed: 2,
      guestsLost: 0,
      ordersTaken: 2,
      dishesServed: 2,
      dishesDropped: 0,
      income: 1800,
    });
    expect(typeof figures['tips']).toBe('number');
    expect(figures['stateHash']).toMatch(/^[0-9a-f]{16}$/);
  });

  test('tell of each maid and each type of customer', () => {
    expect(figures['maids']).toMatchObject({ momo: { orders: 2, dishes: 2, income: 1800 } });
    expect(figures['customerTypes']).toMatchObject({ office: { served: 1, income: 900 }, student: { served: 1 } });
  });
});

describe('--events', () => {
  const { code, out, err } = sim([scenario, '--events']);
  const events = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Fields);

  test('is one JSON object a line, in the order of ticks', () => {
    expect([code, err]).toEqual([0, '']);
    expect(
      events.every((event) => Number.isInteger(event['tick']) && typeof event['type'] === 'string' && 'who' in event),
    ).toBe(true);
    const ticks = events.map((event) => event['tick'] as number);
    expect(ticks).toEqual([...ticks].sort((a, b) => a - b));
    expect(out.endsWith('\n')).toBe(true);
  });

  test('has every kind of event this story contains', () => {
    const kinds = new Set(events.map((event) => event['type']));
    for (const kind of [
      'enter',
      'seated',
      'calls',
      'orderTaken',
      'ticket',
      'cooked',
      'pickUp',
      'served',
      'paid',
      'leaves',
      'todo',
      'todoEnd',
      'warp',
      'target',
      'command',
      'commandExpired',
    ])
      expect(kinds).toContain(kind);
  });

  test('a warp names its key and the script that stands there now', () => {
    const warps = events.filter((event) => event['type'] === 'warp');
    expect(warps.find((event) => event['key'] === 'counter')).toMatchObject({ who: 'momo', script: 'maid.counter' });
  });

  test('twice is the same bytes; another seed may differ, the same seed given does not', () => {
    expect(sim([scenario, '--events']).out).toBe(out);
    expect(sim([scenario, '--events', '--seed', '7']).out).toBe(out);
  });
});

describe('options', () => {
  test('--ticks sets the length, --seed the seed; both with = or a space', () => {
    expect(JSON.parse(sim([scenario, '--ticks', '100']).out)).toMatchObject({ ticks: 100, guestsServed: 0 });
    const [one, two, three] = [sim([scenario, '--seed=8']), sim([scenario, '--seed', '8']), sim([scenario])];
    expect(one.out).toBe(two.out);
    expect(one.out).not.toBe(three.out);
  });

  test('--set changes single fields by dotted paths, more than one, in order', () => {
    const changed = JSON.parse(
      sim([scenario, '--set', 'maids.0.rank=2', '--set', 'customers.1.type=tourist', '--set', 'maids.0.rank=3']).out,
    ) as { maids: Fields; customerTypes: Fields };
    expect(changed.maids['momo']).toMatchObject({ rank: 3 });
    expect(Object.keys(changed.customerTypes)).toEqual(['office', 'tourist']);
    const plain = sim([scenario, '--events', '--set', 'maids.0.alertness=null']).out;
    expect(plain).toContain('{"behave":"move","x":5,"y":3,"manner":"a-move"}');
  });

  test('--set may add what the file does not say', () => {
    expect(sim([scenario, '--set', 'weather=rain', '--set', 'maids.1={"id":"mei","rank":2,"at":[3,3]}']).code).toBe(0);
  });

  test('--set chance.chat=1 on a scenario without chance sets one stream and leaves the others still', () => {
    const lively = sim([scenario, '--events', '--set', 'chance.fidget=1']).out;
    expect(lively).toContain('"type":"fidget"');
    expect(lively).not.toContain('"type":"litter"');
  });

  test('- reads the scenario from standard input', () => {
    expect(sim(['-'], JSON.stringify(SCENARIO)).out).toBe(sim([scenario]).out);
  });

  test('--help explains all of them', () => {
    const { code, out } = sim(['--help']);
    expect(code).toBe(0);
    for (const option of ['--seed', '--ticks', '--events', '--set', 'docs/scenario.schema.json'])
      expect(out).toContain(option);
  });
});

/** Refused: exit code 2, nothing on standard output, all of these named on standard error. */
function expectRefused({ code, out, err }: Result, ...named: string[]): void {
  expect([code, out]).toEqual([2, '']);
  for (const name of named) expect(err).toContain(name);
}

describe('what is refused', () => {
  test.each([
    [['--tics', '5'], '--tics'],
    [['--ticks', 'many'], '--ticks'],
    [['--ticks', '-5'], '--ticks'],
    [['--ticks', '1.5'], '--ticks'],
    [['--ticks'], '--ticks'],
    [['--seed', ''], '--seed'],
    [['--set', 'maids.0.rank'], '--set'],
    [['--set', 'maids.7.rank=2'], 'maids.7.rank'],
    [['--set', 'maids.0.rank=9'], 'maids.0.rank'],
    [['--set', '__proto__.x=1'], '__proto__'],
    [['other.json'], 'other.json'],
  ])('options %j', (options, named) => {
    expectRefused(sim([scenario, ...options]), named);
  });

  test('no file, a file that is not there, and one that is not JSON', () => {
    expectRefused(sim([]), 'scenario');
    expectRefused(sim([join(folder, 'nowhere.json')]), 'nowhere.json');
    expectRefused(sim([file('{ "seed": ')]), 'JSON');
    expectRefused(sim([file('[]')]), 'object');
  });

  test('every wrong field at once, by its place', () => {
    const bad = {
      ...SCENARIO,
      seed: 'seven',
      colour: 'red',
      maids: [
        { id: 'momo', rank: 7, at: [0, 0], speed: 0 },
        { id: 'momo', rank: 2, at: [2, 3] },
      ],
      customers: [
        { id: 'c1', type: 'office', arrive: -1, seat: 'z', order: ['caviar'], patience: 'much' },
        { type: 'student', arrive: 0, start: 'seat' },
      ],
      commands: [{ executorKeys: [], tick: 0, command: { behave: 'fly' } }],
      chance: { slip: 2, luck: 1 },
    };
    expectRefused(
      sim([file(bad), '--events']),
      'seed:',
      'colour:',
      'maids.0.rank:',
      'maids.0.at:',
      'maids.0.speed:',
      'maids.1.id:',
      'customers.0.arrive:',
      'customers.0.seat:',
      'customers.0.order.0:',
      'customers.0.patience:',
      'customers.1.id:',
      'customers.1.seat:',
      'commands.0.at:',
      'commands.0.executorKeys:',
      'commands.0.tick:',
      'commands.0.command.behave:',
      'chance.slip:',
      'chance.luck:',
    );
  });
});
