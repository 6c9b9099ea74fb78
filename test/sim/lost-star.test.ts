// A star that has opened a part of the café and is lost again: the report asks for it before the next one.

import { expect, test } from 'vitest';
import { beginSeason } from '../../src/sim/open-day.ts';
import { lostStar, nextGrowth } from '../../src/sim/season/star-rewards.ts';
import type { SeasonState } from '../../src/sim/state/season.ts';

test('the lowest star below which the rating has fallen comes before the next part of the café', () => {
  const state = beginSeason({ seed: 3 });
  const season = state.season as SeasonState;
  state.stars = 2.4;
  expect(lostStar(state, season)).toBeNull();
  season.growth = { terrace: { since: 2 }, stage: { since: 5 }, tearoom: { since: 9 } };
  expect(lostStar(state, season)).toMatchObject({ growth: 'stage', star: 3 });
  state.stars = 3.7;
  const lost = lostStar(state, season);
  expect(lost).toMatchObject({ growth: 'tearoom', star: 4 });
  for (const { wants, has } of lost?.needs ?? []) expect(has).toBeLessThan(wants);
  expect(nextGrowth(state, season)).toMatchObject({ star: 5 });
  state.stars = 4;
  expect(lostStar(state, season)).toBeNull();
});
