/**
 * The queue of celebrations. One is shown at a time and one more may wait; by day every further one is kept until
 * closing. Three or more that wait at closing become one card, a list.
 */

import type { SimEvent } from '../../sim/state/world-state.ts';

/** A card: what is celebrated; a list celebrates several things at once. */
export type Party = readonly SimEvent[];

export interface PartyQueue {
  /** The cards to show, the present one first. */
  readonly next: readonly Party[];
  /** What waits for closing. */
  readonly kept: readonly SimEvent[];
}

export const NO_PARTIES: PartyQueue = { next: [], kept: [] };
/** Number of cards by day: the one shown, and one that waits. */
const MOST_BY_DAY = 2;
/** Number of celebrations from which closing time makes a list of them. */
const LIST_FROM = 3;

/** Adds what a tick’s events celebrate. @returns the same queue if they celebrate nothing */
export function withEvents(queue: PartyQueue, events: readonly SimEvent[], closed: boolean): PartyQueue {
  const found = events.filter(({ type }) => type === 'celebrated');
  if (found.length === 0) return queue;
  const next = [...queue.next];
  const kept = [...queue.kept];
  for (const event of found) {
    if (closed || next.length < MOST_BY_DAY) next.push([event]);
    else kept.push(event);
  }
  return { next, kept };
}

/** The queue at closing time: everything that was kept is due. @param begun whether the first card is being shown */
export function atClosing({ next, kept }: PartyQueue, begun: boolean): PartyQueue {
  const shown = begun ? next.slice(0, 1) : [];
  const waiting = [...next.slice(shown.length).flat(), ...kept];
  const cards = waiting.length >= LIST_FROM ? [waiting] : waiting.map((event) => [event]);
  return { next: [...shown, ...cards], kept: [] };
}

/** The queue after its first card. */
export const afterFirst = ({ next, kept }: PartyQueue): PartyQueue => ({ next: next.slice(1), kept });
