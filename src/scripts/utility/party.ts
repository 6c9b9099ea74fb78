/**
 * Where people sit who came together: whoever of them thinks first chooses the seat, as somebody alone would, and the
 * others take the seats next to it – at the same table as far as it goes, then the nearest.
 */

import type { JsonObject } from '../../ai/index.ts';
import { NO_WAY, tilesBetween, type ScriptApi } from '../../sim/script-api/script-api.ts';
import type { Guest } from '../../sim/state/person.ts';
import type { Seat } from '../../sim/state/things.ts';
import { chooseSeat } from './seat.ts';

export interface PlacesChosen {
  readonly seat: Seat;
  /** Seats of the others, by their ids; null = nobody else needs one. */
  readonly mates: JsonObject | null;
}

/** The seat a guest takes, and those of whoever came along; null when there are none for all of them. */
export function choosePlaces(me: Guest, cafe: ScriptApi): PlacesChosen | null {
  const others = cafe.companyOf(me).filter((mate) => mate !== me && mate.claimedSeat === null);
  if (others.length === 0) {
    const seat = chooseSeat(me, cafe);
    return seat === null ? null : { seat, mates: null };
  }
  const free = cafe.seating
    .free()
    .filter((seat) => !cafe.seating.isKept(seat, me) && cafe.floor.tilesTo(me, seat.x, seat.y) < NO_WAY);
  const seat = free.length <= others.length ? null : chooseSeat(me, cafe);
  if (seat === null) return null;
  const near = free.filter((one) => one !== seat).sort((a, b) => far(a, seat) - far(b, seat) || (a.id < b.id ? -1 : 1));
  const mates: Record<string, string> = {};
  others.forEach((mate, i) => (mates[mate.id] = (near[i] as Seat).id));
  return { seat, mates };
}

/** The own table comes before all others. */
const far = (seat: Seat, from: Seat): number =>
  seat.table === from.table ? 0 : 1 + tilesBetween(seat.x, seat.y, from.x, from.y);
