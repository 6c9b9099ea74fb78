/**
 * The wings of the café: the terrace on the street and the tea room. They lie to the right of the main house, in columns
 * that the map gains when the first wing is built, and each is reached through an opening in the right wall.
 */

import type { GrowthState, Wing } from '../state/season.ts';
import type { CafeMap, Weather } from '../state/things.ts';
import { isSeatLetter, isSolid, NEIGHBOURS, setTile } from './map.ts';

interface WingPlan {
  /** The first row of the map that belongs to the wing. */
  readonly top: number;
  /** The rows of the wing's tiles, which begin at the first column to the right of the house: `s` a seat, `T` a table, `.` floor. */
  readonly rows: readonly string[];
  /** Rows of the map in which the right wall of the house may be opened towards the wing, the best first. At most two of them are opened. */
  readonly openings: readonly number[];
}

/** The wings, by id. The tea room is walled and lies behind the terrace, which is open to the street. */
export const WINGS: Readonly<Record<Wing, WingPlan>> = {
  terrace: {
    top: 4,
    rows: ['sTs', '.s.', '...', '.s.', 'sTs'],
    openings: [6, 7, 5],
  },
  tearoom: {
    top: 1,
    rows: ['.sTs', '....', '.sTs'],
    openings: [2, 3, 1],
  },
};

/** Number of columns by which the map grows when the first wing is built: four columns of tiles and one of wall. */
const ADDED = 5;
/** Letters that the seats of wings can get as ids; letters that the map already uses are skipped. */
const SEAT_LETTERS = '0123456789zyxwvutsrqponmlkjihgfedcba';

/** The wing in which a tile lies; null for the main house. */
export function wingAt({ east }: Pick<CafeMap, 'east'>, x: number, y: number): Wing | null {
  if (east === undefined || x < east) return null;
  return y < WINGS.terrace.top ? 'tearoom' : 'terrace';
}

/** Whether the map has this wing. */
export function hasWing(map: { readonly east?: number; readonly rows: readonly string[] }, wing: Wing): boolean {
  const { east } = map;
  if (east === undefined) return false;
  const { top, rows } = WINGS[wing];
  return rows.some((_, i) => map.rows[top + i]?.[east - 1] === '.');
}

/** Width of the main house in tiles, its walls included. */
export const houseWidth = ({ east, width }: Pick<CafeMap, 'east' | 'width'>): number => east ?? width;

/** The tiles of the house before the places where the right wall can be opened towards a wing, the best first. */
export const openingsOf = (map: CafeMap, wing: Wing): { readonly x: number; readonly y: number }[] =>
  WINGS[wing].openings.map((y) => ({ x: houseWidth(map) - 2, y }));

/** Whether a maid could walk through the right wall in this row. */
function isWay(map: CafeMap, y: number): boolean {
  const before = houseWidth(map) - 2;
  return !isSolid(map, before, y) && NEIGHBOURS.some(({ dx, dy }) => dx <= 0 && !isSolid(map, before + dx, y + dy));
}

/** Whether furniture stands before every place where the right wall could be opened towards a wing that is not there yet. */
export const isBlocked = (map: CafeMap, wing: Wing): boolean =>
  !hasWing(map, wing) && openingsOf(map, wing).every(({ y }) => !isWay(map, y));

/**
 * Adds a wing to the map, with its tables and seats.
 * @returns false, with the map unchanged, if the house is too small or furniture stands before every place where the
 * right wall can be opened
 */
export function addWing(map: CafeMap, wing: Wing): boolean {
  const plan = WINGS[wing];
  const east = houseWidth(map);
  if (hasWing(map, wing) || map.height < plan.top + plan.rows.length + 1) return false;
  const openings = plan.openings.filter((y) => isWay(map, y)).slice(0, 2);
  if (openings.length === 0) return false;
  if (map.east === undefined) {
    map.east = map.width;
    map.width += ADDED;
    map.rows = map.rows.map((row) => row.padEnd(map.width, '#'));
  }
  const letters = freeLetters(map);
  plan.rows.forEach((row, i) =>
    [...row].forEach((tile, x) => setTile(map, east + x, plan.top + i, tile === 's' ? (letters.shift() ?? 'z') : tile)),
  );
  for (const y of openings) setTile(map, east - 1, y, '.');
  return true;
}

function freeLetters(map: CafeMap): string[] {
  const taken = new Set(map.rows.join('').split('').filter(isSeatLetter));
  return [...SEAT_LETTERS].filter((letter) => !taken.has(letter));
}

type Season = { readonly growth?: GrowthState; readonly upgrades: Readonly<Record<string, number>> };

/**
 * The reason why guests must not sit down in a wing now. `shut` = the player keeps the wing closed, `rain` = it rains
 * on a terrace without parasols. Null = they may sit down.
 */
export function closedWing(
  state: { readonly weather: Weather; readonly season?: Season },
  wing: Wing,
): 'shut' | 'rain' | null {
  const { season, weather } = state;
  if (season?.growth?.[wing]?.shut === true) return 'shut';
  return wing === 'terrace' && weather === 'rain' && (season?.upgrades['parasols'] ?? 0) === 0 ? 'rain' : null;
}

/** Whether guests may sit down on a seat now, if it is free. */
export function isOpenSeat(
  state: { readonly map: Pick<CafeMap, 'east'>; readonly weather: Weather; readonly season?: Season },
  { x, y }: { readonly x: number; readonly y: number },
): boolean {
  const wing = wingAt(state.map, x, y);
  return wing === null || closedWing(state, wing) === null;
}
