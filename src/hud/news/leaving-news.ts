/** News of guests who leave unserved: what drove them away, and which party found no seats together. */

import type { SimEvent, WorldState } from '../../sim/state/world-state.ts';
import { hasTableFor, isLargeGroup, partyOf } from '../read/groups.ts';
import { about, type Told } from './about.ts';

/**
 * The event from which a guest has fled, by its name in the report's list of causes. Null for a guest who leaves for
 * another reason.
 */
export function fledFrom(state: WorldState, { who, reason }: SimEvent): 'badFood' | 'fight' | null {
  const guest = state.people[who ?? ''];
  if (reason !== 'fled') return null;
  return guest?.role === 'guest' && guest.ateCold ? 'badFood' : 'fight';
}

/**
 * News of a party that leaves for want of seats: too few are free or, for a large party, no table has enough. Null for
 * other guests who leave.
 */
export function partyWithoutTable(state: WorldState, event: SimEvent, reason: string): Told | null {
  const who = state.people[event.who ?? ''];
  if (who?.role !== 'guest' || reason !== 'noSeat') return null;
  const party = partyOf(state, who);
  if (party.length < 2) return null;
  const fits = isLargeGroup(party.length) && hasTableFor(state, party.length);
  const key = fits ? 'drama.lostGroupSeats' : isLargeGroup(party.length) ? 'drama.lostGroup' : 'drama.lostParty';
  return about(state, event, key, {
    params: { count: party.length },
    bad: true,
  });
}
