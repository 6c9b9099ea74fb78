import { describe, expect, test } from 'vitest';
import { makeMap } from '../../src/sim/world/map.ts';
import { doorwayAlpha, rearDoors } from '../../src/view/room/doors.ts';
import { boardSpots } from '../../src/view/outdoors/by-the-door.ts';
import { addWing, houseWidth } from '../../src/sim/world/wings.ts';
import { beginSeason } from '../../src/sim/open-day.ts';
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

test('sign boards stand beside the house, not on the street behind a terrace or inside the tea room', () => {
  const { map, doors } = beginSeason({ seed: 1 });
  const right = houseWidth(map);
  const spots = (): { x: number; y: number }[] => boardSpots({ map, doors }, 3);
  const before = spots();
  expect(addWing(map, 'terrace')).toBe(true);
  expect(spots()).toEqual(before);
  expect(addWing(map, 'tearoom')).toBe(true);
  for (const { x, y } of spots()) expect([x < right, y]).toEqual([true, map.height]);
});
