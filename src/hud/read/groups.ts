/**
 * Reads groups at the door for which no single table has enough seats. They sit down only where the player has two
 * tables pushed together (the strong action `join`); otherwise they leave.
 */

import { LARGEST_PARTY, type Guest } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { guestsOf } from './names.ts';

/** The guests of a party who are in the café, in id order; empty for a guest who came alone. */
export const partyOf = (state: WorldState, { party }: Guest): Guest[] =>
  party === null ? [] : guestsOf(state).filter((one) => one.party === party);

/** Whether a party of this size fits at no single table of any café. */
export const isLargeGroup = (size: number): boolean => size > LARGEST_PARTY;

/** The first group at the door that needs two tables; empty if there is none. */
export function groupAtDoor(state: WorldState): readonly Guest[] {
  const parties = new Map<string, Guest[]>();
  for (const guest of guestsOf(state))
    if (guest.party !== null) parties.set(guest.party, [...(parties.get(guest.party) ?? []), guest]);
  for (const party of parties.values())
    if (isLargeGroup(party.length) && party.every(({ stage }) => stage === 'queue')) return party;
  return [];
}

/** Whether two tables are being pushed together, or have been and no large group has sat down at them yet. */
export function tablesAreComing(state: WorldState): boolean {
  const { strong } = state;
  if (strong === undefined) return false;
  const hasGroup = (table: number): boolean =>
    state.seats.some((seat) => {
      const by = seat.table === table && seat.takenBy !== null ? state.people[seat.takenBy] : undefined;
      return by?.role === 'guest' && isLargeGroup(partyOf(state, by).length);
    });
  return strong.join !== undefined || strong.joined.some(({ table }) => !hasGroup(table));
}
