// What the note below the stars tells: how much a lost guest weighs, in pleased guests, follows from the rules of the rating.

import { expect, test } from 'vitest';
import { beginSeason } from '../../../src/sim/open-day.ts';
import { guestLeft, pleasedForALost } from '../../../src/sim/season/rating.ts';
import type { Guest } from '../../../src/sim/state/person.ts';

test.each([1.2, 2.5, 3.6])('at ★%f so many pleased guests make good what one lost guest takes', (stars) => {
  const state = beginSeason({ seed: 1 });
  const guest = { id: 'x', isHero: false, party: null, leaveReason: 'noDish', mood: 0.5 } as unknown as Guest;
  const moved = (paid: boolean): number => {
    // Every condition of the stars is met, so that only the guests count.
    const one = { ...state, stars };
    for (const need of ['mostServed', 'bestShare']) state.season!.counts[need] = 999;
    guestLeft(one, state.season!, guest, paid);
    return Math.abs(one.stars - stars);
  };
  const said = pleasedForALost({ ...state, stars });
  const up = moved(true);
  if (up > 0) expect(Math.abs(moved(false) / up - said)).toBeLessThanOrEqual(0.5 + 1e-9);
  expect(said).toBeGreaterThan(1);
});

test('a star that the café has keeps counting pleased guests, although its ambience has fallen below what that star asks for', () => {
  const state = beginSeason({ seed: 1 });
  const season = state.season!;
  for (const need of ['mostServed', 'bestShare']) season.counts[need] = 999;
  const after = (stars: number): number => {
    state.stars = stars;
    guestLeft(
      state,
      season,
      { id: 'x', isHero: false, party: null, leaveReason: 'paid', mood: 1 } as unknown as Guest,
      true,
    );
    return state.stars;
  };
  // The house of the first day lacks what ★3, ★4 and ★5 ask for.
  expect(after(2.95)).toBe(2.95);
  expect(after(3.2)).toBeGreaterThan(3.2);
  expect(after(4.3)).toBeGreaterThan(4.3);
  expect(after(3.96)).toBe(3.96);
});
