/**
 * Manages the warm shelf: dishes cooked ahead for regulars (visits/regulars.ts). When the regular orders the dish, it
 * goes to the pass at once. If the regular no longer needs it, the next guest who orders this dish gets it. A dish that
 * goes cold is thrown away, and its ingredients are lost.
 */

import { putOnPass } from './pass.ts';
import { isLeftOver, regularOf } from '../visits/regulars.ts';
import type { KeptDish } from '../state/regulars.ts';
import type { Chef, Guest } from '../state/person.ts';
import type { Ticket } from '../state/things.ts';
import { emit, type World } from '../world/world.ts';

export function keepWarm(world: World, chef: Chef, { guest: id, dish }: Ticket): void {
  const { regulars, tick } = world.state;
  if (regulars === undefined) return;
  const regular = regularOf(world, id);
  if (regular !== undefined) regular.tally.ahead++;
  regulars.shelf.push({ dish, guest: id, cookedTick: tick });
  emit(world, 'precooked', chef.id, { dish, customer: id });
}

/**
 * Called when a ticket reaches the kitchen. If the ordered dish is on the warm shelf, and was cooked for this guest or
 * is no longer needed by its own regular, it goes to the pass.
 * @returns true if it was on the shelf, or if a chef is already cooking it for this guest
 */
export function isReadyAhead(world: World, who: Guest, dish: string): boolean {
  const { regulars } = world.state;
  if (regulars === undefined) return false;
  const kept =
    regulars.shelf.find((one) => one.guest === who.id && one.dish === dish) ??
    regulars.shelf.find((one) => one.dish === dish && isLeftOver(world, one));
  if (kept !== undefined) {
    regulars.shelf.splice(regulars.shelf.indexOf(kept), 1);
    const regular = regularOf(world, kept.guest);
    if (regular !== undefined && kept.guest === who.id) regular.tally.atOnce++;
    emit(world, 'atOnce', null, { dish, customer: who.id, meantFor: kept.guest });
    putOnPass(world, who, dish, kept.cookedTick);
    return true;
  }
  const chef = chefAhead(world, who.id);
  if (chef?.cooking?.dish !== dish) return false;
  // The dish that a chef is cooking ahead becomes an ordinary order: once cooked, it goes to the pass.
  chef.cooking = { guest: who.id, dish, placedTick: world.state.tick };
  return true;
}

/** The chef who is cooking a dish for this guest before the guest has ordered it; undefined if there is none. */
function chefAhead(world: World, id: string): Chef | undefined {
  return world.chefs.find(({ cooking }) => cooking?.ahead === true && cooking.guest === id);
}

export function clearShelf(world: World): void {
  const { regulars, menu, tick, figures } = world.state;
  if (regulars === undefined || regulars.shelf.length === 0) return;
  const isCold = ({ dish, cookedTick }: KeptDish): boolean => {
    const cold = menu.find((item) => item.id === dish)?.coldTicks ?? null;
    return cold !== null && tick - cookedTick > cold;
  };
  const cold = regulars.shelf.filter(isCold);
  if (cold.length === 0) return;
  regulars.shelf = regulars.shelf.filter((kept) => !cold.includes(kept));
  for (const { dish, guest: id } of cold) {
    const regular = regularOf(world, id);
    if (regular !== undefined) regular.tally.wasted++;
    figures.dishesWasted++;
    emit(world, 'wasted', null, { dish, customer: id, ahead: true });
  }
}
