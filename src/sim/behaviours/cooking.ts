/** The chefs: take the oldest ticket, cook it, put the dish on the pass (chapter 2.2). */

import { menu as costs } from '../../data/index.ts';
import { book } from '../figures.ts';
import { type Behaviour, only, workFor } from '../behaviour.ts';
import { tilesBetween } from '../map.ts';
import type { Chef, Dish, Guest, Ticket } from '../types.ts';
import { dishesChanged, emit, guest, seatOf, ticketsChanged, type World } from '../world.ts';

/**
 * The tile of the pass with the fewest dishes; of those the one nearest to the table it is for, so that nobody need walk
 * past an empty counter; ties to the first on the map.
 */
function placeOnPass(world: World, who: Guest): { x: number; y: number } {
  const places = world.places.passTiles;
  const counts = new Map<number, number>();
  for (const id of world.places.pass) {
    const dish = world.state.dishes[id];
    if (dish !== undefined)
      counts.set(world.paths.tile(dish.x, dish.y), (counts.get(world.paths.tile(dish.x, dish.y)) ?? 0) + 1);
  }
  const { x, y } = seatOf(world, who) ?? who;
  let best = places[0] ?? { x: 0, y: 0 };
  let fewest = Infinity;
  let nearest = Infinity;
  for (const place of places) {
    const count = counts.get(world.paths.tile(place.x, place.y)) ?? 0;
    const tiles = tilesBetween(place.x, place.y, x, y);
    if (count > fewest || (count === fewest && tiles >= nearest)) continue;
    fewest = count;
    nearest = tiles;
    best = place;
  }
  return best;
}

/** What a dish costs is spent when it is begun; a scenario cooks for nothing. */
function buyIngredients(world: World, dish: string): void {
  const { state } = world;
  const cost = state.scenario ? 0 : (costs.find((row) => row.id === dish)?.cost ?? 0);
  state.figures.ingredients += cost;
  book(state, 'spentByHour', cost);
}

function finish(world: World, me: Chef): void {
  const { state } = world;
  const ticket = me.cooking as Ticket;
  me.cooking = null;
  me.pose = 'idle';
  me.tally.cooked++;
  emit(world, 'cooked', me.id, { dish: ticket.dish, customer: ticket.guest });
  const who = guest(world, ticket.guest);
  if (who === undefined || who.ordered !== ticket.dish) {
    state.figures.dishesWasted++;
    emit(world, 'wasted', null, { dish: ticket.dish, customer: ticket.guest });
    return;
  }
  const id = state.nextDish++;
  const { x, y } = placeOnPass(world, who);
  state.dishes[id] = {
    id,
    dish: ticket.dish,
    guest: ticket.guest,
    cookedTick: state.tick,
    where: 'pass',
    holder: null,
    x,
    y,
  };
  world.places.put(state.dishes[id] as Dish);
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
      const progress = workFor(
        world,
        me,
        todo.behave,
        item?.cookTicks ?? 60,
        () => finish(world, me),
        () => {
          me.pose = 'cook';
          buyIngredients(world, dish);
          emit(world, 'cooks', me.id, { dish, customer: (me.cooking as Ticket).guest });
        },
      );
      me.cookTicksLeft = me.cooking === null ? 0 : me.workUntil - world.state.tick + 1;
      return progress;
    },
  }),
};
