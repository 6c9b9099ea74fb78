// A card on the floor covers no head.

import { expect, test } from 'vitest';
import { firstClear } from '../../src/hud/lamps/sign-spot.ts';

const SIZE = { w: 80, h: 20 };
const BELOW = { x: 0, y: 18 };
const BESIDE = { x: -58, y: -6 };
const headAt = (x: number, y: number) => ({ x: x - 19, y: y - 21, w: 38, h: 42 });

test('the card stands at the first place that covers no head', () => {
  expect(firstClear(SIZE, [BELOW, BESIDE], null, [])).toEqual(BELOW);
  expect(firstClear(SIZE, [BELOW, BESIDE], null, [headAt(30, 20)])).toEqual(BESIDE);
});

test('it stays where it is as long as it can, also if a better place becomes free', () => {
  expect(firstClear(SIZE, [BELOW, BESIDE], BESIDE, [])).toEqual(BESIDE);
  expect(firstClear(SIZE, [BELOW, BESIDE], BESIDE, [headAt(-60, 0)])).toEqual(BELOW);
});

test('where every place is taken, it covers as little as possible', () => {
  const full = [headAt(0, 20), headAt(-58, 0)];
  const edge = { x: 58, y: -6 };
  expect(firstClear(SIZE, [BELOW, BESIDE, edge], BELOW, [...full, headAt(115, 0)])).toEqual(edge);
});

test('where every place is taken, it does not wander', () => {
  const full = [headAt(0, 20), headAt(-58, 0)];
  expect(firstClear(SIZE, [BELOW, BESIDE], BESIDE, full)).toEqual(BESIDE);
  expect(firstClear(SIZE, [BELOW, BESIDE], null, full)).toEqual(BELOW);
});
