/**
 * Ways on foot: the one adapter around easystarjs (chapter 2.4), and the distance fields that spare it most questions.
 *
 * In a restaurant goals repeat – seats, the pass, the door. For such a *place* one breadth-first flood gives the
 * distance from every tile at once; it is kept until the grid changes, and walking is going downhill. A question about
 * any other tile (a command somewhere on the floor, litter, a way round litter) goes to easystarjs, once, and the
 * walker keeps the answer. Which of the two answers depends only on the question, never on what happens to be cached:
 * a loaded café walks exactly as the saved one would have.
 */

import * as EasyStar from 'easystarjs';
import { isSolid, NEIGHBOURS } from './map.ts';
import type { CafeMap } from './types.ts';

/** Distance of a tile from which there is no way. */
export const NO_WAY = 0x7fff;

export class Paths {
  private version = 0;
  private width = 0;
  private height = 0;
  private solid = new Uint8Array(0);
  private readonly fields = new Map<number, Int16Array>();
  private queue = new Int32Array(0);
  private easystar: EasyStar.js | null = null;
  /** Questions that went to easystarjs, for the bench. */
  searches = 0;

  constructor(private readonly map: CafeMap) {
    this.refresh();
  }

  /** Takes note of a changed grid; cheap when it has not changed. */
  refresh(): void {
    if (this.version === this.map.version) return;
    const { width, height } = this.map;
    this.version = this.map.version;
    this.width = width;
    this.height = height;
    this.solid = new Uint8Array(width * height);
    this.queue = new Int32Array(width * height);
    for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (isSolid(this.map, x, y)) this.solid[y * width + x] = 1;
    this.fields.clear();
    this.easystar = null;
  }

  /** Whether people can stand here; seats count as furniture. */
  walkable(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.width && y < this.height && this.solid[y * this.width + x] === 0;
  }

  /** Number of a tile. */
  tile(x: number, y: number): number {
    return y * this.width + x;
  }

  xOf(tile: number): number {
    return tile % this.width;
  }

  yOf(tile: number): number {
    return Math.floor(tile / this.width);
  }

  /** Tiles to walk from one tile to a place (which may itself be a seat); {@link NO_WAY} when cut off. */
  distance(fromX: number, fromY: number, placeX: number, placeY: number): number {
    if (fromX === placeX && fromY === placeY) return 0;
    const field = this.field(placeX, placeY);
    if (this.walkable(fromX, fromY)) return field[this.tile(fromX, fromY)] as number;
    let best = NO_WAY;
    for (const { dx, dy } of NEIGHBOURS) {
      if (!this.walkable(fromX + dx, fromY + dy)) continue;
      const there = field[this.tile(fromX + dx, fromY + dy)] as number;
      if (there + 1 < best) best = there + 1;
    }
    return best;
  }

  /** The next tile on a shortest way to a place, or −1. Ties: up, right, down, left; tiles in `shun` only when there is no other. */
  next(fromX: number, fromY: number, placeX: number, placeY: number, shun?: (x: number, y: number) => boolean): number {
    const field = this.field(placeX, placeY);
    let best = NO_WAY;
    let at = -1;
    let shunned = false;
    for (const { dx, dy } of NEIGHBOURS) {
      const x = fromX + dx;
      const y = fromY + dy;
      if (x === placeX && y === placeY) return this.tile(x, y);
      if (!this.walkable(x, y)) continue;
      const there = field[this.tile(x, y)] as number;
      if (there > best || there === NO_WAY) continue;
      const bad = shun !== undefined && shun(x, y);
      if (there < best || (shunned && !bad)) {
        best = there;
        at = this.tile(x, y);
        shunned = bad;
      }
    }
    return at;
  }

  /** Distances of all tiles to a place. */
  field(placeX: number, placeY: number): Int16Array {
    const goal = this.tile(placeX, placeY);
    const known = this.fields.get(goal);
    if (known !== undefined) return known;
    const { width, solid, queue } = this;
    const field = new Int16Array(width * this.height).fill(NO_WAY);
    field[goal] = 0;
    queue[0] = goal;
    let tail = 1;
    for (let head = 0; head < tail; head++) {
      const tile = queue[head] as number;
      const next = (field[tile] as number) + 1;
      const x = tile % width;
      if (tile >= width) tail = this.reach(tile - width, next, field, solid, queue, tail);
      if (x + 1 < width) tail = this.reach(tile + 1, next, field, solid, queue, tail);
      if (tile + width < field.length) tail = this.reach(tile + width, next, field, solid, queue, tail);
      if (x > 0) tail = this.reach(tile - 1, next, field, solid, queue, tail);
    }
    this.fields.set(goal, field);
    return field;
  }

  private reach(tile: number, distance: number, field: Int16Array, solid: Uint8Array, queue: Int32Array, tail: number): number {
    if (solid[tile] === 1 || (field[tile] as number) <= distance) return tail;
    field[tile] = distance;
    queue[tail] = tile;
    return tail + 1;
  }

  /**
   * A shortest way asked of easystarjs: tile numbers without the start, the goal last; null when there is none.
   * @param avoid tiles to keep off although one could walk there
   */
  search(fromX: number, fromY: number, toX: number, toY: number, avoid: readonly { x: number; y: number }[] = []): number[] | null {
    if (fromX === toX && fromY === toY) return [];
    if (toX < 0 || toY < 0 || toX >= this.width || toY >= this.height) return null;
    this.searches++;
    const finder = this.finder();
    finder.stopAvoidingAllAdditionalPoints();
    for (const { x, y } of avoid) if (!(x === toX && y === toY)) finder.avoidAdditionalPoint(x, y);
    // easystarjs refuses a solid goal; a seat is one, so it is opened for this one question.
    const goal = this.tile(toX, toY);
    const row = this.grid[toY] as number[];
    const was = row[toX] as number;
    row[toX] = 0;
    let way: number[] | null = null;
    finder.findPath(fromX, fromY, toX, toY, (found: { x: number; y: number }[] | null) => {
      way = found === null ? null : found.slice(1).map(({ x, y }) => this.tile(x, y));
    });
    finder.calculate();
    row[toX] = was;
    return way === null && goal === this.tile(fromX, fromY) ? [] : way;
  }

  private grid: number[][] = [];

  private finder(): EasyStar.js {
    if (this.easystar !== null) return this.easystar;
    const finder = new EasyStar.js();
    this.grid = [];
    for (let y = 0; y < this.height; y++) this.grid.push(Array.from(this.solid.subarray(y * this.width, (y + 1) * this.width)));
    finder.setGrid(this.grid);
    finder.setAcceptableTiles([0]);
    finder.disableDiagonals();
    finder.enableSync();
    this.easystar = finder;
    return finder;
  }
}
