/** Fireflies over the lawn after dark: a dozen slow lights on paths of their own, never over the house. */

import { houseWidth } from '../../sim/world/wings.ts';
import type Phaser from 'phaser';
import type { WorldState } from '../../sim/state/world-state.ts';
import { makeBrush } from '../textures/brush.ts';
import type { Rect } from '../contract.ts';
import type { Layers } from '../layers.ts';
import { showsHouse } from '../outdoors/house-outline.ts';
import type { Stamps } from '../textures/stamps.ts';

const MOST = 22;
/** Size in world pixels of the patch of lawn in which the fireflies move; the patch is repeated over the whole lawn. */
const PATCH_W = 1480;
const PATCH_H = 860;

export interface Fireflies {
  draw(state: WorldState, view: Readonly<Rect>, lamps: number, animationMs: number): void;
}

const wrapInto = (value: number, from: number, size: number): number =>
  from + ((((value - from) % size) + size) % size);

export function makeFireflies(scene: Phaser.Scene, layers: Layers, stamps: Stamps): Fireflies {
  const brush = makeBrush(scene, layers.air, stamps.get('firefly'));
  const fly = stamps.get('firefly');
  return {
    draw(state, view, lamps, animationMs) {
      brush.begin();
      if (lamps > 0.5 && state.weather !== 'rain') {
        const { height } = state.map;
        const width = houseWidth(state.map);
        for (let i = 0; i < MOST; i++) {
          const s = animationMs / 1000;
          const x = wrapInto(i * 397 + 60 * Math.sin(s * 0.23 + i * 1.7) + s * 5, view.x - 20, PATCH_W);
          const y = wrapInto(i * 263 + 34 * Math.sin(s * 0.31 + i * 2.3), view.y - 20, PATCH_H);
          const glow = 0.5 + 0.5 * Math.sin(s * 1.9 + i * 2.1);
          if (glow > 0.15 && !showsHouse(width, height, x, y)) brush.put(fly, x, y, glow * (lamps - 0.5) * 2);
        }
      }
      brush.end();
    },
  };
}
