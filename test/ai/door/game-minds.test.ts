// The minds of a game as `createMinds` returns them: characters come and go, facts wake them, saves continue exactly.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCheckedMinds as createMinds, resting } from '../../../src/ai/door/index.ts';
import { Members } from '../../../src/ai/door/members.ts';
import { Trace } from '../../../src/ai/trace.ts';
import { dog, dogMinds, type Dog, yardWith } from './dogs.ts';

test('a dog fetches a ball, brings it and lies down again', () => {
  const yard = yardWith();
  const minds = dogMinds(yard);
  const rex = dog();
  minds.add('rex', rex, 'dog');
  minds.step(3);
  expect(minds.page('rex')).toMatchObject({ script: 'guard', todo: { behave: 'lie' }, parked: true });
  yard.ball = 4;
  minds.changed('ball');
  minds.step(12);
  expect(yard.log).toEqual(['has the ball', 'drops it']);
  expect(rex).toMatchObject({ at: 0, mouth: false });
});

test('a parked dog is not asked before the fact it waits for changes', () => {
  const yard = yardWith();
  const minds = dogMinds(yard);
  minds.add('rex', dog(), 'dog');
  minds.step(5);
  yard.stranger = true;
  minds.step(5);
  expect(yard.log).toEqual([]);
  minds.changed('stranger');
  minds.step(2);
  expect(yard.log).toEqual(['woof', 'woof']);
});

test('characters take turns in the order of their ids, however they were added', () => {
  const minds = dogMinds(yardWith());
  for (const id of ['c', 'a', 'b']) minds.add(id, dog(), 'puppy');
  expect(minds.ids).toEqual(['a', 'b', 'c']);
});

test('a character added while a tick runs takes its first turn in the next', () => {
  const yard = yardWith();
  const minds = dogMinds(yard);
  minds.define('guard', () => {
    if (!minds.has('late')) minds.add('late', dog(), 'puppy');
    return { behave: 'lie' };
  });
  minds.add('rex', dog(), 'dog');
  minds.tick();
  expect(minds.page('late')).toMatchObject({ runned: 0, todo: null });
  minds.tick();
  expect(minds.page('late')).toMatchObject({ runned: 1, todo: { behave: 'play' } });
});

test('a removed character has no page, and its id is free', () => {
  const minds = dogMinds(yardWith());
  minds.add('rex', dog(), 'dog');
  minds.tick();
  minds.remove('rex');
  expect(minds.page('rex')).toBeNull();
  expect(minds.has('rex')).toBe(false);
  minds.add('rex', dog(), 'puppy');
  minds.tick();
  expect(minds.page('rex')).toMatchObject({ script: 'plays' });
});

test('a command reaches those with its key, and only from the next tick on', () => {
  const minds = dogMinds(yardWith());
  const read: string[] = [];
  minds.define('plays', (_me, { commands, tick }) => {
    for (const { command } of commands) read.push(`${tick} ${String(command['say'])}`);
    return { behave: 'play', toy: 1, tick: 1 };
  });
  minds.add('rex', dog(20), 'puppy');
  minds.add('old', dog(2), 'puppy');
  minds.post({ to: 'lively', ticks: 2, command: { say: 'sit' } });
  minds.step(4);
  expect(read).toEqual(['1 sit', '2 sit']);
});

/** Two teams of dogs, whose names by which commands reach them are asked anew (`fresh`) or kept in a list of their own. */
const teamMinds = (heard: string[], keys: (me: { team: string }) => readonly string[]) =>
  createMinds({
    behaviours: { lie: resting() },
    scripts: {
      hears: (_: object, { commands, tick }) => {
        for (const { command } of commands) heard.push(`${tick} ${String(command['say'])}`);
        return { behave: 'lie', until: ['commands'] };
      },
    },
    characters: { dog: { warps: { default: 'hears' }, keys } },
  });

test('a character that changes its team is reached by commands to the new team, and by none to the old one', () => {
  const heard: string[] = [];
  const minds = teamMinds(heard, (me) => [me.team]);
  const rex = { team: 'red' };
  minds.add('rex', rex, 'dog');
  minds.post({ to: 'red', ticks: 1, command: { say: 'red' } });
  minds.step(2);
  rex.team = 'blue';
  minds.post({ to: 'red', ticks: 1, command: { say: 'red again' } });
  minds.post({ to: ['blue', 'green'], ticks: 1, command: { say: 'blue' } });
  minds.step(3);
  expect(heard).toEqual(['1 red', '3 blue']);
});

