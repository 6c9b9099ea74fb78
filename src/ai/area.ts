/**
 * Area effects (chapter 1.4): "a star is here!", "brawl!", "help!" – somebody shouts, and everyone in earshot has a
 * buff. What they do about it they decide alone: flee, join, stare, ignore.
 *
 * An area is plain data: a circle that stands for some ticks and gives its buff to everyone inside, once each time
 * they come in. Loud ones reach further.
 *
 *     dropArea(world.areas, { x: 9, y: 4, radius: 5, buff: 'starHere', buffTicks: 100, from: 'idol' });
 *     stepAreas(world.areas, index, (id, area) => addBuff(…));   // once a tick
 */

import type { SpatialIndex } from './spatial-index.ts';

/** What somebody drops. */
export interface AreaDrop {
  /** Centre, in tiles. */
  readonly x: number;
  readonly y: number;
  /** In tiles, ≥ 0; the border counts. */
  readonly radius: number;
  /** How much further it carries than its radius: 1 (left out) = not at all, 2 = twice as far. */
  readonly loudness?: number;
  /** The buff given to all inside, and for how many ticks. */
  readonly buff: string;
  readonly buffTicks: number;
  /** How many ticks the area stands, ≥ 1; left out = 1: one shot. */
  readonly ticks?: number;
  /** Who dropped it; this id does not get the buff. Null = the game. */
  readonly from?: string | null;
}

/** An area as it stands; data of the world, saved with it. */
export interface Area {
  x: number;
  y: number;
  /** Tiles, loudness included. */
  reach: number;
  buff: string;
  buffTicks: number;
  /** Ticks it still stands. */
  ticks: number;
  from: string | null;
  /** Who was inside in the last tick, in id order: they are not given the buff again while they stay. */
  inside: string[];
}

/**
 * Drops an area; it works from the coming {@link stepAreas} on.
 * @throws Error when radius, loudness or ticks are out of range
 */
export function dropArea(areas: Area[], drop: AreaDrop): Area {
  const { x, y, radius, loudness = 1, buff, buffTicks, ticks = 1, from = null } = drop;
  if (!(radius >= 0) || !(loudness >= 0))
    throw new Error(`an area needs a radius and a loudness of at least 0, not ${radius} and ${loudness}`);
  if (!Number.isSafeInteger(ticks) || ticks < 1)
    throw new Error(`an area stands for at least one whole tick, not ${ticks}`);
  if (!Number.isSafeInteger(buffTicks) || buffTicks < 1)
    throw new Error(`a buff lasts for at least one whole tick, not ${buffTicks}`);
  const area: Area = { x, y, reach: radius * loudness, buff, buffTicks, ticks, from, inside: [] };
  areas.push(area);
  return area;
}

/**
 * One tick of all areas, in the order they were dropped: whoever has come in since the last tick is handed to `give`,
 * in id order; then areas whose ticks are over leave the list.
 * @param blocked whether an area does not carry from its centre to a spot (walls, say); left out = it carries everywhere
 */
export function stepAreas(
  areas: Area[],
  index: SpatialIndex<string>,
  give: (id: string, area: Area) => void,
  blocked?: (area: Area, x: number, y: number) => boolean,
): void {
  let kept = 0;
  const standing = areas.length;
  for (let i = 0; i < standing; i++) {
    const area = areas[i] as Area;
    const before = area.inside;
    area.inside = index.within(area.x, area.y, area.reach, [], 'id').filter((id) => id !== area.from);
    if (blocked !== undefined)
      area.inside = area.inside.filter((id) => !blocked(area, index.xOf(id) as number, index.yOf(id) as number));
    for (const id of area.inside) if (!before.includes(id)) give(id, area);
    area.ticks--;
    if (area.ticks > 0) areas[kept++] = area;
  }
  // What a gift dropped in its turn has been added behind and has yet to work.
  for (let i = standing; i < areas.length; i++) areas[kept++] = areas[i] as Area;
  areas.length = kept;
}
