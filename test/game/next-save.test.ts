// When the running café is saved by itself: every quarter of an hour on its clock, every minute of the player's, and soon
// after each change.

import { expect, test } from 'vitest';
import { NextSave } from '../../src/game/session/next-save.ts';

const at = (tick: number) => ({
  tick,
  clock: { day: 1, openTick: 0, closeTick: null, startMinute: 600, ticksPerMinute: 10 },
});

test('a save is due after a quarter of an hour on the running café’s clock', () => {
  const next = new NextSave();
  next.kept(1000);
  expect(next.isDue(true, 10, at(1149))).toBe(false);
  expect(next.isDue(false, 10, at(1150))).toBe(false);
  expect(next.isDue(true, 10, at(1150))).toBe(true);
  next.kept(1150);
  expect(next.isDue(true, 10, at(1160))).toBe(false);
});

test('a save is due after a minute in which time counts, although the café’s clock stands still', () => {
  const next = new NextSave();
  expect(next.isDue(false, 100_000, at(0))).toBe(false);
  expect(next.isDue(true, 59_999, at(0))).toBe(false);
  expect(next.isDue(true, 1, at(0))).toBe(true);
  next.begun();
  expect(next.isDue(true, 1, at(0))).toBe(false);
});

test('several changes make one save, 300 milliseconds after the first of them, even while time does not count', () => {
  const next = new NextSave();
  next.changed();
  expect(next.isDue(false, 200, at(0))).toBe(false);
  next.changed();
  expect(next.isDue(false, 100, at(0))).toBe(true);
  next.kept(0);
  expect(next.isDue(false, 1000, at(0))).toBe(false);
});

test('a change of the café before is not saved once another has taken its place', () => {
  const next = new NextSave();
  next.changed();
  next.replaced(500);
  expect(next.isDue(true, 1000, at(501))).toBe(false);
});
