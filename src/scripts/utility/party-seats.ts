/**
 * Chooses the seats of a party. The first member who thinks chooses a seat as a single guest would; the others get the
 * nearest seats, preferably at the same table.
 */

import type { JsonObject } from '../../ai/index.ts';
import { LARGEST_PARTY, NO_WAY, tilesBetween } from '../../sim/script-api/script-api.ts';
import type { CafeView, Guest, Seat } from '../../sim/script-api/views.ts';
import { chooseSeat } from './seat.ts';

export interface PlacesChosen {
  readonly seat: Seat;
  /** Seats for the other members of the party, by the members' ids; null if no other member needs a seat. */
  readonly mates: JsonObject | null;
}

/** Chooses the seats of a guest and the guest's companions; null if there are not enough free seats. */
export function choosePlaces(me: Guest, cafe: CafeView): PlacesChosen | null {
  const others = cafe.visits.companyOf(me).filter((mate) => mate !== me && mate.claimedSeat === null);
  if (others.length === 0) {
    const seat = chooseSeat(me, cafe);
    if (seat === null) notesNoSeat(me, cafe, reachable(me, cafe), 1);
    return seat === null ? null : { seat, mates: null };
  }
  const free = reachable(me, cafe).filter((seat) => !cafe.seating.isKept(seat, me));
  const size = others.length + 1;
  // A group that is too large for every usual table sits together or not at all.
  const group = size > LARGEST_PARTY;
  const seat = free.length < size ? null : group ? atOneTable(free, size) : chooseSeat(me, cafe);
  if (seat === null) {
    notesNoSeat(me, cafe, free, size);
    return null;
  }
  const near = free.filter((one) => one !== seat).sort((a, b) => far(a, seat) - far(b, seat) || (a.id < b.id ? -1 : 1));
  const mates: Record<string, string> = {};
  others.forEach((mate, i) => (mates[mate.id] = (near[i] as Seat).id));
  return { seat, mates };
}

/** The free seats to which there is a way. */
const reachable = (me: Guest, cafe: CafeView): readonly Seat[] =>
  cafe.seating.free(me).filter((seat) => cafe.floor.tilesTo(me, seat.x, seat.y) < NO_WAY);

/** Notes why a guest or a party does not sit down now. A party that could, but waits for a smaller table, has said so. */
function notesNoSeat(me: Guest, cafe: CafeView, free: readonly Seat[], size: number): void {
  const { reasons, seating } = cafe;
  const table = seating.tableOf(me);
  if (table !== null) return reasons.note('guest.familyTable', { table });
  if (free.length >= size)
    return atOneTable(free, size) === null ? reasons.note('guest.together', { count: size }) : undefined;
  const hero = seating.heroesWaiting.find((one) => one !== me);
  if (hero !== undefined && !me.isHero) return reasons.note('guest.heroFirst', { name: hero.name });
  const kept = seating.keptFromMe(me);
  if (kept !== null && kept.table === seating.family?.table)
    return reasons.note('guest.familyFirst', { table: kept.table, count: kept.size });
  if (kept !== null) return reasons.note('guest.keptFor', { table: kept.table, count: kept.size });
  if (free.length > 0) return reasons.note('guest.together', { count: size });
  reasons.note(seating.hasPlates ? 'guest.plates' : 'guest.queue');
}

/** The first free seat at a table that has at least `size` free seats; null if there is no such table. */
const atOneTable = (free: readonly Seat[], size: number): Seat | null =>
  free.find(({ table }) => free.filter((one) => one.table === table).length >= size) ?? null;

/** Sort key for the seats of a party: seats at the same table come before all others, nearer seats before farther ones. */
const far = (seat: Seat, from: Seat): number =>
  seat.table === from.table ? 0 : 1 + tilesBetween(seat.x, seat.y, from.x, from.y);
