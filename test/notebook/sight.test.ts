// The section "Sight" of the page "Traits": handles, limits, sectors added and removed.

import { describe, expect, test } from 'vitest';
import type { Sector } from '../../src/ai/index.ts';
import { wrongRange } from '../../src/sim/people/alert-ranges.ts';
import {
  canAdd,
  dragged,
  floorAxes,
  type Handle,
  handlesOf,
  nudged,
  outlineOf,
  reachTowards,
  toFloor,
  toPage,
  withNumber,
  withoutSector,
  withSector,
} from '../../src/notebook/traits/sight.ts';

const usual: readonly Sector[] = [
  { radius: 6, halfAngle: 60, facing: 0 },
  { radius: 2, halfAngle: 180, facing: 0 },
];
const handle = (range: readonly Sector[], sector: number, field: Handle['field']): Handle =>
  handlesOf(range).find((one) => one.sector === sector && one.field === field) as Handle;

test('ahead is up: the radius handle stands there, the half angle 60° clockwise of it', () => {
  const radius = handle(usual, 0, 'radius');
  expect([radius.x, radius.y]).toEqual([expect.closeTo(0), expect.closeTo(-6)]);
  const half = handle(usual, 0, 'halfAngle');
  expect([half.x, half.y]).toEqual([expect.closeTo(6 * Math.sin(Math.PI / 3)), expect.closeTo(-3)]);
  expect(Math.min(...outlineOf(usual).map(({ y }) => y))).toBeCloseTo(-6);
});

describe('a dragged handle', () => {
  test('sets the radius in half tiles, wherever around her it is released', () => {
    expect(dragged(usual, handle(usual, 0, 'radius'), { x: 0, y: -8.3 })[0]).toEqual({ ...usual[0], radius: 8.5 });
    expect(dragged(usual, handle(usual, 0, 'radius'), { x: 40, y: 0 })[0]?.radius).toBe(30);
  });
  test('sets the half angle in steps of 5°, on either side of the middle', () => {
    const half = handle(usual, 0, 'halfAngle');
    expect(dragged(usual, half, { x: 5, y: 0 })[0]?.halfAngle).toBe(90);
    expect(dragged(usual, half, { x: -5, y: 0 })[0]?.halfAngle).toBe(90);
    expect(dragged(usual, half, { x: 0, y: 5 })[0]?.halfAngle).toBe(180);
  });
  test('of a turned sector counts from its middle', () => {
    const left = [{ radius: 4, halfAngle: 20, facing: -90 }];
    expect(dragged(left, handle(left, 0, 'halfAngle'), { x: 0, y: -4 })[0]?.halfAngle).toBe(90);
  });
});

test('an arrow key changes a number by one step and stops at the limits', () => {
  expect(nudged(usual, handle(usual, 0, 'radius'), 1)[0]?.radius).toBe(6.5);
  expect(nudged(usual, handle(usual, 1, 'halfAngle'), 1)[1]?.halfAngle).toBe(180);
  expect(nudged([{ radius: 0, halfAngle: 0, facing: 0 }], handle(usual, 0, 'radius'), -1)[0]?.radius).toBe(0);
});

test('a typed number outside the limits becomes the nearest right one; text changes nothing', () => {
  expect(withNumber(usual, 0, 'radius', 99)[0]?.radius).toBe(30);
  expect(withNumber(usual, 0, 'facing', -999)[0]?.facing).toBe(-180);
  expect(withNumber(usual, 0, 'radius', NaN)).toEqual(usual);
});

test('one to four sectors, every range on the way is right', () => {
  let range: readonly Sector[] = usual;
  for (let i = 0; i < 6; i++) expect(wrongRange((range = withSector(range)))).toEqual([]);
  expect([range.length, canAdd(range)]).toEqual([4, false]);
  for (let i = 0; i < 6; i++) expect(wrongRange((range = withoutSector(range, 0)))).toEqual([]);
  expect(range).toHaveLength(1);
});

test('the reach ahead and behind is that of the longest sector there', () => {
  expect([0, 60, 61, 180].map((direction) => reachTowards(usual, direction))).toEqual([6, 6, 2, 2]);
  expect(reachTowards([{ radius: 4, halfAngle: 20, facing: 180 }], 0)).toBe(0);
});

describe('on the floor', () => {
  const onPage = (x: number, y: number): { x: number; y: number } => ({
    x: 400 + (x - y) * 36,
    y: 200 + (x + y) * 18,
  });
  const axes = floorAxes(onPage, 5, 7);

  test('a spot is drawn where its tile is, and found again from the page', () => {
    expect(toPage(axes, { x: 2, y: -1.5 })).toEqual(onPage(7, 5.5));
    const again = toFloor(axes, onPage(7, 5.5));
    expect(again.x).toBeCloseTo(2);
    expect(again.y).toBeCloseTo(-1.5);
  });
  test('the radius handle lies ahead of a maid who faces +y, and a drag there counts from her look', () => {
    const [radius, half] = handlesOf(usual, 90) as [Handle, Handle];
    expect([radius.x, radius.y]).toEqual([expect.closeTo(0), expect.closeTo(6)]);
    expect(dragged(usual, radius, { x: 0, y: 8.6 }, 90)[0]?.radius).toBe(8.5);
    expect(dragged(usual, half, { x: 5, y: 0 }, 90)[0]?.halfAngle).toBe(90);
  });
});
