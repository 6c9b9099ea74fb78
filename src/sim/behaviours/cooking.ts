/** The chefs: take the oldest ticket, cook it, put the dish on the pass (chapter 2.2). */

import { type Behaviour, only, workFor } from '../behaviour.ts';
import { tilesOf } from '../map.ts';
import type { Chef, Ticket } from '../types.ts';
import { dishesChanged, emit, guest, ticketsChanged, type World } from '../world.ts';

/** The tile of the pass with the fewest dishes; ties to the first on the map. */
function placeOnPass(world: World): { x: number; y: number } {
  const places = tilesOf(world.state.map, 'P');
  let best = places[0] ?? { x: 0, y: 0 };
  let fewest = Infinity;
  for (const place of places) {
    let count = 0;
    for (const key in world.state.dishes) {
      const dish = world.state.dishes[key];
      if (dish !== undefined && dish.where === 'pass' && dish.x === place.x && dish.y === place.y) count++;
    }
    if (count < fewest) {
      fewest = count;
      best = place;
    }
  }
  return best;
}

function finish(world: World, me: Chef): void {
  const { state } = world;
  const ticket = me.cooking as Ticket;
  me.cooking = null;
  me.pose = 'idle';
  const who = guest(world, ticket.guest);
  if (who === undefined || who.ordered !== ticket.dish) {
    state.figures.dishesWasted++;
    emit(world, 'wasted', null, { dish: ticket.dish, customer: ticket.guest });
    return;
  }
  const id = state.nextDish++;
  const { x, y } = placeOnPass(world);
  state.dishes[id] = { id, dish: ticket.dish, guest: ticket.guest, cookedTick: state.tick, where: 'pass', holder: null, x, y };
  me.tally.cooked++;
  emit(world, 'cooked', me.id, { dish: ticket.dish, customer: ticket.guest });
  dishesChanged(world, true);
}

export const cooking: Record<string, Behaviour> = {
  /** `{ behave: 'cook' }`: the oldest ticket; at the stove until it is done. */
  cook: only('chef', {
    canDo: (world, me) => me.cooking !== null || world.state.tickets.length > 0,
    perform: (world, me, todo) => {
      if (me.cooking === null) {
        me.cooking = world.state.tickets.shift() as Ticket;
        ticketsChanged(world, false);
      }
      const dish = me.cooking.dish;
      const item = world.state.menu.find((one) => one.id === dish);
      const progress = workFor(world, me, todo.behave, item?.cookTicks ?? 60, () => finish(world, me), () => {
        me.pose = 'cook';
        world.state.figures.ingredients += world.state.scenario ? 0 : Math.round((item?.price ?? 0) * 0.28);
        emit(world, 'cooks', me.id, { dish, customer: (me.cooking as Ticket).guest });
      });
      me.cookTicksLeft = me.cooking === null ? 0 : me.workUntil - world.state.tick + 1;
      return progress;
    },
  }),
};
