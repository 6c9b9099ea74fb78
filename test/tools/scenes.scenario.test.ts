// `npm run scenes` and `npm run news` play seasons by a player of `npm run balance`.

import { expect, test } from 'vitest';
import { newsOf } from '../../tools/balance/news.ts';
import { scenesOf } from '../../tools/balance/scenes.ts';

test('the scenes of a season are counted', () => {
  const { played, times } = scenesOf(1, 2);
  expect(played.days).toBe(2);
  expect(times).toBeInstanceOf(Object);
});

test('the news of a season is listed by day', () => {
  expect(newsOf(1, 2)).toHaveLength(2);
});
