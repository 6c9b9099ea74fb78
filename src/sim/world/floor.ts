/**
 * Queries about the floor: distances, tiles to stand on, paths around litter. Distances come from cached fields and
 * cost a look-up; anything else that is derived from the map is cached until the map changes.
 */

import { noticesTile } from './alert-tiles.ts';
import { distanceTo, onKeptWay, besidePass } from './walker-path.ts';
import { NEIGHBOURS, tileAt, tilesBetween } from './map.ts';
import { NO_WAY } from './paths.ts';
import { isInSight } from './walls.ts';
import { litterAt, queueBefore, type Ground } from './ground.ts';
import type { Guest, Maid, Person } from '../state/person.ts';

export interface Tile {
  readonly x: number;
  readonly y: number;
}

/**
 * A tile with its place in an order of preference: of two tiles that are equally near, the one with the lower `rank` is
 * chosen.
 */
interface Ranked extends Tile {
  readonly rank: number;
}

export class Floor {
  private world!: Ground;

  bind(world: Ground): void {
    this.world = world;
  }

  /** Number of tiles a person must walk to reach a tile; NO_WAY if there is no path. */
  tilesTo(me: Person, x: number, y: number): number {
    return distanceTo(this.world, me, x, y);
  }
  /** Number of tiles to walk between two tiles, which may be seats. */
  tilesFrom(fromX: number, fromY: number, x: number, y: number): number {
    return this.world.paths.distance(fromX, fromY, x, y);
  }
  walkable(x: number, y: number): boolean {
    return this.world.paths.walkable(x, y);
  }
  /** Whether there is no wall between two points, which are rounded to tiles; false if a point is outside the room. */
  sees(fromX: number, fromY: number, x: number, y: number): boolean {
    const { map } = this.world.state;
    const [x0, y0, x1, y1] = [Math.round(fromX), Math.round(fromY), Math.round(x), Math.round(y)];
    const isInside = (atX: number, atY: number): boolean => atX >= 0 && atY >= 0 && atX < map.width && atY < map.height;
    if (!isInside(x0, y0) || !isInside(x1, y1)) return false;
    return isInSight(map, x0, y0, x1, y1);
  }
  isDoor(x: number, y: number): boolean {
    return tileAt(this.world.state.map, x, y) === 'D';
  }
  /** Whether a person stands in the way of others: in a door, or on the same tile as a maid with a smaller id. */
  standsInTheWay(me: Person): boolean {
    if (this.isDoor(me.x, me.y)) return true;
    return this.world.places.standingAt(me.x, me.y).some((other) => other.id < me.id);
  }
  /**
   * The nearest tile beside x, y on which a maid can stand; an occupied tile counts as three tiles farther. Among
   * equally near tiles the order is up, right, down, left. A maid keeps the tile that she chose in her last thought
   * while it is free. Null if she can reach none.
   */
  standBeside(me: Maid, x: number, y: number): Tile | null {
    const kept = this.world.effects.standingOf(me);
    const { version } = this.world.state.map;
    if (
      kept !== null &&
      kept.forX === x &&
      kept.forY === y &&
      kept.version === version &&
      !this.occupied(me, kept.x, kept.y)
    )
      return kept;
    const tile = this.besideAnew(me, x, y);
    this.world.effects.of(me).standing = tile === null ? null : { forX: x, forY: y, version, x: tile.x, y: tile.y };
    return tile;
  }
  private besideAnew(me: Maid, x: number, y: number): Tile | null {
    return this.nearest(
      me,
      NEIGHBOURS.map(({ dx, dy }) => ({ x: x + dx, y: y + dy })),
    );
  }
  standAtPass(me: Maid): Tile | null {
    if (me.stepOf === 0 && besidePass(this.world, me.x, me.y) !== null) return { x: me.x, y: me.y };
    const kept = this.world.effects.standingOf(me);
    const { version } = this.world.state.map;
    if (kept !== null && kept.forX === -1 && kept.version === version && !this.occupied(me, kept.x, kept.y))
      return kept;
    const tile = this.nearestInRows(me, this.passTiles());
    this.world.effects.of(me).standing = tile === null ? null : { forX: -1, forY: -1, version, x: tile.x, y: tile.y };
    return tile;
  }
  atPass(me: Person): boolean {
    return me.stepOf === 0 && besidePass(this.world, me.x, me.y) !== null;
  }
  private passVersion = 0;
  private pass: Ranked[][] = [];
  /** The tiles beside the pass, one list per row from the top. A tile's `rank` is its place in the order of the map. */
  private passTiles(): readonly (readonly Ranked[])[] {
    const { map } = this.world.state;
    if (this.passVersion === map.version) return this.pass;
    this.passVersion = map.version;
    const found = new Map<number, Ranked>();
    for (const { x, y } of this.world.places.passTiles)
      for (const { dx, dy } of NEIGHBOURS) {
        const tile = this.world.paths.tile(x + dx, y + dy);
        if (!this.world.paths.walkable(x + dx, y + dy) || found.has(tile)) continue;
        found.set(tile, { x: x + dx, y: y + dy, rank: found.size });
      }
    const rows = new Map<number, Ranked[]>();
    for (const tile of found.values()) {
      const row = rows.get(tile.y);
      if (row === undefined) rows.set(tile.y, [tile]);
      else row.push(tile);
    }
    this.pass = [...rows].sort(([a], [b]) => a - b).map(([, row]) => row);
    return this.pass;
  }
  /**
   * Finds the tile nearest to a person among tiles given by row; null if none can be reached. The search starts with
   * the nearest rows and skips rows that are farther away than the best tile so far.
   */
  private nearestInRows(me: Person, rows: readonly (readonly Ranked[])[]): Tile | null {
    let best: Ranked | null = null;
    let fewest = NO_WAY;
    let below = 0;
    while (below < rows.length && (rows[below]?.[0]?.y ?? 0) < me.toY) below++;
    let above = below - 1;
    for (;;) {
      const up = above >= 0 ? me.toY - (rows[above]?.[0]?.y ?? 0) : Infinity;
      const down = below < rows.length ? (rows[below]?.[0]?.y ?? 0) - me.toY : Infinity;
      if (Math.min(up, down) > fewest || (above < 0 && below >= rows.length)) return best;
      for (const tile of rows[up < down ? above-- : below++] ?? []) {
        if (tilesBetween(me.toX, me.toY, tile.x, tile.y) > fewest) continue;
        let cost = distanceTo(this.world, me, tile.x, tile.y);
        if (cost >= NO_WAY || cost > fewest) continue;
        if (this.occupied(me, tile.x, tile.y)) cost += 3;
        if (cost > fewest || (cost === fewest && best !== null && best.rank < tile.rank)) continue;
        fewest = cost;
        best = tile;
      }
    }
  }
  /** Clears everything cached from the map. */
  forget(): void {
    this.passVersion = 0;
    this.spotsVersion = 0;
  }
  private nearest(me: Person, tiles: readonly Tile[]): Tile | null {
    let best: Tile | null = null;
    let fewest = NO_WAY;
    for (const tile of tiles) {
      // Tiles that are too far away even by Manhattan distance are skipped, because no path is shorter. In a large
      // hall this rules out most tiles.
      if (tilesBetween(me.toX, me.toY, tile.x, tile.y) >= fewest) continue;
      if (!this.world.paths.walkable(tile.x, tile.y)) continue;
      let cost = distanceTo(this.world, me, tile.x, tile.y);
      if (cost >= NO_WAY) continue;
      if (this.occupied(me, tile.x, tile.y)) cost += 3;
      if (cost < fewest) {
        fewest = cost;
        best = tile;
      }
    }
    return best;
  }
  private occupied(me: Person, x: number, y: number): boolean {
    return this.world.places.standingAt(x, y).some((other) => other !== me);
  }
  /** The nearest reachable tile to x, y, searched in growing squares (at most 8 tiles away); null if there is none. */
  nearestTile(me: Person, x: number, y: number): Tile | null {
    for (let ring = 0; ring <= 8; ring++) {
      let best: Tile | null = null;
      let fewest = NO_WAY;
      for (let dy = -ring; dy <= ring; dy++)
        for (let dx = -ring; dx <= ring; dx++) {
          if (Math.max(Math.abs(dx), Math.abs(dy)) !== ring || !this.world.paths.walkable(x + dx, y + dy)) continue;
          const cost = distanceTo(this.world, me, x + dx, y + dy);
          if (cost < fewest) {
            fewest = cost;
            best = { x: x + dx, y: y + dy };
          }
        }
      if (best !== null) return best;
    }
    return null;
  }
  /** A free tile near a person, away from doors; null if there is none. */
  asideTile(me: Person): Tile | null {
    for (let ring = 1; ring <= 4; ring++)
      for (let dy = -ring; dy <= ring; dy++)
        for (let dx = -ring; dx <= ring; dx++) {
          const x = me.x + dx;
          const y = me.y + dy;
          if (Math.abs(dx) + Math.abs(dy) !== ring || !this.world.paths.walkable(x, y) || this.isDoor(x, y)) continue;
          if (NEIGHBOURS.some((n) => this.isDoor(x + n.dx, y + n.dy)) || this.occupied(me, x, y)) continue;
          if (distanceTo(this.world, me, x, y) < NO_WAY) return { x, y };
        }
    return null;
  }
  /**
   * Litter that a person notices on the way to x, y. It lies on the tile of the present step or on one of the next two
   * tiles. Null = there is none.
   */
  litterAhead(me: Person, x: number, y: number): Tile | null {
    if (this.world.state.litter.length === 0) return null;
    let atX = me.toX;
    let atY = me.toY;
    if (me.stepOf > 0 && this.hasLitter(atX, atY)) return { x: atX, y: atY };
    for (let i = 0; i < 2 && (atX !== x || atY !== y); i++) {
      const kept = onKeptWay(this.world, me, atX, atY, x, y);
      const tile = kept >= 0 ? (me.path[kept + 1] ?? -1) : this.world.paths.next(atX, atY, x, y);
      if (tile < 0) return null;
      atX = this.world.paths.xOf(tile);
      atY = this.world.paths.yOf(tile);
      if (this.hasLitter(atX, atY) && noticesTile(this.world, me, atX, atY)) return { x: atX, y: atY };
    }
    return null;
  }

