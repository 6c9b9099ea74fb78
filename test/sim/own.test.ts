// Players' scripts as inputs of a café: checked, kept in the state, replayed without ever being run.

import { expect, test } from 'vitest';
import { scripts } from '../../src/scripts/index.ts';
import { newDay, nextDay } from '../../src/sim/open-day.ts';
import { type Input, wrongInput } from '../../src/sim/inputs/index.ts';
import { MOST_SCRIPT } from '../../src/sim/inputs/scripts.ts';
import { ownScriptOf } from '../../src/sim/thinking/script-keys.ts';
import type { Maid } from '../../src/sim/state/person.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { collectSave } from '../../src/saves/check/cafe-shape.ts';
import { Problems } from '../../src/ai/problems.ts';

const open = (): Simulation => new Simulation(newDay({ seed: 7 }), scripts);
const wrong = (input: unknown): string[] => wrongInput(input as Input, open().world);
const mine = { name: 'mine', text: 'export default script(() => usual());' };
const maid = (cafe: Simulation, id: string): Maid => cafe.state.people[id] as Maid;

test('everything wrong with a script is said at once', () => {
  expect(wrong({ kind: 'script', maid: 'momo', script: mine })).toEqual([]);
  expect(wrong({ kind: 'script', role: 'serving', script: null })).toEqual([]);
  expect(wrong({ kind: 'script', script: { name: ' ', text: 7 }, lost: 'gone' })).toHaveLength(4);
  expect(wrong({ kind: 'script', maid: 'momo', role: 'serving', script: mine })).toHaveLength(1);
  expect(wrong({ kind: 'script', maid: 'constructor', script: mine })).toHaveLength(1);
  expect(wrong({ kind: 'script', role: 'servng', script: mine })[0]).toContain("did you mean 'serving'?");
  expect(wrong({ kind: 'script', maid: 'momo', script: { name: 'a\nb', text: '' } })).toHaveLength(1);
  expect(
    wrong({ kind: 'script', maid: 'momo', script: { name: 'a', text: 'x'.repeat(MOST_SCRIPT + 1) } }),
  ).toHaveLength(1);
});

test('so is everything wrong with a recorded answer', () => {
  expect(wrong({ kind: 'thought', maid: 'momo', answer: { is: 'usual' } })).toEqual([]);
  for (const answer of [
    null,
    7,
    {},
    { is: 'else' },
    { is: 'todo', todo: () => 1 },
    { is: 'todo', x: 'x'.repeat(20_000) },
  ])
    expect(wrong({ kind: 'thought', maid: 'momo', answer })).toHaveLength(1);
});

test('her own script comes before that of her duties; null takes either back', () => {
  const cafe = open();
  const nana = maid(cafe, 'nana');
  cafe.give({ kind: 'script', role: nana.duties, script: mine });
  cafe.give({ kind: 'script', maid: 'nana', script: { ...mine, name: 'hers' } });
  cafe.step();
  expect(ownScriptOf(cafe.state, nana)?.name).toBe('hers');
  cafe.give({ kind: 'script', maid: 'nana', script: null });
  cafe.step();
  expect(ownScriptOf(cafe.state, nana)?.name).toBe('mine');
  // Other duties, another script.
  cafe.give({ kind: 'edit', maid: 'nana', edit: { duties: nana.duties === 'serving' ? 'allround' : 'serving' } });
  cafe.step();
  expect(ownScriptOf(cafe.state, nana)).toBe(null);
});

test('without a sandbox the recorded answer is taken, and before the first she does as usual', () => {
  const cafe = open();
  cafe.give({ kind: 'script', maid: 'momo', script: mine });
  const usual = open();
  for (let i = 0; i < 200; i++) [cafe, usual].forEach((one) => one.step());
  expect(maid(cafe, 'momo').x).toBe(maid(usual, 'momo').x);
  cafe.give({
    kind: 'thought',
    maid: 'momo',
    answer: { is: 'todo', todo: { behave: 'fidget', tick: 7 }, why: 'told so' },
  });
  for (let i = 0; i < 400 && maid(cafe, 'momo').doing !== 'fidget'; i++) cafe.step();
  expect(maid(cafe, 'momo').doing).toBe('fidget');
});

test('an answer that is none is a fault of the script, and nobody else notices', () => {
  const cafe = open();
  cafe.give({ kind: 'script', maid: 'momo', script: mine });
  cafe.give({ kind: 'thought', maid: 'momo', answer: { is: 'todo', todo: { behave: 'fly' } } });
  for (let i = 0; i < 50; i++) cafe.step();
  expect(cafe.state.figures.faults).toBeGreaterThan(0);
  expect(cafe.page('momo')?.faults).toBe(cafe.state.figures.faults);
});

test('a save carries scripts and answers, and so does the next morning', () => {
  const cafe = open();
  cafe.give({ kind: 'script', maid: 'momo', script: { ...mine, code: 'x' } });
  cafe.give({ kind: 'thought', maid: 'momo', answer: { is: 'usual', why: 'so' } });
  for (let i = 0; i < 30; i++) cafe.step();
  const problems = new Problems();
  const header = { slot: 1, generation: 1, cafe: 'a', occasion: 'minute', savedAt: 1, day: 1, minute: 1, over: false };
  collectSave(
    { header: { ...header, stars: 2, morningStars: 2, money: 1, look: 'momo' }, cafe: cafe.saved() },
    problems,
  );
  expect(problems.list.filter(({ path }) => path.startsWith('cafe'))).toEqual([]);
  const again = Simulation.load(cafe.save(), scripts);
  for (let i = 0; i < 300; i++) [cafe, again].forEach((one) => one.step());
  expect(again.hash()).toBe(cafe.hash());
  expect(nextDay(cafe.state).own).toEqual({ scripts: { momo: { ...mine, code: 'x' } }, answers: {} });
});
