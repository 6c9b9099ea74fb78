/**
 * Keeps a table for the inspectors of a golden bell from shortly before they come until they sit, so that they do not
 * queue behind everyone else: the player is judged by orders, dishes and plates.
 */

import type { CalendarState } from '../state/day-events.ts';
import { isTableFit, tableToKeep } from '../visits/kept-tables.ts';
import { seatsChanged, type World } from '../world/world.ts';

/**
 * Number of ticks before they come from which the table is kept: 25 café minutes and, if guests sit at every table, as
 * long as these are likely to stay in addition, but at most 80 minutes.
 */
const BEFORE = 250;
const MOST_BEFORE = 800;

const isComing = (world: World, party: string): boolean =>
  world.parties.get(party)?.some(({ stage }) => stage === 'queue' || stage === 'toSeat') === true;

/** Keeps a table for a party, or gives it free. @param at the tick at which it comes; null = it has come in */
export function keepsBellTable(
  world: World,
  calendar: CalendarState,
  party: string,
  size: number,
  at: number | null,
): void {
  const { kept } = calendar;
  const left = at === null ? 0 : at - world.state.tick;
  const wants = at === null ? isComing(world, party) : left <= MOST_BEFORE;
  if (wants && kept !== undefined && isTableFit(world, kept.table, size)) return;
  if (kept !== undefined) {
    delete calendar.kept;
    seatsChanged(world, true);
  }
  const best = wants ? tableToKeep(world, size) : null;
  if (best !== null && left <= BEFORE + best.until) calendar.kept = { party, table: best.table, size };
}
