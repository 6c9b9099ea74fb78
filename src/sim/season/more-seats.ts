/**
 * Plans layouts with more seats: one more chair, one more table with chairs, or a table for a group of six, which
 * is two tables side by side. Each plan is the first one found that has no problems; nothing is changed or paid here.
 */

import { LARGEST_GROUP, LARGEST_PARTY } from '../state/person.ts';
import type { WorldState } from '../state/world-state.ts';
import { isSeatLetter, NEIGHBOURS, tileAt, tilesOf, twinOf } from '../world/map.ts';
import { houseWidth } from '../world/wings.ts';
import { readLayout } from './layout-check.ts';

export interface SeatPlan {
  readonly rows: readonly string[];
  /** Number of the table that the plan adds chairs to; null if it adds a table. */
  readonly table: number | null;
}
interface Tile {
  readonly x: number;
  readonly y: number;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const freeLetters = ({ seats }: WorldState): string[] =>
  [...LETTERS].filter((one) => isSeatLetter(one) && !seats.some(({ id }) => id === one));

const replaced = (rows: readonly string[], { x, y }: Tile, tile: string): string[] =>
  rows.map((row, i) => (i === y ? row.slice(0, x) + tile + row.slice(x + 1) : row));
const around = ({ x, y }: Tile): Tile[] => NEIGHBOURS.map(({ dx, dy }) => ({ x: x + dx, y: y + dy }));
const isBareFloor = ({ map }: WorldState, { x, y }: Tile): boolean =>
  tileAt(map, x, y) === '.' && !map.decor.some((one) => one.x === x && one.y === y);
const isSound = ({ map, stars }: WorldState, rows: readonly string[]): boolean =>
  readLayout(map, stars, rows, map.decor).problems.length === 0;

/**
 * Plans one more seat, at a table that then seats a party of this size: the smallest such table, or for a single guest
 * the largest; null if there is no room. No table gets a fifth seat, because small parties leave such tables free for
 * groups.
 */
export function oneMoreSeat(state: WorldState, size = 1): SeatPlan | null {
  const { map, seats } = state;
  const [letter] = freeLetters(state);
  if (letter === undefined) return null;
  const at = ({ x, y }: Tile): number => {
    const number = seats.find((seat) => seat.tableX === x && seat.tableY === y)?.table;
    return seats.filter(({ table }) => table === number).length;
  };
  const order = size > 1 ? 1 : -1;
  const tables = tilesOf(map, 'T')
    .filter((tile) => at(tile) > 0 && at(tile) + 1 >= size && at(tile) < LARGEST_PARTY)
    .sort((a, b) => order * (at(a) - at(b)) || a.y - b.y || a.x - b.x);
  for (const table of tables)
    for (const tile of around(table)) {
      if (!isBareFloor(state, tile)) continue;
      const rows = replaced(map.rows, tile, letter);
      if (!isSound(state, rows)) continue;
      return { rows, table: seats.find((seat) => seat.tableX === table.x && seat.tableY === table.y)?.table ?? null };
    }
  return null;
}

/** Number of chairs at a new table if the size of the party does not ask for more. */
const CHAIRS = 2;
/** Plans one more table that seats a party of this size; null if there is no room. */
export function oneMoreTable(state: WorldState, size = CHAIRS): SeatPlan | null {
  const { map } = state;
  const letters = freeLetters(state);
  const most = Math.max(CHAIRS, size);
  if (letters.length < most) return null;
  for (let y = 1; y < map.height - 1; y++)
    for (let x = 1; x < map.width - 1; x++) {
      // A table beside another would become one table with it.
      if (!isBareFloor(state, { x, y }) || around({ x, y }).some((one) => tileAt(map, one.x, one.y) === 'T')) continue;
      const chairs = around({ x, y })
        .filter((tile) => isBareFloor(state, tile))
        .slice(0, most);
      if (chairs.length < most) continue;
      const rows = chairs.reduce(
        (all, tile, i) => replaced(all, tile, letters[i] ?? '.'),
        replaced(map.rows, { x, y }, 'T'),
      );
      if (isSound(state, rows)) return { rows, table: null };
    }
  return null;
}

/**
 * A second table beside a table of the house, with chairs until both together have six; null if the café has at least
 * `most` tables for six, or no room for one. A chair in the place of the second table is moved.
 */
export function tableForSix(state: WorldState, most = 1): SeatPlan | null {
  const { map } = state;
  const tables = tilesOf(map, 'T').filter(({ x }) => x < houseWidth(map));
  const large = state.seats.filter(
    ({ table }) => state.seats.filter((one) => one.table === table).length >= LARGEST_GROUP,
  );
  if (new Set(large.map(({ table }) => table)).size >= most) return null;
  const isChair = (rows: readonly string[], { x, y }: Tile): boolean => isSeatLetter(rows[y]?.[x] ?? '#');
  let best: { readonly rows: readonly string[]; readonly cost: number } | null = null;
  for (const one of tables.filter(({ x, y }) => !large.some((seat) => seat.tableX === x && seat.tableY === y)))
    for (const other of around(one)) {
      if (!isBareFloor(state, other) && !isChair(map.rows, other)) continue;
      let rows = replaced(map.rows, other, 'T');
      if (twinOf({ ...map, rows }, one) === null) continue;
      // A moved chair keeps its letter, because regulars recognise their chair by it.
      const letters = [...(isChair(map.rows, other) ? [tileAt(map, other.x, other.y)] : []), ...freeLetters(state)];
      const beside = [...around(one), ...around(other)].filter(({ x, y }) => tileAt({ ...map, rows }, x, y) !== 'T');
      for (const tile of beside) {
        if (beside.filter((to) => isChair(rows, to)).length >= LARGEST_GROUP) break;
        if (!isBareFloor(state, tile)) continue;
        const letter = letters.shift();
        if (letter !== undefined) rows = replaced(rows, tile, letter);
      }
      if (beside.filter((to) => isChair(rows, to)).length < LARGEST_GROUP) continue;
      const { problems, cost } = readLayout(map, state.stars, rows, map.decor);
      if (problems.length === 0 && (best === null || cost < best.cost)) best = { rows, cost };
    }
  return best === null ? null : { rows: best.rows, table: null };
}
