/**
 * Plans layouts with more seats: one more chair, several chairs at one table, one more table with chairs, or a table for
 * a group of six, which is two tables side by side. Where no chair may be added, chairs move from small tables to a
 * larger one. Each plan is the first one found that has no problems; nothing is changed or paid here.
 */

import { LARGEST_GROUP, LARGEST_PARTY } from '../state/person.ts';
import type { CafeMap } from '../state/things.ts';
import type { WorldState } from '../state/world-state.ts';
import { isSeatLetter, makeMap, NEIGHBOURS, readSeats, tileAt, tilesOf, twinOf } from '../world/map.ts';
import { NO_WAY, Paths } from '../world/paths.ts';
import { houseWidth } from '../world/wings.ts';
import { MOST_SEATS, readLayout } from './layout-check.ts';

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
/**
 * Letters for this number of new chairs: those that no chair has yet, and then the letter of the map's first chair,
 * which its new chairs share. A seat's position tells it apart from the first one of its letter, so the chairs that
 * stand there keep their ids.
 */
function newLetters({ map }: WorldState, count: number): string[] {
  const used = [...map.rows.join('')].filter(isSeatLetter);
  const free = [...LETTERS].filter((one) => !used.includes(one));
  return Array.from({ length: count }, (_, i) => free[i] ?? used[0] ?? 'a');
}

const replaced = (rows: readonly string[], { x, y }: Tile, tile: string): string[] =>
  rows.map((row, i) => (i === y ? row.slice(0, x) + tile + row.slice(x + 1) : row));
const isSame = (a: Tile, b: Tile): boolean => a.x === b.x && a.y === b.y;
const around = ({ x, y }: Tile): Tile[] => NEIGHBOURS.map(({ dx, dy }) => ({ x: x + dx, y: y + dy }));
/** Whether a tile is on the cooks' side of the pass, where no guest should sit. */
const isBehindPass = ({ rows }: CafeMap, { x, y }: Tile): boolean => rows.some((row, at) => at > y && row[x] === 'P');
/** Whether a table or a chair can be put on a tile. */
const isBareFloor = ({ map }: WorldState, { x, y }: Tile): boolean =>
  tileAt(map, x, y) === '.' && !map.decor.some((one) => one.x === x && one.y === y) && !isBehindPass(map, { x, y });
const isSound = ({ map, stars }: WorldState, rows: readonly string[]): boolean =>
  readLayout(map, stars, rows, map.decor).problems.length === 0;

/** The tables of the room with their chairs. Two tables side by side are one table with two tiles. */
interface Table {
  readonly number: number;
  readonly tiles: readonly Tile[];
  readonly chairs: readonly Tile[];
}
function tablesIn({ seats }: WorldState): Table[] {
  const tables = new Map<number, { number: number; tiles: Tile[]; chairs: Tile[] }>();
  for (const { table, tableX, tableY, x, y } of seats) {
    const one = tables.get(table) ?? { number: table, tiles: [], chairs: [] };
    tables.set(table, one);
    one.chairs.push({ x, y });
    if (!one.tiles.some((tile) => tile.x === tableX && tile.y === tableY)) one.tiles.push({ x: tableX, y: tableY });
  }
  return [...tables.values()].sort((a, b) => a.number - b.number);
}
/** Whether this many chairs of a layout belong to a table; a chair between two tables belongs to one of them only. */
const seatsParty = ({ map }: WorldState, rows: readonly string[], { tiles }: Table, size: number): boolean =>
  readSeats(makeMap(rows, map.decor, map.east)).filter(({ tableX, tableY }) =>
    tiles.some(({ x, y }) => x === tableX && y === tableY),
  ).length >= size;
const bareAround = (state: WorldState, { tiles }: Table): Tile[] =>
  tiles.flatMap(around).filter((tile) => isBareFloor(state, tile));
/** The tables that do not yet seat a party of this size, those that lack the fewest chairs first. */
const tooSmall = (state: WorldState, size: number): Table[] =>
  tablesIn(state)
    .filter(({ chairs }) => chairs.length < size)
    .sort((a, b) => b.chairs.length - a.chairs.length);

/**
 * Plans one more seat, at a table that then seats a party of this size: the smallest such table, or for a single guest
 * the largest; null if there is no room. No table gets a fifth seat, because small parties leave such tables free for
 * groups.
 */
export function oneMoreSeat(state: WorldState, size = 1): SeatPlan | null {
  const order = size > 1 ? 1 : -1;
  const tables = tablesIn(state)
    .filter(({ chairs: { length } }) => length + 1 >= size && length < LARGEST_PARTY)
    .sort((a, b) => order * (a.chairs.length - b.chairs.length));
  const [letter = ''] = newLetters(state, 1);
  for (const table of tables)
    for (const tile of bareAround(state, table)) {
      const rows = replaced(state.map.rows, tile, letter);
      const seats = table.chairs.length + 1;
      if (seatsParty(state, rows, table, seats) && isSound(state, rows)) return { rows, table: table.number };
    }
  return null;
}

