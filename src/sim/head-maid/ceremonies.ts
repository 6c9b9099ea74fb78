/**
 * Occasions on which a head maid who gives orders (`Auto`) leads the others as captain of a squad. They are the line-up
 * at opening, a parade through the room on feast days, and the return to the room after a fire alarm. She posts one
 * command with a formation, which everyone answers like any other order.
 */

import type { JsonObject } from '../../ai/index.ts';
import { facingTo, tileAt } from '../world/map.ts';
import type { Maid } from '../state/person.ts';
import { emit, type World } from '../world/world.ts';
import { beforeDoor, idleMaids } from './situation.ts';

export type Occasion = 'lineUp' | 'parade' | 'allIn';

/** The tick, counted from the café's first tick, on which the maids line up. */
const LINE_UP = 1;
/** Interval in ticks between two parades on a feast day, and the tick of the first parade within the interval. */
const PARADE_EVERY = 1500;
const PARADE_AT = 700;
/** Minimum number of maids for a ceremony, and number of ticks for which its command stays on the board. */
const FEWEST = 2;
const LEADS_TICKS = 200;
/** Largest way from the door to the nearer end of the row at opening, in tiles. */
const FAR_FROM_DOOR = 4;
/** Distances in tiles at which the counter lies before a tile of the kitchen. */
const BEHIND = [1, 2] as const;

/** Posts the command of the ceremony that begins on this tick, if there is one. @returns whether a command was posted */
export function leadsOccasion(world: World, chief: Maid): boolean {
  const occasion = occasionNow(world);
  if (occasion === null) return false;
  const others = (occasion === 'parade' ? idleMaids(world) : world.maids).filter((one) => one !== chief);
  const members = [chief, ...others];
  const place = occasion === 'parade' ? beforePass(world) : beforeDoor(world);
  if (place === null || members.length < FEWEST) return false;
  const row = occasion === 'lineUp' ? rowAt(world, place, members.length) : null;
  const goal = row?.middle ?? place;
  const command: JsonObject = {
    behave: 'move',
    ...goal,
    manner: 'a-move',
    captain: chief.id,
    front: facingTo(chief.x, chief.y, goal.x, goal.y),
    formation: Object.fromEntries(members.map(({ id }, i) => [id, [...(row?.offsets[i] ?? rowPlace(i))]])),
    // In the line-up every maid walks to her place by herself; the other ceremonies are walked in formation.
    ...(occasion === 'lineUp' && { alone: true }),
    occasion,
  };
  const { tick } = world.state;
  const posted = world.minds.post({
    to: members.map(({ id }) => id),
    ticks: LEADS_TICKS,
    command,
    by: chief.id,
    from: tick + 1,
  });
  emit(world, 'leads', chief.id, { occasion, id: posted.id });
  return true;
}

/** The occasion that begins on this tick; null if there is none. */
function occasionNow({ state, known }: World): Occasion | null {
  const { tick, calendar } = state;
  // A café without events of the day has no ceremonies either.
  if (calendar === undefined) return null;
  if (tick === LINE_UP) return 'lineUp';
  const going = (kind: string): boolean => calendar.going.some((event) => event.kind === kind);
  // `known` still holds the facts at the end of the last tick, so an alarm found only there has just ended.
  if (known.alarm && !going('alarm')) return 'allIn';
  return tick % PARADE_EVERY === PARADE_AT && going('festival') ? 'parade' : null;
}

/** The middle one of the tiles beside the pass (the kitchen counter); null if the café has no pass. */
function beforePass({ places: { passTiles } }: World): { x: number; y: number } | null {
  const tile = passTiles[Math.floor(passTiles.length / 2)];
  return tile === undefined ? null : { x: tile.x, y: tile.y };
}

/** Order of the places in a row with the captain in the middle: 0, 1, −1, 2, −2 … */
const rowPlace = (i: number): readonly [number, number] => [(i % 2 === 1 ? 1 : -1) * Math.ceil(i / 2), 0];

interface Row {
  readonly middle: { readonly x: number; readonly y: number };
  /** The places as steps from the middle, the middle first, then outwards to both sides in turn. */
  readonly offsets: readonly (readonly [number, number])[];
}

/**
 * Finds the straight row of free tiles that is nearest to a place: no furniture, wall or door interrupts it. Where no
 * row is long enough for everyone, two or three rows stand one behind the other. Null if they do not fit either.
 */
function rowAt(world: World, place: { x: number; y: number }, count: number): Row | null {
  const { map } = world.state;
  for (const deep of [1, 2, 3]) {
    let best: Row | null = null;
    let least = Infinity;
    const wide = Math.ceil(count / deep);
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
    ] as const) {
      // prettier-ignore
      const offsets = Array.from({ length: count }, (_, i) => {
        const [along] = rowPlace(Math.floor(i / deep));
        return [along * dx + (i % deep) * dy, along * dy + (i % deep) * dx] as const;
      });
      for (let y = 0; y < map.height; y++)
        for (let x = 0; x < map.width; x++) {
          const cost = offsets.reduce(
            (sum, [stepX, stepY]) => sum + wayTo(world, place, x + stepX, y + stepY, wide),
            0,
          );
          if (cost >= least) continue;
          least = cost;
          best = { middle: { x, y }, offsets };
        }
    }
    if (best !== null) return best;
  }
  return null;
}

/** The length of the way from a place to a tile of a row; Infinity if no maid can stand there or the way leads around a wall. */
function wayTo({ paths, state }: World, place: { x: number; y: number }, x: number, y: number, wide: number): number {
  if (!paths.walkable(x, y) || state.doors.some((door) => door.x === x && door.y === y)) return Infinity;
  // Behind the counter nobody who comes in would see her.
  if (BEHIND.some((far) => tileAt(state.map, x, y + far) === 'P')) return Infinity;
  const way = paths.distance(x, y, place.x, place.y);
  return way > wide + FAR_FROM_DOOR ? Infinity : way;
}
