/**
 * People outside the doors. Guests are visible on the last few tiles before a door and the first few after it; in rain
 * they carry umbrellas. A guest who was expected but does not enter, because the doors are closed or the guest prefers
 * the rival, turns around. During a fire alarm everyone who went out waits on the pavement. All this affects only the
 * picture.
 */

import { houseWidth } from '../../sim/world/wings.ts';
import Phaser from 'phaser';
import type { Facing } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import type { Atlases, Sprite } from '../textures/atlas.ts';
import { BIAS, depthOf } from '../drawing-order.ts';
import type { Layers } from '../layers.ts';
import { walkFrame } from '../people/motion.ts';
import { touchesHouse } from './house-outline.ts';
import { worldX, worldY } from '../camera/projection.ts';
import { Crowd } from './alarm-crowd.ts';
import { SIGHT, tilesAway, Ways } from './arriving-and-leaving.ts';

export interface Outdoors {
  ticked(state: WorldState): void;
  draw(state: WorldState, alpha: number): void;
  clear(): void;
}

/** Number of tiles over which people fade in and out. */
const FADE = 1.2;

const FACING: readonly (readonly [dx: number, dy: number, facing: Facing])[] = [
  [0, -1, 'NE'],
  [1, 0, 'SE'],
  [0, 1, 'SW'],
  [-1, 0, 'NW'],
];
const facing = (dx: number, dy: number): Facing => FACING.find(([x, y]) => x === dx && y === dy)?.[2] ?? 'SW';

/**
 * Draws a person outside. People behind a wall are hidden; people in front of it are drawn above it.
 * @param rear whether the person is at a side of the house where its walls may hide people
 * @returns whether the person is drawn
 */
function stands(
  body: Phaser.GameObjects.Image,
  sprite: Sprite,
  x: number,
  y: number,
  alpha: number,
  rear: boolean,
  width: number,
  height: number,
): boolean {
  const left = Math.round(worldX(x, y)) - sprite.ax;
  const top = Math.round(worldY(x, y)) - sprite.ay;
  if (rear && touchesHouse(width, height, left, top, sprite.w, sprite.h)) return false;
  if (body.frame !== sprite.frame) body.setFrame(sprite.frame);
  body
    .setPosition(left, top)
    .setDepth(depthOf(x, y, BIAS.person))
    .setVisible(true)
    .setAlpha(alpha);
  return true;
}

export function makeOutdoors(scene: Phaser.Scene, layers: Layers, atlases: Atlases, blank: Sprite): Outdoors {
  const ways = new Ways();
  const crowd = new Crowd();
  const stock: Phaser.GameObjects.Image[] = [];
  const image = (nth: number): Phaser.GameObjects.Image => {
    let one = stock[nth];
    if (one === undefined) {
      one = new Phaser.GameObjects.Image(scene, 0, 0, blank.frame.texture, blank.frame.name).setOrigin(0, 0);
      layers.stand.add(one);
      stock.push(one);
    }
    return one;
  };
  const hideFrom = (nth: number): void => {
    for (let i = nth; i < stock.length; i++) stock[i]!.setVisible(false);
  };
  return {
    ticked(state) {
      ways.ticked(state);
      crowd.ticked(state);
    },
    clear() {
      ways.clear();
      crowd.clear();
      hideFrom(0);
    },
    draw(state, alpha) {
      const { height } = state.map;
      const width = houseWidth(state.map);
      let nth = 0;
      for (const walker of ways.walkers) {
        const away = tilesAway(walker, state.tick - 1 + alpha);
        if (away <= 0.2 || away > SIGHT || !atlases.isLoaded(walker.look)) continue;
        const { door, dx, dy, aside, coming } = walker;
        const x = door.x + dx * away + dy * aside;
        const y = door.y + dy * away + dx * aside;
        const way = coming ? facing(-dx, -dy) : facing(dx, dy);
        const open = walker.umbrella && state.weather === 'rain';
        const strip = atlases.person(walker.look).strip(open ? 'walkUmbrella' : 'walk', way);
        const sprite = strip?.frames[walkFrame(away * (coming ? -1 : 1), strip.frames.length)];
        if (sprite === undefined) continue;
        const alphaAway = Math.min(1, (SIGHT - away) / FADE);
        if (stands(image(nth), sprite, x, y, alphaAway, dx + dy < 0, width, height)) nth++;
      }
      for (const { look, x, y, dx, dy, walked } of crowd.waiting(state, state.tick - 1 + alpha)) {
        if (!atlases.isLoaded(look)) continue;
        const strip = atlases.person(look).strip(walked === null ? 'idle' : 'walk', facing(dx, dy));
        const sprite = strip?.frames[walked === null ? 0 : walkFrame(walked, strip.frames.length)];
        if (sprite !== undefined && stands(image(nth), sprite, x, y, 1, x < 0.5 || y < 0.5, width, height)) nth++;
      }
      hideFrom(nth);
    },
  };
}
