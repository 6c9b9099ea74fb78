// Scripts of several maids run in one sandbox: none can affect another's turn, and everything that takes time is
// announced with its maid, so that the right script is ended.

import { describe, expect, test } from 'vitest';
import { Ahead } from '../../src/sandbox/ahead-worker.ts';
import { type AheadPort, HANG_MS, Leader } from '../../src/sandbox/ahead-page.ts';
import { Budget, LIMITS } from '../../src/sandbox/limits.ts';
import type { FromAhead, ToAhead } from '../../src/sandbox/messages.ts';
import { Sandbox } from '../../src/sandbox/sandbox.ts';
import { Thinking } from '../../src/sandbox/thinking.ts';
import type { Asked } from '../../src/sandbox/script-view.ts';
import type { OwnAnswer } from '../../src/sim/state/player-scripts.ts';
import { cafeAt, everyone, still } from './hall.ts';

const cafe = cafeAt(1500);
const script = (body: string): string => `export default script((me, runned, commands) => { ${body} });`;

/** Reads everything a script can read. */
const LOOKS = script(`
  const { guests, maids, dishes, litter, plates, doors, pass, tick, weather } = me.cafe;
  const seen = [guests, maids, dishes, litter, plates, doors, pass].map((list) => list.length);
  const near = ['litter', 'plate', 'caller', 'guest', 'hero', 'maid', 'door', 'pass'].map((kind) => me.nearest(kind)?.x ?? null);
  const callers = me.callers().map((guest) => [guest.id, me.tilesTo(guest), me.likes(guest), guest.servedBy]);
  const free = me.dishes().map(({ id, fetchedBy }) => [id, fetchedBy]);
  return { behave: 'stay', tick: 5, seen, near, callers, free, who: guests.map(({ id }) => id).join(), at: tick, weather };`);

let opened: Sandbox | null = null;
async function asked(first: string, second: string): Promise<{ answers: OwnAnswer[]; log: string[] }> {
  if (opened === null || opened.broken) opened = await Sandbox.open(still);
  const sandbox = opened;
  sandbox.began = () => {};
  const two = everyone(cafe)
    .slice(0, 2)
    .map((one, i): Asked => ({ ...one, script: i === 0 ? 'first' : 'second' }));
  sandbox.load('first', { name: 'first', text: first });
  sandbox.load('second', { name: 'second', text: second });
  const log: string[] = [];
  sandbox.began = ({ me, script: name }) => log.push(`${name} ${me.id === two[0]?.me.id ? 1 : 2}`);
  return { answers: sandbox.ask(cafe.world, two), log };
}

/** What the second maid sees after the first has done as usual, which may claim a guest, and after a first who claims nobody. */
const alone = (await asked(script('return usual();'), LOOKS)).answers[1] as OwnAnswer;
const unclaimed = (await asked(script('return stay(1);'), LOOKS)).answers[1] as OwnAnswer;

test('what she sees is there to be compared', () => {
  expect(alone).toMatchObject({ is: 'todo', todo: { behave: 'stay', at: 1500 } });
});

const LISTS = ['guests', 'maids', 'dishes', 'litter', 'plates', 'doors', 'pass'];
test.each([
  ...['guests', 'maids', 'dishes', 'litter', 'plates', 'doors', 'pass', 'tick'].map(
    (name) => `Object.defineProperty(me.cafe, '${name}', { get() { while (true); } });`,
  ),
  'Object.freeze(me.cafe);',
  ...LISTS.map((name) => `Object.freeze(me.cafe.${name});`),
  ...LISTS.map((name) => `me.cafe.${name}.length = 0;`),
  ...LISTS.map((name) => `for (const one of me.cafe.${name}) { Object.freeze(one); }`),
  ...LISTS.map((name) => `for (const one of me.cafe.${name}) for (const key of Object.keys(one)) one[key] = 0;`),
  "for (const one of me.cafe.guests) Object.defineProperty(one, 'servedBy', { get() { while (true); }, set() { while (true); } });",
  "for (const one of me.cafe.dishes) Object.defineProperty(one, 'fetchedBy', { get() { while (true); }, set() { while (true); } });",
  "for (const one of me.cafe.litter) Object.defineProperty(one, 'tendedBy', { get() { while (true); }, set() { while (true); } });",
  'for (const name of Object.keys(me.cafe)) delete me.cafe[name];',
  'Object.setPrototypeOf(me.cafe, { get guests() { while (true); } });',
  'Object.setPrototypeOf(me, null);',
  "Object.defineProperty(me, 'id', { get() { while (true); } });",
])('the next maid sees what she would see alone, whatever a script did before: %s', async (body) => {
  const { answers } = await asked(script(`${body} return usual();`), LOOKS);
  expect(answers[1]).toEqual(alone);
});

