// Energy, mood and friends in the notebook: their present effects in a sentence, and friendships.

import { describe, expect, test } from 'vitest';
import { tabsOf } from '../../src/notebook/cover.ts';
import { feelingsOf, feelingWords } from '../../src/notebook/now/feelings.ts';
import { friendRows, friendshipDoes } from '../../src/notebook/friends/friends.ts';
import { worded } from '../../src/notebook/words.ts';
import { scripts } from '../../src/scripts/index.ts';
import { openCafe } from '../../src/sim/open-day.ts';
import type { Simulation } from '../../src/sim/simulation.ts';

type Maid = Extract<Simulation['state']['people'][string], { role: 'maid' }>;
const cafe = openCafe({ seed: 7 }, scripts);
const momo = cafe.state.people['momo'] as Maid;

describe('what a feeling does', () => {
  const words = (energy: number, mood: number): string[] =>
    feelingWords(cafe.state, { ...momo, energy, mood, speed: 5 }).map(({ words, bad }) => `${bad}: ${worded(words)}`);

  test('is nothing while she is fit and in even spirits', () => {
    expect(words(0.6, 0)).toEqual([
      'false: Fine: nothing slows her down yet.',
      'false: Neutral: her mood has no effect.',
    ]);
  });
  test('is told in figures when it is bad: a tick more of five is a fifth', () => {
    const [tired = '', low = ''] = words(0.3, -0.4);
    expect(tired).toMatch(/^true: Tired: each tile takes 20% longer, and she slips 50% more/);
    expect(low).toMatch(/^true: Down: .* 60% more/);
    expect(words(0.1, 0)[0]).toMatch(/^true: Exhausted/);
  });
  test('is not told where the day has no such rule', () => {
    const scene = { ...cafe.state, scenario: true, rules: ['energy' as const] };
    expect(feelingsOf(scene, momo)).toEqual({ energy: momo.energy, mood: null });
    expect(feelingWords(scene, momo)).toHaveLength(1);
    expect(feelingsOf({ ...scene, rules: [] }, momo)).toBeNull();
  });
});

describe('friends', () => {
  const fond: Maid = {
    ...momo,
    favouriteCustomerIds: ['petra', 'odile'],
    friends: { bram: 84, odile: 45, yusuf: 12 },
    friendsSince: { odile: 3 },
  };
  const rows = friendRows(cafe.state, fond);

  test('are listed by how fond they are, those only on her list last', () => {
    expect(rows.map(({ id, listed }) => [id, listed])).toEqual([
      ['bram', null],
      ['odile', 2],
      ['yusuf', null],
      ['petra', 1],
    ]);
  });
  test('say since when, and how far there is to go', () => {
    expect(rows.map(({ words }) => worded(words))).toEqual([
      'Close friends.',
      'Friends since day 3.',
      'Friendship: 12 of 40.',
      'One of her favourites, but no friendship yet.',
    ]);
    expect(worded(friendshipDoes())).toContain('30% longer');
    expect(worded(friendshipDoes())).toContain('50% more');
  });
  test('have a page only where there are any', () => {
    const other = { ...momo, favouriteCustomerIds: [], friends: {} };
    const tabs = (maid: Maid) =>
      tabsOf({ ...cafe, state: { ...cafe.state, people: { momo: maid } } } as unknown as Simulation, 'momo');
    expect(tabs(other)).toEqual(['now', 'shape', 'past']);
    expect(tabs(fond)).toEqual(['now', 'shape', 'past', 'friends']);
  });
});
