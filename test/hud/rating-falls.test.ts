// A day that earns well can lose stars: the top bar names the largest causes, and the news says it once.

import { expect, test } from 'vitest';
import { News } from '../../src/hud/news/news.ts';
import { plainText } from '../../src/hud/news/drama-words.ts';
import { largestMoves } from '../../src/hud/report/StarMoves.tsx';
import { scripts } from '../../src/scripts/index.ts';
import { beginSeason } from '../../src/sim/open-day.ts';
import { moveStars } from '../../src/sim/season/star-moves.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import type { StarCause } from '../../src/sim/state/figures.ts';

const opened = (): Simulation => {
  const cafe = new Simulation(beginSeason({ seed: 7 }), scripts);
  cafe.state.stars = 3;
  return cafe;
};
const moves = ({ state }: Simulation, cause: StarCause, by: number): void => moveStars(state, cause, state.stars + by);

/** News of the rating in the next two seconds. */
function told(cafe: Simulation, news: News): string[] {
  const lines: string[] = [];
  for (let i = 0; i < 40; i++) {
    cafe.step();
    for (const { what } of news.tell(cafe, cafe.events, 1))
      if (what.key.startsWith('jam.falls.')) lines.push(plainText(what));
  }
  return lines;
}

test('the first big fall of a day is in the news once, with its largest cause and what helps', () => {
  const cafe = opened();
  const news = new News(cafe);
  moves(cafe, 'door', -0.1);
  moves(cafe, 'pleased', 0.05);
  expect(told(cafe, news)).toEqual([]);
  moves(cafe, 'group', -0.24);
  expect(told(cafe, news)).toEqual([
    'The rating is down 0.29 today, mostly over large groups that left. Join two tables for the next.',
  ]);
  moves(cafe, 'group', -0.3);
  expect(told(cafe, news)).toEqual([]);
});

test('a fall from before the café was opened again is not told anew', () => {
  const cafe = opened();
  moves(cafe, 'unserved', -0.4);
  expect(told(cafe, new News(cafe))).toEqual([]);
});

test('a fall without advice of its own points to the stars', () => {
  const cafe = opened();
  const news = new News(cafe);
  moves(cafe, 'known', -0.3);
  expect(told(cafe, news)).toEqual(['The rating is down 0.30 today. Press the stars to see why.']);
});

test('the label of the stars names the two largest causes of the day', () => {
  const cafe = opened();
  expect(largestMoves(cafe.state)).toBe('');
  moves(cafe, 'pleased', 0.02);
  moves(cafe, 'door', -0.1);
  moves(cafe, 'unserved', -0.3);
  expect(largestMoves(cafe.state)).toBe(
    ' −0.30: 1 guest left unserved. −0.10: 1 guest left at the door (counts half).',
  );
});
