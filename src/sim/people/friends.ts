/**
 * Maids and their regulars (chapter 2.3): whoever comes again and again – a regular, a hero – gets fond of the maid who
 * serves them, a little with every order, dish and bill: 0 … 100. A friend is more patient on days she works, greets her,
 * and tips her more; and she counts a friend among her favourites, after those on her list.
 */

import { holds } from '../state/rules.ts';

import type { Guest, Maid, PersonId } from '../state/person.ts';
import { emit, shows, type World } from '../world/world.ts';

/** How fond each service makes; charm that was learned adds a quarter each. */
const FONDER = 2;
const CHARMS = 0.25;
/** Whom she is head over heels with after a while: guests with at least this much friendship are shown by name. */
export const FRIENDS_AT = 40;
export const CLOSE_FRIENDS_AT = 80;
export const MOST_FRIENDSHIP = 100;
/** What a friend bears, and tips. */
export const MORE_PATIENT = 1.3;
export const TIPS_MORE = 1.5;

/** How fond somebody is of her, 0 … 100. */
export const friendshipOf = ({ friends }: Pick<Maid, 'friends'>, id: PersonId): number =>
  Object.hasOwn(friends, id) ? (friends[id] ?? 0) : 0;

/** Whether they are friends. */
export const isFriend = (me: Pick<Maid, 'friends'>, id: PersonId): boolean => friendshipOf(me, id) >= FRIENDS_AT;

/** A friend's place among hers, from 0: the fondest first, ties by id; -1 for who is none. */
export function placeAmongFriends(me: Pick<Maid, 'friends'>, id: PersonId): number {
  const much = friendshipOf(me, id);
  if (much < FRIENDS_AT) return -1;
  let place = 0;
  for (const other in me.friends) {
    const theirs = friendshipOf(me, other);
    if (theirs > much || (theirs === much && other < id)) place++;
  }
  return place;
}

/** Whether somebody comes again and again. */
export const comesAgain = ({ state }: World, who: Guest): boolean =>
  who.isHero || state.regulars?.who.some(({ id }) => id === who.id) === true;

/** She has done something for a guest. */
export function fonder(world: World, me: Maid, who: Guest): void {
  if (!holds(world.state, 'friends') || !comesAgain(world, who)) return;
  dearer(world, me, who, FONDER * (1 + CHARMS * me.charm));
}

/** She is so much dearer to somebody who comes again. */
export function dearer(world: World, me: Maid, who: Guest, by: number): void {
  const before = friendshipOf(me, who.id);
  const now = Math.min(MOST_FRIENDSHIP, before + by);
  // Read and written as own properties: an id may be any word.
  me.friends = { ...me.friends, [who.id]: now };
  if (before < FRIENDS_AT && now >= FRIENDS_AT)
    me.friendsSince = { ...me.friendsSince, [who.id]: world.state.clock.day };
  for (const level of [FRIENDS_AT, CLOSE_FRIENDS_AT])
    if (before < level && now >= level) {
      shows(world, me, 'heart', 80);
      emit(world, 'friends', me.id, { customer: who.id, level });
    }
}

/** The maid of this shift somebody is fondest of, if they are friends; ties by her id. */
export function friendOf(world: World, id: PersonId): Maid | null {
  if (!holds(world.state, 'friends')) return null;
  let best: Maid | null = null;
  for (const maid of world.maids)
    if (isFriend(maid, id) && (best === null || friendshipOf(maid, id) > friendshipOf(best, id))) best = maid;
  return best;
}

/** The maid in the house somebody is fondest of, friends or not; of equals the first by id. Null when nobody is there. */
export function fondestMaid(world: World, id: PersonId): Maid | null {
  let best: Maid | null = null;
  for (const maid of world.maids)
    if (maid.present && (best === null || friendshipOf(maid, id) > friendshipOf(best, id))) best = maid;
  return best;
}

/** A friend of hers comes in. @returns what it does to their patience */
export function greets(world: World, who: Guest): number {
  const maid = friendOf(world, who.id);
  if (maid === null) return 1;
  shows(world, who, 'heart', 60, 'greets');
  emit(world, 'greets', who.id, { maid: maid.id });
  return MORE_PATIENT;
}

/** How much more than others somebody tips her. */
export const tipsMore = (world: World, me: Maid, who: Guest): number =>
  holds(world.state, 'friends') && isFriend(me, who.id) ? TIPS_MORE : 1;