test('names are joined only if they have changed, also if they are asked anew or their list is changed in place', () => {
  const members = new Members({
    fresh: { warps: {}, keys: (me: { keys: string[] }) => [...me.keys] },
    same: { warps: {}, keys: (me: { keys: string[] }) => me.keys },
    none: { warps: {} },
  });
  for (const kind of ['fresh', 'same']) {
    const me = { keys: ['red', 'old'] };
    members.add('rex', kind);
    const names = members.keysOf(me, 'rex');
    expect(names).toEqual(['rex', kind, 'red', 'old', 'all']);
    expect(members.keysOf(me, 'rex')).toBe(names);
    me.keys[0] = 'blue';
    expect(members.keysOf(me, 'rex')).toEqual(['rex', kind, 'blue', 'old', 'all']);
    me.keys.pop();
    expect(members.keysOf(me, 'rex')).toEqual(['rex', kind, 'blue', 'all']);
  }
  members.add('ace', 'none');
  expect(members.keysOf({}, 'ace')).toEqual(['ace', 'none', 'all']);
});

test('a frozen character keeps its todo, and the ticks of the todo do not run down', () => {
  const minds = dogMinds(yardWith());
  minds.add('rex', dog(), 'puppy');
  minds.step(1);
  minds.freeze('rex');
  minds.step(10);
  expect(minds.page('rex')).toMatchObject({ runned: 1 });
  minds.freeze('rex', false);
  minds.step(2);
  expect(minds.page('rex')).toMatchObject({ runned: 2 });
});

test('a script that is replaced is used from the next thought on', () => {
  const minds = dogMinds(yardWith());
  minds.add('rex', dog(), 'puppy');
  minds.step(2);
  minds.define('plays', () => ({ behave: 'lie' }));
  minds.step(2);
  expect(minds.page('rex')).toMatchObject({ todo: { behave: 'lie' }, faults: 0 });
});

test('a character can have a warp table of its own, and saves keep it', () => {
  const minds = dogMinds(yardWith());
  const rex = dog();
  minds.add('rex', rex, 'dog');
  minds.tick();
  minds.setWarps('rex', { guard: 'plays', default: 'plays' });
  minds.step(25);
  expect(minds.page('rex')).toMatchObject({ script: 'plays' });
  const other = dogMinds(yardWith());
  expect(other.restore(JSON.parse(JSON.stringify(minds.save())), () => rex)).toEqual({ ok: true });
  expect(other.save()).toEqual(minds.save());
});

test('observers are told in the order in which they came, and no more after they have gone', () => {
  const minds = dogMinds(yardWith());
  const told: string[] = [];
  const observer = (name: string) => ({ thought: () => told.push(name), ended: () => {}, fault: () => {} });
  const first = minds.observe(observer('first'));
  minds.observe(observer('second'));
  minds.add('rex', dog(), 'puppy');
  minds.tick();
  first();
  minds.step(2);
  expect(told).toEqual(['first', 'second', 'second']);
});

/** A game of dogs after some ticks, with what happened before each of them. */
function play(seed: number, happenings: readonly number[], saveAt: number, seedOfLater = seed): string[] {
  let yard = yardWith();
  let minds = dogMinds(yard, [], seed);
  let dogs: Record<string, Dog> = { rex: dog(), ace: dog(3), pip: dog(9) };
  const add = (): void => {
    minds.add('rex', dogs['rex'] as Dog, 'dog');
    minds.add('ace', dogs['ace'] as Dog, 'dog');
    minds.add('pip', dogs['pip'] as Dog, 'puppy');
  };
  add();
  const lines: string[] = [];
  happenings.forEach((what, tick) => {
    if (tick === saveAt) {
      const text = JSON.stringify({ yard, dogs, minds: minds.save() });
      const saved = JSON.parse(text) as { yard: typeof yard; dogs: typeof dogs; minds: unknown };
      ({ yard, dogs } = saved);
      minds = dogMinds(yard, [], seedOfLater);
      expect(minds.restore(saved.minds, (id) => dogs[id])).toEqual({ ok: true });
    }
    if (what === 1) yard.ball = tick % 7;
    if (what === 1) minds.changed('ball');
    if (what === 2) yard.stranger = !yard.stranger;
    if (what === 2) minds.changed('stranger');
    if (what === 3) minds.post({ to: 'all', ticks: 3, command: { sit: true } });
    // One that comes late has not drawn a number when the game is saved.
    if (what === 4 && !minds.has('late')) minds.add('late', (dogs['late'] ??= dog(tick)), 'puppy');
    minds.tick();
    lines.push(JSON.stringify([dogs, minds.ids.map((id) => minds.page(id)?.todo)]));
  });
  return lines;
}

