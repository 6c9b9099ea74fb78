/**
 * News of orders: one that was declined, is impossible or failed, one that another maid has carried out already, and the
 * orders of the head maid.
 */

import type { Cafe } from '../../sim/api.ts';
import type { OrderState } from '../../sim/state/command-answer.ts';
import type { SimEvent, WorldState } from '../../sim/state/world-state.ts';
import type { WordKey } from '../../words/index.ts';
import { wordsOf } from '../read/board.ts';
import { names, number, text } from '../read/event-fields.ts';
import { tableOf } from '../read/names.ts';
import { forestalls, servicesIn } from '../read/orders/forestalled-orders.ts';
import { about, type Told } from './about.ts';

/** News of a maid who serves a guest before the maid that the player had asked. */
export function quicker(state: WorldState, event: SimEvent, cafe: Cafe): Told | null {
  const [service] = servicesIn([event]);
  if (service === undefined || !forestalls(cafe, service)) return null;
  const guest = state.people[service.guests[0] ?? ''];
  return about(state, { ...event, who: service.by }, `drama.quicker.${service.need}`, {
    params: { guest: guest?.name ?? '', table: tableOf(state, guest) ?? 0 },
    with: guest ? [guest.id] : [],
  });
}

/** News of an order that was declined, is impossible or failed. Other answers are no news. */
export function aboutOrder(state: WorldState, event: SimEvent): Told | null {
  const who = state.people[event.who ?? ''];
  const order = who?.role === 'maid' ? who.answers.find(({ id }) => id === event.id) : undefined;
  // What the head maid asks of herself, and then can't do, concerns nobody else.
  if (order === undefined || order.cause === 'colleague' || order.from === event.who) return null;
  const key = ORDER_TOLD[order.is];
  if (key === undefined) return null;
  return about(state, event, key, {
    parts: {
      command: { part: 'command', of: wordsOf(state, order.command) },
      cause: { part: 'cause', of: order.cause ?? '' },
    },
  });
}
const ORDER_TOLD: Readonly<Partial<Record<OrderState, WordKey>>> = {
  declined: 'drama.declined',
  impossible: 'drama.impossible',
  failed: 'drama.failed',
};

/**
 * After an order of the head maid, a further order of the same kind is no news for this many ticks: it is on the
 * chalkboard in any case, and would drown other news.
 */
const SAME_AGAIN = 6000;

/** News of the head maid: a title she has earned, and what she asks for, with the reason. */
export function aboutHeadMaid(state: WorldState, event: SimEvent): Told | null {
  if (event.what === 'title') return about(state, event, `drama.headTitle.${number(event.title)}` as WordKey);
  const { tick, id, choice, basis } = event;
  const isRepeated = state.headMaid?.orders.some(
    (one) => one.command !== id && one.choice === choice && tick - one.tick < SAME_AGAIN,
  );
  if (event.what !== 'order' || isRepeated === true) return null;
  const to = names(event.to);
  const isOwn = to.every((one) => one === event.who);
  return about(state, event, isOwn ? 'drama.headMaid.own' : 'drama.headMaid.asks', {
    parts: {
      to: { part: 'names', of: to.map((one) => state.people[one]?.name ?? one) },
      choice: { part: 'choice', of: text(choice) ?? '' },
      why: { part: 'why', of: text(basis) ?? '', lesson: text(event.lesson) },
    },
    with: to.filter((one) => one !== event.who),
  });
}
