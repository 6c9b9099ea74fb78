/**
 * Draws the people of another café (for example of the other of two futures) pale, at their places in that café. These
 * people stand still, cast no shadow and cannot be clicked.
 */

import type Phaser from 'phaser';
import type { Person } from '../../sim/state/person.ts';
import type { CafeMap } from '../../sim/state/things.ts';
import type { Atlases, Sprite } from '../textures/atlas.ts';
import { makeBrush } from '../textures/brush.ts';
import { BIAS, depthOf } from '../drawing-order.ts';
import { groundLift } from '../room/furniture-plan.ts';
import type { Layers } from '../layers.ts';
import { motionOf } from './motion.ts';
import { worldX, worldY } from '../camera/projection.ts';

const PALE = 0.45;

export interface Ghosts {
  draw(map: CafeMap, people: readonly Person[]): void;
}

export function makeGhosts(scene: Phaser.Scene, layers: Layers, atlases: Atlases, blank: Sprite): Ghosts {
  const brush = makeBrush(scene, layers.stand, blank);
  return {
    draw(map, people) {
      brush.begin();
      for (const person of people) {
        const sprite = atlases.person(person.look).strip('idle', person.facing)?.frames[0];
        if (sprite === undefined) continue;
        const { toX: x, toY: y } = motionOf(person);
        brush.putAt(sprite, worldX(x, y), worldY(x, y) - groundLift(map, x, y), depthOf(x, y, BIAS.person), PALE);
      }
      brush.end();
    },
  };
}
