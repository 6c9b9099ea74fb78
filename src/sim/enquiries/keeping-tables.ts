/**
 * Keeps a table for guests who come because of an enquiry and were promised a place: from shortly before they come until
 * they sit. Guests who already sit at the table stay.
 */

import type { CafeEnquiry, EnquiriesState } from '../state/enquiries.ts';
import { isTableFit, tableToKeep } from '../visits/kept-tables.ts';
import { guest, seatsChanged, type World } from '../world/world.ts';
import { numberOf } from './enquiry-kind.ts';

/**
 * Number of ticks before the guests come at which a table is chosen, for one guest and for several: those who sit at a
 * table give up their seats one after another.
 */
const BEFORE = 60;
const BEFORE_SEVERAL = 300;
/** Number of ticks after which a table is kept no longer if they have not come in. */
const LATEST = 600;

/** Whether any of the guests is still to come in or to sit down. */
function awaits(world: World, { guests, came }: CafeEnquiry): boolean {
  if (came < guests.length) return true;
  return guests.some((id) => {
    const stage = guest(world, id)?.stage;
    return stage === 'queue' || stage === 'toSeat';
  });
}

/** Keeps a table for an enquiry's guests when they come soon, and gives it free once they sit. */
export function keepTable(world: World, one: CafeEnquiry, size: number): void {
  const { enquiries, tick } = world.state;
  const at = numberOf(one, 'tick');
  if (enquiries === undefined || tick < at - (size > 1 ? BEFORE_SEVERAL : BEFORE)) return;
  const mine = enquiries.kept?.find(({ enquiry }) => enquiry === one.id);
  const wants = awaits(world, one) && (one.came > 0 || tick < at + LATEST);
  // A table that maids have pushed to another one, or that lies in a closed wing, is exchanged for a different one.
  if (mine !== undefined && (!wants || !isTableFit(world, mine.table, size))) keepNoLonger(world, enquiries, one);
  if (!wants || (mine !== undefined && enquiries.kept?.includes(mine) === true)) return;
  const table = tableToKeep(world, size)?.table ?? null;
  if (table !== null) enquiries.kept = [...(enquiries.kept ?? []), { enquiry: one.id, table, size }];
}

/** Gives the table of an enquiry free. */
export function keepNoLonger(world: World, enquiries: EnquiriesState, { id }: CafeEnquiry): void {
  const rest = (enquiries.kept ?? []).filter(({ enquiry }) => enquiry !== id);
  if (rest.length > 0) enquiries.kept = rest;
  else delete enquiries.kept;
  seatsChanged(world, true);
}
