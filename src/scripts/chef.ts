/** The chefs: the oldest ticket, again and again. */

import type { ChefScript } from './kinds.ts';

const TICKETS: readonly string[] = ['tickets'];

const waiting: ChefScript = ({ me, cafe }) => {
  if (me.cooking !== null || cafe.ticketsWaiting > 0) {
    const ticket = me.cooking ?? cafe.nextTicket;
    if (ticket !== null)
      cafe.reasons.note('chef.cooks', { dish: ticket.dish, name: cafe.guest(ticket.guest)?.name ?? ticket.guest });
    return { behave: 'cook' };
  }
  cafe.reasons.note('chef.waits');
  return { behave: 'stay', until: TICKETS };
};

/** All of a chef's scripts by name. */
export const chefScripts: Readonly<Record<string, ChefScript>> = { 'chef.waiting': waiting };
