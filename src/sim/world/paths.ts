/**
 * Finds paths. This file is the only adapter around easystarjs, and the distance fields that replace most searches.
 *
 * In a café goals repeat: seats, the pass, the door. For such a *place* one breadth-first flood gives the distance from
 * every tile. It is cached until the grid changes, and walking follows decreasing distance. Any other goal (a command
 * to go somewhere, litter, a path around litter) is searched once by easystarjs, and the walker stores the path. Which
 * of the two is used depends only on the goal, never on the cache, so that a loaded café walks exactly as the saved one
 * would have.
 */

import * as EasyStar from 'easystarjs';
import { isSolid, NEIGHBOURS } from './map.ts';
import type { CafeMap } from '../state/things.ts';

/**
 * The shortest paths from every tile to one place: for each tile its distance, and the number of the next tile on the
 * path (−1 = there is no path, or the tile is the place itself).
 */
interface Field {
  readonly distance: Int16Array;
  readonly next: Int16Array | Int32Array;
}

function reach(
  tile: number,
  distance: number,
  field: Int16Array,
  solid: Uint8Array,
  queue: Int32Array,
  tail: number,
): number {
  if (solid[tile] === 1 || (field[tile] as number) <= distance) return tail;
  field[tile] = distance;
  queue[tail] = tile;
  return tail + 1;
}

/** The distance that stands for "no path leads to the goal". */
export const NO_WAY = 0x7fff;

export class Paths {
  private version = 0;
  private width = 0;
  private height = 0;
  private solid = new Uint8Array(0);
  /** The distance fields computed so far; the index of each is the number of the tile to which its paths lead. */
  private fields: (Field | undefined)[] = [];
  /** Four amounts that are added to a tile's number to get the numbers of the tiles above, to the right, below and to the left. */
  private offsets: readonly number[] = [];
  private queue = new Int32Array(0);
  private easystar: EasyStar.js | null = null;
  /** Number of searches by easystarjs so far, for the benchmark. */
  searches = 0;

  constructor(private readonly map: CafeMap) {
    this.refresh();
  }

