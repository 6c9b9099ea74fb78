import { describe, expect, test } from 'vitest';
import { makeMap } from '../../src/sim/world/map.ts';
import { doorwayAlpha, rearDoors } from '../../src/view/room/doors.ts';
import { ROWS } from './fake-cafe.ts';

describe('doors in the rear walls', () => {
  test('two leaves side by side are one door', () => {
    expect(rearDoors(makeMap(ROWS))).toEqual([{ x: 12, y: 0, wide: 2, wall: 'NE' }]);
  });
  test('are found in the left wall, and not in the front', () => {
    expect(rearDoors(makeMap(['#####', 'D...#', '#...#', '##D##']))).toEqual([{ x: 0, y: 1, wide: 1, wall: 'NW' }]);
  });
  test('whoever comes through appears little by little, and is all there a step inside', () => {
    expect(doorwayAlpha(12, 0)).toBeCloseTo(0.3);
    expect(doorwayAlpha(12, 0.4)).toBeGreaterThan(doorwayAlpha(12, 0.2));
    expect(doorwayAlpha(12, 1)).toBe(1);
  });
});
