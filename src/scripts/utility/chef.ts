/** Chooses a chef's work by the configuration `chef`, a state machine that contains a sequence. */

import type { CafeView, Chef } from '../../sim/script-api/views.ts';
import type { ChefScript } from '../script-types.ts';
import { contextOf } from './cafe-components.ts';

export const worksByConfig: ChefScript = ({ me, cafe }) => {
  const { reasoner } = cafe.choices.config('chef');
  reasoner.run(
    contextOf(me, cafe, {
      brain: cafe.choices.brainOf(me),
      ended: cafe.choices.endedHow(me),
      global: {
        tickets: cafe.ticketsWaiting,
        get ready() {
          return cafe.choices.dishesReady;
        },
        guests: cafe.choices.guests.length,
        closed: cafe.choices.isClosed,
      },
    }),
    cafe.explaining,
  );
  const { answer } = reasoner;
  notes(me, cafe, answer !== undefined && 'behave' in answer ? answer.behave : '');
  if (cafe.explaining) cafe.choices.explains(me, 'chef', reasoner.explain());
  return answer;
};

function notes(me: Chef, cafe: CafeView, behave: string): void {
  const { reasons } = cafe;
  const ticket = me.cooking ?? cafe.nextTicket;
  if (['takeTicket', 'cook', 'plate'].includes(behave)) {
    if (ticket === null) return;
    reasons.note('chef.cooks', { dish: ticket.dish, name: cafe.guest(ticket.guest)?.name ?? ticket.guest });
  } else if (behave === 'tidyUp') reasons.note('chef.tidies');
  else if (behave === 'stretch') reasons.note('chef.stretches');
  else if (behave === 'stay') reasons.note('chef.waits');
}
