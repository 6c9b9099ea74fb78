// The café's rating is one number: the same on the top bar, in the report, on saves and on the title, whatever was won or
// lost in the evening; and if the report finds no change, it says why.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { continuing } from '../../src/hud/read/continuing.ts';
import { addingUp, readRating } from '../../src/hud/read/rating.ts';
import { readReport } from '../../src/hud/read/report-figures.ts';
import { readTop } from '../../src/hud/read/top-bar.ts';
import { summaryOf } from '../../src/saves/summary.ts';
import { scripts } from '../../src/scripts/index.ts';
import { beginSeason } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { guestLeft, guestWeight } from '../../src/sim/season/rating.ts';
import { say } from '../../src/words/index.ts';
import { ratingText } from '../../src/words/numbers.ts';
import { sourcesBelow } from '../laws/sources.ts';
import { search } from '../properties/cafes.ts';

const rating = fc.double({ min: 0, max: 5, noNaN: true });

test('all screens show the same rating', () => {
  const cafe = new Simulation(beginSeason({ seed: 7 }), scripts);
  const { state } = cafe;
  fc.assert(
    fc.property(rating, rating, rating, (morning, closing, evening) => {
      state.stars = closing;
      const report = readReport(cafe, morning);
      expect(report.stars).toBe(readTop(cafe).stars);
      // A duel that was won in the evening.
      state.stars = evening;
      const shown = [readTop(cafe), readRating(state, morning), continuing(cafe)!, summaryOf(cafe)];
      expect(new Set(shown.map(({ stars }) => ratingText(stars)))).toEqual(new Set([ratingText(evening)]));
      const { change } = readRating(state, morning);
      expect(Number(ratingText(morning)) + (change ?? 0)).toBeCloseTo(Number(ratingText(evening)), 6);
    }),
    search(300, 5),
  );
});

