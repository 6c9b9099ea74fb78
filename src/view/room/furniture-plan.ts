/**
 * Positions of all furniture, derived from the map: tables and chairs, kitchen, pass, stage and curtain. The code is
 * pure; furniture-sprites.ts draws the furniture. A table and its chairs have the same colour. Variants not given by
 * the map (which stove, which plant) are chosen by a hash of the tile, so the room looks the same every day.
 */

import { hasWing, houseWidth, wingAt, WINGS } from '../../sim/world/wings.ts';
import type { JoinedTables } from '../../sim/state/strong.ts';
import type { CafeMap, Seat } from '../../sim/state/things.ts';
import { twinOf } from '../../sim/world/map.ts';
import { BIAS, STEP, depthOf, facesAway } from '../drawing-order.ts';
import { boardsOf, garlandsOf, pullsOf } from './joined-tables.ts';
import { COUNTER_PX, STAGE_PX, TABLE_PX } from '../camera/projection.ts';

export interface Piece {
  /** Name of the piece's frame in the world atlas. */
  readonly name: string;
  /** Position of the piece in tiles; small things may have fractions. */
  readonly x: number;
  readonly y: number;
  /** Height of the piece above the floor in pixels. */
  readonly lift: number;
  readonly depth: number;
  /** Frame of the piece's shadow; null = none. */
  readonly shadow: string | null;
  /** How far from their tile a joined table and the things on it are drawn, in tiles. */
  readonly pull?: { readonly x: number; readonly y: number };
}

const COLOURS = ['red', 'teal', 'gold', 'violet'] as const;
export type Colour = (typeof COLOURS)[number];
const PLANTS = ['plant-orange', 'plant-rose', 'plant-yellow', 'plant-red'] as const;
const STOVES = ['stove-a', 'stove-b', 'stove-c'] as const;

/** A pseudo-random number for a tile, always the same for the same tile. */
const tileHash = (x: number, y: number): number => {
  const h = Math.imul((x * 374761393 + y * 668265263) | 0, 1274126177);
  return ((h ^ (h >>> 15)) >>> 0) % 9973;
};
interface Tile {
  readonly x: number;
  readonly y: number;
}
/**
 * The colour of a table and its chairs. It depends on the tile alone, not on the table's number, so that it stays when
 * other tables are added or joined. Two tables side by side have the colour of the first.
 */
function colourOfTable(map: CafeMap, table: Tile): Colour {
  const twin = twinOf(map, table);
  const first = twin !== null && (twin.y < table.y || (twin.y === table.y && twin.x < table.x)) ? twin : table;
  return COLOURS[tileHash(first.x, first.y) % COLOURS.length]!;
}

const at = (map: CafeMap, x: number, y: number): string => map.rows[y]?.[x] ?? '#';
/** Whether the wall on this tile is drawn as a low wall: a wall inside the outer walls, or the wall between house and tea room. */
function isInnerWall(map: CafeMap, x: number, y: number): boolean {
  const { top, rows } = WINGS.tearoom;
  if (x === houseWidth(map) - 1 && y >= top && y < top + rows.length) return hasWing(map, 'tearoom');
  return x > 0 && y > 0 && x < houseWidth(map) - 1 && y < map.height - 1;
}

const SHADOWS: Readonly<Record<string, string>> = {
  palm: 'shadow-15',
  sign: 'shadow-10',
  lamp: 'shadow-8',
  lantern: 'shadow-8',
  mailbox: 'shadow-8',
  speaker: 'shadow-13',
  bench: 'shadow-16',
  bike: 'shadow-15',
  planter: 'shadow-16',
  stool: 'shadow-10',
  'umbrella-stand-empty': 'shadow-8',
  'umbrella-pail': 'shadow-8',
  gatepost: 'shadow-8',
};
const SHADOW_STARTS: readonly [string, string][] = [
  ['tableRound', 'shadow-19'],
  ['tableSquare', 'shadow-19'],
  ['chair', 'shadow-15'],
  ['plant', 'shadow-13'],
  ['tree', 'shadow-19'],
  ['bush', 'shadow-16'],
  ['hedge', 'shadow-19'],
  ['bed', 'shadow-16'],
  ['stove', 'shadow-box'],
  ['prep', 'shadow-box'],
  ['sink', 'shadow-box'],
  ['fridge', 'shadow-box'],
  ['shelf', 'shadow-box'],
  ['register', 'shadow-box'],
  ['cake', 'shadow-box'],
  ['counter', 'shadow-box'],
  ['sofa', 'shadow-box'],
  ['wall-low', 'shadow-box'],
];
function shadowOf(name: string): string | null {
  return SHADOWS[name] ?? SHADOW_STARTS.find(([start]) => name.startsWith(start))?.[1] ?? null;
}

