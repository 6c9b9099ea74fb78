// Unchanged rows keep their identity, whatever is added, removed or moved around them.

import { expect, test } from 'vitest';
import { shareUnchanged, same } from '../../src/hud/share-unchanged.ts';

const row = (id: string, n: number) => ({ id, n, about: { words: ['a', 'b'] } });

test('nothing changed is the old list itself', () => {
  const before = [row('a', 1), row('b', 1)];
  expect(shareUnchanged(before, [row('a', 1), row('b', 1)])).toBe(before);
});

test('rows that stay as they are stay the same objects, wherever they stand', () => {
  const before = [row('a', 1), row('b', 1), row('c', 1)];
  const now = shareUnchanged(before, [row('c', 1), row('b', 2), row('a', 1)]);
  expect(now).toEqual([row('c', 1), row('b', 2), row('a', 1)]);
  expect(now[0]).toBe(before[2]);
  expect(now[1]).not.toBe(before[1]);
  expect(now[2]).toBe(before[0]);
});

test('a record is the old one or the new one', () => {
  const before = { day: 1, time: '11:00' };
  expect(shareUnchanged(before, { day: 1, time: '11:00' })).toBe(before);
  expect(shareUnchanged<unknown>(before, { day: 1, time: '11:01' })).toEqual({ day: 1, time: '11:01' });
  expect(shareUnchanged<unknown>(null, before)).toBe(before);
  expect(shareUnchanged<unknown>(before, null)).toBe(null);
});

test.each([
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: undefined }, { b: undefined }],
  [[1, 2], [1]],
  [[1], { 0: 1 }],
  [{ 0: 1 }, [1]],
  [0, '0'],
  [null, {}],
])('%j and %j are not the same', (one, other) => {
  expect(same(one, other)).toBe(false);
});