test('no source rounds a rating by itself', () => {
  const own = sourcesBelow('src')
    .filter(({ path }) => /^src\/(hud|notebook|saves|lab)\//.test(path))
    .filter(({ text }) => /stars\s*\*\s*10|stars\.toFixed|round\(\w*\.?stars/i.test(text));
  expect(own.map(({ path }) => path)).toEqual([]);
});

test('a rating that has not changed, or cannot rise further, says why', () => {
  const state = beginSeason({ seed: 7 });
  const why = (before: number, now: number) => {
    state.stars = now;
    return readRating(state, before).why;
  };
  expect(why(1.5, 1.55)).toBeNull();
  state.figures.guestsEntered = 10;
  expect(why(1.5, 1.7)).toBeNull();
  expect(why(1.95, 1.95)).toMatchObject({ is: 'held', star: 2, lacking: expect.arrayContaining([{ id: 'staff', wants: expect.any(Number) }]) }); // prettier-ignore
  expect(why(1.5, 1.95)).toMatchObject({ is: 'held', star: 2 });
  // A change of hundredths is said as such, so no reason is needed.
  expect([why(1.5, 1.55), why(1.55, 1.51), why(1.5, 1.504)]).toEqual([null, null, { is: 'even' }]);
  expect(why(1.55, 1.55)).toEqual({ is: 'even' });
  expect(why(5, 5)).toEqual({ is: 'top' });
});

test('the report says what moved the rating: guests by how they left, with sign, and together the whole change', () => {
  const cafe = new Simulation(beginSeason({ seed: 3 }), scripts);
  const morning = cafe.state.stars;
  while (!cafe.state.over) cafe.step();
  const { state } = cafe;
  const { figures } = state;
  const all = Object.values(figures.starsBy ?? {});
  expect(all.reduce((sum, { by }) => sum + by, morning)).toBeCloseTo(state.stars, 6);
  expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(figures.guestsServed + figures.guestsLost);
  const { moves } = readRating(state, morning);
  expect(moves[0]).toMatchObject({ cause: 'pleased', count: figures.starsBy?.pleased?.count });
  expect(moves.find(({ cause }) => cause === 'unserved')?.by).toBeLessThan(0);
  state.figures.starsBy = {
    duel: { count: 1, by: 0.1 },
    door: { count: 9, by: -0.2 },
    unhappy: { count: 1, by: -0.001 },
  };
  expect(readRating(state, morning).moves.map(({ cause }) => cause)).toEqual(['door', 'duel']);
  const ofDay = (by: Record<string, number>) => {
    state.figures.starsBy = Object.fromEntries(
      Object.entries(by).map(([one, moved]) => [one, { count: 2, by: moved }]),
    );
    return readRating(state, morning).moves;
  };
  expect(ofDay({ pleased: 0.5, door: -0.3, group: -0.2, unserved: -0.1, unhappy: 0.08 })).toEqual([
    { cause: 'pleased', count: 2, by: 0.5 },
    { cause: 'door', count: 2, by: -0.3 },
    { cause: 'group', count: 2, by: -0.2 },
    { cause: 'unserved', count: 2, by: -0.1 },
    { cause: 'unhappy', count: 2, by: 0.08 },
  ]);
  // Only changes that come to less than 0.05 together go without a name.
  const tiny = ofDay({ pleased: 0.5, door: -0.3, group: -0.2, unserved: -0.1, unhappy: -0.02, known: 0.01 });
  expect(tiny.slice(3)).toEqual([
    { cause: 'unserved', count: 2, by: -0.1 },
    { cause: 'rest', count: 4, by: expect.closeTo(-0.01, 6) },
  ]);
  // A celebrity and a duel are moments of the day: they are never added up, and a duel that brought nothing is said.
  const many = ofDay({ pleased: 0.5, door: -0.3, group: -0.2, unserved: -0.1, hero: 0.05, duel: 0.02, known: 0.01 });
  expect(many.map(({ cause }) => cause)).toEqual(['pleased', 'door', 'group', 'unserved', 'hero', 'duel', 'known']);
  expect(ofDay({ pleased: 0.5, duel: 0 }).map(({ cause }) => cause)).toEqual(['pleased', 'duel']);
});

test('each cause says how much one guest counts, in every language, and a duel under a held rating says why', () => {
  expect(say('report.stars.group', { count: 6 })).toBe('6 guests of large groups left');
  const state = beginSeason({ seed: 3 });
  state.stars = 2;
  const few = guestWeight(state);
  state.stars = 3;
  const more = guestWeight(state);
  expect(more.takes).toBeGreaterThan(few.takes);
  expect(more.brings).toBeLessThan(few.brings);
  // What the page says is what happens: a guest lost at the table takes this much.
  const cafe = new Simulation(state, scripts);
  while (cafe.world.guests.length === 0) cafe.step();
  const guest = cafe.world.guests[0]!;
  guest.leaveReason = 'noDish';
  guestLeft(cafe.state, cafe.state.season!, { ...guest, party: null, isHero: false }, false);
  expect(3 - cafe.state.stars).toBeCloseTo(more.takes, 6);
});

test('the shown lines of the stars add up to the shown change of the day, and no line is off by more than its rounding', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -0.6, max: 0.6, noNaN: true }), { minLength: 1, maxLength: 6 }),
      fc.constantFrom(-0.004, 0, 0.004),
      (all, left) => {
        const moves = all.map((by) => ({ cause: 'pleased', count: 1, by }) as const);
        const total = all.reduce((sum, by) => sum + by, left);
        const shown = addingUp(moves, total);
        expect(shown.reduce((sum, { by }) => sum + Math.round(by * 100), 0)).toBe(Math.round(total * 100) + 0);
        for (const [i, { by }] of shown.entries()) expect(Math.abs(by - all[i]!)).toBeLessThan(0.0151);
      },
    ),
    search(300, 7),
  );
});