/**
 * Computes the positions of all furniture. @param parasols whether parasols stand at the terrace's tables
 * @param joined the tables that have been pushed together
 */
export function planFurniture(
  map: CafeMap,
  seats: readonly Seat[],
  parasols = false,
  joined: readonly JoinedTables[] = [],
): Piece[] {
  const pulls = pullsOf(seats, joined);
  const pieces: Piece[] = [];
  const add = (name: string, x: number, y: number, bias = 0, lift = 0, shadow = true): void =>
    void pieces.push({
      name,
      x,
      y,
      lift,
      depth: depthOf(x, y, bias),
      shadow: shadow && lift === 0 ? shadowOf(name) : null,
    });

  for (let y = 0; y < map.height; y++) {
    for (let x = 0; x < map.width; x++) {
      const letter = at(map, x, y);
      if (letter === 'T') {
        const pull = pulls.get(`${x},${y}`) ?? null;
        const first = pieces.length;
        table(map, seats, x, y, pull, add);
        if (pull !== null) for (let i = first; i < pieces.length; i++) pieces[i] = { ...pieces[i]!, pull };
        if (parasols && wingAt(map, x, y) === 'terrace')
          add(y % 2 === 0 ? 'parasol-red' : 'parasol-teal', x, y, BIAS.onTable + 0.3, 0, false);
      } else if (letter === 'P') add(counterName(map, x, y), x, y);
      else if (letter === 'K') add(turned(STOVES[tileHash(x, y) % 3]!, map, x, y), x, y);
      else if (letter === 'R') add(turned('register', map, x, y), x, y);
      else if (letter === '#' && isInnerWall(map, x, y)) add('wall-low', x, y);
    }
  }
  for (const seat of seats) chair(map, seat, add);
  for (const piece of map.decor) add(decorName(piece.kind, map, piece.x, piece.y), piece.x, piece.y);
  for (const { table, x, y, depth, turned } of boardsOf(seats, joined)) {
    const name = `board-${clothOf(map, seats, table)}${turned ? '-SW' : ''}`;
    pieces.push({ name, x, y, lift: 0, depth, shadow: null });
  }
  for (const { name, x, y, lift, depth } of garlandsOf(seats, joined))
    pieces.push({ name, x, y, lift, depth, shadow: null });
  passProps(map, add);
  stage(map, add);
  return pieces;
}

type Add = (name: string, x: number, y: number, bias?: number, lift?: number, shadow?: boolean) => void;

/** The colour of the cloths of a joined table: that of its first tile. */
function clothOf(map: CafeMap, seats: readonly Seat[], table: number): string {
  const [first] = seats
    .filter((seat) => seat.table === table)
    .sort((a, b) => a.tableY - b.tableY || a.tableX - b.tableX);
  return colourOfTable(map, { x: first?.tableX ?? 0, y: first?.tableY ?? 0 });
}

function table(
  map: CafeMap,
  seats: readonly Seat[],
  x: number,
  y: number,
  pull: { readonly x: number; readonly y: number } | null,
  addAt: Add,
): void {
  // A joined table and everything on it are drawn beside their tile.
  const add: Add = (name, atX, atY, ...more) => addAt(name, atX + (pull?.x ?? 0), atY + (pull?.y ?? 0), ...more);
  const around = seats.filter((seat) => seat.tableX === x && seat.tableY === y);
  const number = tileHash(x, y);
  // Joined tables are both square, and have cloths of one colour: that of the first. Their chairs stay as they are.
  const isPart = pull !== null || twinOf(map, { x, y }) !== null;
  const round = !isPart && (number % 3 === 0 || around.length <= 1);
  const joinedTo = pull === null ? undefined : around[0]?.table;
  const colour = joinedTo === undefined ? colourOfTable(map, { x, y }) : clothOf(map, seats, joinedTo);
  add(round ? (colour === 'violet' ? 'tableRound-violet' : 'tableRound-white') : `tableSquare-${colour}`, x, y);
  // A vase stands at a side of the table without a seat, because plates are placed towards the seats.
  const free = (['NE', 'NW', 'SE', 'SW'] as const).find(
    (way) => !around.some((seat) => seat.x === x + STEP[way].dx && seat.y === y + STEP[way].dy),
  );
  if (round && free !== undefined) {
    const { dx, dy } = STEP[free];
    add('vase', x + dx * 0.2, y + dy * 0.2, BIAS.onTable - (dx + dy) * 0.2, TABLE_PX);
  }
  for (const [i, seat] of around.entries()) {
    const dx = (seat.x - x) * 0.2 + (seat.y - y) * 0.2;
    const dy = (seat.y - y) * 0.2 - (seat.x - x) * 0.2;
    if ((number + i) % 2 === 0)
      add(`glass-${'ab'[(number + i) % 4 === 0 ? 0 : 1]}`, x + dx, y + dy, BIAS.onTable - (dx + dy) * 0.9, TABLE_PX);
  }
}

