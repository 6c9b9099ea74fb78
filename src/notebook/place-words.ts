/**
 * Puts places into words, so that the player reads "table 3" where the todo says `x 9, y 6`. What a tile means depends
 * on what the person is doing. So the guest served and the dish carried are checked first, then the map.
 */

import type { Person } from '../sim/state/person.ts';
import type { WorldState } from '../sim/state/world-state.ts';
import { placeNameAt } from '../sim/world/place-names.ts';
import { litterName, phrase, type Phrase } from './phrase.ts';

export const tableWords = (table: number): Phrase => phrase('app.table', { table });

/** What a tile means to this person, in words; if the tile has no meaning, the nearest table. */
export function placeFor(state: WorldState, person: Person, x: number, y: number): Phrase {
  return errandAt(state, person, x, y) ?? placeAt(state, x, y);
}

/** What a tile means to any person, in words, without regard to what the person is doing. */
function placeAt(state: WorldState, x: number, y: number): Phrase {
  const litter = state.litter.find((piece) => piece.x === x && piece.y === y);
  if (litter !== undefined) return phrase('notebook.place.litter', { kind: litterName(litter.kind) });
  const place = placeNameAt(state, x, y);
  if (place.name === 'table') return tableWords(place.table);
  return phrase(`place.${place.name}`, 'table' in place ? { table: place.table } : {});
}

function errandAt(state: WorldState, person: Person, x: number, y: number): Phrase | null {
  if (person.role === 'guest') return null;
  if (person.role === 'chef') return person.stove !== null && near(person.stove, x, y) ? phrase('place.stove') : null;
  const serving = person.serving === null ? undefined : state.people[person.serving];
  if (serving !== undefined && near(serving, x, y)) {
    const seat = state.seats.find((one) => one.id === serving.seat);
    if (seat !== undefined) return tableWords(seat.table);
    return phrase('notebook.place.person', { name: serving.name });
  }
  for (const id of person.carrying) {
    const guest = state.people[state.dishes[id]?.guest ?? ''];
    const seat = guest === undefined ? undefined : state.seats.find((one) => one.takenBy === guest.id);
    if (seat !== undefined && near(seat, x, y)) return tableWords(seat.table);
  }
  if (person.tending !== null) {
    const [tendX, tendY] = person.tending.split(',').map(Number);
    if (tendX !== undefined && tendY !== undefined && near({ x: tendX, y: tendY }, x, y)) {
      const seat = state.seats.find(
        (one) => (one.tableX === tendX && one.tableY === tendY) || (one.x === tendX && one.y === tendY),
      );
      return seat === undefined ? placeAt(state, tendX, tendY) : tableWords(seat.table);
    }
  }
  const toPass = person.fetching.length > 0 || person.orders.length > 0;
  if (toPass && NEIGHBOURS.some(([dx, dy]) => charAt(state, x + dx, y + dy) === 'P')) return phrase('place.pass');
  return null;
}

const NEIGHBOURS = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

function charAt(state: WorldState, x: number, y: number): string | undefined {
  return state.map.rows[y]?.[x];
}

function near(at: { readonly x: number; readonly y: number }, x: number, y: number): boolean {
  return Math.abs(at.x - x) + Math.abs(at.y - y) <= 1;
}
