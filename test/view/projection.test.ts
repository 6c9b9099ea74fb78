import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HALF_H, HALF_W, roomBounds, tileX, tileY, worldX, worldY } from '../../src/view/camera/projection.ts';

const tile = fc.integer({ min: -50, max: 80 });

describe('projection', () => {
  test('east goes down-right, south down-left, half a tile each', () => {
    expect([worldX(1, 0), worldY(1, 0)]).toEqual([HALF_W, HALF_H]);
    expect([worldX(0, 1), worldY(0, 1)]).toEqual([-HALF_W, HALF_H]);
  });

  test('a tile projected and back is the same tile, from anywhere inside its diamond', () => {
    fc.assert(
      fc.property(
        tile,
        tile,
        fc.double({ min: -0.49, max: 0.49, noNaN: true }),
        fc.double({ min: -0.49, max: 0.49, noNaN: true }),
        (x, y, dx, dy) => {
          const wx = worldX(x + dx, y + dy);
          const wy = worldY(x + dx, y + dy);
          expect([Math.round(tileX(wx, wy)) + 0, Math.round(tileY(wx, wy)) + 0]).toEqual([x + 0, y + 0]);
        },
      ),
    );
  });

  test('the bounds hold every floor tile and the walls behind them', () => {
    const box = roomBounds(16, 13);
    for (const [x, y] of [
      [1, 1],
      [14, 1],
      [1, 11],
      [14, 11],
    ] as const) {
      expect(worldX(x, y) - HALF_W).toBeGreaterThanOrEqual(box.x);
      expect(worldX(x, y) + HALF_W).toBeLessThanOrEqual(box.x + box.w);
      expect(worldY(x, y) - HALF_H - 98).toBeGreaterThanOrEqual(box.y);
      expect(worldY(x, y) + HALF_H).toBeLessThanOrEqual(box.y + box.h);
    }
  });
});
