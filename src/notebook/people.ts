/**
 * Looks up facts about people in the café's state, for every page of the notebook: table, wish, favourite rank, mood.
 * Read-only. Unknown ids give null, because a record may name a guest who has left.
 */

import type { Mood } from '../ui/index.ts';
import { maidFace } from '../ui/pictures/maid-face.ts';
import { FLAG, type Guest, type Maid, type Person, type PersonId } from '../sim/state/person.ts';
import type { WorldState } from '../sim/state/world-state.ts';

export function personOf(state: WorldState, id: PersonId | null): Person | null {
  return id === null ? null : (state.people[id] ?? null);
}

export function maidsOf(state: WorldState): Maid[] {
  return everyone(state).filter((person): person is Maid => person.role === 'maid');
}

export function guestsOf(state: WorldState): Guest[] {
  return everyone(state).filter((person): person is Guest => person.role === 'guest');
}

/** All people in id order (code units), the order in which they take their turns. */
function everyone(state: WorldState): Person[] {
  return Object.values(state.people).sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}

/** Number of the table at which a person sits or has claimed a seat; null = none. */
export function tableOf(state: WorldState, person: Person): number | null {
  const claimed = person.role === 'guest' ? person.claimedSeat : null;
  const id = person.seat ?? claimed;
  return id === null ? null : (state.seats.find((seat) => seat.id === id)?.table ?? null);
}

/** What a guest wants from a maid. The wish determines which duties a maid needs to serve the guest. */
export type Wish = 'order' | 'bill' | 'dish';

export function wishOf(guest: Guest): Wish | null {
  if (guest.calls !== null) return guest.calls.need;
  return guest.stage === 'waitDish' ? 'dish' : null;
}

export interface Dearness {
  /** A guest type's or person's place among a maid's favourites: 1 = the first; persons come before types. */
  readonly place: number;
  readonly by: 'id' | 'type';
}

/** A guest's place among a maid's favourites: among her persons, otherwise among her types; null = not a favourite. */
export function dearness(maid: Maid, guest: Guest): Dearness | null {
  const person = maid.favouriteCustomerIds.indexOf(guest.id);
  if (person >= 0) return { place: person + 1, by: 'id' };
  const type = maid.favouriteCustomerTypes.indexOf(guest.customerType);
  return type >= 0 ? { place: type + 1, by: 'type' } : null;
}

/** Sort key of guests by preference: favourite persons in order, then favourite types in order, then all other guests. */
export function dearRank(dear: Dearness | null): number {
  if (dear === null) return 2000;
  return dear.by === 'id' ? dear.place : 1000 + dear.place;
}

/** For how many more ticks a person is stunned; 0 = not stunned. */
export function stunnedFor(person: Person): number {
  return Math.max(0, ...person.flags.filter((entry) => (entry.flag & FLAG.STUNNED) !== 0).map((entry) => entry.ticks));
}

/** Number of ticks until the person's present work is finished; null = no work has begun. The number stays the same while the work is paused. */
export function workLeft(state: WorldState, person: Person): number | null {
  return person.work === null || person.workUntil === 0 ? null : Math.max(0, person.workUntil - state.tick + 1);
}

/** Which of the five portraits a person shows now. */
export function moodOf(person: Person): Mood {
  const fell = stunnedFor(person) > 0 || ['slip', 'down', 'getup'].includes(person.pose);
  const pleased = ['chat', 'cheer', 'greet', 'autograph', 'serve'].includes(person.pose);
  if (person.role === 'maid') return maidFace(person, fell ? 'fall' : pleased ? 'pleasant' : null);
  if (fell) return 'surprised';
  switch (person.pose) {
    case 'stare':
    case 'panic':
    case 'photo':
      return 'surprised';
    case 'angry':
    case 'angrySit':
      return 'sad';
  }
  if (pleased) return 'happy';
  if (person.role === 'chef') return person.cooking === null ? 'calm' : 'busy';
  if (person.patienceLeft < 0.3 || person.mood < -0.4) return 'sad';
  return person.mood > 0.3 || person.pose === 'eat' ? 'happy' : 'calm';
}
