/**
 * Reads the map: rows of text in which each letter stands for what is on a tile. Seats and doors are read once;
 * afterwards the map changes tile by tile, and every change increases its version, so that stored paths expire.
 */

import type { Facing } from '../state/person.ts';
import type { CafeMap, Decor, Seat } from '../state/things.ts';

/** Letters of tiles on which nobody can walk: wall, pass, stove, register, table. */
const SOLID = '#PKRT';
const SEAT = /^[a-z0-9]$/;
const LETTERS = '#.DPKRSLT';

/** The four neighbours of a tile in the order that decides ties: up, right, down, left on the map. */
export const NEIGHBOURS: readonly { readonly dx: number; readonly dy: number; readonly facing: Facing }[] = [
  { dx: 0, dy: -1, facing: 'NE' },
  { dx: 1, dy: 0, facing: 'SE' },
  { dx: 0, dy: 1, facing: 'SW' },
  { dx: -1, dy: 0, facing: 'NW' },
];

export const isSeatLetter = (letter: string): boolean => SEAT.test(letter);
export const isMapLetter = (letter: string): boolean => LETTERS.includes(letter) || isSeatLetter(letter);

/** Makes a map. @param east the first column to the right of the main house, if the map has wings */
export function makeMap(rows: readonly string[], decor: readonly Decor[] = [], east?: number): CafeMap {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  return {
    width,
    height: rows.length,
    rows: rows.map((row) => row.padEnd(width, '#').replaceAll('L', '.')),
    decor: [...decor],
    ...(east === undefined ? {} : { east }),
    version: 1,
  };
}

/** The letter of a tile on the map; `#`, a wall, outside the map. */
export function tileAt(map: CafeMap, x: number, y: number): string {
  return map.rows[y]?.[x] ?? '#';
}

/** Whether furniture, a wall or a seat is on this tile. All other tiles can be walked on. */
export function isSolid(map: CafeMap, x: number, y: number): boolean {
  const tile = tileAt(map, x, y);
  return SOLID.includes(tile) || isSeatLetter(tile) || map.decor.some((piece) => piece.x === x && piece.y === y);
}

export const blocksSight = (map: CafeMap, x: number, y: number): boolean => tileAt(map, x, y) === '#';

/** All tiles with this letter on the map, row by row from the top. */
export function tilesOf(map: CafeMap, letter: string): { x: number; y: number }[] {
  const found: { x: number; y: number }[] = [];
  map.rows.forEach((row, y) => [...row].forEach((tile, x) => void (tile === letter && found.push({ x, y }))));
  return found;
}

/** The direction from one tile towards another: along the longer axis, or along x if both are equally long. */
export function facingTo(fromX: number, fromY: number, toX: number, toY: number, otherwise: Facing = 'SE'): Facing {
  const dx = toX - fromX;
  const dy = toY - fromY;
  if (dx === 0 && dy === 0) return otherwise;
  if (Math.abs(dx) >= Math.abs(dy)) return dx > 0 ? 'SE' : 'NW';
  return dy > 0 ? 'SW' : 'NE';
}

/**
 * The seats of a map by id, each facing the table `T` beside it; seats without a table are left out. The id of a seat
 * is its letter on the map; if several seats have the same letter, their tiles are added to it. Two tables side by side,
 * with no third one beside them, are one table and have the lower of their two numbers: a group of six can sit there.
 * @param before the seats of the room as it was: a table that stands where one stood keeps its number
 */
export function readSeats(map: CafeMap, before: readonly Seat[] = []): Seat[] {
  const seats: Seat[] = [];
  const letters = new Set<string>();
  const numberOf = tableNumbers(map, before);
  map.rows.forEach((row, y) =>
    [...row].forEach((tile, x) => {
      if (!isSeatLetter(tile)) return;
      const to = NEIGHBOURS.find(({ dx, dy }) => tileAt(map, x + dx, y + dy) === 'T');
      if (to === undefined) return;
      const tableX = x + to.dx;
      const tableY = y + to.dy;
      const table = numberOf({ x: tableX, y: tableY });
      const id = letters.has(tile) ? `${tile}@${x},${y}` : tile;
      letters.add(tile);
      seats.push({ id, x, y, tableX, tableY, facing: to.facing, takenBy: null, dirty: false, table });
    }),
  );
  return seats.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}

/**
 * Numbers the tables. Tables that had a number keep it, because players remember it; a new table, row by row, gets the
 * lowest number that is free.
 */
function tableNumbers(map: CafeMap, before: readonly Seat[]): (table: Spot) => number {
  const { east = map.width } = map;
  const tables = tilesOf(map, 'T');
  // Tables outside the main house come last, so that in a new house they have the highest numbers.
  tables.sort((a, b) => Number(a.x >= east) - Number(b.x >= east));
  const numbers = new Map<string, number>();
  const taken = new Set<number>();
  const of = ({ x, y }: Spot): number => numbers.get(`${x},${y}`) ?? Infinity;
  const give = ({ x, y }: Spot, number: number): void => {
    numbers.set(`${x},${y}`, number);
    taken.add(number);
  };
  for (const one of tables) {
    const number = before.find(({ tableX, tableY }) => tableX === one.x && tableY === one.y)?.table;
    if (number === undefined) continue;
    const twin = twinOf(map, one);
    // One half of a table that has been parted is a new table.
    if (!taken.has(number) || (twin !== null && of(twin) === number)) give(one, number);
  }
  const kept = new Set(numbers.keys());
  const isKept = ({ x, y }: Spot): boolean => kept.has(`${x},${y}`);
  let next = 1;
  for (const one of tables) {
    // A table put beside another becomes a part of it.
    if (isKept(one) || isKept(twinOf(map, one) ?? one)) continue;
    while (taken.has(next)) next++;
    give(one, next);
  }
  return (one) => Math.min(of(one), of(twinOf(map, one) ?? one));
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

const tablesBeside = (map: CafeMap, { x, y }: Spot): Spot[] =>
  NEIGHBOURS.map(({ dx, dy }) => ({ x: x + dx, y: y + dy })).filter((to) => tileAt(map, to.x, to.y) === 'T');

/**
 * The table that forms one large table with the table on this tile: for each of the two, the other is the only table
 * beside it. Null if there is no such table.
 */
export function twinOf(map: CafeMap, table: Spot): Spot | null {
  const [other, third] = tablesBeside(map, table);
  return other === undefined || third !== undefined || tablesBeside(map, other).length > 1 ? null : other;
}

/** Replaces one tile of the map and increases the map's version. */
export function setTile(map: CafeMap, x: number, y: number, tile: string): void {
  const row = map.rows[y];
  if (row === undefined || x < 0 || x >= row.length) return;
  map.rows[y] = row.slice(0, x) + tile + row.slice(x + 1);
  map.version++;
}

/** Manhattan distance between two tiles. */
export const tilesBetween = (ax: number, ay: number, bx: number, by: number): number =>
  Math.abs(ax - bx) + Math.abs(ay - by);
