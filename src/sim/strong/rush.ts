/**
 * Rush, a strong action. The next dish of every guest at a table is cooked in half the time, and it is cooked and
 * carried before all other dishes.
 */

import type { Guest } from '../state/person.ts';
import type { StrongTarget } from '../state/strong.ts';
import { isRushed } from '../state/strong.ts';
import { shows, ticketsChanged, type World } from '../world/world.ts';
import { SECOND, type StrongAction, type StrongPlan } from './strong-action.ts';
import { strongOf } from './ledger.ts';

/** Whether this guest waits for a dish that the player has not rushed yet. */
const isWaiting = ({ state }: World, { stage, id }: Guest): boolean => stage === 'waitDish' && !isRushed(state, id);

/** Whether a maid carries this guest's dish already, so that no haste in the kitchen helps. */
const isCarried = ({ state, maids }: World, { id }: Guest): boolean =>
  maids.some(({ carrying }) => carrying.some((dish) => state.dishes[dish]?.guest === id));

/** Guests at this table who wait for a dish that can still come sooner. */
const waitingAt = (world: World, table: number | undefined): Guest[] =>
  world.guests.filter(
    (who) =>
      isWaiting(world, who) &&
      who.seat !== null &&
      world.seats.get(who.seat)?.table === table &&
      !isCarried(world, who),
  );

/** Number of ticks that the kitchen needs for all tickets that come before those of these guests. */
function ticksBefore({ state, chefs }: World, guests: readonly Guest[]): number {
  const ids = guests.map(({ id }) => id);
  const at = state.tickets.findIndex(({ guest }) => ids.includes(guest));
  if (at < 0) return 0;
  const before = state.tickets.slice(0, at);
  const ticks = before.reduce((sum, { dish }) => sum + (state.menu.find(({ id }) => id === dish)?.cookTicks ?? 0), 0);
  return Math.round(ticks / Math.max(1, chefs.length));
}

export const rush: StrongAction = {
  cost: 1,
  again: 200,
  needs: ['table'],
  targets: (world) => {
    // Tables are sorted by their most impatient guest.
    const least = new Map<number, number>();
    for (const who of world.guests) {
      const table = who.seat === null ? undefined : world.seats.get(who.seat)?.table;
      if (table === undefined || !isWaiting(world, who) || isCarried(world, who)) continue;
      least.set(table, Math.min(least.get(table) ?? 2, who.patienceLeft));
    }
    return [...least].sort((a, b) => a[1] - b[1] || a[0] - b[0]).map(([table]): StrongTarget => ({ table }));
  },
  bar: (world, { table, guest }) => {
    if (waitingAt(world, table).length > 0) return null;
    const isNamed = table !== undefined || guest !== undefined;
    const isServed = world.guests.some(
      (who) =>
        isWaiting(world, who) &&
        isCarried(world, who) &&
        (table === undefined || world.seats.get(who.seat ?? '')?.table === table),
    );
    if (isServed && (table !== undefined || guest === undefined)) return 'onTheWay';
    return isNamed && world.guests.some((who) => isWaiting(world, who)) ? 'noDishHere' : 'noDishWaits';
  },
  plan: (world, { table = 0 }): StrongPlan => {
    const guests = waitingAt(world, table);
    const saved = Math.round(ticksBefore(world, guests) / SECOND);
    const ids = guests.map(({ id }) => id);
    const at = world.state.tickets.findIndex(({ guest }) => ids.includes(guest));
    return {
      helpers: [],
      guests: ids,
      tiles: guests.map(({ x, y }) => ({ x, y })),
      seconds: null,
      gains: [
        { key: 'rush', terms: { count: guests.length, table } },
        ...(saved > 0 ? [{ key: 'sooner', terms: { seconds: saved } }] : []),
      ],
      costs: at > 0 ? [{ key: 'othersWait', terms: { count: at } }] : [],
    };
  },
  begin: (world, { table }) => {
    const { state } = world;
    const guests = waitingAt(world, table);
    const ids = guests.map(({ id }) => id);
    strongOf(state).rushed.push(...ids);
    const first = state.tickets.filter(({ guest }) => ids.includes(guest));
    state.tickets = [...first, ...state.tickets.filter(({ guest }) => !ids.includes(guest))];
    if (first.length > 0) ticketsChanged(world, true);
    for (const who of guests) shows(world, who, 'fire', 60);
    for (const chef of world.chefs) shows(world, chef, 'fire', 60);
    return ids;
  },
};
