/**
 * The queue of celebrations. During the day one celebration is shown and one more may wait; further celebrations are
 * kept until closing time; a new star comes first. If three or more are waiting at closing time, one card shows all of them as a list.
 */

import type { SimEvent } from '../../sim/state/world-state.ts';

/** A card of the queue: the events that the card celebrates; a card with several events shows them as a list. */
export type Celebrated = readonly SimEvent[];

export interface PartyQueue {
  /** The cards to show in their order; the first card is shown now. */
  readonly next: readonly Celebrated[];
  /** Celebrations that are kept until closing time. */
  readonly kept: readonly SimEvent[];
}

export const NO_PARTIES: PartyQueue = { next: [], kept: [] };
/** Maximum number of cards in the queue during the day: one that is shown, and one that waits. */
const MOST_BY_DAY = 2;
/** Whether an event is a maid's notice, whose card asks the player for an answer. */
export const asksForAnswer = ({ type, what }: SimEvent): boolean => type === 'notice' && what === 'given';

/** Number of waiting celebrations from which one card shows all of them as a list at closing time. */
const LIST_FROM = 3;

/** Adds the celebrations, and the news of maids who leave or stay, among a tick’s events to the queue. @returns the same queue if there are none */
export function withEvents(queue: PartyQueue, events: readonly SimEvent[], closed: boolean): PartyQueue {
  const found = events.filter(({ type }) => type === 'celebrated' || type === 'notice');
  if (found.length === 0) return queue;
  const next = [...queue.next];
  const kept = [...queue.kept];
  for (const event of found) {
    // A new star is the aim of the season, so it is shown next and never waits until closing time.
    if (event['what'] === 'star') next.splice(1, 0, [event]);
    else if (closed || next.length < MOST_BY_DAY) next.push([event]);
    else kept.push(event);
  }
  return { next, kept };
}

/** The queue at closing time: all celebrations that were kept become cards. @param begun whether the first card is being shown */
export function atClosing({ next, kept }: PartyQueue, begun: boolean): PartyQueue {
  const shown = begun ? next.slice(0, 1) : [];
  const waiting = [...next.slice(shown.length).flat(), ...kept];
  const told = waiting.filter((event) => !asksForAnswer(event));
  const asked = waiting.filter(asksForAnswer).map((event) => [event]);
  const cards = told.length >= LIST_FROM ? [told] : told.map((event) => [event]);
  return { next: [...shown, ...cards, ...asked], kept: [] };
}

/** The queue without its first card, which has been shown. */
export const afterFirst = ({ next, kept }: PartyQueue): PartyQueue => ({ next: next.slice(1), kept });

/** The queue without its first card and without the cards of all other notices, which the player leaves to the report. */
export const withoutNotices = ({ next, kept }: PartyQueue): PartyQueue => ({
  next: next.slice(1).filter((card) => !card.some(asksForAnswer)),
  kept,
});

/** How many further maids have given notice and wait for an answer. */
export const noticesAfter = ({ next }: PartyQueue): number =>
  next.slice(1).filter((card) => card.some(asksForAnswer)).length;
