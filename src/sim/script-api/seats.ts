/** Chairs, as scripts may ask: which are free, which are kept for somebody, and who stands in the queue for one. */

import type { Guest } from '../state/person.ts';
import type { Seat } from '../state/things.ts';
import type { World } from '../world/world.ts';
import { queueBefore } from '../world/ground.ts';

/** Questions about the seats of one café. */
export class Seating {
  private world!: World;

  /** Set once by whoever builds the café. */
  bind(world: World): void {
    this.world = world;
  }

  /** Seats that are free and clean. */
  free(): Seat[] {
    return [...this.world.places.freeSeats].sort((a, b) => (a.id < b.id ? -1 : 1));
  }
  get all(): readonly Seat[] {
    return this.world.state.seats;
  }
  /** Whether a scenario keeps this seat for somebody else who is still to come or waits for it. */
  isKept(seat: Seat, me: Guest): boolean {
    return this.world.places.isKept(seat.id, me);
  }
  /** The seats of a table. */
  at(table: number): readonly Seat[] {
    return this.world.places.tables.get(table) ?? [];
  }
  /** Percent of the seats that are not free. */
  get crowding(): number {
    const seats = this.world.state.seats.length;
    return seats === 0 ? 0 : 100 - (this.world.places.freeSeats.size * 100) / seats;
  }
  /** How many stand in the queue before this guest. */
  queueBefore(me: Guest): number {
    return queueBefore(this.world, me);
  }
}
