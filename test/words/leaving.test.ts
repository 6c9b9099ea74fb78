// Why a guest leaves, as a half sentence: each reason reads as English.

import { expect, test } from 'vitest';
import { becauseOf } from '../../src/words/because.ts';

test('the reasons of guests who leave are half sentences, not lists', () => {
  const said = (reason: string): string | null => becauseOf({ key: 'guest.leaves', terms: { reason } });
  expect(said('noSeat')).toBe('because no seat is free');
  expect(said('noOrderTaken')).toBe('because nobody took the order');
  expect(said('fled')).toBe('because of a fight or bad food');
  expect(said('paid')).toBe('because the visit is over');
});
