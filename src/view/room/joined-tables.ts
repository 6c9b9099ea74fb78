/**
 * Shows that two tables have been pushed together: both are drawn nearer to each other, a board under the same cloth
 * closes the gap between them, and a garland of flags hangs over it. Nobody's place changes; only the picture does. The
 * code is pure.
 */

import type { JoinedTables } from '../../sim/state/strong.ts';
import type { Seat } from '../../sim/state/things.ts';
import { BIAS, depthOf } from '../drawing-order.ts';
import { TABLE_PX } from '../camera/projection.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Distance in tiles by which a joined table is drawn nearer to the other. */
const NEARER = 0.36;
/** Height of the posts' tops above the tables, and by how much the garland hangs lower in its middle, in pixels. */
const POST_PX = 34;
const SAG_PX = 9;
/** Length of a flag with its piece of string, in tiles. */
const FLAG = 0.25;
const COLOURS = ['red', 'gold', 'teal', 'violet'] as const;

/** Centres of the two nearest tables of a joined pair; null while the map has no such tables. */
function pairOf(seats: readonly Seat[], { table, seats: moved }: JoinedTables): readonly [Spot, Spot] | null {
  const at = (isMoved: boolean): Spot[] =>
    seats
      .filter((seat) => seat.table === table && moved.includes(seat.id) === isMoved)
      .map(({ tableX: x, tableY: y }) => ({ x, y }));
  let best: readonly [Spot, Spot] | null = null;
  let least = Infinity;
  for (const one of at(false))
    for (const other of at(true)) {
      const far = Math.abs(one.x - other.x) + Math.abs(one.y - other.y);
      if (far >= least) continue;
      least = far;
      best = [one, other];
    }
  return best;
}

/** Number of ticks for which two tables slide towards each other after they have been pushed together: 0.8 s. */
const SLIDE_TICKS = 16;

/** How much of its way a table has slid so many ticks after it was joined, 0 … 1: fast at first, then slower. */
export function slidPart(ticks: number): number {
  const left = 1 - Math.max(0, Math.min(1, ticks / SLIDE_TICKS));
  return 1 - left * left;
}

/** For each joined table, by the `x,y` of its tile: how far from this tile the table is drawn, in tiles. */
export function pullsOf(seats: readonly Seat[], joined: readonly JoinedTables[]): ReadonlyMap<string, Spot> {
  const pulls = new Map<string, Spot>();
  for (const pair of joined) {
    const [one, other] = pairOf(seats, pair) ?? [];
    if (one === undefined || other === undefined) continue;
    const far = Math.hypot(other.x - one.x, other.y - one.y);
    const [x, y] = [((other.x - one.x) / far) * NEARER, ((other.y - one.y) / far) * NEARER];
    pulls.set(`${one.x},${one.y}`, { x, y });
    pulls.set(`${other.x},${other.y}`, { x: -x, y: -y });
  }
  return pulls;
}

/** Length of a piece of the board, and the distance from a table's middle to its edge, in tiles. */
const PIECE = 0.25;
const EDGE = 0.3;
/** Distance in tiles by which the board lies behind guests who sit between the tables, so that it stays in sight. */
const BEHIND = 0.5;

interface Piece extends Spot {
  /** The joined table's number. */
  readonly table: number;
  readonly depth: number;
  /** Whether the piece is drawn along y. */
  readonly turned: boolean;
}

/** Returns the pieces of the boards that close the gaps between joined tables; none where two tables touch. */
export function boardsOf(seats: readonly Seat[], joined: readonly JoinedTables[]): Piece[] {
  const pieces: Piece[] = [];
  for (const pair of joined) {
    const [one, other] = pairOf(seats, pair) ?? [];
    if (one === undefined || other === undefined) continue;
    const [dx, dy] = [other.x - one.x, other.y - one.y];
    const far = Math.hypot(dx, dy);
    const gap = far - 2 * (NEARER + EDGE);
    const count = Math.ceil(gap / PIECE);
    const turned = Math.abs(dy) > Math.abs(dx);
    const isBetween = seats.some(
      ({ x, y }) => Math.hypot(x - one.x, y - one.y) + Math.hypot(x - other.x, y - other.y) < far + 0.1,
    );
    const back = isBetween ? BEHIND : 0;
    for (let i = 0; i < count; i++) {
      const at = (NEARER + EDGE + (gap * (i + 0.5)) / count) / far;
      const [x, y] = [one.x + dx * at - (turned ? back : 0), one.y + dy * at - (turned ? 0 : back)];
      pieces.push({ table: pair.table, x, y, depth: depthOf(x, y, 0), turned });
    }
  }
  return pieces;
}

interface Hung extends Spot {
  readonly name: string;
  readonly lift: number;
  readonly depth: number;
}

/** Returns the posts and flags to draw between joined tables. */
export function garlandsOf(seats: readonly Seat[], joined: readonly JoinedTables[]): Hung[] {
  const pulls = pullsOf(seats, joined);
  const hung: Hung[] = [];
  for (const pair of joined) {
    const [from, to] = (pairOf(seats, pair) ?? []).map(({ x, y }): Spot => {
      const pull = pulls.get(`${x},${y}`);
      return { x: x + (pull?.x ?? 0), y: y + (pull?.y ?? 0) };
    });
    if (from === undefined || to === undefined) continue;
    for (const { x, y } of [from, to])
      hung.push({ name: 'post', x, y, lift: TABLE_PX, depth: depthOf(x, y, BIAS.onTable + 0.05) });
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const count = Math.max(1, Math.round(Math.hypot(dx, dy) / FLAG));
    // A garland's flags are drawn along +x or +y, whichever is nearer to its direction.
    const turned = Math.abs(dy) > Math.abs(dx) ? '-SW' : '';
    for (let i = 0; i < count; i++) {
      const at = (i + 0.5) / count;
      const [x, y] = [from.x + dx * at, from.y + dy * at];
      const lift = Math.round(TABLE_PX + POST_PX - SAG_PX * 4 * at * (1 - at));
      hung.push({ name: `flag-${COLOURS[i % COLOURS.length]}${turned}`, x, y, lift, depth: depthOf(x, y, 0.4) });
    }
  }
  return hung;
}
