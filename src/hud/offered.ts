/** The order the player points at, before it is given; the preview's card and its keys share it. */

import { signal } from '@preact/signals';
import { byHand } from '../ui/index.ts';
import type { OrderOffer, OrderPlace } from './api.ts';
import type { Store } from './store.ts';

/** What is pointed at; null = nothing. */
export const pointed = signal<OrderPlace | null>(null);
/** How many maids were passed over with X, for the place pointed at. */
export const passedOver = signal(0);
export const offer = signal<OrderOffer | null>(null);

const isSame = (a: OrderPlace | null, b: OrderPlace | null): boolean =>
  a === b || (a !== null && b !== null && a.x === b.x && a.y === b.y && a.personId === b.personId);

/** Points at a place, or with the same place reads again what an order there would lead to. */
export function pointTo(store: Store, at: OrderPlace | null): void {
  if (!isSame(at, pointed.peek())) passedOver.value = 0;
  pointed.value = at;
  const found = at === null || store.mode.peek() === 'select' ? null : (store.deps.offer?.(at) ?? null);
  offer.value = found;
  const maid = found === null || found.together ? undefined : found.maids[passedOver.peek() % found.maids.length];
  store.deps.setOffered?.(maid === undefined || passedOver.peek() === 0 ? null : maid.id);
}

/** Offers the next best maid instead. @returns false if nothing is offered */
export function passOver(store: Store): boolean {
  if (offer.peek() === null) return false;
  passedOver.value++;
  pointTo(store, pointed.peek());
  return true;
}

/** Gives the order that is offered. @returns false if nothing is offered */
export function giveOffered(store: Store): boolean {
  const at = pointed.peek();
  if (at === null || offer.peek() === null) return false;
  store.deps.giveAt?.(at);
  return true;
}

/** With fingers the first tap on a place only shows what an order there would lead to. */
export function confirmsOffer(store: Store, at: OrderPlace): boolean {
  if (!byHand.peek() || store.deps.offer === undefined || store.mode.peek() === 'select') return true;
  if (isSame(at, pointed.peek()) && offer.peek() !== null) return true;
  pointTo(store, at);
  return offer.peek() === null;
}
