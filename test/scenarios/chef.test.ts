// A chef's day is a state machine with a sequence in it (Modular AI, 8.6): the dishes and ticks are fixed, and idle
// chefs have something to do.

import { expect, test } from 'vitest';
import { maid, open, seated, type Story } from './story.ts';

const ROOM = ['#########', '#K......#', '#PP.....#', '#.......#', '#..aTb..#', '#.......#', '####D####'];

const lunch = (customers: readonly string[], rank = 3): Story =>
  open(
    {
      map: ROOM,
      maids: [maid('ada', [4, 3], { rank })],
      customers: customers.map((seat) => seated(`guest${seat}`, seat)),
    },
    { mindEvents: true, tracing: true },
  );
const states = (story: Story): string[] => {
  const decision = story.cafe.choices('chef1').find(({ config }) => config === 'chef')?.decision;
  return [decision?.option ?? '', ...(decision?.then === undefined ? [] : [decision.then.option ?? ''])];
};

test('a ticket is taken, cooked and put on the pass: three todos, as many ticks as the dish takes', () => {
  const story = lunch(['a']);
  const taken = story.until('cooks').tick;
  expect(states(story)).toEqual(['cooking', 'takeTicket']);
  story.pass(1);
  expect(states(story)).toEqual(['cooking', 'cook']);
  expect(story.until('cooked').tick).toBe(taken + 40 - 1);
  expect(states(story)).toEqual(['cooking', 'plate']);
  story.pass(1);
  expect(states(story)).toEqual(['waiting']);
});

test('the next ticket follows without a pause', () => {
  const story = lunch(['a', 'b'], 5).pass(800);
  const begun = story.all('cooks').map(({ tick }) => tick);
  // A maid of the highest rank hands in both tickets at once.
  expect(begun).toEqual([begun[0], story.first('cooked').tick + 1]);
});

test('with nothing to do for twenty seconds the chef tidies up, next time stretches, and stops for a ticket at once', () => {
  const story = open({
    map: ROOM,
    maids: [maid('ada', [4, 3])],
    customers: [seated('late', 'a', { arrive: 1320 })],
  }).pass(1300);
  expect(story.list('todo', 'todo', { who: 'chef1' }).map((todo) => (todo as { behave: string }).behave)).toEqual([
    'stay',
    'tidyUp',
    'stay',
    'stretch',
    'stay',
  ]);
  const ticket = story.until('ticket').tick;
  story.pass(2);
  expect(story.first('cooks').tick - ticket).toBeLessThanOrEqual(1);
});

test('where a chef is in the sequence is saved and loaded', async () => {
  const { Simulation } = await import('../../src/sim/simulation.ts');
  const { scripts } = await import('../../src/scripts/index.ts');
  const story = lunch(['a', 'b']);
  story.until('cooks');
  story.pass(7);
  const again = Simulation.load(story.cafe.save(), scripts);
  for (let i = 0; i < 400; i++) {
    again.step();
    story.pass(1);
  }
  expect(again.hash()).toBe(story.cafe.hash());
});
