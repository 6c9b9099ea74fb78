// At ★5 the report says what the day brought towards what is still open, one thing of several, and otherwise what is open.

import { expect, test } from 'vitest';
import { broughtToday } from '../../src/hud/report/brought-today.ts';
import { ACHIEVEMENTS } from '../../src/sim/season/achievements.ts';
import { beginSeason } from '../../src/sim/open-day.ts';
import type { DayEntry, SeasonState } from '../../src/sim/state/season.ts';
import { bellRows } from '../../src/data/season/index.ts';
import { heroes } from '../../src/data/index.ts';

const [FIRST, SECOND] = bellRows.map(({ day }) => day) as [number, number];
const entry = (day: number, income: number): DayEntry => ({
  day,
  income,
  tips: 0,
  spent: 0,
  money: 0,
  stars: 5,
  came: 9,
  served: 9,
  lost: 0,
});
/** What the report says on the evening of the second inspection's day, and `change` of that season. */
function told(change: Partial<SeasonState> = {}): string {
  const state = beginSeason({ seed: 1 });
  state.clock.day = SECOND;
  Object.assign(state.season!, { book: [1, 2, 3, SECOND].map((day) => entry(day, 100_000)), ...change });
  return broughtToday(state);
}
const seen = (day: number) => ({ visits: 1, pleased: 1, firstDay: day, lastDay: day });

test('a golden bell is told first', () => {
  const album = { [heroes[0]!.id]: seen(SECOND) };
  expect(told({ bells: { ours: [FIRST, SECOND], rival: [] }, album })).toBe('Today brought a golden bell: you have 2.');
});

test('a new celebrity, record takings and achievements are told on their day only', () => {
  const [one, other] = heroes as unknown as [{ id: string }, { id: string }];
  expect(told({ album: { [one.id]: seen(2), [other.id]: seen(SECOND) } })).toBe(
    `1 new celebrity today: 2 of ${heroes.length} have come.`,
  );
  expect(told({ book: [1, 2, 3, SECOND].map((day) => entry(day, 1000 * day)) })).toBe(
    `Record takings today: ¥${SECOND},000.`,
  );
  expect(told({ achieved: { tidy: SECOND, rich: 2 } })).toBe(`1 achievement today: 2 of ${ACHIEVEMENTS.length}.`);
});

test('on a day that brought none of these the report says what is still to win', () => {
  const left = bellRows.filter(({ day }) => day > SECOND).length;
  expect(told()).toBe(
    `Still to win: ${left} golden bells, ${heroes.length} celebrities and ${ACHIEVEMENTS.length} achievements.`,
  );
});

test('nothing is claimed where nothing is left to win', () => {
  const album = Object.fromEntries(heroes.map(({ id }) => [id, seen(2)]));
  const achieved = Object.fromEntries(ACHIEVEMENTS.map(({ id }) => [id, 2]));
  const state = beginSeason({ seed: 1 });
  state.clock.day = 30;
  Object.assign(state.season!, { album, achieved });
  expect(broughtToday(state)).toBe('');
});
