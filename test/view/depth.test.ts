import { describe, expect, test } from 'vitest';
import { makeMap, readSeats } from '../../src/sim/world/map.ts';
import type { Facing } from '../../src/sim/state/person.ts';
import { BIAS, depthOf, depthOnTable, facesAway, sitterShift, STEP } from '../../src/view/drawing-order.ts';
import { planFurniture } from '../../src/view/room/furniture-plan.ts';
import { ROWS } from './fake-cafe.ts';

const WAYS: readonly Facing[] = ['SE', 'SW', 'NE', 'NW'];
const sitter = (x: number, y: number, facing: Facing): number =>
  depthOf(x + STEP[facing].dx * sitterShift(facing), y + STEP[facing].dy * sitterShift(facing), BIAS.sitter);

describe('depth', () => {
  test('whoever sits facing away is over the seat and under the back of the chair', () => {
    for (const facing of WAYS.filter(facesAway)) {
      expect(sitter(5, 5, facing)).toBeGreaterThan(depthOf(5, 5, BIAS.chairSeat));
      expect(sitter(5, 5, facing)).toBeLessThan(depthOf(5, 5, BIAS.chairBack));
    }
  });

  test('whoever sits facing us is over the chair and under the table before', () => {
    for (const facing of WAYS.filter((way) => !facesAway(way))) {
      expect(sitter(5, 5, facing)).toBeGreaterThan(depthOf(5, 5, BIAS.chairSeat));
      expect(sitter(5, 5, facing)).toBeLessThan(depthOf(5 + STEP[facing].dx, 5 + STEP[facing].dy, BIAS.furniture));
    }
  });

  test('plates lie over their table, the nearer over the farther, and under whoever sits in front', () => {
    const far = depthOnTable(6, 6, -0.24, 0);
    const near = depthOnTable(6, 6, 0.24, 0);
    expect(far).toBeGreaterThan(depthOf(6, 6, BIAS.furniture));
    expect(near).toBeGreaterThan(far);
    expect(sitter(7, 6, 'NW')).toBeGreaterThan(near);
    expect(sitter(6, 7, 'NE')).toBeGreaterThan(near);
  });

  test('a walker stays behind a counter on one side and before it on the other, all the way along', () => {
    for (let t = 0; t <= 1; t += 0.1) {
      for (const tile of [4, 5]) {
        expect(depthOf(4 + t, 2, BIAS.person)).toBeLessThan(
          Math.max(depthOf(4, 3), depthOf(5, 3)) + BIAS.person + 1e-9,
        );
        expect(depthOf(4 + t, 4, BIAS.person)).toBeGreaterThan(depthOf(tile, 3) - 1 + t);
      }
    }
    expect(depthOf(4, 2, BIAS.person)).toBeLessThan(depthOf(4, 3));
    expect(depthOf(4, 4, BIAS.person)).toBeGreaterThan(depthOf(4, 3, BIAS.onCounter));
  });

  test('of two people on neighbouring tiles the nearer covers the farther', () => {
    for (const { dx, dy } of [STEP.SE, STEP.SW])
      expect(depthOf(3 + dx, 3 + dy, BIAS.person)).toBeGreaterThan(depthOf(3, 3, BIAS.person));
  });
});

describe('the furniture plan', () => {
  const map = makeMap(ROWS, [
    { kind: 'fridge', x: 1, y: 1 },
    { kind: 'plant', x: 1, y: 4 },
  ]);
  const pieces = planFurniture(map, readSeats(map));
  const at = (x: number, y: number): string[] =>
    pieces.filter((piece) => piece.x === x && piece.y === y).map((piece) => piece.name);

  test('splits chairs that face away in two and leaves the others whole', () => {
    for (const seat of readSeats(map)) {
      const names = at(seat.x, seat.y);
      expect(names).toHaveLength(facesAway(seat.facing) ? 2 : 1);
      expect(names.every((name) => name.startsWith(`chair-${seat.facing}-`))).toBe(true);
    }
  });

  test('puts a table on every T, a counter on every P, a stove on every K', () => {
    map.rows.forEach((row, y) =>
      [...row].forEach((letter, x) => {
        const start = { T: 'table', P: 'counter', K: 'stove' }[letter];
        if (start) expect(at(x, y).some((name) => name.startsWith(start))).toBe(true);
      }),
    );
  });

  test('gives chairs the colour of their table', () => {
    for (const seat of readSeats(map)) {
      const cloth = at(seat.tableX, seat.tableY).find((name) => name.startsWith('tableSquare-'));
      if (cloth) expect(at(seat.x, seat.y)[0]).toContain(cloth.replace('tableSquare-', ''));
    }
  });

  test('looks the same every time', () => {
    expect(planFurniture(map, readSeats(map))).toEqual(pieces);
  });
});
