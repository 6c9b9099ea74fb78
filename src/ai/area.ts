/**
 * Area effects (_How NPC AI works_, part 3): a shout such as "a star is here!", "brawl!" or "help!" gives a buff to
 * everyone in earshot. Each character then decides alone how to react: flee, join, stare, ignore.
 *
 * An area is plain data: a circle that lasts for some ticks and gives its buff once to each character that enters it.
 * Loudness extends its radius.
 *
 *     dropArea(world.areas, { x: 9, y: 4, radius: 5, buff: 'starHere', buffTicks: 100, from: 'idol' });
 *     stepAreas(world.areas, index, (id, area) => addBuff(…));   // once a tick
 */

import type { SpatialIndex } from './spatial-index.ts';

/** Options of {@link dropArea}. */
export interface AreaDrop {
  /** Centre of the area, in tiles. */
  readonly x: number;
  readonly y: number;
  /** Radius of the area in tiles, ≥ 0; a character exactly on the border is inside. */
  readonly radius: number;
  /** Loudness: the radius is multiplied by this number. If left out, it is 1; 2 doubles the radius. */
  readonly loudness?: number;
  /** The buff given to every character inside, and its duration in ticks. */
  readonly buff: string;
  readonly buffTicks: number;
  /** How many ticks the area lasts, ≥ 1; 1 if left out. */
  readonly ticks?: number;
  /** Id of the character that dropped the area; that character does not get the buff. Null if the game dropped the area. */
  readonly from?: string | null;
}

/** An active area as plain data, saved as part of the world. */
export interface Area {
  x: number;
  y: number;
  /** Radius in tiles, already multiplied by the loudness. */
  reach: number;
  buff: string;
  buffTicks: number;
  /** Number of ticks the area still lasts. */
  ticks: number;
  from: string | null;
  /** Ids of the characters that were inside in the last tick, in id order. They do not get the buff again while they stay inside. */
  inside: string[];
}

/**
 * Adds an area; it takes effect at the next {@link stepAreas}.
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
 * Advances all areas by one tick, in the order they were dropped. Calls `give` for every character that has entered an
 * area since the last tick, in id order, then removes expired areas.
 * @param blocked whether something, such as a wall, stops the area from reaching the character `id` at (x, y); left out
 * = nothing does
 */
export function stepAreas(
  areas: Area[],
  index: SpatialIndex<string>,
  give: (id: string, area: Area) => void,
  blocked?: (area: Area, x: number, y: number, id: string) => boolean,
): void {
  let kept = 0;
  const standing = areas.length;
  for (let i = 0; i < standing; i++) {
    const area = areas[i] as Area;
    const before = area.inside;
    const { from } = area;
    area.inside = index
      .within(area.x, area.y, area.reach, [], 'id')
      .filter((id) => id !== from && blocked?.(area, index.xOf(id) as number, index.yOf(id) as number, id) !== true);
    for (const id of area.inside) if (!before.includes(id)) give(id, area);
    area.ticks--;
    if (area.ticks > 0) areas[kept++] = area;
  }
  // Areas that `give` added during this call take effect in the next tick.
  for (let i = standing; i < areas.length; i++) areas[kept++] = areas[i] as Area;
  areas.length = kept;
}
