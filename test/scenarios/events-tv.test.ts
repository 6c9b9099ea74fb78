// A TV crew films seated guests; the pictures change the café's stars.

import { describe, expect, test } from 'vitest';
import { ROW } from './rooms.ts';
import { expectSound, maid, open, seated, tell, type ScenarioFile } from './story.ts';

const MENU = [{ id: 'tea', cookTicks: 10, eatTicks: 1500, price: 400 }];
const guests = (patience: number) =>
  ['a', 'b', 'c', 'd', 'e', 'f'].map((seat) => seated(`g${seat}`, seat, { order: ['tea'], patience }));
const file = (more: Partial<ScenarioFile> = {}): ScenarioFile => ({
  map: ROW,
  menu: MENU,
  maids: [maid('ada', [4, 3]), maid('bea', [10, 4]), maid('cleo', [18, 4])],
  customers: guests(100_000),
  events: [{ at: 700, kind: 'tv' }],
  ticks: 4000,
  ...more,
});

describe('the crew', () => {
  const story = tell(file());

  test('two of them film everybody once, and go home', () => {
    const [begins, ends] = story.all('event');
    expect(begins).toMatchObject({ kind: 'tv', count: 2 });
    expect(story.list('filmed', 'customer').sort()).toEqual(['ga', 'gb', 'gc', 'gd', 'ge', 'gf']);
    expect(story.list('gone', 'who')).toEqual(expect.arrayContaining(begins?.['people'] as string[]));
    expect(ends).toMatchObject({ what: 'ends', kind: 'tv' });
  });

  test('is no guest: in no figure, on no chair', () => {
    expect(story.cafe.state.figures.guestsEntered).toBe(6);
    expect(story.cafe.state.figures.guestsServed).toBe(6);
  });
});

test('guests who eat and are pleased make the café look good, and the stars rise', () => {
  const story = open(file());
  const before = story.cafe.state.stars;
  expect(story.until('event', { what: 'ends' })).toMatchObject({ verdict: 'good', bad: 0 });
  expect(story.cafe.state.stars).toBeGreaterThan(before);
});

test('guests who wait and frown make it look bad, and the stars fall', () => {
  const story = open(
    file({
      maids: [maid('ada', [4, 3], { duties: 'serving' })],
      customers: guests(1600),
      events: [{ at: 900, kind: 'tv' }],
    }),
  );
  const before = story.cafe.state.stars;
  expect(story.until('event', { what: 'ends' })).toMatchObject({ verdict: 'bad', good: 0 });
  expect(story.cafe.state.stars).toBeLessThan(before);
});

test('an alarm sends the crew out with everybody, and they film on afterwards', () => {
  const story = tell(
    file({
      events: [
        { at: 700, kind: 'tv' },
        { at: 780, kind: 'alarm' },
      ],
    }),
  );
  expect(story.count('outside')).toBe(11);
  expect(story.all('filmed').some(({ tick }) => tick > 1100)).toBe(true);
  expectSound(story);
});
