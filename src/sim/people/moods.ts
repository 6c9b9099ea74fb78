/**
 * How a maid feels (chapter 2.2), from -1 (gloomy) to 1 (delighted). Tips and favourites lift her; falls, guests who leave
 * while she is on her way, and being called off by plain moves get her down. Guests notice: who is served by somebody
 * glad, or charming, is gladder. A gloomy maid chats and fidgets more.
 */

import { feltOf } from './felt.ts';
import { holds } from '../state/rules.ts';
import type { MoodWhy, Guest, Maid } from '../state/person.ts';
import type { World } from '../world/world.ts';

/** What moves her mood, and by how much. */
const LIFTS = { favourite: 0.01, tip: 0.15, mostTip: 0.03 } as const;
const LOWERS = { slip: 0.12, left: 0.08, calledOff: 0.06 } as const;
/** What a service by her adds to a guest's mood: for her mood, and for each time she has learned to charm. */
const SHOWS = 0.08;
const CHARM = 0.03;
/** How much more a gloomy maid idles. */
const GLOOMY_IDLES = 1.5;

const within = (mood: number): number => Math.max(-1, Math.min(1, mood));
function moved(world: World, me: Maid, why: MoodWhy, by: number): void {
  // The gladder she is, the less is another reason to be; and so with gloom.
  if (holds(world.state, 'mood')) feels(me, why, by * (1 - Math.max(0, by > 0 ? me.mood : -me.mood)));
}

/** Something moves her mood by so much, however she feels already; and it is kept what it was. */
export function feels(me: Maid, why: MoodWhy, by: number): void {
  const felt = feltOf(me);
  const before = me.mood;
  me.mood = within(before + by);
  felt.by[why] = (felt.by[why] ?? 0) + me.mood - before;
}

/** How glad she is, in a word. */
export type MoodLevel = 'delighted' | 'content' | 'even' | 'low' | 'gloomy';
export const moodLevel = (mood: number): MoodLevel =>
  mood >= 0.5 ? 'delighted' : mood >= 0.15 ? 'content' : mood > -0.15 ? 'even' : mood > -0.5 ? 'low' : 'gloomy';

const isFavourite = (me: Maid, { id, customerType }: Guest): boolean =>
  me.favouriteCustomerIds.includes(id) || me.favouriteCustomerTypes.includes(customerType);

/** She has taken an order or brought a dish: it does something to both. */
export function servedBy(world: World, me: Maid, who: Guest): void {
  if (!holds(world.state, 'mood')) return;
  if (isFavourite(me, who)) moved(world, me, 'favourite', LIFTS.favourite);
  who.mood = within(who.mood + SHOWS * me.mood + CHARM * me.charm);
}

/** She has been paid. */
export function tipped(world: World, me: Maid, tip: number, bill: number): void {
  if (tip > 0 && bill > 0) moved(world, me, 'tip', Math.min(LIFTS.mostTip, (LIFTS.tip * tip) / bill));
}

/** Something nice has happened to her. */
export const glad = (world: World, me: Maid, why: MoodWhy, by: number): void => moved(world, me, why, by);

/** She has fallen. */
export const saddenByFall = (world: World, me: Maid): void => moved(world, me, 'slip', -LOWERS.slip);

/** A guest goes whom she was on her way to. */
export const leftBefore = (world: World, me: Maid): void => moved(world, me, 'left', -LOWERS.left);

/** A plain move takes her from what she was about. */
export const calledOff = (world: World, me: Maid): void => moved(world, me, 'calledOff', -LOWERS.calledOff);

/** How much likelier than usual she chats or fidgets when there is nothing to do. */
export const idlesMore = (world: World, me: Maid): number => (holds(world.state, 'mood') ? idlesBy(me.mood) : 1);
/** The same by a mood alone. */
export const idlesBy = (mood: number): number => (mood < 0 ? 1 - GLOOMY_IDLES * mood : 1);
