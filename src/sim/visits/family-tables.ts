/**
 * Tables for families: a party of three or four that has waited at the door for long gets the next table that holds it.
 * Single guests and couples take every chair that comes free, so without this rule four chairs at one table are rarely
 * free together. One table is kept at a time, for the party that has waited longest; other guests take other chairs.
 */

import { LARGEST_PARTY, type Guest } from '../state/person.ts';
import { holds } from '../state/day-rules.ts';
import type { FamilyTable } from '../state/things.ts';
import { isOpenSeat } from '../world/wings.ts';
import { seatsChanged, type World } from '../world/world.ts';
import { hasPromisedTable, keptTables } from './kept-tables.ts';
import { ticksUntilRoom } from './until-free.ts';

/** Fewest guests of such a party: two find chairs easily enough. */
const FEWEST = 3;
/** Number of ticks at the door after which a table is kept: 25 café minutes. */
const WAITED_TICKS = 250;
/** A table kept is given up for one at which the party can sit this number of ticks sooner. */
const SOONER_TICKS = 400;

const waits = (state: World['state'], party: readonly Guest[]): boolean =>
  party.length >= FEWEST &&
  party.length <= LARGEST_PARTY &&
  party.every((who) => who.stage === 'queue' && who.claimedSeat === null && !hasPromisedTable(state, who));

/** The party of three or four that has waited longest of those that have waited for long; null if there is none. */
function partyWaiting({ parties, state }: World): readonly Guest[] | null {
  for (const party of parties.values())
    if (waits(state, party) && party.every(({ enteredTick }) => state.tick - enteredTick >= WAITED_TICKS)) return party;
  return null;
}

/** The tables that a family cannot have, because they are kept for other guests or are being pushed together. */
const keptForOthers = (state: World['state']): number[] => keptTables({ ...state, family: undefined });

/** The table at which the party can sit soonest; of several the smallest, of these the lowest number. */
function bestTable({ state, places }: World, size: number): { table: number; until: number } | null {
  const taken = keptForOthers(state);
  const found: { table: number; until: number; seats: number }[] = [];
  for (const [table, seats] of places.tables)
    if (
      seats.length >= size &&
      !places.largeTables.has(table) &&
      !taken.includes(table) &&
      seats.every((seat) => isOpenSeat(state, seat))
    )
      found.push({ table, until: ticksUntilRoom(seats, state.people, size), seats: seats.length });
  found.sort((a, b) => a.until - b.until || a.seats - b.seats || a.table - b.table);
  return found[0] ?? null;
}

/** Chooses the table that is kept for a party at the door, or gives it free. */
export function familyStep(world: World): void {
  const { state } = world;
  const now = state.family;
  const before = now === undefined ? undefined : world.parties.get(now.party);
  const party =
    state.closed || !holds(state, 'apart')
      ? null
      : before !== undefined && waits(state, before)
        ? before
        : partyWaiting(world);
  const best = party === null ? null : bestTable(world, party.length);
  if (party === null || best === null) {
    if (now === undefined) return;
    delete state.family;
    seatsChanged(world, true);
    return;
  }
  const next: FamilyTable = { party: (party[0] as Guest).party as string, table: best.table, size: party.length };
  if (now?.party === next.party && now.table !== next.table && !isSooner(world, now, best.until)) return;
  if (now?.party === next.party && now.table === next.table) return;
  state.family = next;
  seatsChanged(world, true);
}

/** Whether the party could sit elsewhere much sooner than at the table that is kept for it. */
function isSooner({ state, places }: World, { table, size }: FamilyTable, until: number): boolean {
  const seats = (places.tables.get(table) ?? []).filter((seat) => isOpenSeat(state, seat));
  const isGone = keptForOthers(state).includes(table) || places.largeTables.has(table);
  return isGone || ticksUntilRoom(seats, state.people, size) - until >= SOONER_TICKS;
}
