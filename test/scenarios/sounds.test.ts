// How far sounds carry: each has its own loudness, and each passes through one wall, never through two.

import { describe, expect, test } from 'vitest';
import { makesSound } from '../../src/sim/people/sounds.ts';
import { maid, open, seated, type Story } from './story.ts';

/** Two fighters in the first room, a listener behind each of two walls, one farther away. */
const ROOMS = [
  '#######################################',
  '#K............#......#................#',
  '#PP...aTb..cTd#..Te..#..Tf..........g.#',
  '#.............#......#..............T.#',
  '#.............#......#................#',
  '#.....................................#',
  '####D##################################',
];
/** The same without the walls between the rooms. */
const HALL = ROOMS.map((row, y) => (y === 0 || y === 6 ? row : `#${row.slice(1, -1).replaceAll('#', '.')}#`));
const START = 30;
const brawl = (map: readonly string[]): Story =>
  open({
    map,
    maids: [maid('ada', [4, 3], { duties: 'serving' })],
    customers: [
      seated('hot1', 'b', { type: 'fan', temperament: 'hurried' }),
      seated('hot2', 'c', { type: 'litterbug', temperament: 'hurried' }),
      ...['e', 'f', 'g'].map((seat) => seated(seat, seat, { temperament: 'calm' })),
    ],
    events: [{ at: START, kind: 'brawl' }],
  }).pass(START + 60);
const heardBy = (story: Story, buff: string): unknown[] =>
  ['e', 'f', 'g'].filter((who) => story.count('buff', { who, buff }) > 0);

test('a shout carries sixteen tiles in the open', () => {
  const story = brawl(HALL);
  const { x } = story.cafe.state.calendar?.going[0] ?? { x: NaN };
  expect(heardBy(story, 'brawl')).toEqual(['e', 'f']);
  expect(story.guest('f').x - x).toBeLessThanOrEqual(16);
  expect(story.guest('g').x - x).toBeGreaterThan(16);
});

test('a shout passes through one wall, not through two', () => {
  expect(heardBy(brawl(ROOMS), 'brawl')).toEqual(['e']);
});

describe('loudness decides how far a sound carries', () => {
  test.each([
    ['shout', ['e', 'f']],
    ['crash', ['e']],
    ['song', []],
    ['cheer', []],
  ] as const)('a %s', (sound, heard) => {
    const story = open({
      map: HALL,
      maids: [maid('ada', [4, 3])],
      customers: ['e', 'f', 'g'].map((seat) => seated(seat, seat, { temperament: 'calm' })),
    }).pass(START);
    // As far from `e` as ten tiles, from `f` sixteen.
    const { x } = story.guest('f');
    makesSound(story.cafe.state, sound, { x: x - 16, y: 2 });
    expect(heardBy(story.pass(2), sound)).toEqual(heard);
  });
});
