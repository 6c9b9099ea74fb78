/** The room of a café as three parts that are made together, and made again when its map changes: ground, furniture, light. */

import type Phaser from 'phaser';
import type { WorldState } from '../sim/types.ts';
import type { Atlases } from './atlas.ts';
import { makeFurniture, type Furniture } from './furniture-sprites.ts';
import { makeGround, type Ground } from './ground.ts';
import type { Layers } from './layers.ts';
import { makeLight, type LightOver } from './light.ts';
import { touchesHouse } from './outside.ts';
import { worldX, worldY } from './projection.ts';
import { roomProps, type RoomProp } from './shell/index.ts';
import type { Stamps } from './stamps.ts';

export interface Room {
  furniture: Furniture;
  ground: Ground;
  light: LightOver;
}

export function buildRoom(
  scene: Phaser.Scene,
  layers: Layers,
  { atlases, stamps }: { readonly atlases: Atlases; readonly stamps: Stamps },
  state: WorldState,
): Room {
  const { width, height } = state.map;
  // What the painter lists besides the house; low walls come with the furniture, which may change.
  const props = roomProps(state.map).filter((prop) => prop.frame !== 'wall-low');
  const stands = (prop: RoomProp): boolean => {
    const sprite = prop.behind ? null : atlases.world(prop.frame);
    if (!sprite) return false;
    const left = worldX(prop.x, prop.y) - sprite.ax;
    return touchesHouse(width, height, left, worldY(prop.x, prop.y) - sprite.ay, sprite.w, sprite.h);
  };
  const standing = props.filter(stands);
  const painted = props.filter((prop) => !standing.includes(prop));
  const lamps = props.filter((prop) => prop.lightPx > 0);
  return {
    ground: makeGround(scene, layers.ground, atlases, state.map, painted, state.weather === 'rain'),
    furniture: makeFurniture(scene, layers, atlases, state, standing, stamps.get('white')),
    light: makeLight(scene, layers, state, lamps),
  };
}
