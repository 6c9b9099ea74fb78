/**
 * The room of a café: ground, furniture and light, built together and rebuilt as far as needed when the map changes.
 */

import { houseWidth } from '../../sim/world/wings.ts';
import type Phaser from 'phaser';
import type { WorldState } from '../../sim/state/world-state.ts';
import type { Atlases } from '../textures/atlas.ts';
import { makeFurniture, type Furniture } from './furniture-sprites.ts';
import { makeGround, roomKey, type Ground } from './ground.ts';
import type { Layers } from '../layers.ts';
import { makeLight, type LightOver } from './light.ts';
import { touchesHouse } from '../outdoors/house-outline.ts';
import { worldX, worldY } from '../camera/projection.ts';
import { roomProps, type Festive, type RoomProp } from '../shell/index.ts';
import type { Stamps } from '../textures/stamps.ts';

interface Parts {
  readonly furniture: Furniture;
  readonly ground: Ground;
  readonly light: LightOver;
}

export interface Room extends Parts {
  /**
   * Rebuilds those parts of the room that a change of the map concerns. Tables that have just been pushed together
   * slide to each other. @param still if true, they do not slide
   * @returns whether the house itself, with walls and floor, has changed
   */
  renew(state: WorldState, still: boolean): boolean;
  destroy(): void;
}

interface RoomDeps {
  readonly atlases: Atlases;
  readonly stamps: Stamps;
}

export function makeRoom(scene: Phaser.Scene, layers: Layers, deps: RoomDeps, first: WorldState): Room {
  const { atlases } = deps;
  // A room that was built before the world's drawings were loaded is empty. The key therefore contains whether the
  // drawings were loaded, so that the room is built again afterwards.
  const keyOf = (state: WorldState): string =>
    `${roomKey(state.map, state.weather === 'rain')} ${String(atlases.worldLoaded)} ${festiveOf(state)}`;
  let isFurnished = atlases.worldLoaded;
  let parts = partsOf(scene, layers, deps, first);
  let key = keyOf(first);
  let wasFestive = festiveOf(first);
  let joined = joinedIn(first);
  return {
    get furniture() {
      return parts.furniture;
    },
    get ground() {
      return parts.ground;
    },
    get light() {
      return parts.light;
    },
    renew(state, still) {
      const festive = festiveOf(state);
      if (festive === wasFestive && parts.furniture.isFor(state) && isFurnished === atlases.worldLoaded) return false;
      wasFestive = festive;
      isFurnished = atlases.worldLoaded;
      const joins = !still && joinedIn(state) > joined;
      joined = joinedIn(state);
      const fresh = partsOf(scene, layers, deps, state, joins);
      const isAnother = keyOf(state) !== key;
      key = keyOf(state);
      parts.furniture.destroy();
      parts.light.destroy();
      (isAnother ? parts : fresh).ground.destroy();
      parts = isAnother ? fresh : { ...fresh, ground: parts.ground };
      return isAnother;
    },
    destroy() {
      parts.furniture.destroy();
      parts.ground.destroy();
      parts.light.destroy();
    },
  };
}

const joinedIn = ({ strong }: WorldState): number => strong?.joined.length ?? 0;

function partsOf(
  scene: Phaser.Scene,
  layers: Layers,
  { atlases, stamps }: RoomDeps,
  state: WorldState,
  joins = false,
): Parts {
  const { height } = state.map;
  const width = houseWidth(state.map);
  // The things around the house, except its low walls. The low walls can change, so they are drawn with the furniture.
  const props = roomProps(state.map, undefined, festiveOf(state)).filter((prop) => prop.frame !== 'wall-low');
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
    furniture: makeFurniture(scene, layers, { atlases, stamps }, state, standing, joins),
    light: makeLight(scene, layers, state, lamps),
  };
}

/** How richly the street is decorated: 0 = no festival, 1 = a festival, 2 = a big festival. */
function festiveOf({ calendar }: WorldState): Festive {
  const festival = calendar?.going.find(({ kind }) => kind === 'festival');
  return festival === undefined ? 0 : festival.counts['big'] === 1 ? 2 : 1;
}
