/**
 * How a maid feels (chapter 2.2), from -1 (gloomy) to 1 (delighted). Tips and favourites lift her; falls, guests who leave
 * while she is on her way, and being called off by plain moves get her down. Guests notice: who is served by somebody
 * glad, or charming, is gladder. A gloomy maid chats and fidgets more.
 */

import { holds } from './rules.ts';
import type { Guest, Maid } from './types.ts';
import type { World } from './world.ts';

/** What moves her mood, and by how much. */
const LIFTS = { favourite: 0.01, tip: 0.15, mostTip: 0.03 } as const;
const LOWERS = { slip: 0.12, left: 0.08, calledOff: 0.06 } as const;
/** What a service by her adds to a guest's mood: for her mood, and for each time she has learned to charm. */
const SHOWS = 0.08;
const CHARM = 0.03;
/** How much more a gloomy maid idles. */
const GLOOMY_IDLES = 1.5;

const within = (mood: number): number => Math.max(-1, Math.min(1, mood));
function moved(world: World, me: Maid, by: number): void {
  if (!holds(world.state, 'mood')) return;
  // The gladder she is, the less is another reason to be; and so with gloom.
  me.mood = within(me.mood + by * (1 - Math.max(0, by > 0 ? me.mood : -me.mood)));
}

const isFavourite = (me: Maid, { id, customerType }: Guest): boolean =>
  me.favouriteCustomerIds.includes(id) || me.favouriteCustomerTypes.includes(customerType);

/** She has taken an order or brought a dish: it does something to both. */
export function servedBy(world: World, me: Maid, who: Guest): void {
  if (!holds(world.state, 'mood')) return;
  if (isFavourite(me, who)) moved(world, me, LIFTS.favourite);
  who.mood = within(who.mood + SHOWS * me.mood + CHARM * me.charm);
}

/** She has been paid. */
export function tipped(world: World, me: Maid, tip: number, bill: number): void {
  if (tip > 0 && bill > 0) moved(world, me, Math.min(LIFTS.mostTip, (LIFTS.tip * tip) / bill));
}

/** She has fallen. */
export const hasFallen = (world: World, me: Maid): void => moved(world, me, -LOWERS.slip);

/** A guest goes whom she was on her way to. */
export const leftBefore = (world: World, me: Maid): void => moved(world, me, -LOWERS.left);

/** A plain move takes her from what she was about. */
export const calledOff = (world: World, me: Maid): void => moved(world, me, -LOWERS.calledOff);

/** How much likelier than usual she chats or fidgets when there is nothing to do. */
export const idlesMore = (world: World, me: Maid): number =>
  me.mood < 0 && holds(world.state, 'mood') ? 1 - GLOOMY_IDLES * me.mood : 1;
