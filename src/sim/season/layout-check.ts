/**
 * Checks a proposed layout of the room: rows and furniture together, before it is paid for. Walls, doors, kitchen,
 * pass, stage and register are fixed; tables, seats and furniture can move on the floor. Every problem has its tile: a
 * seat without a table or path, an unreachable pass, a piece in the doorway.
 */

import { furniture, type FurnitureRow } from '../../data/season/index.ts';
import { isMapLetter, isSeatLetter, makeMap, NEIGHBOURS, readSeats, tileAt, tilesOf } from '../world/map.ts';
import { NO_WAY, Paths } from '../world/paths.ts';
import type { CafeMap, Decor, Seat } from '../state/things.ts';

export type LayoutFault =
  | 'size'
  | 'letter'
  | 'fixed'
  | 'noTable'
  | 'noWay'
  | 'passCutOff'
  | 'doorway'
  | 'notFloor'
  | 'twice'
  | 'unknownPiece'
  | 'stars'
  | 'noSeats'
  | 'tooMany';
export interface LayoutProblem {
  readonly fault: LayoutFault;
  readonly x: number;
  readonly y: number;
  /** What the problem is about: a piece of furniture, a map letter or a number. */
  readonly what: string;
}
export interface LayoutRead {
  readonly problems: readonly LayoutProblem[];
  /**
   * What a new layout costs: the price of the added pieces, minus half the price of the removed pieces, which are sold.
   * The number may be negative.
   */
  readonly cost: number;
  readonly bought: readonly string[];
  readonly sold: readonly string[];
  readonly seats: number;
  /** Ids of seats with a path to the door. */
  readonly reachable: readonly string[];
  readonly ambience: number;
}

export const MOST_SEATS = 44;
/** Share of a piece's price that is paid back when the piece is sold. */
export const SELLS_FOR = 0.5;
/** Letters of map tiles that cannot be changed. */
const FIXED = '#DPKRS';
const pieceRow = (id: string): FurnitureRow | undefined => furniture.find((row) => row.id === id);
/** Whether a piece of furniture belongs to the building, like that of the kitchen; such a piece cannot be sold or moved. */
const isHouse = (kind: string): boolean => pieceRow(kind) === undefined;

/**
 * Ambience of a room, 0 to 100: the ambience of all pieces of furniture in relation to the number of seats. Each
 * further piece of the same kind counts less.
 */
export function ambienceOf(map: Pick<CafeMap, 'decor'>, seats: number): number {
  const counts: Record<string, number> = {};
  let sum = 0;
  for (const { kind } of map.decor) {
    const row = pieceRow(kind);
    if (row === undefined) continue;
    const before = counts[kind] ?? 0;
    counts[kind] = before + 1;
    sum += row.ambience / (1 + 0.35 * before);
  }
  return Math.max(0, Math.min(100, Math.round((sum * 40) / (8 + seats))));
}

