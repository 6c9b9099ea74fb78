/** Finds names, faces and tables by id, also of people who have left. */

import type { Guest, Maid, Person, Rank } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';

export interface FaceOf {
  readonly look: string;
  readonly rank: Rank | null;
}

export const maidsOf = (state: WorldState): Maid[] =>
  peopleOf(state).filter((person): person is Maid => person.role === 'maid');
export const guestsOf = (state: WorldState): Guest[] =>
  peopleOf(state).filter((person): person is Guest => person.role === 'guest' && person.present);

/** Everyone in the café, in id order. */
export function peopleOf(state: WorldState): readonly Person[] {
  const ids = Object.keys(state.people);
  // Many panels ask in the same tick. People come and go rarely, so the sorted list mostly still holds.
  const known = sorted.get(state);
  if (known !== undefined && known.length === ids.length && known.every((one) => state.people[one.id] === one))
    return known;
  const people = ids.sort((a, b) => (a < b ? -1 : 1)).map((id) => state.people[id] as Person);
  sorted.set(state, people);
  return people;
}
const sorted = new WeakMap<WorldState, readonly Person[]>();

export const nameOf = (state: WorldState, id: string | null): string | null =>
  id === null ? null : (state.people[id]?.name ?? null);

export function faceOf(person: Person | undefined): FaceOf | null {
  return person === undefined ? null : { look: person.look, rank: person.role === 'maid' ? person.rank : null };
}

export function tableOf(state: WorldState, person: Person | undefined): number | null {
  if (person === undefined) return null;
  const seat = person.seat ?? (person.role === 'guest' ? person.claimedSeat : null);
  if (seat === null) return null;
  return state.seats.find((one) => one.id === seat)?.table ?? null;
}
