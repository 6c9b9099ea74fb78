/**
 * The fields that a script can read of a guest, of a maid, and of the maid who thinks. The text from script-view.ts contains
 * only the values, in this order. The names are sent to the sandbox once, where inside.js.txt builds objects from
 * names and values. Types and documentation of the fields are in script-cafe.d.ts.txt.
 */

import { besidePass } from '../sim/world/walker-path.ts';
import { isWorn } from '../sim/people/energy.ts';
import type { Guest, Maid } from '../sim/state/person.ts';
import { dishesAtOnce, ordersAtOnce } from '../sim/state/tuning.ts';
import type { World } from '../sim/world/world.ts';

type Fields<One> = Readonly<Record<string, (one: One, world: World) => unknown>>;

/** Rounds a number to 3 decimals; scripts need no more. */
const rounded = (share: number): number => Math.round(share * 1000) / 1000;

export const GUEST: Fields<Guest> = {
  id: ({ id }) => id,
  x: ({ x }) => x,
  y: ({ y }) => y,
  name: ({ name }) => name,
  type: ({ customerType }) => customerType,
  hero: ({ isHero }) => isHero,
  stage: ({ stage }) => stage,
  calls: ({ calls }) => calls !== null,
  need: ({ calls }) => calls?.need ?? null,
  waited: ({ calls }, { state }) => (calls === null ? 0 : state.tick - calls.since),
  patience: ({ patienceLeft }) => rounded(patienceLeft),
  mood: ({ mood }) => rounded(mood),
  seat: ({ seat }) => seat,
  table: ({ seat }, { seats }) => (seat === null ? null : (seats.get(seat)?.table ?? null)),
  party: ({ party }) => party,
  servedBy: ({ id }, { servedBy }) => servedBy.get(id) ?? null,
};

export const MAID: Fields<Maid> = {
  id: ({ id }) => id,
  x: ({ x }) => x,
  y: ({ y }) => y,
  name: ({ name }) => name,
  rank: ({ rank }) => rank,
  duties: ({ duties }) => duties,
  doing: ({ doing }) => doing,
  serving: ({ serving }) => serving,
  carries: ({ carrying }) => carrying.length,
};

export const ME: Fields<Maid> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  x: ({ x }) => x,
  y: ({ y }) => y,
  walking: ({ stepOf }) => stepOf > 0,
  atPass: ({ stepOf, x, y }, world) => stepOf === 0 && besidePass(world, x, y) !== null,
  rank: ({ rank }) => rank,
  duties: ({ duties }) => duties,
  alertness: ({ alertness }) => alertness,
  obedience: ({ obedience }) => obedience,
  team: ({ team }) => team,
  speed: ({ speed }) => speed,
  energy: ({ energy }) => rounded(energy),
  mood: ({ mood }) => rounded(mood),
  worn: (me, world) => isWorn(world, me),
  serving: ({ serving }) => serving,
  chattingWith: ({ chattingWith }) => chattingWith,
  idle: ({ idleSince }, { state }) => state.tick - idleSince,
  called: ({ answers }) => answers.some(({ is, begun }) => is === 'accepted' && begun),
  mostOrders: ({ rank }) => ordersAtOnce(rank),
  mostDishes: ({ rank }) => dishesAtOnce(rank),
  orders: ({ orders }) => orders.map(({ guest, dish }) => ({ guest, dish })),
  carrying: ({ carrying }, { state }) =>
    carrying.map((id) => {
      const dish = state.dishes[id];
      return { id, dish: dish?.dish ?? '', guest: dish?.guest ?? '' };
    }),
};

export const FIELD_NAMES = JSON.stringify({
  guest: Object.keys(GUEST),
  maid: Object.keys(MAID),
  me: Object.keys(ME),
});

/** Returns the values of one person's fields, in the order in which the fields are listed. @param values an array to use anew */
export function valuesOf<One>(fields: Fields<One>, one: One, world: World, values: unknown[] = []): unknown[] {
  let i = 0;
  for (const name in fields) values[i++] = fields[name]?.(one, world);
  values.length = i;
  return values;
}
