/** Prepares a layout draft for display: faults, costs, effects, and marks on its tiles. Pure. */

import { furniture, type FurnitureRow } from '../../../sim/season/catalogue.ts';
import { difficultyOf } from '../../../sim/season/new-season.ts';
import { type LayoutProblem, type LayoutRead, readLayout, SELLS_FOR } from '../../../sim/season/layout-check.ts';
import { rentOf } from '../../../sim/season/staff.ts';
import { makeMap, readSeats } from '../../../sim/world/map.ts';
import type { WorldState } from '../../../sim/state/world-state.ts';
import type { CafeMap, Seat } from '../../../sim/state/things.ts';
import type { PlanMark } from '../../api.ts';
import { type House, houseOf, isFree, pieceAt, take, type Tile } from './house.ts';

/** A fault of a draft, and for a seat without a path the piece that is in the way, if removing one piece opens it. */
export interface Fault extends LayoutProblem {
  readonly inWay?: Tile & { readonly piece: string };
}

export interface Drawn {
  readonly map: CafeMap;
  readonly seats: readonly Seat[];
  readonly read: Omit<LayoutRead, 'problems'> & { readonly problems: readonly Fault[] };
}

/** Prepares a draft for display: its map, its seats, and the faults and effects that `readLayout` of the simulation finds. */
export function drawn(state: WorldState, house: House): Drawn {
  const map = makeMap(house.rows, house.decor, state.map.east);
  const read = readLayout(state.map, state.stars, house.rows, house.decor, state.seats);
  const isCutOff = ({ fault, what }: LayoutProblem): boolean => fault === 'noWay' && what !== 'R';
  const first = read.problems.find(isCutOff);
  const inWay = first === undefined ? null : pieceInWay(state, house, first);
  return {
    map,
    seats: readSeats(map, state.seats),
    // One piece cuts off all seats of a table; the faults of other tables show once this one is mended.
    read:
      inWay === null
        ? read
        : {
            ...read,
            problems: read.problems.map((one) => (isCutOff(one) && one.what === first?.what ? { ...one, inWay } : one)),
          },
  };
}

/** Tiles around a seat on which a piece that was there before is looked for. */
const NEAR = 3;

/** The piece without which this seat has a path: of those that the draft has placed or moved, then of those near the seat. */
function pieceInWay(state: WorldState, house: House, { x, y, what }: LayoutProblem): Fault['inWay'] | null {
  const was = houseOf(state.map);
  const tiles = house.rows.flatMap((row, ty) => [...row].map((_, tx) => ({ x: tx, y: ty })));
  const candidates = tiles.flatMap((tile) => {
    const piece = pieceAt(house, tile);
    if (piece === null || piece === 'table' || (tile.x === x && tile.y === y)) return [];
    const isNew = pieceAt(was, tile) !== piece;
    const far = Math.abs(tile.x - x) + Math.abs(tile.y - y);
    return isNew || far <= NEAR ? [{ ...tile, piece, order: (isNew ? 0 : 100) + far }] : [];
  });
  candidates.sort((a, b) => a.order - b.order);
  for (const { piece, ...tile } of candidates) {
    const without = take(house, tile);
    if (without === null) continue;
    const { problems } = readLayout(state.map, state.stars, without.rows, without.decor, state.seats);
    if (!problems.some((one) => one.fault === 'noWay' && one.what === what && one.x === x && one.y === y))
      return { piece, x: tile.x, y: tile.y };
  }
  return null;
}

export interface Difference {
  /** The value that the layout changes; the word key `layout.<what>` names it. */
  readonly what: 'ambience' | 'seats' | 'reachable' | 'rent';
  readonly before: number;
  readonly after: number;
  /** Whether a higher value is better for the player. */
  readonly up: boolean;
}

