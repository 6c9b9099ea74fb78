/**
 * Friendship between maids and guests who come again (regulars and celebrities), 0 to 100. It grows with every order,
 * dish and bill. A friend greets the maid, tips more, and is more patient on days when she works. The maid treats
 * friends as favourites, after those on her list.
 */

import { holds } from '../state/day-rules.ts';

import type { Guest, Maid, PersonId } from '../state/person.ts';
import { emit, shows, type World } from '../world/world.ts';

/** Points of friendship gained with each service; each level of the maid's charm adds a quarter. */
const FONDER = 2;
const CHARMS = 0.25;
/** Friendship from which a guest counts as a friend and is listed by name. */
export const FRIENDS_AT = 40;
export const CLOSE_FRIENDS_AT = 80;
const MOST_FRIENDSHIP = 100;
/** Factors on the patience and the tips of a friend. */
export const MORE_PATIENT = 1.3;
export const TIPS_MORE = 1.5;

/**
 * A guest's friendship with a maid, 0 to 100. A guest's id may be the name of an inherited property, but no inherited
 * property is a number. `Object.hasOwn` would give the same result, but called for every caller it took a tenth of a
 * busy day.
 */
export function friendshipOf({ friends }: Pick<Maid, 'friends'>, id: PersonId): number {
  const much: unknown = friends[id];
  return typeof much === 'number' ? much : 0;
}

export const isFriend = (me: Pick<Maid, 'friends'>, id: PersonId): boolean => friendshipOf(me, id) >= FRIENDS_AT;

/** A guest's place among a maid's friends: 0 = the closest, −1 = not a friend. Ties are ordered by id. */
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

export const comesAgain = ({ state }: World, who: Guest): boolean =>
  who.isHero || state.regulars?.who.some(({ id }) => id === who.id) === true;

/** Increases the friendship between a maid and the guest she has just served. */
export function fonder(world: World, me: Maid, who: Guest): void {
  if (!holds(world.state, 'friends') || !comesAgain(world, who)) return;
  dearer(world, me, who, FONDER * (1 + CHARMS * me.charm));
}

/** Adds points to a guest's friendship with a maid. */
export function dearer(world: World, me: Maid, who: Guest, by: number): void {
  const before = friendshipOf(me, who.id);
  const now = Math.min(MOST_FRIENDSHIP, before + by);
  // The friendship is written as an own property, because a guest's id may be the name of an inherited property.
  me.friends = { ...me.friends, [who.id]: now };
  if (before < FRIENDS_AT && now >= FRIENDS_AT)
    me.friendsSince = { ...me.friendsSince, [who.id]: world.state.clock.day };
  for (const level of [FRIENDS_AT, CLOSE_FRIENDS_AT])
    if (before < level && now >= level) {
      shows(world, me, 'heart', 80);
      emit(world, 'friends', me.id, { customer: who.id, level });
    }
}

/** The maid on shift who is a guest's closest friend, ties go to the smaller id; null if no maid on shift is the guest's friend. */
function friendOf(world: World, id: PersonId): Maid | null {
  if (!holds(world.state, 'friends')) return null;
  let best: Maid | null = null;
  for (const maid of world.maids)
    if (isFriend(maid, id) && (best === null || friendshipOf(maid, id) > friendshipOf(best, id))) best = maid;
  return best;
}

/**
 * The present maid who has the highest friendship with a guest, friend or not; ties go to the smaller id. Null if no
 * maid is present.
 */
export function fondestMaid(world: World, id: PersonId): Maid | null {
  let best: Maid | null = null;
  for (const maid of world.maids)
    if (maid.present && (best === null || friendshipOf(maid, id) > friendshipOf(best, id))) best = maid;
  return best;
}

/**
 * Makes an arriving guest greet the closest friend among the maids. @returns the factor on the guest's patience, 1 if
 * the guest has no friend there
 */
export function greets(world: World, who: Guest): number {
  const maid = friendOf(world, who.id);
  if (maid === null) return 1;
  shows(world, who, 'heart', 60, 'greets');
  emit(world, 'greets', who.id, { maid: maid.id });
  return MORE_PATIENT;
}

/** Factor on a guest's tip for a maid: above 1 for friends. */
export const tipsMore = (world: World, me: Maid, who: Guest): number =>
  holds(world.state, 'friends') && isFriend(me, who.id) ? TIPS_MORE : 1;
