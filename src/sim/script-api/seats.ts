/** Queries for scripts about seats: which are free, which are reserved, and how long the queue is. */

import type { Guest, Maid } from '../state/person.ts';
import type { FamilyTable, Seat } from '../state/things.ts';
import type { World } from '../world/world.ts';
import { awaitedPlates, holdsTables, isHeldBack } from '../visits/group-tables.ts';
import { keptTable } from '../visits/kept-tables.ts';
import { isOpenSeat } from '../world/wings.ts';
import { platesAt, queueBefore, queueing } from '../world/ground.ts';
import { NO_WAY } from '../world/paths.ts';

const NOBODY: readonly Guest[] = Object.freeze([]);

export class Seating {
  private world!: World;

  bind(world: World): void {
    this.world = world;
  }

  /**
   * Seats that are free and clean for a guest. If tables are held back for a large group, their seats are free for this
   * group only. A celebrity at the door takes the next free chair before all others.
   */
  free(me: Guest): Seat[] {
    const free = this.notHeldBack(me);
    const [hero] = me.isHero ? [] : this.heroesWaiting;
    if (hero === undefined) return free;
    const theirs = this.notHeldBack(hero).filter(({ x, y }) => this.world.floor.tilesTo(hero, x, y) < NO_WAY);
    return theirs.length > this.heroesWaiting.length ? free : free.filter((seat) => !theirs.includes(seat));
  }
  private notHeldBack(me: Guest): Seat[] {
    const free = [...this.world.places.freeSeats].sort((a, b) => (a.id < b.id ? -1 : 1));
    return holdsTables(this.world) ? free.filter((seat) => !isHeldBack(this.world, seat, me)) : free;
  }
  /** The celebrities who wait at the door for a chair. */
  get heroesWaiting(): readonly Guest[] {
    return this.world.state.figures.heroes.length === 0
      ? NOBODY
      : queueing(this.world).filter((one) => one.isHero && one.claimedSeat === null);
  }
  /** A table whose free, clean chairs are kept for others, and for how many; null if there is none. */
  keptFromMe(me: Guest): { readonly table: number; readonly size: number } | null {
    const { world } = this;
    for (const seat of world.places.freeSeats)
      if (isHeldBack(world, seat, me)) return keptTable(world.state, seat.table);
    return null;
  }
  /** Whether a guest could sit down on an open chair if its empty plate were cleared. */
  get hasPlates(): boolean {
    return [...this.world.places.dirty].some((seat) => seat.takenBy === null && this.isOpen(seat));
  }
  /** All seats on which guests may sit down now: those of the main house and of the wings that are open. */
  get all(): readonly Seat[] {
    const { state } = this.world;
    return state.map.east === undefined ? state.seats : state.seats.filter((seat) => isOpenSeat(state, seat));
  }
  /** Whether guests may sit down on this seat; false in a wing that is closed or where it rains. */
  isOpen(seat: Seat): boolean {
    return isOpenSeat(this.world.state, seat);
  }
  /** The table that is kept for a party of three or four at the door; undefined if none is. */
  get family(): FamilyTable | undefined {
    return this.world.state.family;
  }
  /** The number of the table that is kept for a guest's party, as a family at the door or as inspectors; null if none is. */
  tableOf({ party }: Guest): number | null {
    const { family, calendar } = this.world.state;
    const mine = party === null ? undefined : [family, calendar?.kept].find((one) => one?.party === party);
    return mine?.table ?? null;
  }
  /** Whether this seat is reserved for a guest other than the given one. */
  isKept(seat: Seat, me: Guest): boolean {
    return this.world.places.isKept(seat.id, me);
  }
  at(table: number): readonly Seat[] {
    return this.world.places.tables.get(table) ?? [];
  }
  /**
   * Of the seats at the table on this tile, the nearest with an empty plate that no other maid is clearing; null if
   * there is none.
   */
  plateAt(me: Maid, x: number, y: number): Seat | null {
    const { world } = this;
    let best: Seat | null = null;
    let fewest = NO_WAY;
    for (const seat of platesAt(world, x, y)) {
      const tiles = world.places.isTendedAt(seat.x, seat.y, me.id) ? NO_WAY : world.floor.tilesTo(me, seat.x, seat.y);
      if (tiles < fewest) [best, fewest] = [seat, tiles];
    }
    return best;
  }
  /**
   * The empty plates at tables that are kept for guests who wait at the door and could sit down there at once; none if
   * another maid is clearing one of them.
   */
  platesAwaited(me: Maid): readonly Seat[] {
    return awaitedPlates(this.world, me.id);
  }
  /** Percentage of seats that are not free. */
  get crowding(): number {
    const seats = this.all.length;
    return seats === 0 ? 0 : 100 - (this.world.places.freeSeats.size * 100) / seats;
  }
  queueBefore(me: Guest): number {
    return queueBefore(this.world, me);
  }
  /** The first guest of the queue; null if nobody queues. */
  get firstInQueue(): Guest | null {
    return queueing(this.world)[0] ?? null;
  }
}
