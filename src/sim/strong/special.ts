/**
 * Special of the hour, a strong action: for an hour of the café's clock, half of the guests who come in want this dish,
 * and are happier when they get it. They say so at the door. The kitchen therefore has their order as soon as they sit,
 * and no maid has to take it.
 */

import { isOnMenu } from '../visits/wishes.ts';
import type { Guest } from '../state/person.ts';
import { enterStage } from '../visits/visit-stages.ts';
import { draws, emit, shows, ticketsChanged, type World } from '../world/world.ts';
import { queueing } from '../world/ground.ts';
import { SECOND, seatedWithin, type StrongAction } from './strong-action.ts';
import { countsFor, lastUse, strongOf } from './ledger.ts';

const MINUTES = 60;
const SHARE = 0.5;
/** Change of a guest's mood when the special is ordered. */
const PLEASED = 0.12;

const hourOf = ({ state }: World): number => MINUTES * state.clock.ticksPerMinute;

/** Called when a guest comes in: with a probability of one half, the guest wants the special of the hour. */
export function hearsOfSpecial(world: World, who: Guest): void {
  const { special } = world.state.strong ?? {};
  if (special === undefined || special.until <= world.state.tick || who.isHero || who.wants !== null) return;
  if (!draws(who, SHARE)) return;
  who.fancies = special.dish;
  if (world.state.strong !== undefined) lastUse(world.state.strong, 'special')?.guests.push(who.id);
  shows(world, who, 'star', 60, null, special.dish);
}

/**
 * Returns the special that a guest came for, if the special is on the menu and the guest can pay for it, and raises
 * the guest's mood; null otherwise. Afterwards the guest no longer wants the special.
 */
export function specialFor(world: World, who: Guest): string | null {
  const dish = who.fancies;
  if (dish === undefined) return null;
  delete who.fancies;
  const item = world.state.menu.find(({ id }) => id === dish);
  if (item === undefined || item.price > who.budget - who.bill) return null;
  who.mood = Math.min(1, who.mood + PLEASED);
  const use = world.state.strong && lastUse(world.state.strong, 'special');
  if (use !== undefined && use.dish === dish) countsFor(use, { orders: 1, money: item.price });
  return dish;
}

/** Called when a guest sits down. If the guest came for the special, the order goes straight to the kitchen. */
export function ordersSpecial(world: World, who: Guest): void {
  if (who.stage !== 'callOrder' || who.fancies === undefined) return;
  const { state } = world;
  const dish = specialFor(world, who);
  if (dish === null) return;
  who.ordered = dish;
  state.tickets.push({ guest: who.id, dish, placedTick: state.tick });
  state.figures.ordersTaken++;
  enterStage(world, who, 'waitDish');
  emit(world, 'ordersSpecial', who.id, { dish });
  ticketsChanged(world, true);
}

/** From this number of guests on, some of them can be counted on. */
const MANY = 8;
/** How far the number of those who draw the special lies above its average at most, nine times of ten, in standard deviations. */
const ABOVE = 1.2;
/** Part of those who hear of the special and find a seat in time who order it at least. */
const AT_LEAST = 1 / 3;

/**
 * Between how many orders the special can be expected to bring: it counts the guests who come within the hour, who want
 * no fixed dishes and who can pay for it. Half of them want it; the least number counts only as many as there are
 * seats that come free after the guests who are at the door already sit.
 */
function expected(world: World, price: number): { readonly least: number; readonly most: number } {
  const { state } = world;
  const until = state.tick + hourOf(world);
  let count = 0;
  for (const { tick, spec } of state.arrivals)
    if (tick < until && !spec.isHero && spec.order === null && spec.budget >= price) count++;
  const sit = Math.max(0, Math.min(count, seatedWithin(world, hourOf(world)) - queueing(world).length));
  return {
    least: count < MANY ? 0 : Math.floor(sit * SHARE * AT_LEAST),
    most: Math.min(count, Math.ceil(count * SHARE + (ABOVE * Math.sqrt(count)) / 2)),
  };
}

export const special: StrongAction = {
  cost: 1,
  again: 900,
  needs: ['dish'],
  targets: ({ state }) =>
    // The dishes are sorted by the money they earn for each tick of cooking.
    [...state.menu]
      .sort((a, b) => b.price / (b.cookTicks + 60) - a.price / (a.cookTicks + 60) || (a.id < b.id ? -1 : 1))
      .map(({ id }) => ({ dish: id })),
  bar: (world, { dish }) => {
    const { state } = world;
    const item = state.menu.find(({ id }) => id === dish);
    if (item === undefined || !isOnMenu(state, item.id)) return 'notOnMenu';
    if ((state.strong?.special?.until ?? 0) > state.tick) return 'running';
    if (expected(world, item.price).most > 0) return null;
    return expected(world, 0).most > 0 ? 'tooDear' : 'nobodyComes';
  },
  plan: (world, { dish = '' }) => {
    const item = world.state.menu.find(({ id }) => id === dish);
    const price = item?.price ?? 0;
    const { least, most } = expected(world, price);
    const gain = { key: 'special', terms: { count: most, least, dish, money: most * price } };
    return {
      helpers: [],
      guests: [],
      tiles: [],
      seconds: Math.round(hourOf(world) / SECOND),
      gains: [gain],
      costs: [{ key: 'stove', terms: { seconds: Math.round((item?.cookTicks ?? 0) / SECOND) } }],
    };
  },
  begin: (world, { dish = '' }) => {
    strongOf(world.state).special = { dish, until: world.state.tick + hourOf(world) };
    for (const chef of world.chefs) shows(world, chef, 'star', 60, null, dish);
    return [];
  },
};
