/**
 * Chefs take the oldest ticket, cook it and put the dish on the pass. These are three todos; the first and the last
 * each use one tick of the dish's cooking time. Idle chefs tidy up, stretch, or cook ahead for regulars.
 */

import { DONE } from '../../ai/index.ts';
import { tablesOf } from '../state/pack/pack.ts';
import { book } from '../world/cash-book.ts';
import { type Behaviour, only, str, workFor } from './behaviour.ts';
import { putOnPass } from '../kitchen/pass.ts';
import { keepWarm } from '../kitchen/warm-shelf.ts';
import { TICKS } from '../state/tuning.ts';
import type { Chef, Pose } from '../state/person.ts';
import { isRushed } from '../state/strong.ts';
import type { Ticket } from '../state/things.ts';
import { emit, gotOn, guest, ticketsChanged, type World } from '../world/world.ts';

/** Pays for a dish's ingredients when cooking starts; in scenarios they cost nothing. */
function buyIngredients(world: World, dish: string): void {
  const { state } = world;
  const cost = state.scenario ? 0 : (tablesOf(state.season).menu.find((row) => row.id === dish)?.cost ?? 0);
  state.figures.ingredients += cost;
  if (cost > 0) {
    const spentOn = (state.figures.spentOn ??= {});
    spentOn[dish] = (spentOn[dish] ?? 0) + cost;
  }
  book(state, 'spentByHour', cost);
}

function finish(world: World, me: Chef): void {
  const { state } = world;
  const ticket = me.cooking as Ticket;
  me.cooking = null;
  me.pose = 'idle';
  me.tally.cooked++;
  if (ticket.ahead === true) return keepWarm(world, me, ticket);
  emit(world, 'cooked', me.id, { dish: ticket.dish, customer: ticket.guest });
  const who = guest(world, ticket.guest);
  if (who === undefined || who.ordered !== ticket.dish) {
    state.figures.dishesWasted++;
    emit(world, 'wasted', null, { dish: ticket.dish, customer: ticket.guest });
    return;
  }
  putOnPass(world, who, ticket.dish, state.tick);
}

/** Share of the usual time in which a rushed dish is cooked. */
const RUSHED = 0.5;

const cookTicks = (world: World, dish: string, forGuest?: string): number => {
  const usual = world.state.menu.find((one) => one.id === dish)?.cookTicks ?? 60;
  const rushed = forGuest !== undefined && isRushed(world.state, forGuest);
  return Math.max(3, rushed ? Math.round(usual * RUSHED) : usual);
};

/** Defines a pastime of an idle chef; a new ticket may end the pastime. */
const rests = (pose: Pose, ticks: number): Behaviour<Chef> => ({
  canDo: (_world, me) => me.cooking === null,
  perform: (world, me, todo) =>
    workFor(
      world,
      me,
      todo.behave,
      ticks,
      () => {
        me.pose = 'idle';
      },
      () => {
        me.pose = pose;
      },
    ),
});

/** Starts a dish before the guest has ordered it. */
function beginAhead(world: World, me: Chef, customer: string, dish: string): void {
  me.cooking = { guest: customer, dish, placedTick: world.state.tick, ahead: true };
  me.cookTicksLeft = cookTicks(world, dish);
  me.pose = 'cook';
  buyIngredients(world, dish);
  emit(world, 'precooks', me.id, { dish, customer });
}

export const cooking: Record<string, Behaviour> = {
  /** `{ behave: 'takeTicket' }`: takes the oldest ticket and starts its dish. */
  takeTicket: only('chef', {
    canDo: (world, me) => me.cooking === null && world.state.tickets.length > 0,
    perform: (world, me) => {
      const ticket = world.state.tickets.shift() as Ticket;
      me.cooking = ticket;
      me.cookTicksLeft = cookTicks(world, ticket.dish, ticket.guest) - 1;
      me.pose = 'cook';
      buyIngredients(world, ticket.dish);
      emit(world, 'cooks', me.id, { dish: ticket.dish, customer: ticket.guest });
      ticketsChanged(world, false);
      gotOn(world, me);
      return DONE;
    },
  }),
  /** `{ behave: 'cook' }`: cooks until one tick is left. */
  cook: only('chef', {
    canDo: (_world, me) => me.cooking !== null && me.cookTicksLeft > 1,
    perform: (world, me, todo) => {
      const progress = workFor(world, me, todo.behave, me.cookTicksLeft - 1, () => {
        me.cookTicksLeft = 1;
      });
      if (me.work !== null) me.cookTicksLeft = me.workUntil - world.state.tick + 2;
      return progress;
    },
  }),
  /** `{ behave: 'plate' }`: puts the dish on the pass. */
  plate: only('chef', {
    canDo: (_world, me) => me.cooking !== null && me.cookTicksLeft <= 1,
    perform: (world, me) => {
      me.cookTicksLeft = 0;
      finish(world, me);
      gotOn(world, me);
      return DONE;
    },
  }),
  /** `{ behave: 'precook', guest, dish }`: cooks what a regular is expected to order; not interrupted once started. */
  precook: only('chef', {
    fields: { guest: 'text', dish: 'text' },
    canDo: (world, me, todo) => me.work === todo.behave || (me.cooking === null && world.state.regulars !== undefined),
    perform: (world, me, todo) => {
      if (me.work === null) beginAhead(world, me, str(todo, 'guest'), str(todo, 'dish'));
      const progress = workFor(world, me, todo.behave, me.cookTicksLeft, () => {
        me.cookTicksLeft = 0;
        finish(world, me);
      });
      if (me.work !== null) me.cookTicksLeft = me.workUntil - world.state.tick + 1;
      return progress;
    },
  }),
  /** `{ behave: 'tidyUp' }`: wipes the stove and the pass. */
  tidyUp: only('chef', rests('cook', TICKS.tidyUp)),
  /** `{ behave: 'stretch' }`: stretches beside the stove. */
  stretch: only('chef', rests('idle', TICKS.stretch)),
};
