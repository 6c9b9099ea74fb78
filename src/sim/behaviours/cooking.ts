/**
 * The chefs (chapter 2.2): take the oldest ticket, cook it, put the dish on the pass – three todos, of which the first and
 * the last take a tick each of the dish's cooking time. And what they do when nobody is hungry.
 */

import { DONE } from '../../ai/index.ts';
import { menu as costs } from '../../data/index.ts';
import { book } from '../figures.ts';
import { type Behaviour, only, workFor } from '../behaviour.ts';
import { tilesBetween } from '../map.ts';
import { TICKS } from '../tuning.ts';
import type { Chef, Dish, Guest, Pose, Ticket } from '../types.ts';
import { dishesChanged, emit, gotOn, guest, seatOf, ticketsChanged, type World } from '../world.ts';

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

const cookTicks = (world: World, dish: string): number =>
  Math.max(3, world.state.menu.find((one) => one.id === dish)?.cookTicks ?? 60);

/** Something to pass the time with; it is no work, whatever comes may end it. */
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

export const cooking: Record<string, Behaviour> = {
  /** `{ behave: 'takeTicket' }`: the oldest ticket, which begins the dish. */
  takeTicket: only('chef', {
    canDo: (world, me) => me.cooking === null && world.state.tickets.length > 0,
    perform: (world, me) => {
      const ticket = world.state.tickets.shift() as Ticket;
      me.cooking = ticket;
      me.cookTicksLeft = cookTicks(world, ticket.dish) - 1;
      me.pose = 'cook';
      buyIngredients(world, ticket.dish);
      emit(world, 'cooks', me.id, { dish: ticket.dish, customer: ticket.guest });
      ticketsChanged(world, false);
      gotOn(world, me);
      return DONE;
    },
  }),
  /** `{ behave: 'cook' }`: at the stove until the dish is done. */
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
  /** `{ behave: 'plate' }`: the dish goes on the pass. */
  plate: only('chef', {
    canDo: (_world, me) => me.cooking !== null && me.cookTicksLeft <= 1,
    perform: (world, me) => {
      me.cookTicksLeft = 0;
      finish(world, me);
      gotOn(world, me);
      return DONE;
    },
  }),
  /** `{ behave: 'tidyUp' }`: wipes the stove and the pass. */
  tidyUp: only('chef', rests('cook', TICKS.tidyUp)),
  /** `{ behave: 'stretch' }`: a moment for the back. */
  stretch: only('chef', rests('idle', TICKS.stretch)),
};