/** The layout with chairs of these letters around a table, so that it seats a party of this size; null if they do not fit. */
function withChairs(
  state: WorldState,
  start: readonly string[],
  table: Table,
  letters: readonly string[],
): readonly string[] | null {
  let rows = start;
  let seats = table.chairs.length;
  const left = [...letters];
  for (const tile of bareAround(state, table)) {
    if (left.length === 0) break;
    const more = replaced(rows, tile, left[0] ?? '');
    if (!seatsParty(state, more, table, seats + 1) || !isSound(state, more)) continue;
    rows = more;
    seats++;
    left.shift();
  }
  return left.length === 0 ? rows : null;
}

/** Plans several chairs at one table, which then seats a party of this size; null if no table has room for them. */
export function moreChairs(state: WorldState, size: number): SeatPlan | null {
  for (const table of tooSmall(state, size)) {
    const rows = withChairs(state, state.map.rows, table, newLetters(state, size - table.chairs.length));
    if (rows !== null) return { rows, table: table.number };
  }
  return null;
}

/**
 * Plans chairs that move to one table, which then seats a party of this size, from tables that seat no such party
 * either, or from a fifth place; null if there are no such chairs, or no room for them. Moved chairs keep their letters,
 * because regulars recognise their chair by it. A table whose last chair moves is sold.
 */
export function movedChairs(state: WorldState, size: number): SeatPlan | null {
  const { map } = state;
  for (const table of tooSmall(state, size)) {
    const missing = size - table.chairs.length;
    const spare = tablesIn(state)
      .filter(({ number, chairs }) => number !== table.number && chairs.length <= LARGEST_PARTY + 1)
      .sort((a, b) => a.chairs.length - b.chairs.length)
      .flatMap(({ chairs }) =>
        chairs.length > LARGEST_PARTY ? chairs.slice(LARGEST_PARTY) : chairs.length < size ? chairs : [],
      )
      .slice(0, missing);
    if (spare.length < missing) continue;
    const empty = tablesIn(state).filter(({ chairs }) => chairs.every((at) => spare.some((one) => isSame(one, at))));
    const cleared = [...spare, ...empty.flatMap(({ tiles }) => tiles)].reduce<readonly string[]>(
      (rows, tile) => replaced(rows, tile, '.'),
      map.rows,
    );
    const letters = spare.map(({ x, y }) => tileAt(map, x, y));
    const rows = withChairs(state, cleared, table, letters);
    if (rows !== null) return { rows, table: table.number };
  }
  return null;
}

/**
 * Why no party of this size gets a table: the café has as many seats as are allowed, more chairs fit but nowhere enough
 * of them together, no bare floor is left beside a table, or a chair on any of it would block a way.
 */
export function whyNoRoom(state: WorldState): 'most' | 'apart' | 'floor' | 'ways' {
  if (state.seats.length >= MOST_SEATS) return 'most';
  if (oneMoreSeat(state) !== null || oneMoreTable(state) !== null) return 'apart';
  return tablesIn(state).some((table) => bareAround(state, table).length > 0) ? 'ways' : 'floor';
}

/** Number of chairs at a new table if the size of the party does not ask for more; one if only one more is allowed. */
const CHAIRS = 2;
/**
 * Number of tiles around the door in which guests queue, and around the pass where maids come and go. A new table stands
 * there only if there is no room elsewhere.
 */
const NEAR_DOOR = 4;
const NEAR_PASS = 2;
/**
 * Distance in tiles between two tables, along the longer direction, at which a way is left between their chairs; more
 * room is not better.
 */
const ROOMY = 3;
/** How much room a new table has around it: its distance to the nearest other table, at most {@link ROOMY}. */
const roomAround = (tables: readonly Tile[], { x, y }: Tile): number =>
  tables.reduce((least, one) => Math.min(least, Math.max(Math.abs(one.x - x), Math.abs(one.y - y))), ROOMY);

/**
 * The tiles inside the walls: those near the door or the pass come last, and those with the most room to other tables
 * first; equal ones row by row.
 */
function tilesBestFirst(map: CafeMap): Tile[] {
  const within = (places: readonly Tile[], far: number, { x, y }: Tile): boolean =>
    places.some((one) => Math.abs(one.x - x) + Math.abs(one.y - y) <= far);
  const [doors, pass] = [tilesOf(map, 'D'), tilesOf(map, 'P')];
  const isNear = (tile: Tile): boolean => within(doors, NEAR_DOOR, tile) || within(pass, NEAR_PASS, tile);
  const all: Tile[] = [];
  for (let y = 1; y < map.height - 1; y++) for (let x = 1; x < map.width - 1; x++) all.push({ x, y });
  const tables = tilesOf(map, 'T');
  const worth = (tile: Tile): number => roomAround(tables, tile) - (isNear(tile) ? ROOMY : 0);
  return all
    .map((tile) => ({ tile, worth: worth(tile) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ tile }) => tile);
}

/** The tiles of the maids' ways: those before the pass, the register and the door. */
const waysIn = (map: CafeMap): Tile[] =>
  [...'PRD'].flatMap((letter) => tilesOf(map, letter)).map(({ x, y }) => ({ x, y: y + 1 }));
