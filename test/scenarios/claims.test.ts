// Claims: two maids may have the same guest or dish in their todos; one rule decides who owns the claim.

import { describe, expect, test } from 'vitest';
import { Claims } from '../../src/sim/world/claim-register.ts';
import { farSighted, maid, open, seated, type Story } from './story.ts';

describe('a claim of several', () => {
  const claims = new Claims<string>();

  test('is hers whose id is first, whoever came first', () => {
    for (const who of ['mia', 'zoe', 'ada', 'mia']) claims.claim('rex', who);
    expect([claims.get('rex'), claims.has('rex'), claims.hasAnother('rex', 'ada')]).toEqual(['ada', true, true]);
  });

  test('is the next one’s when she lets go, and nobody’s after the last', () => {
    claims.release('rex', 'ada');
    claims.release('rex', 'nobody');
    expect([claims.get('rex'), claims.hasAnother('rex', 'mia')]).toEqual(['mia', true]);
    claims.release('rex', 'mia');
    expect([claims.get('rex'), claims.hasAnother('rex', 'zoe')]).toEqual(['zoe', false]);
    claims.release('rex', 'zoe');
    expect([claims.get('rex'), claims.has('rex')]).toEqual([undefined, false]);
  });
});

const ROOM = [
  '################',
  '#K.............#',
  '#PP......aT....#',
  '#..............#',
  '#..............#',
  '####D###########',
];
/** A maid with a player's script, and the script's answer. */
function says(story: Story, who: string, todo: Record<string, string | number | number[]>): void {
  story.cafe.give({ kind: 'script', maid: who, script: { name: 'own', text: 'export default () => {}' } });
  story.cafe.give({ kind: 'thought', maid: who, answer: { is: 'todo', todo: todo as never } });
}

test('a caller whom two have set out for is not free when one of them turns away', () => {
  const story = open({
    map: ROOM,
    maids: [farSighted('ada', [12, 4]), maid('zoe', [14, 4])],
    customers: [seated('lia', 'a')],
  }).pass(1);
  for (const who of ['ada', 'zoe']) says(story, who, { behave: 'move', x: 13, y: 4, guest: 'lia', tick: 500 });
  story.pass(3);
  const { world } = story.cafe;
  expect([world.servedBy.get('lia'), world.freeCallers]).toEqual(['ada', []]);
  story.cafe.give({ kind: 'thought', maid: 'ada', answer: { is: 'todo', todo: { behave: 'stay', tick: 500 } } });
  story.cafe.give({ kind: 'script', maid: 'ada', script: { name: 'own', text: '// another' } });
  story.cafe.give({ kind: 'thought', maid: 'ada', answer: { is: 'todo', todo: { behave: 'stay', tick: 500 } } });
  story.pass(520);
  expect(story.maid('ada').serving).toBeNull();
  expect([world.servedBy.get('lia'), world.freeCallers]).toEqual(['zoe', []]);
});

test('nobody takes from the pass what a colleague has set out for', () => {
  const story = open({
    map: ROOM,
    maids: [farSighted('ada', [5, 4]), maid('zoe', [1, 3])],
    customers: [seated('lia', 'a')],
  });
  while (story.cafe.world.places.pass.size === 0) story.pass(1);
  const [dish = 0] = story.cafe.world.places.pass;
  says(story, 'ada', { behave: 'stay', tick: 20, dishes: [dish] });
  says(story, 'zoe', { behave: 'move', x: 1, y: 3, tick: 5 });
  story.pass(150);
  expect(story.cafe.world.places.fetchedBy.get(dish)).toBe('ada');
  story.cafe.give({ kind: 'thought', maid: 'zoe', answer: { is: 'todo', todo: { behave: 'pickUp', dishes: [dish] } } });
  story.pass(200);
  expect([story.where('zoe'), story.count('pickUp', { who: 'zoe' })]).toEqual([[1, 3], 0]);
  story.cafe.give({ kind: 'thought', maid: 'ada', answer: { is: 'todo', todo: { behave: 'stay', tick: 20 } } });
  story.pass(60);
  expect(story.count('pickUp', { who: 'zoe' })).toBe(1);
});
