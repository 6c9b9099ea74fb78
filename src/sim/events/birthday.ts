/**
 * A maid's birthday: guests who are her friends or favourites congratulate her, and idle colleagues share a cake with
 * her (scripts/events/birthday.ts). If the player has ordered a cake the evening before, everyone celebrates with her.
 */

import { tablesOf } from '../state/pack/pack.ts';
import { isFriend } from '../people/friends.ts';
import { feels } from '../people/moods.ts';
import { celebrateBirthday } from '../season/celebrations.ts';
import { isFestival } from '../season/duel/duel.ts';
import type { SeasonState } from '../state/season.ts';
import type { Guest, Maid, PersonId } from '../state/person.ts';
import { emit, maid, shows, type World } from '../world/world.ts';
import type { DayEvent } from './day-event.ts';
import type { GoingEvent } from '../state/day-events.ts';

/**
 * Maids have their birthdays in the order of the roster. These are the number of days between two birthdays, the day of
 * the first one, and the number of days after which all of them repeat.
 */
const BIRTHDAYS_APART = 11;
const FIRST_BIRTHDAY = 1;
const YEAR = 30;
/**
 * The first day of the season on which a maid of the roster has her birthday, 1 to 30; null for a maid who is not on
 * the roster.
 */
export function birthdayOf(maid: PersonId, season?: SeasonState): number | null {
  const place = tablesOf(season).roster.findIndex(({ id }) => id === maid);
  return place < 0 ? null : ((FIRST_BIRTHDAY + BIRTHDAYS_APART * place) % YEAR) + 1;
}

/** The first day from this one on that is a maid's birthday; null for a maid who is not on the roster. */
export function nextBirthday(maid: PersonId, from: number, season?: SeasonState): number | null {
  const first = birthdayOf(maid, season);
  return first === null ? null : first + YEAR * Math.max(0, Math.ceil((from - first) / YEAR));
}

const PARTY_TICKS = 2400;
/** Number of ticks between two congratulations, and their maximum number. */
const EVERY = 20;
const MOST = 8;
const CHEERED = { guest: 0.1, maid: 0.08 } as const;
const CAKE = 0.1;
/** By how much a party lifts the mood of the birthday maid, of each colleague and of each guest who sits. */
const PARTY = { her: 0.25, colleague: 0.1, guest: 0.12 } as const;

const isDear = (me: Maid, who: Guest): boolean =>
  isFriend(me, who.id) ||
  me.favouriteCustomerIds.includes(who.id) ||
  me.favouriteCustomerTypes.includes(who.customerType);

/** Makes a guest congratulate the birthday maid: the first seated friend or favourite of hers who has not done so yet. */
function cheers(world: World, { counts }: GoingEvent, me: Maid): void {
  const who = world.guests.find(
    (one) => one.seat !== null && counts[`cheer:${one.id}`] === undefined && isDear(me, one),
  );
  if (who === undefined) return;
  counts[`cheer:${who.id}`] = 1;
  counts['cheered'] = (counts['cheered'] ?? 0) + 1;
  who.mood = Math.min(1, who.mood + CHEERED.guest);
  feels(me, 'birthday', CHEERED.maid);
  shows(world, who, 'heart', 60, 'birthday');
  emit(world, 'cheers', who.id, { maid: me.id });
}

/** Gives a piece of cake to each colleague who chats with the birthday maid, one piece at most. */
function cake(world: World, { counts }: GoingEvent, me: Maid): void {
  const other = me.chattingWith === null ? undefined : maid(world, me.chattingWith);
  if (other === undefined || counts[`cake:${other.id}`] !== undefined) return;
  counts[`cake:${other.id}`] = 1;
  counts['cake'] = (counts['cake'] ?? 0) + 1;
  for (const one of [me, other]) {
    feels(one, 'birthday', CAKE);
    shows(world, one, 'chat', 60, 'cake', 'shortcake');
  }
  emit(world, 'cake', me.id, { with: other.id });
}

/** The maids who are in the café with her. */
const colleaguesOf = (world: World, me: Maid): Maid[] => world.maids.filter((one) => one !== me && one.present);

/** Everyone in the café sings for her and gets a piece of the cake that the player has ordered. Returns the number of guests. */
function party(world: World, me: Maid): number {
  const colleagues = colleaguesOf(world, me);
  const guests = world.guests.filter(({ seat }) => seat !== null);
  feels(me, 'birthday', PARTY.her);
  for (const one of colleagues) {
    feels(one, 'birthday', PARTY.colleague);
    shows(world, one, 'heart', 80, 'birthday');
  }
  for (const who of guests) {
    who.mood = Math.min(1, who.mood + PARTY.guest);
    shows(world, who, 'heart', 80, 'birthday');
  }
  celebrateBirthday(world, me, guests.length);
  return guests.length;
}

/** Finds a maid on shift whose birthday it is. A birthday on a festival has no event of its own. */
function whoseBirthday(day: number, season: SeasonState): { readonly of: PersonId } | null {
  const child = season.staff.find(({ id, onShift }) => onShift && birthdayOf(id, season) === ((day - 1) % YEAR) + 1);
  return child === undefined || isFestival(day) ? null : { of: child.id };
}

export const birthday: DayEvent = {
  sounds: { begins: ['birthday'] },
  sign: ({ people }, { of }) => of !== undefined && people[of] !== undefined,
  dated: whoseBirthday,
  begin: (world, { of, big }) => {
    const me = of === undefined ? world.maids[0] : maid(world, of);
    if (me === undefined || !me.present) return null;
    shows(world, me, 'heart', 80);
    const hasCake = big === true;
    return {
      ticks: PARTY_TICKS,
      who: [me.id],
      ...(hasCake ? { counts: { big: 1, shared: colleaguesOf(world, me).length, sang: party(world, me) } } : {}),
    };
  },
  step: (world, event) => {
    const me = maid(world, event.who[0] ?? '');
    if (me === undefined) return;
    cake(world, event, me);
    if ((world.state.tick - event.since) % EVERY === EVERY - 1 && (event.counts['cheered'] ?? 0) < MOST)
      cheers(world, event, me);
  },
  end: (_world, { counts }) => ({
    count: Math.max(counts['cheered'] ?? 0, counts['sang'] ?? 0),
    cake: Math.max(counts['cake'] ?? 0, counts['shared'] ?? 0),
  }),
};