  /** Whether a person has a path to x, y that avoids all litter. */
  wayRound(me: Person, x: number, y: number): boolean {
    const { paths, places, state } = this.world;
    const version = `${state.map.version} ${places.litterVersion}`;
    if (this.roundVersion !== version) {
      this.roundVersion = version;
      this.rounds.clear();
    }
    // The answer is cached, because a maid who looks up in every tick needs it in every tick.
    const question = paths.tile(me.toX, me.toY) * state.map.width * state.map.height + paths.tile(x, y);
    let answer = this.rounds.get(question);
    if (answer === undefined)
      this.rounds.set(question, (answer = paths.search(me.toX, me.toY, x, y, state.litter) !== null));
    return answer;
  }
  private roundVersion = '';
  private readonly rounds = new Map<number, boolean>();

  doorFor(me: Person): Tile | null {
    let best: Tile | null = null;
    let fewest = NO_WAY;
    for (const door of this.world.state.doors) {
      const cost = distanceTo(this.world, me, door.x, door.y);
      if (cost < fewest) {
        fewest = cost;
        best = door;
      }
    }
    return best;
  }
  private spotsVersion = 0;
  private spots: Tile[] = [];
  /** Tiles near the first door on which waiting guests do not block the way, the nearest first; ties by row, then column. */
  private queueSpots(): readonly Tile[] {
    const { map, doors } = this.world.state;
    const door = doors[0];
    if (door === undefined || this.spotsVersion === map.version) return this.spots;
    this.spotsVersion = map.version;
    const spots: (Tile & { cost: number })[] = [];
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const x = door.x + dx;
        const y = door.y + dy;
        if (
          !this.world.paths.walkable(x, y) ||
          this.isDoor(x, y) ||
          NEIGHBOURS.some((n) => this.isDoor(x + n.dx, y + n.dy))
        )
          continue;
        const cost = this.world.paths.distance(x, y, door.x, door.y);
        if (cost < 12) spots.push({ x, y, cost });
      }
    this.spots = spots.sort((p, q) => p.cost - q.cost || p.y - q.y || p.x - q.x);
    return this.spots;
  }
  /** The tile on which a guest waits for a free seat; it depends on the guest's place in the queue. */
  queueSpot(me: Guest): Tile {
    const spots = this.queueSpots();
    return spots[Math.min(queueBefore(this.world, me), spots.length - 1)] ?? { x: me.x, y: me.y };
  }

  private hasLitter(x: number, y: number): boolean {
    return litterAt(this.world, x, y) !== undefined;
  }
}