function chair(map: CafeMap, seat: Seat, add: Add): void {
  const name = `chair-${seat.facing}-${colourOfTable(map, { x: seat.tableX, y: seat.tableY })}`;
  if (facesAway(seat.facing)) {
    add(`${name}-seat`, seat.x, seat.y, BIAS.chairSeat);
    add(`${name}-back`, seat.x, seat.y, BIAS.chairBack, 0, false);
  } else {
    add(name, seat.x, seat.y, BIAS.chairSeat);
  }
}

/**
 * Frame of a counter: counters in a row along +x face down-left, those in a column along +y down-right; where row and
 * column meet there is a corner piece.
 */
function counterName(map: CafeMap, x: number, y: number): string {
  const alongX = at(map, x - 1, y) === 'P' || at(map, x + 1, y) === 'P';
  const alongY = at(map, x, y - 1) === 'P' || at(map, x, y + 1) === 'P';
  if (alongX && alongY) return 'counter-corner';
  return alongY && !alongX ? 'counter-SE' : 'counter';
}

/** Frame of a piece of furniture that has a front. The front faces +y or, if the tile there is blocked and the tile towards +x is free, +x. */
function turned(name: string, map: CafeMap, x: number, y: number): string {
  const open = (tx: number, ty: number): boolean => '.DLS'.includes(at(map, tx, ty));
  return !open(x, y + 1) && open(x + 1, y) ? `${name}-SE` : name;
}
const HAS_SIDES = new Set(['fridge', 'sink', 'prep', 'shelf', 'cake', 'register', 'sofa', 'sign', 'planter']);

function decorName(kind: string, map: CafeMap, x: number, y: number): string {
  if (kind === 'plant') return PLANTS[tileHash(x, y) % PLANTS.length]!;
  if (kind === 'table') return 'tableRound-white';
  if (kind === 'chair') return 'chair-SE-red';
  // The umbrella stand is drawn empty. Its umbrellas change, so umbrellas.ts draws them.
  if (kind === 'umbrella-stand') return 'umbrella-stand-empty';
  return HAS_SIDES.has(kind) ? turned(kind, map, x, y) : kind;
}

/** Adds a bell and a pile of plates at the back edge of the pass, behind the dishes. */
function passProps(map: CafeMap, add: Add): void {
  const pass: { x: number; y: number }[] = [];
  for (let y = 0; y < map.height; y++)
    for (let x = 0; x < map.width; x++) if (at(map, x, y) === 'P') pass.push({ x, y });
  if (pass.length === 0) return;
  const put = (name: string, i: number): void => {
    const tile = pass[i];
    if (tile) add(name, tile.x - 0.22, tile.y - 0.22, BIAS.onCounter + 0.44, COUNTER_PX);
  };
  put('bell', Math.floor(pass.length / 2));
  if (pass.length > 2) put('plates', pass.length - 1);
  if (pass.length > 4) put('vase', 0);
}

/** Adds the decoration of a stage. A stage at a wall has a curtain behind it and a speaker at its rear corner. */
function stage(map: CafeMap, add: Add): void {
  const tiles: { x: number; y: number }[] = [];
  for (let y = 0; y < map.height; y++)
    for (let x = 0; x < map.width; x++) if (at(map, x, y) === 'S') tiles.push({ x, y });
  if (tiles.length === 0) return;
  const minX = Math.min(...tiles.map((t) => t.x));
  const minY = Math.min(...tiles.map((t) => t.y));
  const maxX = Math.max(...tiles.map((t) => t.x));
  const maxY = Math.max(...tiles.map((t) => t.y));
  if (minX === 1) {
    add('curtain', 0.94, (minY + maxY) / 2, BIAS.wall, 0, false);
    add('speaker', 1.05, minY - 0.35, -0.4, 0);
  } else if (minY === 1) {
    add('curtain-SW', (minX + maxX) / 2, 0.94, BIAS.wall, 0, false);
    add('speaker-SW', maxX + 0.35, 1.05, -0.4, 0);
  }
}

/** Number of pixels by which people and plates on this tile are raised, because the stage is a platform. */
export const groundLift = (map: CafeMap, x: number, y: number): number =>
  at(map, Math.round(x), Math.round(y)) === 'S' ? STAGE_PX : 0;
