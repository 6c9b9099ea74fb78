import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  forget,
  forgetExpired,
  isJson,
  type Memory,
  MOST_MEMORIES,
  NEVER,
  recall,
  recallAll,
  remember,
} from '../../src/ai/index.ts';

const memory = (): Memory[] => [];

describe('a fact', () => {
  test('is known until the tick it is forgotten at', () => {
    const dog = memory();
    remember(dog, 'bone', { x: 3, y: 4 }, 10);
    expect(recall(dog, 'bone', 9)).toEqual({ x: 3, y: 4 });
    expect(recall(dog, 'bone', 10)).toBeUndefined();
    expect(recall(dog, 'ball', 9)).toBeUndefined();
  });

  test('never forgotten is known at the end of time', () => {
    const dog = memory();
    remember(dog, 'master', 'jo', NEVER);
    expect(recall(dog, 'master', NEVER - 1)).toBe('jo');
  });

  test('remembered again is replaced, with its time of forgetting', () => {
    const dog = memory();
    remember(dog, 'bone', 1, 100);
    remember(dog, 'bone', 2, 5);
    expect(recall(dog, 'bone', 4)).toBe(2);
    expect(recall(dog, 'bone', 5)).toBeUndefined();
    expect(dog).toHaveLength(1);
  });

  test('is a copy: what happens to the original afterwards is not remembered', () => {
    const dog = memory();
    const place = { x: 3 };
    remember(dog, 'bone', place, 10);
    place.x = 9;
    expect(recall(dog, 'bone', 1)).toEqual({ x: 3 });
  });

  test('can be forgotten by name', () => {
    const dog = memory();
    remember(dog, 'bone', 1, 100);
    expect(forget(dog, 'bone')).toBe(true);
    expect(forget(dog, 'bone')).toBe(false);
    expect(recall(dog, 'bone', 1)).toBeUndefined();
  });

  test('may have any name', () => {
    const dog = memory();
    remember(dog, '__proto__', 1, 10);
    expect(recall(dog, '__proto__', 1)).toBe(1);
    expect(recall(dog, 'constructor', 1)).toBeUndefined();
  });

  test.each([[NaN], [Infinity], [() => 1]])('that is no plain data (%s) is refused', (value) => {
    expect(() => remember(memory(), 'bone', value as number, 10)).toThrow("'bone' cannot be remembered");
  });

  test('needs a tick of forgetting', () => {
    expect(() => remember(memory(), 'bone', 1, NaN)).toThrow("'bone' cannot be remembered");
  });
});

test('facts of a kind are found by the beginning of their names, in the order first remembered', () => {
  const dog = memory();
  remember(dog, 'bone:2', 'b', 10);
  remember(dog, 'ball', 'x', 10);
  remember(dog, 'bone:1', 'a', 5);
  remember(dog, 'bone:2', 'c', 10);
  expect(recallAll(dog, 'bone:', 4).map(({ value }) => value)).toEqual(['c', 'a']);
  expect(recallAll(dog, 'bone:', 5).map(({ value }) => value)).toEqual(['c']);
});

test('forgetting what has expired changes nothing that can be recalled', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(9), fc.nat(40)), { maxLength: 40 }), fc.nat(40), (facts, tick) => {
      const kept = memory();
      const cleared = memory();
      for (const [key, at] of facts)
        for (const dog of [kept, cleared]) {
          remember(dog, `k${key}`, at, at);
          if (dog === cleared) forgetExpired(dog, Math.min(tick, at));
        }
      forgetExpired(cleared, tick);
      for (let key = 0; key < 10; key++)
        expect(recall(cleared, `k${key}`, tick)).toEqual(recall(kept, `k${key}`, tick));
      expect(cleared.every(({ forgetAt }) => forgetAt > tick)).toBe(true);
      expect(forgetExpired(cleared, tick)).toBe(false);
      expect(isJson(cleared.map((fact) => ({ ...fact })))).toBe(true);
    }),
  );
});

test('when there is no room, what would be forgotten first goes first', () => {
  const dog = memory();
  for (let i = 0; i < MOST_MEMORIES; i++) remember(dog, `k${i}`, i, i === 7 || i === 9 ? 50 : 100);
  remember(dog, 'new', 1, 60);
  expect(dog).toHaveLength(MOST_MEMORIES);
  expect(recall(dog, 'k7', 1)).toBeUndefined();
  expect(recall(dog, 'k9', 1)).toBe(9);
  expect(recall(dog, 'new', 1)).toBe(1);
});
