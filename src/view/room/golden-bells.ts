/** Draws the golden bells that the café has won: they hang in a row on the wall beside its first rear door. */

import type Phaser from 'phaser';
import type { CafeMap } from '../../sim/state/things.ts';
import { worldX, worldY } from '../camera/projection.ts';
import type { Layers } from '../layers.ts';
import { makeBrush } from '../textures/brush.ts';
import type { Stamps } from '../textures/stamps.ts';
import { rearDoors } from './doors.ts';

export interface GoldenBells {
  draw(map: CafeMap, count: number): void;
}

/** Height of a bell's hook above the floor, in pixels. */
const UP = 58;
/** Distances in tiles: of the first bell from the door's frame, and from each bell to the next. */
const FIRST = 1.05;
const APART = 0.34;
/** The greatest number of bells that are drawn. */
const MOST = 8;

export function makeGoldenBells(scene: Phaser.Scene, layers: Layers, stamps: Stamps): GoldenBells {
  const brush = makeBrush(scene, layers.litter, stamps.get('white'));
  const bell = stamps.get('golden-bell');
  return {
    draw(map, count) {
      brush.begin();
      for (const door of rearDoors(map).slice(0, 1))
        for (let i = 0; i < Math.min(MOST, count); i++) {
          const away = FIRST + i * APART;
          const [x, y] = door.wall === 'NE' ? [door.x - away, -0.5] : [-0.5, door.y - away];
          brush.put(bell, worldX(x, y), worldY(x, y) - UP);
        }
      brush.end();
    },
  };
}
