/** The alert range of a person: sectors of tiles, limited by walls (How NPC AI works, part 3). */

import { noticedTiles, withinSectors } from '../../ai/index.ts';
import { blocksSight } from './map.ts';
import type { Facing, Person } from '../state/person.ts';
import type { Ground } from './ground.ts';
import { isInSight } from './walls.ts';

/** Angle of each facing in degrees, measured from +x towards +y. */
export const DEGREES: Readonly<Record<Facing, number>> = { SE: 0, SW: 90, NW: 180, NE: 270 };

type Sighted = Pick<Ground, 'state'>;

/** The tiles within a person's alert range at the moment, row by row, without walls and without tiles outside the room. */
export function alertTilesOf(world: Ground, me: Person): { x: number; y: number }[] {
  const { map } = world.state;
  const wall = (x: number, y: number): boolean => blocksSight(map, x, y);
  return noticedTiles(me.alertRange, me.x, me.y, DEGREES[me.facing], map.width, map.height, wall).filter(
    ({ x, y }) => !wall(x, y),
  );
}

/** Whether a person notices a tile: it is inside the person's alert range, and no wall is between. */
export function noticesTile(world: Sighted, me: Person, x: number, y: number): boolean {
  return (
    withinSectors(me.alertRange, me.x, me.y, DEGREES[me.facing], x, y) && isInSight(world.state.map, me.x, me.y, x, y)
  );
}

/** Why a person does not notice a tile: a wall is in between, the tile is behind the person, or it is too far away. */
export type Unnoticed = 'wall' | 'behind' | 'far';

/** Why a person does not notice what is on a tile; null if the person notices it. */
export function unnoticed(world: Sighted, me: Person, x: number, y: number): Unnoticed | null {
  if (noticesTile(world, me, x, y)) return null;
  if (withinSectors(me.alertRange, me.x, me.y, DEGREES[me.facing], x, y)) return 'wall';
  // Checks the tile as if the person looked in all directions. If it then lies in the range, only the person's facing
  // is the reason.
  return withinSectors(
    me.alertRange.map(({ radius }) => ({ radius, halfAngle: 180, facing: 0 })),
    me.x,
    me.y,
    0,
    x,
    y,
  )
    ? 'behind'
    : 'far';
}
