/**
 * Keeps indexes of dishes, litter, seats and standing maids, so that queries take equally long in a small café and in
 * a hall of 3,000 guests. None of it is saved; all of it is derived from the state. Code that changes one of these
 * things in the state must report it to this class.
 */

import { Claims } from './claim-register.ts';
import { tilesOf } from './map.ts';
import { isOpenSeat } from './wings.ts';
import { LARGEST_GROUP, type Guest, type Maid, type PersonId } from '../state/person.ts';
import type { WorldState } from '../state/world-state.ts';
import type { Dish, Litter, Seat } from '../state/things.ts';
import type { DishId } from '../state/ids.ts';

export class Places {
  /** Dishes on the pass in the order of their numbers, the oldest first. */
  readonly pass = new Set<DishId>();
  /** The dish of each guest; a guest has at most one at a time. */
  readonly dishFor = new Map<PersonId, DishId>();
  readonly fetchedBy = new Claims<DishId>();
  /** Claims on litter and dirty tables by the maids who clean them. */
  private readonly tended = new Claims<string>();
  readonly dirty = new Set<Seat>();
  readonly freeSeats = new Set<Seat>();
  readonly tables = new Map<number, Seat[]>();
  /** Seats that a scenario or a guest has reserved, each with the guests it is reserved for. */
  readonly kept = new Map<string, Set<PersonId>>();
  /** Tables at which a large group can sit; null if they must be computed again. */
  private large: ReadonlySet<number> | null = null;
  private readonly litter = new Map<number, Litter>();
  private readonly standing = new Map<number, Maid[]>();

  constructor(private readonly state: WorldState) {
    for (const key in state.dishes) this.put(state.dishes[key] as Dish);
    for (const litter of state.litter) this.litter.set(this.tile(litter.x, litter.y), litter);
    for (const seat of state.seats) {
      this.seatChanged(seat);
      const table = this.tables.get(seat.table);
      if (table === undefined) this.tables.set(seat.table, [seat]);
      else table.push(seat);
    }
    for (const plan of state.arrivals) if (plan.spec.seat !== null) this.keep(plan.spec.seat, plan.id);
    for (const id in state.people) {
      const one = state.people[id];
      if (one?.role === 'maid') {
        for (const dish of one.fetching) this.fetches(dish, one.id);
        if (one.tending !== null) this.tends(one.tending, one.id);
        if (one.stepOf === 0 && one.present) this.stand(one);
      } else if (one?.role === 'guest' && one.claimedSeat !== null) this.keep(one.claimedSeat, one.id);
    }
  }

  private tile(x: number, y: number): number {
    return y * this.state.map.width + x;
  }

  put(dish: Dish): void {
    this.dishFor.set(dish.guest, dish.id);
    if (dish.where === 'pass') this.pass.add(dish.id);
    else this.offPass(dish.id);
  }
  private offPass(dish: DishId): void {
    this.pass.delete(dish);
    this.fetchedBy.forget(dish);
  }
  /** Claims a dish for a maid; only dishes on the pass can be claimed. */
  fetches(dish: DishId, who: PersonId): void {
    if (this.pass.has(dish)) this.fetchedBy.claim(dish, who);
  }
  private counter: readonly { x: number; y: number }[] = [];
  private counterVersion = -1;
  get passTiles(): readonly { x: number; y: number }[] {
    const { map } = this.state;
    if (this.counterVersion !== map.version) {
      this.counterVersion = map.version;
      this.counter = tilesOf(map, 'P');
    }
    return this.counter;
  }
  removed(dish: Dish): void {
    this.offPass(dish.id);
    if (this.dishFor.get(dish.guest) === dish.id) this.dishFor.delete(dish.guest);
  }

  tends(what: string, who: PersonId): void {
    this.tended.claim(what, who);
  }
  tendsNoMore(what: string, who: PersonId): void {
    this.tended.release(what, who);
  }
  /** Whether another maid is cleaning the mess on a tile. */
  isTendedAt(x: number, y: number, but?: PersonId): boolean {
    return this.tended.hasAnother(`${x},${y}`, but);
  }
  /** The maid who is cleaning the mess on a tile; undefined if no maid is. */
  tendedBy(x: number, y: number): PersonId | undefined {
    return this.tended.get(`${x},${y}`);
  }

