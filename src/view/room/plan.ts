/**
 * A house as somebody rearranges it: drawn instead of the one there is, empty of people and in daylight, with signs on
 * its tiles. Whoever rearranges says what stands where; here it only becomes a picture.
 */

import type Phaser from 'phaser';
import type { WorldState } from '../../sim/state/world-state.ts';
import type { CafeMap, Seat } from '../../sim/state/things.ts';
import type { Atlases } from '../textures/atlas.ts';
import { makeBrush } from '../textures/brush.ts';
import { groundLift } from './furniture-plan.ts';
import type { Layers } from '../layers.ts';
import { worldX, worldY } from '../camera/projection.ts';
import type { Stamps } from '../textures/stamps.ts';

/** A sign on a tile: a colour of the floor, or a tick or cross that stands over what is there. */
export type PlanMark = 'good' | 'bad' | 'warm' | 'cold' | 'hover' | 'select' | 'target' | 'yes' | 'no';
export interface PlanShown {
  readonly map: CafeMap;
  readonly seats: readonly Seat[];
  readonly marks: readonly { readonly x: number; readonly y: number; readonly mark: PlanMark }[];
}

/** Minutes after opening at which the light is good to work by. */
const DAYLIGHT_MINUTES = 120;
/** Pixels a tick or cross hangs above the floor. */
const SIGN_PX = 52;

/** The café as it would stand there, with nobody in it. */
export const planned = (state: WorldState, { map, seats }: PlanShown): WorldState => ({
  ...state,
  map,
  seats: [...seats],
  people: {},
  dishes: {},
  litter: [],
  weather: state.weather === 'rain' ? 'rain' : 'sun',
  tick: state.clock.openTick + DAYLIGHT_MINUTES * state.clock.ticksPerMinute,
});

export interface PlanMarks {
  draw(plan: PlanShown): void;
  clear(): void;
}

export function makePlanMarks(scene: Phaser.Scene, layers: Layers, atlases: Atlases, stamps: Stamps): PlanMarks {
  let floor: ReturnType<typeof makeBrush> | null = null;
  const signs = makeBrush(scene, layers.air, stamps.get('white'));
  return {
    draw({ map, marks }) {
      // The world's pictures come later than the scene.
      const first = atlases.world('tile-good');
      if (first !== null) floor ??= makeBrush(scene, layers.marks, first);
      floor?.begin();
      signs.begin();
      for (const { x, y, mark } of marks) {
        const lift = groundLift(map, x, y);
        if (mark === 'yes' || mark === 'no')
          signs.put(
            stamps.get(mark === 'yes' ? 'marker-ok' : 'marker-no'),
            worldX(x, y),
            worldY(x, y) - lift - SIGN_PX,
          );
        else {
          const sprite = atlases.world(`tile-${mark}`);
          if (sprite !== null) floor?.put(sprite, worldX(x, y), worldY(x, y) - lift);
        }
      }
      floor?.end();
      signs.end();
    },
    clear() {
      for (const brush of [floor, signs]) {
        brush?.begin();
        brush?.end();
      }
    },
  };
}
