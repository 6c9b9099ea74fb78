// Energy: a maid tires by walking, carrying and serving; a tired one is slower, a worn-out one pauses.

import { expect, test } from 'vitest';
import type { Json } from '../../src/ai/index.ts';
import { maid, only, open, seated, tell, type Story } from './story.ts';

const HALL = [
  '#####################',
  '#K..................#',
  '#PP.................#',
  '#...................#',
  '#...............aTb.#',
  '#...................#',
  '#D###################',
];
type More = Readonly<Record<string, Json>>;
const energyOf = (story: Story, id = 'hana'): number => story.maid(id).energy;
/** One maid, one guest at the far end of the hall. */
const errand = (more: More = {}, rules: readonly string[] = ['energy']): Story =>
  tell({ map: HALL, maids: [maid('hana', [2, 3], more)], customers: [seated('ann', 'a')], rules, ticks: 900 });

test('the way to a guest and back, with and without a plate, takes its share; where the rule does not hold, none', () => {
  expect(energyOf(errand())).toBeLessThan(0.97);
  expect(energyOf(errand())).toBeGreaterThan(0.9);
  expect(energyOf(errand({}, []))).toBe(1);
});

test('whoever has learned to last tires less', () => {
  const [usual, lasting] = [errand(), errand({ stamina: 3 })].map((story) => 1 - energyOf(story));
  expect(lasting).toBeLessThan((usual as number) * 0.5);
});

test('the moment she becomes tired is told, once, and shown over her head', () => {
  const story = open({
    map: HALL,
    maids: [maid('hana', [2, 3], { energy: 0.355 })],
    customers: [seated('ann', 'a')],
    rules: ['energy'],
  });
  expect(story.until('tired')).toMatchObject({ who: 'hana' });
  expect(story.cafe.state.people['hana']?.bubble).toMatchObject({ icon: 'sweat', say: 'tired' });
  story.pass(900);
  expect(story.count('tired')).toBe(1);
});

test('tired, she takes a tick more for every tile', () => {
  const ticks = (energy: number): number => errand({ energy }).tickOf('orderTaken');
  expect(ticks(0.3) - ticks(1)).toBe(14);
});

test('tired, she slips where she otherwise would not', () => {
  const falls = (energy: number): number => {
    let count = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const map = HALL.map((row, y) => (y === 3 || y === 4 ? row.replace('....', '.LLL') : row));
      const hana = maid('hana', [1, 3], { energy, alertness: null });
      const story = open({
        map,
        maids: [hana],
        customers: [seated('ann', 'a')],
        seed,
        rules: ['energy'],
        chance: only({ slip: 0.2 }),
      });
      count += story.pass(120).count('slip');
    }
    return count;
  };
  expect(falls(0.3)).toBeGreaterThan(falls(1));
});

test('worn out, she catches her breath before the next guest, gets a little back, and then goes', () => {
  const story = errand({ energy: 0.12 });
  expect(story.count('pause')).toBeGreaterThan(0);
  expect(story.tickOf('orderTaken')).toBeGreaterThan(story.tickOf('pause') + 100);
  expect(energyOf(story)).toBeGreaterThan(0.1);
  expect(errand({ energy: 0.12, controller: 'diligent' }).count('pause')).toBeGreaterThan(0);
});

test('worn out with a plate in her hands, she brings it first', () => {
  const story = open({
    map: HALL,
    maids: [maid('hana', [2, 3], { energy: 0.3 })],
    customers: [seated('ann', 'a')],
    rules: ['energy'],
  });
  story.until('pickUp');
  story.maid('hana').energy = 0.05;
  story.until('served');
  expect(story.count('pause')).toBe(0);
  story.until('pause');
});

test('a chat gives a little back', () => {
  const two = [maid('hana', [4, 3], { energy: 0.5, chatty: 2 }), maid('mei', [5, 3], { energy: 0.5, chatty: 2 })];
  const story = tell({ map: HALL, maids: two, rules: ['energy'], chance: only({ chat: 1 }), ticks: 400 });
  expect(story.count('chat')).toBeGreaterThan(0);
  expect(energyOf(story)).toBeGreaterThan(0.5);
});