test('a saved and restored game goes on exactly as it would have, wherever it was saved', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1000, max: 1000 }),
      fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 1, maxLength: 60 }),
      fc.integer({ min: 0, max: 59 }),
      (seed, happenings, saveAt) => {
        expect(play(seed, happenings, saveAt)).toEqual(play(seed, happenings, -1));
      },
    ),
    { numRuns: 60 },
  );
});

test('a restored game goes on with the seed of the save, whatever seed the new minds had', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.integer(),
      fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 1, maxLength: 60 }),
      fc.integer({ min: 0, max: 59 }),
      (seed, another, happenings, saveAt) => {
        expect(play(seed, happenings, saveAt, another)).toEqual(play(seed, happenings, -1));
      },
    ),
    { numRuns: 60 },
  );
});

test('a save contains the seed also after it was restored, and one without a seed leaves the seed as it is', () => {
  const minds = dogMinds(yardWith(), [], 5);
  expect(minds.save().seed).toBe(5);
  const later = dogMinds(yardWith(), [], 6);
  const { seed: _, ...old } = minds.save();
  expect(later.restore(old, () => null)).toEqual({ ok: true });
  expect(later.save().seed).toBe(6);
  expect(later.restore(minds.save(), () => null)).toEqual({ ok: true });
  expect(later.save().seed).toBe(5);
  const wrong = later.restore({ ...minds.save(), seed: 0.5 }, () => null);
  expect(wrong.ok ? [] : wrong.problems.map(({ path }) => path)).toEqual(['seed']);
});

test('a save with many mistakes names them all and changes nothing', () => {
  const minds = dogMinds(yardWith());
  minds.add('rex', dog(), 'dog');
  minds.step(3);
  const before = JSON.stringify(minds.save());
  const saved = JSON.parse(before) as Record<string, unknown> & { minds: Record<string, unknown>[] };
  Object.assign(saved, { format: 2, tick: -1, kinds: { rex: 'dgo' }, streams: { rex: [1, 2] } });
  Object.assign(saved.minds[0] as object, { script: 'gaurd', runned: 1.5, todo: { behave: 'lye' }, awake: 'yes' });
  const restored = minds.restore(saved, () => null);
  expect(restored.ok).toBe(false);
  expect(restored.ok ? [] : restored.problems.map(({ path, message }) => `${path}: ${message}`)).toEqual([
    'format: must be 1',
    'tick: must be a whole number from 0 to 1073741822',
    "kinds.rex: there is no kind 'dgo'; did you mean 'dog'?",
    "minds[0].script: no script is called 'gaurd'; did you mean 'guard'?",
    'minds[0].runned: must be a whole number from 0 to 1073741823',
    "minds[0].awake: must be true or false, not 'yes'",
    "minds[0].todo: unknown behave 'lye'; did you mean 'lie'?",
    "minds[0].id: 'rex' has no entry in 'kinds'",
    'streams.rex: must be a list of 4',
  ]);
  expect(JSON.stringify(minds.save())).toBe(before);
});

test('a script can take what it needs out of the thought', () => {
  const minds = createMinds({
    behaviours: { lie: resting() },
    scripts: {
      draws: (_me: object, { random, weigh, why }) => {
        weigh(() => [{ id: 'lie', terms: {}, verdict: 'chosen' }]);
        why('tired', { luck: random() });
        return { behave: 'lie', tick: 3 };
      },
    },
    characters: { dog: { warps: { default: 'draws' } } },
  });
  const trace = new Trace<object>();
  minds.reasonsWanted = true;
  minds.observe(trace);
  minds.add('rex', {}, 'dog');
  minds.tick();
  expect(trace.of('rex')[0]).toMatchObject({ because: { key: 'tired' }, options: [{ id: 'lie' }], fault: null });
});