const countPieces = (rows: readonly string[], decor: readonly Decor[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  const add = (id: string): void => void (counts[id] = (counts[id] ?? 0) + 1);
  for (const row of rows)
    for (const letter of row)
      if (letter === 'T') add('table');
      else if (isSeatLetter(letter)) add('chair');
  for (const { kind } of decor) if (!isHouse(kind)) add(kind);
  return counts;
};

/**
 * Checks a proposed layout against the present one.
 * @param present the present seats, if problems should name tables by the numbers that they keep
 */
export function readLayout(
  now: Pick<CafeMap, 'rows' | 'decor' | 'width' | 'height' | 'east'>,
  stars: number,
  rows: readonly string[],
  decor: readonly Decor[],
  present?: readonly Seat[],
): LayoutRead {
  const problems: LayoutProblem[] = [];
  const wrong = (fault: LayoutFault, x = -1, y = -1, what = ''): void => void problems.push({ fault, x, y, what });
  const none: LayoutRead = { problems, cost: 0, bought: [], sold: [], seats: 0, reachable: [], ambience: 0 };
  if (rows.length !== now.height || rows.some((row) => row.length !== now.width)) {
    wrong('size', -1, -1, `${now.width} × ${now.height}`);
    return none;
  }
  rows.forEach((row, y) =>
    [...row].forEach((letter, x) => {
      const before = now.rows[y]?.[x] ?? '#';
      if (!isMapLetter(letter) || letter === 'L') wrong('letter', x, y, letter);
      else if (letter !== before && (FIXED.includes(letter) || FIXED.includes(before))) wrong('fixed', x, y, before);
    }),
  );
  const map = makeMap(rows, decor, now.east);
  checkPieces(map, now.decor, stars, wrong);
  const seats = readSeats(map, present);
  rows.forEach((row, y) =>
    [...row].forEach((letter, x) => {
      if (isSeatLetter(letter) && !seats.some((seat) => seat.x === x && seat.y === y)) wrong('noTable', x, y, letter);
    }),
  );
  if (seats.length === 0) wrong('noSeats');
  if (seats.length > MOST_SEATS) wrong('tooMany', -1, -1, String(MOST_SEATS));
  const reachable = checkWays(map, seats, wrong);
  const [had, has] = [countPieces(now.rows, now.decor), countPieces(rows, decor)];
  const bought: string[] = [];
  const sold: string[] = [];
  let cost = 0;
  for (const { id, price } of furniture) {
    const more = (has[id] ?? 0) - (had[id] ?? 0);
    for (let i = 0; i < more; i++) bought.push(id);
    for (let i = 0; i < -more; i++) sold.push(id);
    cost += more > 0 ? more * price : Math.round(more * price * SELLS_FOR);
  }
  return { problems, cost, bought, sold, seats: seats.length, reachable, ambience: ambienceOf(map, seats.length) };
}

type Wrong = (fault: LayoutFault, x?: number, y?: number, what?: string) => void;

function checkPieces(map: CafeMap, before: readonly Decor[], stars: number, wrong: Wrong): void {
  const taken = new Set<string>();
  const doorways = new Set(tilesOf(map, 'D').flatMap(({ x, y }) => [`${x},${y + 1}`, `${x},${y - 1}`]));
  const had = (piece: Decor): boolean =>
    before.some(({ kind, x, y }) => kind === piece.kind && x === piece.x && y === piece.y);
  for (const piece of map.decor) {
    const { kind, x, y } = piece;
    const row = pieceRow(kind);
    if (row === undefined && !had(piece)) wrong('unknownPiece', x, y, kind);
    else if (row !== undefined && row.stars > stars && !before.some((one) => one.kind === kind))
      wrong('stars', x, y, kind);
    if (kind === 'table' || kind === 'chair') wrong('unknownPiece', x, y, kind);
    if (tileAt(map, x, y) !== '.') wrong('notFloor', x, y, kind);
    else if (taken.has(`${x},${y}`)) wrong('twice', x, y, kind);
    else if (doorways.has(`${x},${y}`)) wrong('doorway', x, y, kind);
    taken.add(`${x},${y}`);
  }
  for (const piece of before)
    if (
      isHouse(piece.kind) &&
      !map.decor.some(({ kind, x, y }) => kind === piece.kind && x === piece.x && y === piece.y)
    )
      wrong('fixed', piece.x, piece.y, piece.kind);
}

/** Checks the paths of a proposed layout. @returns ids of the seats with a path to the door */
function checkWays(map: CafeMap, seats: readonly Seat[], wrong: Wrong): string[] {
  const door = tilesOf(map, 'D')[0];
  if (door === undefined) return [];
  const paths = new Paths(map);
  const reachable: string[] = [];
  for (const { id, x, y, table } of seats)
    if (paths.distance(door.x, door.y, x, y) < NO_WAY) reachable.push(id);
    else wrong('noWay', x, y, String(table));
  // The pass and the register are usable only if a maid can walk from the door to a tile beside them.
  const isBeside = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
    NEIGHBOURS.some(
      ({ dx, dy }) => paths.walkable(x + dx, y + dy) && paths.distance(door.x, door.y, x + dx, y + dy) < NO_WAY,
    );
  const pass = tilesOf(map, 'P');
  if (pass.length > 0 && !pass.some(isBeside)) wrong('passCutOff', pass[0]?.x, pass[0]?.y);
  const [register] = tilesOf(map, 'R');
  if (register !== undefined && !isBeside(register)) wrong('noWay', register.x, register.y, 'R');
  return reachable;
}
