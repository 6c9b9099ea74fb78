/** The alert range of a person: sectors of tiles, limited by walls (How NPC AI works, part 3). */

import { notices, noticedTiles } from '../../ai/index.ts';
import { blocksSight } from './map.ts';
import type { Facing, Person } from '../state/person.ts';
import type { Ground } from './ground.ts';

/** Direction of each facing in degrees from +x towards +y. */
const DEGREES: Readonly<Record<Facing, number>> = { SE: 0, SW: 90, NW: 180, NE: 270 };

/** Tiles within a person's alert range now, row by row; none outside the room. */
export function alertTilesOf(world: Ground, me: Person): { x: number; y: number }[] {
  const { map } = world.state;
  const wall = (x: number, y: number): boolean => blocksSight(map, x, y);
  return noticedTiles(me.alertRange, me.x, me.y, DEGREES[me.facing], map.width, map.height, wall).filter(
    ({ x, y }) => !wall(x, y),
  );
}

/** Whether a person notices what is on a tile. */
export const noticesTile = (world: Ground, me: Person, x: number, y: number): boolean =>
  notices(me.alertRange, me.x, me.y, DEGREES[me.facing], x, y, (atX, atY) => blocksSight(world.state.map, atX, atY));
