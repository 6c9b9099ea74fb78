// A mistyped option never passes silently: each option with a typo in each kind of field is refused before anything
// runs, with the place and the right word, and all typos of a line at once.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readOrder } from '../../src/cli/validate-run.ts';
import { beginOf, Recording, replayText } from '../../src/analysis/replay/index.ts';
import { runShard } from '../../src/analysis/futures/seeds.ts';
import { scripts } from '../../src/scripts/index.ts';
import { newDay } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';

const folder = mkdtempSync(join(tmpdir(), 'honeybell-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}
const changed = (of: object, path: string, value: unknown): object => {
  const copy = structuredClone(of);
  const steps = path.split('.');
  const last = steps.pop() as string;
  const at = steps.reduce<Record<string, unknown>>((inside, step) => inside[step] as never, copy as never);
  at[last] = value;
  return copy;
};

const SCENARIO = {
  seed: 1,
  ticks: 200,
  map: ['##########', '#K.......#', '#PP..aTb.#', '#........#', '#####D####'],
  decor: [{ kind: 'palm', x: 1, y: 3 }],
  maids: [{ id: 'mei', rank: 3, at: [2, 3], favouriteCustomerIds: ['kim'], friends: { kim: 20 } }],
  customers: [{ id: 'kim', type: 'office', arrive: 0, order: ['tea'] }],
  menu: [{ id: 'tea', cookTicks: 10, eatTicks: 40, price: 300 }],
  commands: [{ at: 5, executorKeys: ['mei'], tick: 9, command: { behave: 'serve', guest: 'kim' } }],
  regulars: [{ id: 'kim', hearty: 'tea', light: 'tea', sweet: 'tea' }],
  rival: { has: ['iceWell'], knows: [{ node: 'iceWell', value: 'Yes' }], counters: [] },
  rules: ['energy'],
  events: [{ at: 50, kind: 'rain' }],
  chance: { slip: 0 },
  promises: ['no maid slips'],
  scripts: { mei: { name: 'greet', text: 'export default () => undefined;' } },
  tables: {},
  configs: {},
  warps: {},
};
const scenario = file('scene.json', SCENARIO);

const cafe = new Simulation(newDay({ seed: 7 }), scripts);
const recording = new Recording(beginOf(cafe.save(), scripts), cafe);
while (cafe.state.tick < 60) {
  cafe.step();
  recording.ticked();
}
const replay = file('day.json', replayText(recording.replay()));
const DAY = ['--replay', replay, '--at', '40'];

const { scripts: _none, ...unscripted } = SCENARIO;
const batch = { a: unscripted, b: unscripted, seed: 1, seeds: 2 };
const shards = [1, 2].map((shard) => runShard(batch, { shard, of: 2 }));
const ours = file('ours.txt', 'no maid slips');
const greet = file('greet.ts', 'export default () => undefined;');

async function errorsOf(...argv: readonly string[]): Promise<readonly string[]> {
  const read = await readOrder(argv);
  return read.ok ? [] : read.errors;
}

test('without a slip all of it is taken', async () => {
  expect(await errorsOf(scenario, '--promises', ours, '--record', join(folder, 'new.json'), '--events')).toEqual([]);
  expect(await errorsOf(scenario, '--vs', 'maids.0.rank=5', '--seeds', '2', '--shard', '1/2')).toEqual([]);
  expect(await errorsOf(...DAY, '--vs', 'mei.rank=5', '--give', '{"kind":"unblock","x":11,"y":1}')).toEqual([]);
  expect(await errorsOf('--merge', ...shards.map((one, i) => file(`s${i}.json`, one)))).toEqual([]);
});

/** Options with a typo, the place that is named first, and the suggestion. */
const OPTIONS: readonly (readonly [argv: readonly string[], place: string, right: string])[] = [
  [[scenario, '--evnts'], '--evnts', "did you mean '--events'?"],
  [[scenario, '--seed', '1x'], '--seed', 'a whole number from 0'],
  [[scenario, '--seed', '0x10'], '--seed', 'a whole number from 0'],
  [[scenario, '--ticks', '-5'], '--ticks', 'a whole number from 0'],
  [[scenario, '--ticks', '200000000'], 'ticks', 'a whole number from 0 to 100000000'],
  [[scenario, '--set', 'maids.0.rnk=5'], 'maids.0.rnk', 'known here: id, rank'],
  [[scenario, '--set', 'maids.0.rank=SSR'], 'maids.0.rank', 'a whole number from 2 to 5'],
  [[scenario, '--set', 'maids.mei.rank=5'], '--set maids.mei.rank', 'no index of a list of 1'],
  [[scenario, '--set', 'wether=rain'], 'wether', 'known here: seed'],
  [[scenario, '--set', 'chance.slp=1'], 'chance.slp', 'known here: slip'],
  [[scenario, '--set', 'maids.0.rank.x=1'], '--set maids.0.rank.x', "there is no 'x' in 3"],
  [[scenario, '--script', `mie=${greet}`], 'scripts.mie', "did you mean 'mei'?"],
  [[scenario, '--script', `role:servng=${greet}`], 'scripts.role:servng', "did you mean 'role:serving'?"],
  [[scenario, '--script', `mei=${greet}x`], 'scripts.mei', 'cannot be read'],
  [[scenario, '--script', 'mei'], '--script', 'WHO=FILE'],
  [[scenario, '--promises', `${ours}x`], `${ours}x`, 'cannot be read'],
  [[scenario, '--promises', file('bad.txt', 'no maid slps')], 'bad.txt:1:9', "'slips'"],
  [[scenario, '--record', join(folder, 'nowhere', 'x.json')], join(folder, 'nowhere', 'x.json'), 'cannot be written'],
  [[scenario, '--record', folder], folder, 'it is a folder'],
  [[scenario, '--thoughts', folder], folder, 'it is a folder'],
  [[scenario, '--thoughts', 'x.minds', '--script', `mei=${greet}`], '--thoughts', 'scripts of players'],
  [[scenario, '--vs', 'maids.0.rnk=5'], 'with --vs: maids.0.rnk', 'known here: id, rank'],
  [[scenario, '--vs', 'maids.1.rank=5'], '--vs maids.1.rank', 'no index of a list of 1'],
  [[scenario, '--vs', 'customers.0.type=ofice'], 'with --vs: customers.0.type', "did you mean 'office'?"],
  [[scenario, '--vs', `scripts.mie=${greet}`], 'with --vs: scripts.mie', "did you mean 'mei'?"],
  [[scenario, '--vs', 'promises.0=no maid slps'], 'with --vs: promises.0, column 9', "'slips'"],
  [[scenario, '--vs', 'maids.0.rank=5', '--seeds', '0'], '--seeds', 'a whole number from 1'],
  [[scenario, '--vs', 'seed=5', '--seeds', '2147483647', '--seed', '3'], '--seeds', 'the last one, 2147483647'],
  [[scenario, '--vs', 'maids.0.rank=5', '--seeds', '4', '--shard', '3/2'], '--shard', 'I/N'],
  [[scenario, '--fail-if', 'wiat>2s'], '--fail-if', "did you mean 'wait'?"],
  [[scenario, '--fail-if', 'wait>soon'], '--fail-if', 'a figure and its limit'],
  [[scenario, '--vs', 'maids.0.rank=5', '--fail-if', 'wiat>+2s'], '--fail-if', "did you mean 'wait'?"],
  [[scenario, '--junit', join(folder, 'nowhere', 'x.xml')], join(folder, 'nowhere', 'x.xml'), 'cannot be written'],
  [[scenario, '--days', '2'], '--days', 'goes with a pack'],
  [['examples/packs/tea-hose'], 'examples/packs/tea-hose', 'cannot be read'],
  [['examples/packs/tea-house', '--days', '0'], '--days', 'a whole number from 1'],
  [['examples/packs/tea-house', '--set', 'dificulty=keen'], 'dificulty', 'known here: seed'],
  [['examples/packs/tea-house', '--set', 'difficulty=kean'], 'difficulty', "did you mean 'keen'?"],
  [['--replay', `${replay}x`], `${replay}x`, 'cannot be read'],
  [['--replay', scenario], scenario, 'is no replay'],
  [['--replay', replay, '--at', 'noon', '--vs', 'mei.rank=5'], '--at', 'a whole number from 0'],
  [['--replay', replay, '--at', '61', '--vs', 'mei.rank=5'], '--at', 'a tick of the day, 0 to 60'],
  [[...DAY, '--vs', 'mei.rnk=5'], '--vs mei.rnk', "did you mean 'rank'?"],
  [[...DAY, '--vs', 'mei.rank=SSR'], '--vs mei.rank', '2 (N), 3 (R), 4 (SR) or 5 (SSR)'],
  [[...DAY, '--vs', 'mie.rank=5'], '--vs mie.rank', "did you mean 'mei'?"],
  [[...DAY, '--vs', 'mei.duties=servng'], '--vs mei.duties', 'allround, reception or serving'],
  [[...DAY, '--vs', 'mei.controller=diligant'], '--vs mei.controller', "did you mean 'diligent'?"],
  [
    [...DAY, '--vs', 'mei.favouriteCustomerTypes=["ofice"]'],
    '--vs mei.favouriteCustomerTypes',
    "did you mean 'office'?",
  ],
  [[...DAY, '--vs', 'mei.favouriteCustomerIds=["rioo"]'], '--vs mei.favouriteCustomerIds', "did you mean 'rio'?"],
  [[...DAY, '--vs', 'mei.team=12'], '--vs mei.team', 'a team from 1 to 9'],
  [[...DAY, '--vs', 'rank=5'], '--vs', 'maid.field=value'],
  [[...DAY, '--give', 'rubbish'], '--give', 'an input as JSON'],
  [[...DAY, '--give', '{"kind":"blok","x":1,"y":1}'], '--give', "did you mean 'block'?"],
  [[...DAY, '--give', '{"kind":"block","x":1,"y":1,"decr":"palm"}'], '--give', "did you mean 'decor'?"],
  [[...DAY, '--give', '{"kind":"edit","maid":"mei","edit":{"rnk":5}}'], '--give', "did you mean 'rank'?"],
  [[...DAY, '--give', '{"kind":"edit","maid":"mei","edit":{}}'], '--give', 'should change something'],
  [[...DAY, '--give', '{"kind":"removeSeat","seat":"ZZ"}'], '--give', 'the café refuses it: removeSeat'],
  [
    [...DAY, '--give', '{"kind":"command","post":{"executorKeys":["mie"],"tick":9,"command":{"behave":"help"}}}'],
    '--give',
    "did you mean 'mei'?",
  ],
  [
    [
      ...DAY,
      '--give',
      '{"kind":"command","post":{"executorKeys":["mei"],"tick":9,"command":{"behave":"sweep","x":1,"y":3,"manner":"plain"}}}',
    ],
    '--give',
    "means nothing to 'sweep'",
  ],
  [['--merge', file('none.json', '{"format":"x"}')], join(folder, 'none.json'), 'honeybell-seeds'],
  [
    ['--merge', file('seeds.json', { ...shards[0], seeds: 'two' })],
    join(folder, 'seeds.json'),
    'a whole number from 1',
  ],
  [['--merge', file('one.json', shards[0])], 'shard 2/2', 'is missing'],
];

describe('an option with a slip is refused:', () => {
  test.each(OPTIONS)('%j', async (argv, place, right) => {
    const errors = await errorsOf(...argv);
    const [said = ''] = errors.filter((error) => error.includes(right));
    expect(errors.join('\n')).toContain(right);
    expect(said).toContain(place);
  });
});

/** Scenario fields with a typo in their name or value, and the suggestion. */
const FIELDS: readonly (readonly [path: string, value: unknown, right: string])[] = [
  ['decor.0.kind', 'plam', "did you mean 'palm'?"],
  ['maids.0.duties', 'servng', "did you mean 'serving'?"],
  ['maids.0.controller', 'diligant', "did you mean 'diligent'?"],
  ['maids.0.favouriteCustomerIds', ['kmi'], "did you mean 'kim'?"],
  ['maids.0.favouriteCustomerTypes', ['ofice'], "did you mean 'office'?"],
  ['maids.0.friends', { kmi: 20 }, "did you mean 'kim'?"],
  ['maids.0.look', 'mie', "did you mean 'mei'?"],
  ['customers.0.type', 'ofice', "did you mean 'office'?"],
  ['customers.0.look', 'offise', "did you mean 'office'?"],
  ['customers.0.temperament', 'clam', "did you mean 'calm'?"],
  ['customers.0.order', ['tee'], "'tee' is not on the menu: tea"],
  ['customers.0.seat', 'z', 'there are: a b'],
  ['menu.0.taste', ['meet'], "did you mean 'meat'?"],
  ['commands.0.executorKeys', ['mie'], "did you mean 'mei'?"],
  ['commands.0.command', { behave: 'srve', guest: 'kim' }, "did you mean 'serve'?"],
  ['commands.0.command', { behave: 'serve', guest: 'kmi' }, "did you mean 'kim'?"],
  ['commands.0.command', { behave: 'sweep', x: 3, y: 3, manner: 'plain' }, "means nothing to 'sweep'"],
  ['commands.0.command', { behave: 'gather', x: 3, y: 3, formation: { mie: [0, 1] } }, "did you mean 'mei'?"],
  ['regulars.0.id', 'kmi', "there is no customer 'kmi'"],
  ['regulars.0.sweet', 'tee', 'should be one of tea'],
  ['rival.has', ['iceWel'], "did you mean 'iceWell'?"],
  ['rival.counters', ['curyDay'], "did you mean 'curryDay'?"],
  ['rules', ['enrgy'], "did you mean 'energy'?"],
  ['events.0.kind', 'rian', "did you mean 'rain'?"],
  ['weather', 'rian', "did you mean 'rain'?"],
  ['headMaid', 'Trian', "did you mean 'Train'?"],
  ['chance', { slp: 1 }, 'known here: slip'],
  ['promises', ['no maid slps'], "'slips'"],
  ['scripts', { mie: { name: 'x', text: '' } }, "did you mean 'mei'?"],
  ['tables', { patiant: [] }, "did you mean 'patient'?"],
  ['tables', { patient: [{ condition: 'goingHoem' }] }, 'goingHome'],
  ['configs', { caler: '' }, "did you mean 'caller'?"],
  ['configs', { caller: 'type: RuelBased' }, 'RuleBased'],
  ['warps', { allrund: {} }, "did you mean 'allround'?"],
  ['warps', { allround: { waiting: 'maid.waitin' } }, 'maid.waiting'],
];

describe('a field of a scenario with a slip is refused:', () => {
  test.each(FIELDS)('%s = %j', async (path, value, right) => {
    const errors = await errorsOf(file('slip.json', changed(SCENARIO, path, value)));
    expect(errors.join('\n')).toContain(right);
    expect(errors.some((error) => error.startsWith(path) && error.includes(right))).toBe(true);
  });

  test('all of them are said at once, with those of the options, of promises and of what is changed', async () => {
    const slips = FIELDS.filter(([path], i) => FIELDS.findIndex(([other]) => other === path) === i);
    const all = slips.reduce<object>((one, [path, value]) => changed(one, path, value), SCENARIO);
    const bad = file('worse.txt', 'no gest leaves');
    const errors = await errorsOf(file('slips.json', all), '--seed', '-1', '--promises', bad, '--set', 'map.9.x=1');
    for (const [path, , right] of slips)
      expect(errors.some((error) => error.startsWith(path) && error.includes(right))).toBe(true);
    for (const place of ['--seed:', `${bad}:1:4`, '--set map.9.x:'])
      expect(errors.some((error) => error.startsWith(place))).toBe(true);
    const two = await errorsOf(file('slips.json', all), '--vs', 'customers.0.seat=y');
    expect(two.filter((error) => error.startsWith('with --vs: '))).toEqual([
      expect.stringContaining("with --vs: customers.0.seat: there is no seat 'y'"),
    ]);
  });

  test('so are all options for a day, whether the day can be read or not', async () => {
    const vs = ['--at', '40', '--vs', 'mei.rnk=5', '--vs', 'mei=5', '--give', '{"kind":"blok"}'];
    expect(await errorsOf('--replay', replay, ...vs)).toHaveLength(3);
    expect(await errorsOf('--replay', file('broken.json', '{'), ...vs, '--evnts')).toHaveLength(5);
  });
});

describe('a file’s name', () => {
  const inside = { ...SCENARIO, scripts: { mei: 'greet.ts' } };
  test("in a scenario is relative to the scenario's folder", async () => {
    expect(await errorsOf(file('inside.json', inside))).toEqual([]);
  });
  test('on the command line is seen from where the command is given, by each option alike', async () => {
    const from = relative(process.cwd(), greet);
    const here = [`mei=${from}`, `scripts.mei=${from}`, `scripts={"mei":${JSON.stringify(from)}}`] as const;
    expect(await errorsOf(scenario, '--script', here[0])).toEqual([]);
    for (const set of [here[1], here[2]])
      for (const option of ['--set', '--vs']) expect(await errorsOf(scenario, option, set)).toEqual([]);
    for (const [option, set] of [
      ['--script', 'mei=greet.ts'],
      ['--set', 'scripts.mei=greet.ts'],
      ['--vs', 'scripts.mei=greet.ts'],
    ] as const)
      expect((await errorsOf(scenario, option, set)).join()).toMatch(/scripts\.mei: .*greet\.ts: cannot be read/);
  });
});

test('shards that name a seed twice are no batch', async () => {
  const [one, two] = shards;
  const twice = { ...two, pairs: one?.pairs };
  const errors = await errorsOf('--merge', file('s1.json', one), file('s2.json', twice));
  expect(errors).toEqual([expect.stringContaining('a batch has each of its seeds once')]);
});