  /** Reads the map again if its version has changed. */
  refresh(): void {
    if (this.version === this.map.version) return;
    const { width, height } = this.map;
    this.version = this.map.version;
    this.width = width;
    this.height = height;
    this.solid = new Uint8Array(width * height);
    this.queue = new Int32Array(width * height);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) if (isSolid(this.map, x, y)) this.solid[y * width + x] = 1;
    this.fields = new Array<Field | undefined>(width * height);
    this.offsets = [-width, 1, width, -1];
    this.easystar = null;
  }

  /** Whether people can walk on a tile; they cannot walk on furniture or seats. */
  walkable(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.width && y < this.height && this.solid[y * this.width + x] === 0;
  }

  /** The number by which a tile is stored: y × width + x. */
  tile(x: number, y: number): number {
    return y * this.width + x;
  }

  xOf(tile: number): number {
    return tile % this.width;
  }

  yOf(tile: number): number {
    return Math.floor(tile / this.width);
  }

  /** Tiles to walk from one tile to a place, which may be a seat; {@link NO_WAY} if there is no path. */
  distance(fromX: number, fromY: number, placeX: number, placeY: number): number {
    const from = fromY * this.width + fromX;
    const { distance } = this.fieldOf(placeY * this.width + placeX);
    const tiles = distance[from] as number;
    if (tiles < NO_WAY || this.solid[from] === 0) return tiles;
    let best = NO_WAY;
    for (const { dx, dy } of NEIGHBOURS) {
      if (!this.walkable(fromX + dx, fromY + dy)) continue;
      const there = distance[from + dy * this.width + dx] as number;
      if (there + 1 < best) best = there + 1;
    }
    return best;
  }

  /**
   * The number of the next tile on a shortest path to a place; −1 if there is no path or the place is reached. Among
   * equally short paths the order is up, right, down, left.
   */
  next(fromX: number, fromY: number, placeX: number, placeY: number): number {
    const from = fromY * this.width + fromX;
    const goal = placeY * this.width + placeX;
    if (from === goal) return -1;
    const field = this.fieldOf(goal);
    if (this.solid[from] === 0) return field.next[from] as number;
    return this.stepOff(field, fromX, fromY, goal);
  }

  /** Returns the tile to which a person who sits on furniture steps first on the way to a place; −1 if there is none. */
  private stepOff({ distance }: Field, fromX: number, fromY: number, goal: number): number {
    let best = NO_WAY;
    let at = -1;
    for (const { dx, dy } of NEIGHBOURS) {
      const tile = (fromY + dy) * this.width + fromX + dx;
      if (tile === goal) return tile;
      if (!this.walkable(fromX + dx, fromY + dy)) continue;
      const there = distance[tile] as number;
      if (there < best) {
        best = there;
        at = tile;
      }
    }
    return at;
  }

  /**
   * Follows a whole path. @param visit called for every tile except the first @returns the number of steps; −1 if
   * there is no path
   */
  walk(from: number, goal: number, visit?: (tile: number) => void): number {
    const { next } = this.fieldOf(goal);
    let steps = 0;
    for (let tile = from; tile !== goal; steps++) {
      tile = next[tile] as number;
      if (tile < 0) return -1;
      if (visit !== undefined) visit(tile);
    }
    return steps;
  }

  /** The distances from all tiles to a place. */
  field(placeX: number, placeY: number): Int16Array {
    return this.fieldOf(this.tile(placeX, placeY)).distance;
  }

  private fieldOf(goal: number): Field {
    return this.fields[goal] ?? this.flood(goal);
  }

  private flood(goal: number): Field {
    const { width, solid, queue, offsets } = this;
    const distance = new Int16Array(width * this.height).fill(NO_WAY);
    const next = (distance.length < 0x7fff ? new Int16Array(distance.length) : new Int32Array(distance.length)).fill(
      -1,
    );
    distance[goal] = 0;
    queue[0] = goal;
    let tail = 1;
    for (let head = 0; head < tail; head++) {
      const tile = queue[head] as number;
      const farther = (distance[tile] as number) + 1;
      const x = tile % width;
      if (tile >= width) tail = reach(tile - width, farther, distance, solid, queue, tail);
      if (x + 1 < width) tail = reach(tile + 1, farther, distance, solid, queue, tail);
      if (tile + width < distance.length) tail = reach(tile + width, farther, distance, solid, queue, tail);
      if (x > 0) tail = reach(tile - 1, farther, distance, solid, queue, tail);
    }
    for (let i = 1; i < tail; i++) {
      const tile = queue[i] as number;
      const nearer = (distance[tile] as number) - 1;
      const x = tile % width;
      for (let way = 0; way < 4; way++) {
        if ((way === 1 && x + 1 === width) || (way === 3 && x === 0)) continue;
        if (distance[tile + (offsets[way] as number)] === nearer) {
          next[tile] = tile + (offsets[way] as number);
          break;
        }
      }
    }
    return (this.fields[goal] = { distance, next });
  }

  /**
   * Searches a shortest path with easystarjs. Returns tile numbers without the start, the goal last; null if there is
   * no path.
   * @param avoid walkable tiles that the path must not use
   */
  search(
    fromX: number,
    fromY: number,
    toX: number,
    toY: number,
    avoid: readonly { x: number; y: number }[] = [],
  ): number[] | null {
    if (fromX === toX && fromY === toY) return [];
    if (toX < 0 || toY < 0 || toX >= this.width || toY >= this.height) return null;
    this.searches++;
    const finder = this.finder();
    finder.stopAvoidingAllAdditionalPoints();
    for (const { x, y } of avoid) if (!(x === toX && y === toY)) finder.avoidAdditionalPoint(x, y);
    // easystarjs refuses a solid goal, so a goal that is a seat is made walkable for this search.
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
    for (let y = 0; y < this.height; y++)
      this.grid.push(Array.from(this.solid.subarray(y * this.width, (y + 1) * this.width)));
    finder.setGrid(this.grid);
    finder.setAcceptableTiles([0]);
    finder.disableDiagonals();
    finder.enableSync();
    this.easystar = finder;
    return finder;
  }
}