test('her answer counts as a claim all the same: the next maid sees it', async () => {
  const second = script(
    'return { behave: "stay", served: me.cafe.guests.filter((g) => g.servedBy === "' +
      everyone(cafe)[0]?.me.id +
      '").map((g) => g.id).join() };',
  );
  const before = (await asked(script('return usual();'), second)).answers[1];
  const after = (
    await asked(script('return warp("move", { guest: me.cafe.guests.find((g) => g.servedBy === null).id });'), second)
  ).answers[1];
  const free = cafe.world.guests.find(({ id }) => !cafe.world.servedBy.has(id))?.id;
  expect(before).not.toMatchObject({ todo: { served: free } });
  expect(after).toMatchObject({ todo: { served: free } });
});

test('what a script puts off is run in its own turn, and announced as hers', async () => {
  const { answers, log } = await asked(
    script("const who = me; (async () => { await 0; who.because('later'); })(); return stay(1);"),
    LOOKS,
  );
  expect(log).toEqual(['first 1', 'first 1', 'second 2']);
  expect(answers).toEqual([{ is: 'todo', todo: { behave: 'stay', tick: 1 } }, unclaimed]);
});

test.each([
  ['loops', '(async () => { await 0; while (true); })(); return stay(1);'],
  ['never ends', '(async () => { while (true) await 0; })(); return stay(1);'],
  ['grows', 'const f = async () => { await 0; f(); f(); }; f(); return stay(1);'],
  ['comes before an endless loop', '(async () => { await 0; while (true); })(); while (true);'],
])('deferred work that %s costs only her own turn', async (_, body) => {
  const { answers } = await asked(script(body), LOOKS);
  // If the script had answered before, its answer counts; otherwise she does as usual.
  const seen = body.endsWith('while (true);') ? alone : unclaimed;
  expect(answers).toMatchObject([{ is: 'lost', by: 'runaway' }, seen]);
});

test('a maid whose deferred work never ended is asked normally once she has another script', async () => {
  const sandbox = await Sandbox.open(still);
  const [one] = everyone(cafe);
  sandbox.load('one', { name: 'one', text: script('(async () => { while (true) await 0; })(); return stay(1);') });
  expect(sandbox.ask(cafe.world, [one as Asked])).toEqual([{ is: 'lost', by: 'runaway' }]);
  sandbox.load('one', { name: 'one', text: script('return stay(2);') });
  expect(sandbox.ask(cafe.world, [one as Asked])).toEqual([{ is: 'todo', todo: { behave: 'stay', tick: 2 } }]);
  expect(sandbox.broken).toBe(false);
});

test('loading a script is announced as the turn of the maid who will think with it', async () => {
  const own = cafeAt(1200);
  const sandbox = await Sandbox.open(still);
  const thinking = new Thinking(own, sandbox);
  const log: string[] = [];
  sandbox.began = ({ me }, loading) => log.push(`${me.id}${loading ? ' reads' : ''}`);
  own.give({ kind: 'script', maid: 'momo', script: { name: 'one', text: script('return stay(1);') } });
  for (let i = 0; i < 400 && log.length < 2; i++) own.step();
  expect(log).toEqual(['momo reads', 'momo']);
  expect(thinking.recorded.length).toBeGreaterThan(0);
});

test('when everything is read anew, that is announced as well', async () => {
  const sandbox = await Sandbox.open(still);
  const two = everyone(cafe).slice(0, 2).map((one, i): Asked => ({ ...one, script: i === 0 ? 'first' : 'second' })); // prettier-ignore
  sandbox.load('first', { name: 'first', text: script('(async () => { while (true) await 0; })(); return stay(1);') });
  sandbox.load('second', { name: 'second', text: LOOKS });
  expect(sandbox.ask(cafe.world, two)[0]).toMatchObject({ is: 'lost' });
  const log: string[] = [];
  sandbox.began = ({ script: name }, loading) => log.push(`${name}${loading ? ' reads' : ''}`);
  sandbox.load('first', { name: 'first', text: script('return stay(1);') });
  expect(sandbox.ask(cafe.world, two)[1]).toEqual(unclaimed);
  expect(log).toEqual(['second reads', 'first', 'second']);
});

test.each([
  ['loops while it is read', 'while (true);'],
  ['puts off without end while it is read', '(async () => { while (true) await 0; })();'],
  ['puts off a loop while it is read', '(async () => { await 0; while (true); })();'],
])('a script that %s is at fault itself, and its neighbour thinks', async (_, top) => {
  const { answers } = await asked(`${top}\n${script('return stay(1);')}`, LOOKS);
  expect(answers).toMatchObject([{ is: 'fault' }, alone]);
});

/** The page's side with a Worker that never returns from its last announced turn. */
function silent(): {
  leader: Leader;
  say: (message: FromAhead) => void;
  told: ToAhead[];
  later: (ms: number) => void;
  log: string[];
} {
  let now = 0;
  let hear: (message: FromAhead) => void = () => {};
  const told: ToAhead[] = [];
  const log: string[] = [];
  const page = cafeAt(1200);
  const port = (): AheadPort => ({
    post: (message) => void told.push(message),
    listen: (listener) => {
      hear = listener;
    },
    end() {},
  });
  const leader = new Leader(page, {
    spawn: port,
    now: () => now,
    differs: () => {},
    hung: (maid) => log.push(`${maid} hung`),
    failed: (message) => log.push(message),
  });
  return { leader, say: (message) => hear(message), told, later: (ms) => void (now += ms), log };
}

