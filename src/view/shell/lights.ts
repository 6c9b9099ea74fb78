/** Computes the positions of lights on the walls for the evening: wall lamps, and the glass of doors. */
import { HALF_H, HALF_W } from './projection.ts';
import { planRoom, type RoomInput } from './room-look.ts';

export interface WallLight {
  /** Position of the light in pixels from the centre of map tile (0, 0) at zoom 1. */
  dx: number;
  dy: number;
  kind: 'sconce' | 'door';
}

export function wallLights(input: RoomInput): WallLight[] {
  const plan = planRoom(input);
  const lights: WallLight[] = [];
  for (const [wall, sign] of [
    [plan.ne, 1],
    [plan.nw, -1],
  ] as const) {
    for (const { what, from, to } of wall.fittings) {
      if (what !== 'sconce' && what !== 'door') continue;
      const along = ((from + to) / 2) * HALF_W;
      lights.push({ kind: what, dx: sign * along, dy: HALF_H + along / 2 - (what === 'door' ? 52 : 67) });
    }
  }
  return lights;
}
