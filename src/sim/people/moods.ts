/**
 * A maid's mood, from -1 (gloomy) to 1 (delighted). Tips and favourites raise it. It falls when she slips, when a guest
 * leaves while she is on her way, and when a plain move calls her off. Guests served by a happy or charming maid become
 * happier. A gloomy maid chats and fidgets more.
 */

import { feltOf } from './day-moods.ts';
import { holds } from '../state/day-rules.ts';
import type { MoodWhy, Guest, Maid } from '../state/person.ts';
import type { World } from '../world/world.ts';

/** How much an event raises (`LIFTS`) or lowers (`LOWERS`) a maid's mood, by the name of its cause. */
const LIFTS = { favourite: 0.01, tip: 0.15, mostTip: 0.03 } as const;
const LOWERS = { slip: 0.12, left: 0.08, calledOff: 0.06 } as const;
/**
 * Two factors for the change of a guest's mood at each service. SHOWS is multiplied by the maid's mood, CHARM by the
 * level of her charm. The products are added.
 */
const SHOWS = 0.08;
const CHARM = 0.03;
/** How strongly gloom raises a maid's chances of chatting and fidgeting. */
const GLOOMY_IDLES = 1.5;

const within = (mood: number): number => Math.max(-1, Math.min(1, mood));
function moved(world: World, me: Maid, why: MoodWhy, by: number): void {
  // The nearer a mood is to its limit, the less it changes towards this limit.
  if (holds(world.state, 'mood')) feels(me, why, by * (1 - Math.max(0, by > 0 ? me.mood : -me.mood)));
}

/** Changes a maid's mood by an exact amount and records the reason. */
export function feels(me: Maid, why: MoodWhy, by: number): void {
  const felt = feltOf(me);
  const before = me.mood;
  me.mood = within(before + by);
  felt.by[why] = (felt.by[why] ?? 0) + me.mood - before;
}

export type MoodLevel = 'delighted' | 'content' | 'even' | 'low' | 'gloomy';
export const moodLevel = (mood: number): MoodLevel =>
  mood >= 0.5 ? 'delighted' : mood >= 0.15 ? 'content' : mood > -0.15 ? 'even' : mood > -0.5 ? 'low' : 'gloomy';

const isFavourite = (me: Maid, { id, customerType }: Guest): boolean =>
  me.favouriteCustomerIds.includes(id) || me.favouriteCustomerTypes.includes(customerType);

/** Called when a maid has taken an order or served a dish: changes her mood and the guest's. */
export function servedBy(world: World, me: Maid, who: Guest): void {
  if (!holds(world.state, 'mood')) return;
  if (isFavourite(me, who)) moved(world, me, 'favourite', LIFTS.favourite);
  who.mood = within(who.mood + SHOWS * me.mood + CHARM * me.charm);
}

/** Called when a maid has received a tip: raises her mood. */
export function tipped(world: World, me: Maid, tip: number, bill: number): void {
  if (tip > 0 && bill > 0) moved(world, me, 'tip', Math.min(LIFTS.mostTip, (LIFTS.tip * tip) / bill));
}

/** Raises a maid's mood for a reason other than a service or a tip. */
export const glad = (world: World, me: Maid, why: MoodWhy, by: number): void => moved(world, me, why, by);

export const saddenByFall = (world: World, me: Maid): void => moved(world, me, 'slip', -LOWERS.slip);

/** Lowers a maid's mood when she is on her way to a guest and the guest leaves. */
export const leftBefore = (world: World, me: Maid): void => moved(world, me, 'left', -LOWERS.left);

/** Lowers a maid's mood when a command to walk at once interrupts her work. */
export const calledOff = (world: World, me: Maid): void => moved(world, me, 'calledOff', -LOWERS.calledOff);

/** Factor on an idle maid's chances to chat or fidget, by her mood; 1 in a café in which moods are switched off (the rule `mood`). */
export const idlesMore = (world: World, me: Maid): number => (holds(world.state, 'mood') ? idlesBy(me.mood) : 1);
/** Factor that a maid's mood puts on her chances to chat or fidget: above 1 when the mood is below 0. */
export const idlesBy = (mood: number): number => (mood < 0 ? 1 - GLOOMY_IDLES * mood : 1);
