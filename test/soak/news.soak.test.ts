// A season wants to be finished: a sensible player sees something new on at least two days of three.

import { expect, test } from 'vitest';
import { newsOf } from '../../tools/balance/news.ts';
import { figure, full } from './figure.ts';

test('something new on at least 20 of 30 days', () => {
  const days = full ? 30 : 9;
  const found = newsOf(7, days);
  expect(found).toHaveLength(days);
  const withNews = found.filter(({ news }) => news.length > 0).length;
  expect(withNews).toBeGreaterThanOrEqual((20 / 30) * days);
  figure('adds-up', `something new on ${withNews} of ${days} days`);
});
