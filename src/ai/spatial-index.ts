/**
 * A uniform grid for finding neighbours of moving points (_How NPC AI works_, part 3). A query visits only the cells
 * its circle touches, so distant characters cost nothing. Points are linked lists in integer columns: moving a point
 * and querying neighbours allocate nothing (except the caller's result list).
 *
 *     const index = new SpatialIndex<string>(30, 20);
 *     index.put('hana', 4, 3);
 *     index.within(5, 5, 6, found);   // ids, nearest first; equally near in id order
 */

const NONE = -1;

/**
 * Finds points near a position, with the help of a uniform grid.
 * @typeParam K ids of the points: strings or numbers, compared with `<` (strings by code unit)
 */
export class SpatialIndex<K extends string | number> {
  private readonly columns: number;
  private readonly rows: number;
  private readonly heads: Int32Array;
  private readonly slots = new Map<K, number>();
  private readonly free: number[] = [];

  // Lists of equal length. The entries with the same index (the slot of a point) belong to the same point.
  private keys: K[] = [];
  private xs = new Float64Array(16);
  private ys = new Float64Array(16);
  private cells = new Int32Array(16);
  private nexts = new Int32Array(16);
  private befores = new Int32Array(16);
  /** Working memory of the running query: the slots of the points found, and the squared distance of each. */
  private found = new Int32Array(16);
  private distances = new Float64Array(16);

  /**
   * Creates an index without points.
   * @param width width of the world in tiles, ≥ 1; points outside are allowed and belong to the outermost cells
   * @param height height of the world in tiles, ≥ 1
   * @param cellTiles side of a cell in tiles, ≥ 1: best close to the radius of most queries
   */
  constructor(
    width: number,
    height: number,
    private readonly cellTiles = 4,
  ) {
    // If a size is not a number, the grid has one column or row: slower, but correct.
    this.columns = Math.ceil(width / cellTiles) || 1;
    this.rows = Math.ceil(height / cellTiles) || 1;
    this.heads = new Int32Array(this.columns * this.rows).fill(NONE);
  }

  get size(): number {
    return this.slots.size;
  }

  /** Adds a point, or moves it if it exists. @param x in tiles, may be fractional */
  put(key: K, x: number, y: number): void {
    const known = this.slots.get(key);
    const slot = known ?? this.take(key);
    this.xs[slot] = x;
    this.ys[slot] = y;
    const cell = this.cellAt(x, y);
    if (known !== undefined) {
      if (this.cells[slot] === cell) return;
      this.unlink(slot);
    }
    this.link(slot, cell);
  }

  /** Removes a point; unknown ids are ignored. */
  remove(key: K): void {
    const slot = this.slots.get(key);
    if (slot === undefined) return;
    this.unlink(slot);
    this.slots.delete(key);
    this.free.push(slot);
  }

  has(key: K): boolean {
    return this.slots.has(key);
  }

  /** The x of a point in tiles; undefined if there is none. */
  xOf(key: K): number | undefined {
    const slot = this.slots.get(key);
    return slot === undefined ? undefined : this.xs[slot];
  }

  /** The y of a point in tiles; undefined if there is none. */
  yOf(key: K): number | undefined {
    const slot = this.slots.get(key);
    return slot === undefined ? undefined : this.ys[slot];
  }

  /**
   * All points at most `radius` tiles away (straight-line distance, the border belongs to it).
   * @param out list to fill; its old contents are replaced
   * @param order `distance`: nearest first, equally near in id order; `id`: in id order
   * @returns `out`
   */
  within(x: number, y: number, radius: number, out: K[] = [], order: 'distance' | 'id' = 'distance'): K[] {
    out.length = 0;
    if (!(radius >= 0)) return out;
    const count = this.gather(x, y, radius);
    this.sort(count, order === 'distance');
    for (let i = 0; i < count; i++) out.push(this.keys[this.found[i] as number] as K);
    return out;
  }