test('a hang while a script is read is ended like any other, and the third takes it away', () => {
  const { leader, say, told, later, log } = silent();
  for (let hang = 1; hang <= 3; hang++) {
    say({ is: 'ready' });
    // Another maid's script is loaded and thinks; her earlier success does not clear the first maid.
    say({ is: 'turn', tick: 1200, maid: 'sakura', key: 'waiting', at: 0, loading: true });
    say({ is: 'turn', tick: 1200, maid: 'momo', key: 'waiting', at: 0, loading: true });
    later(HANG_MS + 1);
    leader.watch();
    leader.watch();
    expect(leader.kills).toBe(hang);
  }
  expect(log).toEqual(['momo hung', 'momo hung', 'momo hung']);
  say({ is: 'ready' });
  expect(told.filter(({ is }) => is === 'give')).toMatchObject([
    { input: { kind: 'script', script: null, lost: 'hang' } },
  ]);
});

test('a script that loads but hangs each time it is asked is removed after three hangs', () => {
  const { leader, say, later, told } = silent();
  for (let hang = 1; hang <= 3; hang++) {
    say({ is: 'ready' });
    say({ is: 'turn', tick: 1200, maid: 'momo', key: 'waiting', at: 0, loading: true });
    say({ is: 'turn', tick: 1200, maid: 'sakura', key: 'waiting', at: 0, loading: true });
    say({ is: 'turn', tick: 1200, maid: 'momo', key: 'waiting', at: 0 });
    // The thought is answered, but its deferred work hangs.
    say({ is: 'turn', tick: 1200, maid: 'momo', key: 'waiting', at: 0 });
    later(HANG_MS + 1);
    leader.watch();
    leader.watch();
  }
  say({ is: 'ready' });
  expect(told.filter(({ is }) => is === 'give')).toMatchObject([
    { input: { kind: 'script', script: null, lost: 'hang' } },
  ]);
});

test('the Worker announces the reading of a script', async () => {
  const heard: FromAhead[] = [];
  const ahead = await Ahead.open(
    (message) => heard.push(message),
    () => 0,
  );
  const own = cafeAt(1200);
  ahead.hear({ is: 'begin', text: JSON.stringify(own.saved()), recorded: 1200, hung: [] });
  const input = { kind: 'script', maid: 'momo', script: { name: 'one', text: script('return stay(1);') } } as const;
  ahead.hear({ is: 'give', number: 1, input });
  ahead.hear({ is: 'until', tick: 1400 });
  const turns = heard.filter(({ is }) => is === 'turn').slice(0, 2);
  expect(turns).toMatchObject([{ maid: 'momo', loading: true }, { maid: 'momo' }]);
  expect(turns[1]).not.toHaveProperty('loading');
});

test('steps that each take for ever are not counted to the end: the clock stops them at the first look', () => {
  let now = 0;
  const budget = new Budget(() => now);
  budget.beginBatch();
  now += LIMITS.firstMs;
  expect([budget.mustStop(), budget.stopped]).toEqual([false, false]);
  budget.beginBatch();
  now += LIMITS.firstMs + 1;
  expect([budget.mustStop(), budget.stopped]).toEqual([true, true]);
  budget.beginThought();
  expect(budget.stopped).toBe(false);
});

describe('a page that is busy itself', () => {
  const done = (upTo: number, at: number): FromAhead => ({ is: 'done', upTo, at, entries: [], taken: [] });

  test('reads an answer that waits in its queue before it takes a turn for a hang', () => {
    const { leader, say, later } = silent();
    say({ is: 'ready' });
    say({ is: 'turn', tick: 1200, maid: 'momo', key: 'waiting', at: 0 });
    later(500);
    leader.watch();
    say(done(1201, 2));
    leader.watch();
    expect(leader.kills).toBe(0);
  });

  test('does not wait longer for a hang afterwards: the Worker’s clock says how long a thought took', () => {
    const { leader, say, later } = silent();
    say({ is: 'ready' });
    say({ is: 'turn', tick: 1200, maid: 'momo', key: 'waiting', at: 0 });
    later(500);
    say(done(1201, 2));
    say({ is: 'turn', tick: 1201, maid: 'momo', key: 'waiting', at: 3 });
    later(HANG_MS + 1);
    leader.watch();
    leader.watch();
    expect(leader.kills).toBe(1);
  });

  test('a Worker whose thoughts truly take long gets more time', () => {
    const { leader, say, later } = silent();
    say({ is: 'ready' });
    say({ is: 'turn', tick: 1200, maid: 'momo', key: 'waiting', at: 0 });
    say(done(1201, 50));
    say({ is: 'turn', tick: 1201, maid: 'momo', key: 'waiting', at: 51 });
    later(HANG_MS + 100);
    leader.watch();
    leader.watch();
    expect(leader.kills).toBe(0);
    later(HANG_MS);
    leader.watch();
    leader.watch();
    expect(leader.kills).toBe(1);
  });
});