export function differences(state: WorldState, { read, seats }: Drawn): Difference[] {
  const { rows, decor } = houseOf(state.map);
  const before = readLayout(state.map, state.stars, rows, decor);
  const factor = state.season === undefined ? 1 : difficultyOf(state.season.difficulty).rent;
  return [
    { what: 'ambience', before: before.ambience, after: read.ambience, up: true },
    { what: 'seats', before: before.seats, after: read.seats, up: true },
    { what: 'reachable', before: before.reachable.length, after: read.reachable.length, up: true },
    {
      what: 'rent',
      before: rentOf(state, factor),
      after: rentOf({ seats: [...seats], stars: state.stars }, factor),
      up: false,
    },
  ];
}

/**
 * Why a layout has less ambience than before: the pieces that are sold, and the number of seats added; null if the
 * ambience has not fallen.
 */
export function lessPleasant(
  state: WorldState,
  { read }: Pick<Drawn, 'read'>,
): { readonly sold: readonly string[]; readonly seats: number } | null {
  const { rows, decor } = houseOf(state.map);
  const before = readLayout(state.map, state.stars, rows, decor);
  if (read.ambience >= before.ambience) return null;
  const sold = [...new Set(read.sold)].filter((id) => (pieceRow(id)?.ambience ?? 0) > 0);
  return { sold, seats: Math.max(0, read.seats - before.seats) };
}

export const pieceRow = (id: string): FurnitureRow | undefined => furniture.find((row) => row.id === id);
export const sellsFor = ({ price }: FurnitureRow): number => Math.round(price * SELLS_FOR);

/**
 * What the player has in hand or points at in the layout editor: the piece from the palette, the piece selected, and
 * the tile pointed at.
 */
export interface Hand {
  /** Id of the piece taken from the palette; null = none. */
  readonly held: string | null;
  /** The tile of the piece selected in the house; null = none. */
  readonly picked: Tile | null;
  readonly at: Tile | null;
  /**
   * The tile on which the player has just placed a piece, until the pointer moves to another: it is not marked as a tile
   * without room for a second piece; left out = none.
   */
  readonly placed?: Tile | null;
}
export interface Overlays {
  readonly ways: boolean;
  readonly ambience: boolean;
}

type Mark = { readonly x: number; readonly y: number; readonly mark: PlanMark };

/** Marks on tiles: reachable seats, ambience, the tile pointed at. */
export function marksOf(house: House, { seats, read }: Drawn, hand: Hand, show: Overlays): Mark[] {
  const marks: Mark[] = [];
  const add = (mark: PlanMark, { x, y }: Tile): void => void marks.push({ x, y, mark });
  if (show.ambience) for (const piece of house.decor) if ((pieceRow(piece.kind)?.ambience ?? 0) > 0) add('warm', piece);
  if (show.ways)
    for (const seat of seats) {
      const reached = read.reachable.includes(seat.id);
      add(reached ? 'good' : 'bad', seat);
      add(reached ? 'yes' : 'no', seat);
    }
  for (const { x, y } of read.problems.flatMap((one) => (one.inWay === undefined ? [one] : [one, one.inWay])))
    if (x >= 0 && !marks.some((one) => one.x === x && one.y === y)) add('bad', { x, y });
  const { held, picked, at, placed = null } = hand;
  if (picked !== null) add('select', picked);
  if (at !== null) {
    const carries =
      held !== null || (picked !== null && !(picked.x === at.x && picked.y === at.y) && pieceAt(house, at) === null);
    const isPlaced = placed !== null && placed.x === at.x && placed.y === at.y;
    add(!carries ? 'hover' : isFree(house, at) ? 'target' : isPlaced ? 'hover' : 'bad', at);
  }
  return marks;
}

/** The neighbouring tile for an arrow key, within the house. ↑ goes up on the screen, along −y. */
export function stepped(
  { x, y }: Tile,
  key: string,
  { width, height }: Pick<CafeMap, 'width' | 'height'>,
): Tile | null {
  const [dx, dy] = ARROWS[key] ?? [0, 0];
  if (dx === 0 && dy === 0) return null;
  return { x: Math.min(width - 1, Math.max(0, x + dx)), y: Math.min(height - 1, Math.max(0, y + dy)) };
}
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