  /** Collects the slots of all points within a circle. @returns the number of slots collected */
  private gather(x: number, y: number, radius: number): number {
    const left = this.columnOf(x - radius);
    const right = this.columnOf(x + radius);
    const bottom = this.rowOf(y + radius);
    let count = 0;
    for (let row = this.rowOf(y - radius); row <= bottom; row++)
      for (let column = left; column <= right; column++)
        for (
          let slot = this.heads[row * this.columns + column] as number;
          slot !== NONE;
          slot = this.nexts[slot] as number
        ) {
          const dx = (this.xs[slot] as number) - x;
          const dy = (this.ys[slot] as number) - y;
          const distance = dx * dx + dy * dy;
          if (distance > radius * radius) continue;
          this.distances[slot] = distance;
          this.found[count++] = slot;
        }
    return count;
  }

  /** Heap sort of the slots found, in place. No two points compare as equal, so the result does not depend on the order of insertion. */
  private sort(count: number, byDistance: boolean): void {
    for (let root = (count >> 1) - 1; root >= 0; root--) this.sink(root, count, byDistance);
    for (let end = count - 1; end > 0; end--) {
      this.swap(0, end);
      this.sink(0, end, byDistance);
    }
  }

  private sink(from: number, count: number, byDistance: boolean): void {
    let at = from;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= count) return;
      if (child + 1 < count && this.before(child, child + 1, byDistance)) child++;
      if (!this.before(at, child, byDistance)) return;
      this.swap(at, child);
      at = child;
    }
  }

  private before(a: number, b: number, byDistance: boolean): boolean {
    const one = this.found[a] as number;
    const other = this.found[b] as number;
    if (byDistance) {
      const nearer = (this.distances[one] as number) - (this.distances[other] as number);
      if (nearer !== 0) return nearer < 0;
    }
    return (this.keys[one] as K) < (this.keys[other] as K);
  }

  private swap(a: number, b: number): void {
    const held = this.found[a] as number;
    this.found[a] = this.found[b] as number;
    this.found[b] = held;
  }

  private columnOf(x: number): number {
    return clamp(Math.floor(x / this.cellTiles), this.columns - 1);
  }

  private rowOf(y: number): number {
    return clamp(Math.floor(y / this.cellTiles), this.rows - 1);
  }

  private cellAt(x: number, y: number): number {
    return this.rowOf(y) * this.columns + this.columnOf(x);
  }

  private link(slot: number, cell: number): void {
    const head = this.heads[cell] as number;
    this.cells[slot] = cell;
    this.nexts[slot] = head;
    this.befores[slot] = NONE;
    if (head !== NONE) this.befores[head] = slot;
    this.heads[cell] = slot;
  }

  private unlink(slot: number): void {
    const next = this.nexts[slot] as number;
    const before = this.befores[slot] as number;
    if (before === NONE) this.heads[this.cells[slot] as number] = next;
    else this.nexts[before] = next;
    if (next !== NONE) this.befores[next] = before;
  }

  private take(key: K): number {
    const slot = this.free.pop() ?? this.keys.length;
    this.keys[slot] = key;
    this.slots.set(key, slot);
    if (slot >= this.xs.length) this.grow();
    return slot;
  }

  private grow(): void {
    const room = this.xs.length * 2;
    const wider = <A extends Float64Array | Int32Array>(old: A, next: A): A => {
      next.set(old);
      return next;
    };
    this.xs = wider(this.xs, new Float64Array(room));
    this.ys = wider(this.ys, new Float64Array(room));
    this.cells = wider(this.cells, new Int32Array(room));
    this.nexts = wider(this.nexts, new Int32Array(room));
    this.befores = wider(this.befores, new Int32Array(room));
    this.found = wider(this.found, new Int32Array(room));
    this.distances = wider(this.distances, new Float64Array(room));
  }
}

function clamp(value: number, most: number): number {
  return value < 0 ? 0 : value > most ? most : value;
}
