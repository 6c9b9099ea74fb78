/** Draws a house that the player is rearranging, in place of the café: without people, in daylight, with marks on its tiles. */

import type Phaser from 'phaser';
import type { WorldState } from '../../sim/state/world-state.ts';
import type { CafeMap, Seat } from '../../sim/state/things.ts';
import type { Atlases } from '../textures/atlas.ts';
import { makeBrush } from '../textures/brush.ts';
import { groundLift } from './furniture-plan.ts';
import type { Layers } from '../layers.ts';
import { worldX, worldY } from '../camera/projection.ts';
import type { Stamps } from '../textures/stamps.ts';

/** A mark on a tile: a colour on the floor, or a check mark or cross above the furniture. */
export type PlanMark = 'good' | 'bad' | 'warm' | 'cold' | 'hover' | 'select' | 'target' | 'yes' | 'no';
export interface PlanShown {
  readonly map: CafeMap;
  readonly seats: readonly Seat[];
  readonly marks: readonly { readonly x: number; readonly y: number; readonly mark: PlanMark }[];
}

/** While the player rearranges the house, it is drawn in the light that the café has this many minutes after opening, whatever the time. */
const DAYLIGHT_MINUTES = 120;
/** Height of a check mark or cross above the floor in pixels. */
const SIGN_PX = 52;

/** The café's state with the rearranged map and seats, without people. */
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
      // The brush for the marks is made when it is first needed. Earlier, the world's pictures may not be loaded yet.
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