/**
 * How much a layout is in the maids' way: tiles of their ways that are taken, and the steps by which the shortest way
 * from a tile before the pass to the door or the register is longer than in an empty room.
 */
function inTheWay(map: CafeMap, rows: readonly string[]): number {
  const room = makeMap(rows, map.decor, map.east);
  const paths = new Paths(room);
  const from = waysIn(room).filter(({ x, y }) => tileAt(room, x, y - 1) === 'P');
  const to = waysIn(room).filter(({ x, y }) => tileAt(room, x, y - 1) !== 'P');
  let steps = 0;
  for (const at of [...from, ...to]) if (!paths.walkable(at.x, at.y)) steps += 10;
  for (const goal of to)
    for (const at of from) {
      const far = paths.distance(at.x, at.y, goal.x, goal.y);
      if (far < NO_WAY) steps += far - Math.abs(at.x - goal.x) - Math.abs(at.y - goal.y);
    }
  return steps;
}

/** Plans one more table that seats a party of this size, out of the maids' way if it can be; null if there is no room. */
export function oneMoreTable(state: WorldState, size = 1): SeatPlan | null {
  const { map } = state;
  const ways = waysIn(map);
  const isWay = (tile: Tile): boolean => ways.some((one) => isSame(one, tile));
  const before = inTheWay(map, map.rows);
  let best: SeatPlan | null = null;
  let least = Infinity;
  const most = Math.max(size, Math.min(CHAIRS, MOST_SEATS - state.seats.length));
  const letters = newLetters(state, most);
  for (const { x, y } of tilesBestFirst(map)) {
    // A table beside another would become one table with it.
    if (!isBareFloor(state, { x, y }) || around({ x, y }).some((one) => tileAt(map, one.x, one.y) === 'T')) continue;
    const chairs = around({ x, y })
      .filter((tile) => isBareFloor(state, tile))
      .sort((a, b) => Number(isWay(a)) - Number(isWay(b)))
      .slice(0, most);
    if (chairs.length < most) continue;
    const rows = chairs.reduce(
      (all, tile, i) => replaced(all, tile, letters[i] ?? '.'),
      replaced(map.rows, { x, y }, 'T'),
    );
    const more = inTheWay(map, rows) - before;
    if (more >= least) continue;
    if (!seatsParty(state, rows, { number: 0, tiles: [{ x, y }], chairs: [] }, most) || !isSound(state, rows)) continue;
    best = { rows, table: null };
    least = more;
    if (more <= 0) break;
  }
  return best;
}

/**
 * A second table beside a table of the house, with chairs until both together have six; null if the café has at least
 * `most` tables for six, or no room for one. It stands where it has the most room to the other tables, and of such places
 * at the cheapest. A chair in the place of the second table is moved.
 */
export function tableForSix(state: WorldState, most = 1): SeatPlan | null {
  const { map } = state;
  const tables = tilesOf(map, 'T').filter(({ x }) => x < houseWidth(map));
  const large = state.seats.filter(
    ({ table }) => state.seats.filter((one) => one.table === table).length >= LARGEST_GROUP,
  );
  if (new Set(large.map(({ table }) => table)).size >= most) return null;
  const isChair = (rows: readonly string[], { x, y }: Tile): boolean => isSeatLetter(rows[y]?.[x] ?? '#');
  let best: { readonly rows: readonly string[]; readonly cost: number; readonly room: number } | null = null;
  for (const one of tables.filter(({ x, y }) => !large.some((seat) => seat.tableX === x && seat.tableY === y)))
    for (const other of around(one)) {
      if (!isBareFloor(state, other) && !isChair(map.rows, other)) continue;
      let rows = replaced(map.rows, other, 'T');
      if (twinOf({ ...map, rows }, one) === null) continue;
      const room = roomAround(
        tables.filter((third) => !isSame(third, one)),
        other,
      );
      if (best !== null && room < best.room) continue;
      // A moved chair keeps its letter, because regulars recognise their chair by it.
      const letters = [
        ...(isChair(map.rows, other) ? [tileAt(map, other.x, other.y)] : []),
        ...newLetters(state, LARGEST_GROUP),
      ];
      const beside = [...around(one), ...around(other)].filter(({ x, y }) => tileAt({ ...map, rows }, x, y) !== 'T');
      // A chair that stands between this table and a third one may belong to the third.
      const both = { number: 0, tiles: [one, other], chairs: [] };
      for (const tile of beside) {
        if (seatsParty(state, rows, both, LARGEST_GROUP)) break;
        if (!isBareFloor(state, tile)) continue;
        const letter = letters.shift();
        if (letter !== undefined) rows = replaced(rows, tile, letter);
      }
      if (!seatsParty(state, rows, both, LARGEST_GROUP)) continue;
      const { problems, cost } = readLayout(map, state.stars, rows, map.decor);
      if (problems.length === 0 && (best === null || room > best.room || cost < best.cost)) best = { rows, cost, room };
    }
  return best === null ? null : { rows: best.rows, table: null };
}
