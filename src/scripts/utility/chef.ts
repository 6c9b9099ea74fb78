/** Chooses a chef's work by the configuration `chef`, a state machine that contains a sequence. */

import type { EndReason, Vector } from '../../ai/index.ts';
import type { CafeView, Chef } from '../../sim/script-api/views.ts';
import type { ChefScript } from '../script-types.ts';
import type { CafeContext } from './cafe-components.ts';

/** The context of a chef's choice; one object that is filled with new values for each choice. */
class ChefContext implements CafeContext {
  me!: Chef;
  cafe!: CafeView;
  self!: Chef;
  now = 0;
  ended: EndReason | null = null;
  readonly stores: { self: Chef; brain: object; readonly global: Kitchen };

  constructor() {
    this.stores = { self: this.me, brain: {}, global: new Kitchen() };
  }

  fill(me: Chef, cafe: CafeView): this {
    this.me = this.self = this.stores.self = me;
    this.cafe = this.stores.global.cafe = cafe;
    this.now = cafe.tick;
    this.ended = cafe.choices.endedHow(me);
    this.stores.brain = cafe.choices.brainOf(me);
    return this;
  }
  readonly random = (): number => this.cafe.random(this.me);
  readonly lineOfSight = (from: Vector, to: Vector): boolean => this.cafe.floor.sees(from.x, from.y, to.x, to.y);
}

/** What a chef's configuration can read as variables of the store `global`. */
class Kitchen {
  cafe!: CafeView;
  get tickets(): number {
    return this.cafe.ticketsWaiting;
  }
  get ready(): number {
    return this.cafe.choices.dishesReady;
  }
  get guests(): number {
    return this.cafe.choices.guests.length;
  }
  get closed(): boolean {
    return this.cafe.choices.isClosed;
  }
}

const context = new ChefContext();

export const worksByConfig: ChefScript = ({ me, cafe }) => {
  const { reasoner } = cafe.choices.config('chef');
  reasoner.run(context.fill(me, cafe), cafe.explaining);
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
