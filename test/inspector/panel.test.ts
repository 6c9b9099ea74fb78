// What one does in the panel: goes to a time as the game writes it, gives the game an input, shows todos in the lanes of scripts, and
// reads what a utility reasoner weighed.

import { expect, test } from 'vitest';
import { behaviour, createMinds, resting, script } from '../../src/ai/door/index.ts';
import { GOING, warp } from '../../src/ai/index.ts';
import { clock, tickTyped } from '../../src/inspector/panel/clock.ts';
import type { Describe } from '../../src/inspector/panel/describe.ts';
import { plainOf } from '../../src/inspector/panel/Inputs.tsx';
import { Model } from '../../src/inspector/panel/model.ts';
import { considerationWords } from '../../src/inspector/panel/Utility.tsx';
import { formsOf } from '../../src/inspector/record/input-forms.ts';
import { record } from '../../src/inspector/record/recorder.ts';

/** A dog that runs, and lies down by another script; the player throws balls. */
function yard(describe: Describe = {}) {
  const game = { ball: 0, far: 0 };
  const minds = createMinds({
    behaviours: { run: behaviour<{ to: number }>({ perform: () => GOING }), lie: resting() },
    scripts: {
      guard: script((_: object, { tick }) =>
        tick > 50 && tick < 60 ? warp('rest') : { behave: 'run', to: game.ball, tick: 5 },
      ),
      rests: script((_: object, { runned }) => (runned === 0 ? { behave: 'lie', tick: 9 } : warp('guard'))),
    },
    characters: { dog: { warps: { guard: 'guard', rest: 'rests' }, begin: 'guard' } },
  });
  const rex = {};
  minds.add('rex', rex, 'dog');
  const recorder = record(minds, {
    save: () => game,
    restore: (saved) => Object.assign(game, saved),
    characterOf: () => rex,
    step: () => minds.tick(),
    inputs: {
      throws(ball: number, far = 1) {
        Object.assign(game, { ball, far });
      },
    },
  });
  recorder.run(100);
  return { game, minds, recorder, model: new Model(recorder.line, recorder, describe) };
}

test.each([
  [10, 653, '1:05.3'],
  [60, 61, '0:01.01'],
  [1, 3725, '1:02:05'],
  [100, 5999, '0:59.99'],
])('at %d ticks a second, tick %d is written %s', (ticksPerSecond, tick, words) => {
  expect(clock(ticksPerSecond)(tick)).toBe(words);
});

test('a time is found as it is written, or by its beginning; a whole number is a tick', () => {
  const find = (typed: string): number | null => tickTyped(typed, 0, 1000, clock(10));
  expect([find('1:05.3'), find(' 1:05 '), find('653'), find('9:99'), find('')]).toEqual([653, 650, 653, null, null]);
});

test('each tick has a time of its own, from which it is found again', () => {
  for (const ticksPerSecond of [1, 7, 10, 30, 60, 100, 144])
    for (let tick = 0; tick < 400; tick += 13)
      expect(tickTyped(clock(ticksPerSecond)(tick), 0, 400, clock(ticksPerSecond))).toBe(tick);
});

test('one goes to a time of the game, and is told if there is none', () => {
  const { model, minds } = yard({ ticksPerSecond: 10 });
  expect(model.goToTyped('0:04.2')).toBe(true);
  expect([minds.now, model.hasOwnTime]).toEqual([42, true]);
  expect(model.goToTyped('7:00')).toBe(false);
  expect(minds.now).toBe(42);
});

test('an input is given from the inspector, and in the past it begins a branch', () => {
  const { model, recorder, game } = yard();
  expect(recorder.inputs).toEqual([{ name: 'throws', parameters: ['ball', 'far'] }]);
  model.goTo(30);
  recorder.giveByName('throws', [7]);
  recorder.run(20);
  expect([game.ball, game.far, recorder.tick, recorder.lines.length]).toEqual([7, 1, 50, 2]);
  recorder.goTo(31);
  recorder.goToEnd();
  expect([game.ball, recorder.problems.length]).toEqual([7, 0]);
});

test('the parameters of an input are read from its text', () => {
  const inputs = {
    one: (at: number) => void at,
    two(a: number, { x }: { x: number } = { x: 3 }, [b]: number[] = [1, 2]) {
      void [a, x, b];
    },
    none() {},
    old: function (far: number) {
      void far;
    },
  };
  expect(formsOf(inputs).map(({ parameters }) => parameters.join())).toEqual(['at', 'a,2,3', '', 'far']);
  expect(['9', 'true', '{"x":3}', 'north', '"9"'].map(plainOf)).toEqual([9, true, { x: 3 }, 'north', '9']);
});

test('lanes of scripts show their todos if one wants them', () => {
  const { model } = yard();
  const bands = (): string[] => [...new Set(model.lanes.shown.value[0]?.bands.map(({ key }) => key))];
  expect([model.lanes.hasScripts, ...bands()]).toEqual([true, 'guard', 'rest']);
  model.lanes.showTodos(true);
  expect(bands()).toEqual(['run', 'lie']);
  model.lanes.showTodos(false);
  expect(bands()).toEqual(['guard', 'rest']);
});

test('a search that finds a character by its name says so, and one that finds nothing does not', () => {
  const { model } = yard();
  model.search('rex');
  expect(model.lanes.namesFound).toBe(true);
  model.search('max');
  expect(model.lanes.namesFound).toBe(false);
});

test.each([
  [
    { type: 'FloatVariable', variable: 'heroFar', input: 130, addend: 0, multiplier: 2, rank: null },
    'heroFar is 130:',
    'times 2',
  ],
  [
    { type: 'FloatVariable', variable: 'heroFar', input: 300, addend: 0, multiplier: 0, rank: null },
    'heroFar is 300:',
    'forbids it',
  ],
  [{ type: 'Tuning', input: null, addend: 0.5, multiplier: 1, rank: 1 }, 'always', 'adds 0.50, gives rank 1'],
  [{ type: 'Tuning', input: null, addend: 1, multiplier: 1, rank: null, implied: true }, 'by itself', 'adds 1'],
  [
    { type: 'And', name: 'calm', input: true, addend: 0, multiplier: 1, rank: null },
    'calm is true:',
    'changes nothing',
  ],
])('a consideration says what it saw and what it did: %#', (score, what, does) => {
  expect(considerationWords(score)).toEqual({ what, does });
});

test('a consideration in a set, such as Or, does not forbid its option alone', () => {
  const of = { type: 'BooleanVariable', variable: 'greedy', addend: 0, rank: null };
  expect(considerationWords({ ...of, input: false, multiplier: 0 }, true).does).toBe('does not hold');
  expect(considerationWords({ ...of, input: true, multiplier: 1 }, true).does).toBe('holds');
});
