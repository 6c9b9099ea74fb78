/** Computes the size of a picture that holds the house and a margin in pixels around it. */
import type { RoomInput } from './plan.ts';
import { HALF_H, HALF_W, SLAB_PX, WALL_PX } from './projection.ts';

export interface Extent {
  width: number;
  height: number;
  originX: number;
  originY: number;
}

export function roomExtent(input: Pick<RoomInput, 'width' | 'height'>, marginPx = 160): Extent {
  const { width, height } = input;
  return {
    width: (width + height) * HALF_W + marginPx * 2,
    height: (width + height) * HALF_H + WALL_PX + SLAB_PX + marginPx * 2,
    originX: height * HALF_W + marginPx,
    originY: WALL_PX + marginPx,
  };
}
