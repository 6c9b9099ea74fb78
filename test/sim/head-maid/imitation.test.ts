// The head maid gives orders as the player would: three ways of playing, recorded in the café; she watches the first
// half of the days and is asked about the second. Figures: docs/gocap.md.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CHOICE_NAMES, VARIABLES } from '../../../src/sim/head-maid.ts';
import { agreementOf, type Recorded } from '../../data/head-maid/agreement.ts';

const recorded = (player: string): Recorded =>
  JSON.parse(readFileSync(new URL(`../../data/head-maid/${player}.json`, import.meta.url), 'utf8')) as Recorded;
const percent = (of: number, all: number): number => Math.round((100 * of) / all);

describe.each([
  { player: 'server', hers: 84, habit: 85 },
  { player: 'cleaner', hers: 88, habit: 90 },
  { player: 'starHunter', hers: 86, habit: 86 },
])('on days of the $player she has not watched', ({ player, hers, habit }) => {
  const data = recorded(player);
  const { n, hits, habits, habitHits, random, frequent } = agreementOf(data);

  test('the recording speaks of what she sees and of what can be ordered', () => {
    expect(data.variables).toEqual(Object.keys(VARIABLES));
    expect(data.choices).toEqual(CHOICE_NAMES);
    expect(n).toBeGreaterThan(250);
  });

  test('she agrees with the player clearly more often than a draw, and than the most frequent choice', () => {
    expect(percent(hits, n)).toBeGreaterThanOrEqual(hers);
    // Four standard deviations of counting, for the difference.
    const margin = 4 * Math.sqrt(n / 4);
    expect(hits - random).toBeGreaterThan(margin);
    expect(hits - frequent).toBeGreaterThan(margin);
  });

  test('most of her answers are habits, and habits are right', () => {
    expect(percent(habits, n)).toBeGreaterThanOrEqual(50);
    expect(percent(habitHits, habits)).toBeGreaterThanOrEqual(habit);
  });
});

test('who learned from one player agrees less with another: different players have different head maids', () => {
  const own = agreementOf(recorded('cleaner'));
  const mixed: Recorded = {
    ...recorded('cleaner'),
    days: [...recorded('starHunter').days.slice(0, 4), ...recorded('cleaner').days.slice(4)],
  };
  const lent = agreementOf(mixed);
  expect(lent.n).toBe(own.n);
  expect(lent.hits).toBeLessThan(own.hits - own.n / 10);
});
