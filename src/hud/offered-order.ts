/**
 * State of the offered order: the order that a click at the place under the pointer would give. The card of the order
 * preview and the card's keys share this state.
 */

import { signal } from '@preact/signals';
import { byHand } from '../ui/index.ts';
import type { OrderOffer, OrderPlace } from './api.ts';
import type { Store } from './store.ts';

/** The place that the player points at; null = none. */
export const pointed = signal<OrderPlace | null>(null);
/** Number of maids that the player has skipped for the offered order with the key X. */
export const passedOver = signal(0);
export const offer = signal<OrderOffer | null>(null);

const isSame = (a: OrderPlace | null, b: OrderPlace | null): boolean =>
  a === b || (a !== null && b !== null && a.x === b.x && a.y === b.y && a.personId === b.personId);

/**
 * Sets the place that the player points at, and computes what an order there would lead to. A further call with the
 * same place updates the offer; the maids skipped stay skipped.
 */
export function pointTo(store: Store, at: OrderPlace | null): void {
  if (!isSame(at, pointed.peek())) passedOver.value = 0;
  pointed.value = at;
  const found = at === null || store.mode.peek() === 'select' ? null : (store.deps.offer?.(at) ?? null);
  offer.value = found;
  const maid = found === null || found.together ? undefined : found.maids[passedOver.peek() % found.maids.length];
  store.deps.setOffered?.(maid === undefined || passedOver.peek() === 0 ? null : maid.id);
}

/** Skips a maid: the order is offered to the next best one. @returns false if no order is offered */
export function passOver(store: Store): boolean {
  if (offer.peek() === null) return false;
  passedOver.value++;
  pointTo(store, pointed.peek());
  return true;
}

/**
 * Whether a press at this place may give the order. On a touch screen the first tap only shows what the order would
 * lead to, and the second tap gives it.
 */
export function confirmsOffer(store: Store, at: OrderPlace): boolean {
  if (!byHand.peek() || store.deps.offer === undefined || store.mode.peek() === 'select') return true;
  if (isSame(at, pointed.peek()) && offer.peek() !== null) return true;
  pointTo(store, at);
  return offer.peek() === null;
}
