/** Draws open rear doors: the same piece of wall with the door's leaf swung in and the garden visible behind it, dark in the evening. */

import type Phaser from 'phaser';
import type { CafeMap } from '../../sim/state/things.ts';
import type { Atlases, Sprite } from '../textures/atlas.ts';
import { makeBrush } from '../textures/brush.ts';
import { rearDoors, type RearDoor } from './doors.ts';
import type { Layers } from '../layers.ts';
import type { Actor } from '../people/people-sprites.ts';
import { worldX, worldY } from '../camera/projection.ts';

export interface Doors {
  /** @param minute the time of day, in minutes after midnight */
  draw(map: CafeMap, actors: readonly Actor[], minute: number): void;
}

/** From this minute of the day on it is dark outside: half past six in the evening. */
const DARK_FROM = 18.5 * 60;
/** Distance in tiles between a person and the threshold at which the door opens. */
const NEAR = 0.95;

export function makeDoors(scene: Phaser.Scene, layers: Layers, atlases: Atlases, blank: Sprite): Doors {
  const brush = makeBrush(scene, layers.litter, blank);
  let version = -1;
  let known: CafeMap | null = null;
  let doors: RearDoor[] = [];
  return {
    draw(map, actors, minute) {
      if (map !== known || map.version !== version) {
        known = map;
        version = map.version;
        doors = rearDoors(map);
      }
      brush.begin();
      for (const door of doors) {
        if (!actors.some((actor) => isIn(door, actor))) continue;
        const open = `door-${minute < DARK_FROM ? 'open' : 'dark'}-${door.wall}-${door.wide}`;
        const sprite = atlases.hasWorld(open) ? atlases.world(open) : null;
        if (sprite) brush.put(sprite, worldX(door.x, door.y), worldY(door.x, door.y));
      }
      brush.end();
    },
  };
}

function isIn(door: RearDoor, { motion }: Actor): boolean {
  const along = door.wall === 'NE' ? motion.toX - door.x : motion.toY - door.y;
  const away = door.wall === 'NE' ? motion.toY : motion.toX;
  return along > -0.6 && along < door.wide - 0.4 && away < NEAR;
}
