// The head maid gives orders as the player would: four ways of playing, recorded in the café; she observes the first
// half of the days and is tested on the second. Figures: docs/gocap.md.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CHOICE_NAMES, VARIABLES } from '../../../src/sim/state/head-maid.ts';
import { agreementOf, type Recorded } from '../../data/head-maid/agreement.ts';

const recorded = (player: string): Recorded =>
  JSON.parse(readFileSync(new URL(`../../data/head-maid/${player}.json`, import.meta.url), 'utf8')) as Recorded;
const percent = (of: number, all: number): number => Math.round((100 * of) / all);

describe.each([
  // The server orders almost nothing else than the longest wait, so nobody can read him better than that.
  { player: 'server', hers: 86, habit: 88, over: 0 },
  { player: 'cleaner', hers: 81, habit: 90, over: 12 },
  { player: 'starHunter', hers: 86, habit: 92, over: 15 },
])('on days of the $player she has not watched', ({ player, hers, habit, over }) => {
  const data = recorded(player);
  const { n, hits, habits, habitHits, random, frequent } = agreementOf(data);

  test('the recording speaks of what she sees and of what can be ordered', () => {
    expect(data.variables).toEqual(Object.keys(VARIABLES));
    expect(data.choices).toEqual(CHOICE_NAMES);
    expect(n).toBeGreaterThan(150);
  });

  test('she agrees with the player clearly more often than a draw, and not less than the most frequent choice', () => {
    expect(percent(hits, n)).toBeGreaterThanOrEqual(hers);
    // Four standard deviations of the difference of two counts.
    const margin = 4 * Math.sqrt(n / 4);
    expect(hits - random).toBeGreaterThan(margin);
    expect(hits - frequent).toBeGreaterThanOrEqual(over);
  });

  test('most of her answers are habits, and habits are right', () => {
    expect(percent(habits, n)).toBeGreaterThanOrEqual(50);
    expect(percent(habitHits, habits)).toBeGreaterThanOrEqual(habit);
  });
});

test('she sends somebody across on most days of a player who does so daily, seldom besides, and never for who does not', () => {
  const { scouted, scouts, scoutedBoth } = agreementOf(recorded('lookout'));
  expect(scouted).toBeGreaterThan(5);
  expect(scoutedBoth).toBeGreaterThan(scouted / 2);
  expect(scoutedBoth).toBeGreaterThan(scouts / 2);
  for (const other of ['server', 'starHunter']) expect(agreementOf(recorded(other)).scouts).toBeLessThanOrEqual(1);
});

test('who learned from one player agrees less with another: different players have different head maids', () => {
  const own = agreementOf(recorded('cleaner'));
  const mixed: Recorded = {
    ...recorded('cleaner'),
    days: [...recorded('starHunter').days.slice(0, 6), ...recorded('cleaner').days.slice(6)],
  };
  const lent = agreementOf(mixed);
  expect(lent.n).toBe(own.n);
  expect(lent.hits).toBeLessThan(own.hits - own.n / 10);
});
