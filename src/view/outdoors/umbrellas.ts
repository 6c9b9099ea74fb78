/**
 * Umbrellas by the door: guests leave their umbrellas in the stand. If the café has no stand, a pail is put out for
 * them when it rains. The floor between door and pail is wet while it rains. Outdoors people carry their umbrellas
 * (people-sprites.ts, outdoors.ts).
 */

import type Phaser from 'phaser';
import type { WorldState } from '../../sim/state/world-state.ts';
import type { Atlases, Sprite } from '../textures/atlas.ts';
import { outwards, type Spot, umbrellasLeft, umbrellaSpot } from './by-the-door.ts';
import { makeBrush } from '../textures/brush.ts';
import { depthOf } from '../drawing-order.ts';
import type { Layers } from '../layers.ts';
import { worldX, worldY } from '../camera/projection.ts';

export interface Umbrellas {
  draw(state: WorldState): void;
  clear(): void;
}

/** Maximum number of umbrellas drawn in a stand. */
const MOST = 5;
export function makeUmbrellas(scene: Phaser.Scene, layers: Layers, atlases: Atlases, blank: Sprite): Umbrellas {
  const standing = makeBrush(scene, layers.stand, blank);
  const floor = makeBrush(scene, layers.litter, blank);
  return {
    clear() {
      for (const brush of [standing, floor]) {
        brush.begin();
        brush.end();
      }
    },
    draw(state) {
      const raining = state.weather === 'rain';
      const left = Math.min(MOST, umbrellasLeft(state));
      standing.begin();
      floor.begin();
      const spot = raining || left > 0 ? umbrellaSpot(state) : null;
      if (spot !== null) {
        const put = (name: string, more: number): void => {
          const sprite = atlases.world(name);
          const depth = depthOf(spot.x, spot.y, more);
          if (sprite) standing.putAt(sprite, worldX(spot.x, spot.y), worldY(spot.x, spot.y), depth);
        };
        if (!spot.stand) put('umbrella-pail', 0);
        if (left > 0) put(`umbrellas-${left}`, 0.001);
      }
      const wet = raining ? atlases.world('wet') : null;
      if (wet) for (const door of state.doors) drips(state, door, wet, left / state.doors.length);
      standing.end();
      floor.end();
    },
  };

  /** Draws wet spots on the floor inside a door. Each umbrella in the stand makes the spots more visible. */
  function drips({ map }: WorldState, door: Spot, wet: Sprite, left: number): void {
    const out = outwards(map, door);
    if (out === null) return;
    const alpha = 0.22 + 0.07 * left;
    for (const [into, aside, share] of [
      [0.75, 0, 1],
      [1.4, 0.2, 0.7],
      [2.1, -0.15, 0.45],
    ] as const) {
      const x = door.x - out.dx * into + out.dy * aside;
      const y = door.y - out.dy * into + out.dx * aside;
      if (map.rows[Math.round(y)]?.[Math.round(x)] === '.') floor.put(wet, worldX(x, y), worldY(x, y), alpha * share);
    }
  }
}
