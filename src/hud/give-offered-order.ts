/** Predicts what giving the offered order would do, and gives it. */

import type { OfferedMaid, OrderOffer } from './api.ts';
import { offer, passedOver, pointed } from './offered-order.ts';
import type { Store } from './store.ts';

/**
 * The maids who would get the offered order: all of them if it is for several maids, otherwise the best one that the
 * player has not skipped.
 */
const asked = ({ maids, together }: OrderOffer): readonly OfferedMaid[] =>
  together ? maids : maids.slice(passedOver.value % Math.max(1, maids.length)).slice(0, 1);

/** Reasons that keep an order from being carried out now, but may pass while the order is on the board. */
const PASSING: ReadonlySet<string | null> = new Set(['notCalling', 'colleague', 'bookFull', 'handsFull']);

/**
 * What giving the offered order would do: `now` = a maid can carry it out; `later` = something prevents it now, but
 * perhaps not for long, so the order waits on the board; `never` = nothing, because no asked maid can carry it out.
 */
export function useOf(shown: OrderOffer): 'now' | 'later' | 'never' {
  const outlooks = asked(shown).map(({ outlook }) => outlook);
  if (outlooks.some(({ chance }) => chance !== 'no')) return 'now';
  return outlooks.some(({ cause }) => PASSING.has(cause)) ? 'later' : 'never';
}

/**
 * Gives the offered order, unless no maid can carry it out.
 * @returns false if no order is offered
 */
export function giveOffered(store: Store): boolean {
  const at = pointed.peek();
  const shown = offer.peek();
  if (at === null || shown === null) return false;
  if (useOf(shown) !== 'never') store.deps.giveAt?.(at);
  return true;
}
