// Minds are stepped tick by tick: budgets, rests and stuns count ticks, so a skipped tick would be a silent error.

import { expect, test } from 'vitest';
import { Blackboard, type Behaviour, Minds, Registry, restFor, type SavedMind } from '../../src/ai/index.ts';

interface Sleeper {
  readonly id: string;
}
const TABLE = { default: 'sleeps' };

function sleepers(perform: Behaviour<Sleeper>['perform'] = () => restFor(20)): Minds<Sleeper> {
  const registry = new Registry<Sleeper>();
  registry.define('sleeps', () => ({ behave: 'sleep' }));
  return new Minds<Sleeper>(registry, new Blackboard(), {
    behaviours: { sleep: { perform } },
    blockingFlags: 0,
    keysOf: () => [],
  });
}
const enlisted = (perform?: Behaviour<Sleeper>['perform']): Minds<Sleeper> => {
  const minds = sleepers(perform);
  minds.enlist([{ id: 'a', character: { id: 'a' }, warpTable: TABLE, begin: 'default' }]);
  return minds;
};
const loaded = (saved: readonly SavedMind[], tick?: number): Minds<Sleeper> => {
  const minds = sleepers();
  minds.load(saved, (id) => ({ id }), () => TABLE); // prettier-ignore
  if (tick !== undefined) minds.tick = tick;
  return minds;
};

test('the first step may be any tick, and each after it the next', () => {
  const minds = enlisted();
  for (const tick of [700, 701, 702]) minds.step(tick);
  expect(minds.tick).toBe(702);
});

test.each([
  ['left out', 8, 'after tick 5 comes 6, not 8'],
  ['stepped twice', 5, 'after tick 5 comes 6, not 5'],
  ['gone back to', 3, 'after tick 5 comes 6, not 3'],
  ['half a one', 5.5, 'after tick 5 comes 6, not 5.5'],
])('a tick that is %s is refused, and named', (_what, tick, message) => {
  const minds = enlisted();
  minds.step(5);
  expect(() => minds.step(tick)).toThrow(message);
  expect(minds.tick).toBe(5);
  expect(() => minds.step(6)).not.toThrow();
});

test.each([[-1], [0.5], [NaN], [0x3fffffff]])('%s is no tick to begin with', (tick) => {
  expect(() => enlisted().step(tick)).toThrow(`a tick is a whole number from 0, not ${tick}`);
});

test('a rest of 20 ticks is over after 20 ticks: nobody sleeps through a tick that was left out', () => {
  const turns: number[] = [];
  const minds = enlisted(() => {
    turns.push(minds.tick);
    return restFor(20);
  });
  for (let tick = 0; tick < 50; tick++) minds.step(tick);
  expect(turns).toEqual([0, 20, 40]);
});

test('a step within a step is refused', () => {
  const minds: Minds<Sleeper> = enlisted(() => {
    minds.step(1);
    return 0;
  });
  expect(() => minds.step(0)).toThrow('a step is under way');
});

test('after loading, the tick of the save has to be set, and the next one comes', () => {
  const minds = enlisted();
  minds.step(0);
  const saved = minds.save();
  expect(() => loaded(saved).step(1)).toThrow('set `tick` to the tick of the save');
  expect(() => loaded(saved, 0).step(9)).toThrow('after tick 0 comes 1, not 9');
  expect(() => loaded(saved, 0).step(1)).not.toThrow();
});

test('the tick of minds that run is not to be set', () => {
  const minds = enlisted();
  minds.tick = 41;
  minds.step(42);
  expect(() => (minds.tick = 100)).toThrow('counts by itself');
});