  litterAt(x: number, y: number): Litter | undefined {
    return this.litter.size === 0 ? undefined : this.litter.get(this.tile(x, y));
  }
  /**
   * A number that increases with every change of litter. Caches of results about litter compare it, to find out whether
   * they are outdated.
   */
  litterVersion = 0;
  litterDown(litter: Litter): void {
    this.litterVersion++;
    this.litter.set(this.tile(litter.x, litter.y), litter);
  }
  litterGone(x: number, y: number): void {
    this.litterVersion++;
    this.litter.delete(this.tile(x, y));
  }

  /** Records that a maid stands still on her tile. */
  stand(maid: Maid): void {
    const tile = this.tile(maid.x, maid.y);
    const there = this.standing.get(tile);
    if (there === undefined) this.standing.set(tile, [maid]);
    else if (!there.includes(maid)) there.push(maid);
  }
  /** Records that a maid leaves her tile. */
  walkOff(maid: Maid): void {
    const tile = this.tile(maid.x, maid.y);
    const there = this.standing.get(tile);
    if (there === undefined) return;
    if (there.length === 1 && there[0] === maid) this.standing.delete(tile);
    else
      this.standing.set(
        tile,
        there.filter((other) => other !== maid),
      );
  }
  standingAt(x: number, y: number): readonly Maid[] {
    return this.standing.get(this.tile(x, y)) ?? NOBODY;
  }

  seatChanged(seat: Seat): void {
    if (seat.dirty) this.dirty.add(seat);
    else this.dirty.delete(seat);
    if (seat.takenBy === null && !seat.dirty && isOpenSeat(this.state, seat)) this.freeSeats.add(seat);
    else this.freeSeats.delete(seat);
  }
  /** Checks again which free seats guests may take, after the weather has changed or a wing was opened or closed. */
  wingsChanged(): void {
    for (const seat of this.state.seats) this.seatChanged(seat);
  }
  seatRemoved(seat: Seat): void {
    this.dirty.delete(seat);
    this.freeSeats.delete(seat);
    this.large = null;
    const table = this.tables.get(seat.table);
    if (table !== undefined)
      this.tables.set(
        seat.table,
        table.filter((other) => other !== seat),
      );
  }
  /** Numbers of the tables with at least {@link LARGEST_GROUP} seats, in the order of the numbers. */
  get largeTables(): ReadonlySet<number> {
    return (this.large ??= new Set(
      [...this.tables]
        .filter(([, seats]) => seats.length >= LARGEST_GROUP)
        .map(([table]) => table)
        .sort((a, b) => a - b),
    ));
  }
  /** Moves the seats of table `other` to table `table`. @returns the seats that were moved */
  joinTables(table: number, other: number): readonly Seat[] {
    this.large = null;
    const moved = this.tables.get(other) ?? [];
    for (const seat of moved) seat.table = table;
    const all = [...(this.tables.get(table) ?? []), ...moved];
    this.tables.set(
      table,
      all.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)),
    );
    this.tables.delete(other);
    return moved;
  }
  /** Moves these seats of table `table` back to table `was`. */
  partTables(table: number, was: number, seats: readonly string[]): void {
    this.large = null;
    const all = this.tables.get(table) ?? [];
    const back = all.filter(({ id }) => seats.includes(id));
    for (const seat of back) seat.table = was;
    this.tables.set(
      table,
      all.filter((seat) => !back.includes(seat)),
    );
    this.tables.set(was, back);
  }
  /** Reserves a seat for a guest. */
  keep(seat: string, who: PersonId): void {
    const kept = this.kept.get(seat);
    if (kept === undefined) this.kept.set(seat, new Set([who]));
    else kept.add(who);
  }
  keepNoMore(seat: string, who: PersonId): void {
    this.kept.get(seat)?.delete(who);
  }
  isKept(seat: string, from: Guest): boolean {
    const kept = this.kept.get(seat);
    if (kept === undefined || kept.size === 0) return false;
    return kept.size > 1 || !kept.has(from.id);
  }
}

const NOBODY: readonly Maid[] = Object.freeze([]);
