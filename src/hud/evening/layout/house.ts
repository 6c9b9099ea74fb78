/**
 * Functions for a house that is rearranged: they place, move and sell pieces. Pure: houses are immutable, and each
 * change returns a new house. These functions only check whether a piece fits; `readLayout` of the simulation checks
 * the house as a whole.
 *
 *     put(house, 'chair', 4, 6) → a house with a chair there, or null if something is in the way
 */

import { furniture } from '../../../sim/season/catalogue.ts';
import { isSeatLetter, NEIGHBOURS } from '../../../sim/world/map.ts';
import type { CafeMap, Decor } from '../../../sim/state/things.ts';

export interface House {
  readonly rows: readonly string[];
  readonly decor: readonly Decor[];
}
export interface Tile {
  readonly x: number;
  readonly y: number;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const letterAt = ({ rows }: House, { x, y }: Tile): string => rows[y]?.[x] ?? '#';
const same = (a: Tile, b: Tile): boolean => a.x === b.x && a.y === b.y;

export const houseOf = ({ rows, decor }: Pick<CafeMap, 'rows' | 'decor'>): House => ({
  rows: [...rows],
  decor: decor.map(({ kind, x, y }) => ({ kind, x, y })),
});

/** Id of the piece on a tile; null for bare floor and for fixed parts of the house. */
export function pieceAt(house: House, at: Tile): string | null {
  const letter = letterAt(house, at);
  if (letter === 'T') return 'table';
  if (isSeatLetter(letter)) return 'chair';
  const kind = house.decor.find((one) => same(one, at))?.kind;
  return kind !== undefined && furniture.some(({ id }) => id === kind) ? kind : null;
}

export const isFree = (house: House, at: Tile): boolean =>
  letterAt(house, at) === '.' && !house.decor.some((one) => same(one, at));

/** The house with a piece added; null if it does not fit. */
export function put(house: House, id: string, at: Tile): House | null {
  if (!isFree(house, at)) return null;
  if (id === 'table') return withLetter(house, at, 'T');
  if (id === 'chair') return withLetter(house, at, freeLetter(house));
  return { ...house, decor: [...house.decor, { kind: id, x: at.x, y: at.y }] };
}

/** The house without the piece on this tile; null if there is nothing to remove. */
export function take(house: House, at: Tile): House | null {
  const piece = pieceAt(house, at);
  if (piece === null) return null;
  if (piece === 'table' || piece === 'chair') return withLetter(house, at, '.');
  return { ...house, decor: house.decor.filter((one) => !same(one, at)) };
}

/**
 * The house with a piece moved; null if it does not fit. A table takes along the chairs around it, if all of them fit.
 */
export function move(house: House, from: Tile, to: Tile): House | null {
  const piece = pieceAt(house, from);
  if (piece === null || same(from, to)) return null;
  if (piece === 'table') {
    const together = moveAll(house, [from, ...chairsOf(house, from)], to.x - from.x, to.y - from.y);
    if (together !== null) return together;
  }
  return moveAll(house, [from], to.x - from.x, to.y - from.y);
}

/**
 * Moves pieces together. Chairs keep their letters, which name the seats on the map, so guests find their favourite
 * seats again.
 */
function moveAll(house: House, tiles: readonly Tile[], dx: number, dy: number): House | null {
  const pieces = tiles.map((tile) => ({ id: pieceAt(house, tile) ?? '', letter: letterAt(house, tile) }));
  let now: House | null = house;
  for (const tile of tiles) now = now === null ? null : take(now, tile);
  tiles.forEach(({ x, y }, i) => {
    const to = { x: x + dx, y: y + dy };
    const { id = '', letter = '' } = pieces[i] ?? {};
    if (now === null || !isFree(now, to)) now = null;
    else now = id === 'chair' ? withLetter(now, to, letter) : put(now, id, to);
  });
  return now;
}

/** The tiles of the chairs that stand at this table and at no other. */
function chairsOf(house: House, table: Tile): Tile[] {
  const tablesBeside = ({ x, y }: Tile): number =>
    NEIGHBOURS.filter(({ dx, dy }) => letterAt(house, { x: x + dx, y: y + dy }) === 'T').length;
  return NEIGHBOURS.map(({ dx, dy }) => ({ x: table.x + dx, y: table.y + dy })).filter(
    (tile) => isSeatLetter(letterAt(house, tile)) && tablesBeside(tile) === 1,
  );
}

function withLetter(house: House, { x, y }: Tile, letter: string): House {
  return {
    ...house,
    rows: house.rows.map((row, at) => (at === y ? row.slice(0, x) + letter + row.slice(x + 1) : row)),
  };
}

/**
 * A letter of the map that no chair has yet. If all letters are used, chairs share a letter, and their position tells
 * them apart.
 */
function freeLetter({ rows }: House): string {
  const used = new Set(rows.join(''));
  return [...LETTERS].find((letter) => !used.has(letter)) ?? 'a';
}
