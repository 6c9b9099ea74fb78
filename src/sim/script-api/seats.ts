/** Queries for scripts about seats: which are free, which are reserved, and how long the queue is. */

import type { Guest } from '../state/person.ts';
import type { Seat } from '../state/things.ts';
import type { World } from '../world/world.ts';
import { isHeldBack } from '../strong/join.ts';
import { queueBefore } from '../world/ground.ts';

export class Seating {
  private world!: World;

  bind(world: World): void {
    this.world = world;
  }

  /** Seats that are free and clean for a guest. Seats at tables that are held back for a large group are free only for that group. */
  free(me: Guest): Seat[] {
    const free = [...this.world.places.freeSeats].sort((a, b) => (a.id < b.id ? -1 : 1));
    return this.world.state.strong === undefined ? free : free.filter((seat) => !isHeldBack(this.world, seat, me));
  }
  get all(): readonly Seat[] {
    return this.world.state.seats;
  }
  /** Whether this seat is reserved for a guest other than the given one. */
  isKept(seat: Seat, me: Guest): boolean {
    return this.world.places.isKept(seat.id, me);
  }
  at(table: number): readonly Seat[] {
    return this.world.places.tables.get(table) ?? [];
  }
  /** Percentage of seats that are not free. */
  get crowding(): number {
    const seats = this.world.state.seats.length;
    return seats === 0 ? 0 : 100 - (this.world.places.freeSeats.size * 100) / seats;
  }
  queueBefore(me: Guest): number {
    return queueBefore(this.world, me);
  }
}
