/** The part of the running café that queries about the floor use: the state, the paths, the indexes and the guests. */

import type { Guest } from '../state/person.ts';
import type { Litter, Seat } from '../state/things.ts';
import type { WorldState } from '../state/world-state.ts';
import type { Paths } from './paths.ts';
import type { Places } from './places.ts';
import type { ThoughtEffects } from './thought-effects.ts';

export interface Ground {
  readonly state: WorldState;
  readonly paths: Paths;
  /** Indexes of the things and the standing maids in the room. This object is replaced when the room is furnished again. */
  places: Places;
  /** All guests in the café, in the order of their ids. */
  guests: Guest[];
  /** Guests in the queue, in the order of their ids; null if the list must be computed again, see {@link queueing}. */
  queue: readonly Guest[] | null;
  /** Changes that a character's present thought proposes in addition to its answer, for example a bubble or a command. */
  readonly effects: ThoughtEffects;
}

/** Returns the guests who wait for a table, in the order of their ids. The list is computed again after the queue has changed. */
export function queueing(world: Ground): readonly Guest[] {
  return (world.queue ??= world.guests.filter(({ stage }) => stage === 'queue'));
}
export function queueBefore(world: Ground, who: Guest): number {
  const queue = queueing(world);
  let before = 0;
  while (before < queue.length && (queue[before] as Guest).id < who.id) before++;
  return before;
}

/**
 * Finds the table that stands on a tile or has a seat there. Returns those of its seats that have empty plates and are
 * not taken by a guest.
 */
export function platesAt(world: Pick<Ground, 'places' | 'state'>, x: number, y: number): Seat[] {
  const at = world.state.seats.find(
    (seat) => (seat.tableX === x && seat.tableY === y) || (seat.x === x && seat.y === y),
  );
  return at === undefined
    ? []
    : (world.places.tables.get(at.table) ?? []).filter(({ dirty, takenBy }) => dirty && takenBy === null);
}

export const litterAt = (world: Ground, x: number, y: number): Litter | undefined => world.places.litterAt(x, y);
