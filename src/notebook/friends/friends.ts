/**
 * Prepares the page "Friends": for a maid, her friends among regulars and celebrities; for a guest, the maids who are
 * friends. It also tells how close they are and since when. Pure functions: they take the café and return rows and
 * phrases.
 */

import { tablesOf } from '../../sim/state/pack/pack.ts';
import { regulars } from '../../data/regulars.ts';
import { CLOSE_FRIENDS_AT, friendshipOf, MORE_PATIENT, TIPS_MORE, FRIENDS_AT } from '../../sim/people/friends.ts';
import { holds } from '../../sim/state/day-rules.ts';
import type { Maid, Person, PersonId, Rank } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { maidsOf } from '../people.ts';
import { phrase, type Phrase } from '../phrase.ts';

export interface FriendRow {
  readonly id: PersonId;
  readonly name: string;
  readonly look: string | null;
  readonly rank: Rank | null;
  /** Strength of the friendship, 0 … 100. */
  readonly much: number;
  readonly words: Phrase;
  /** The guest's place on the maid's list of favourites, from 1; null = not on it. */
  readonly listed: number | null;
  readonly here: boolean;
}

export const hasFriends = (state: WorldState, person: Person): boolean => friendRows(state, person).length > 0;

/** A person's friends, the closest first, ties by id; guests who are only on a maid's list of favourites come last, in the order of the list. */
export function friendRows(state: WorldState, person: Person): FriendRow[] {
  if (!holds(state, 'friends') || person.role === 'chef') return [];
  const rows =
    person.role === 'maid'
      ? [...new Set([...Object.keys(person.friends), ...person.favouriteCustomerIds])].map((id) =>
          guestRow(state, person, id),
        )
      : maidsOf(state)
          .filter((maid) => friendshipOf(maid, person.id) > 0)
          .map((maid) => maidRow(maid, person.id));
  return rows.sort(
    (a, b) => b.much - a.much || (a.listed ?? 0) - (b.listed ?? 0) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  );
}

function guestRow(state: WorldState, maid: Maid, id: PersonId): FriendRow {
  const known =
    state.people[id] ??
    regulars.find((one) => one.id === id) ??
    tablesOf(state.season).heroes.find((one) => one.id === id);
  const listed = maid.favouriteCustomerIds.indexOf(id);
  return {
    id,
    name: known?.name ?? id,
    look: known?.look ?? null,
    rank: null,
    much: friendshipOf(maid, id),
    words: wordsFor(maid, id),
    listed: listed < 0 ? null : listed + 1,
    here: state.people[id]?.present === true,
  };
}

const maidRow = (maid: Maid, guest: PersonId): FriendRow => ({
  id: maid.id,
  name: maid.name,
  look: maid.look,
  rank: maid.rank,
  much: friendshipOf(maid, guest),
  words: wordsFor(maid, guest),
  listed: null,
  here: maid.present,
});

function wordsFor(maid: Maid, guest: PersonId): Phrase {
  const much = friendshipOf(maid, guest);
  if (much === 0) return phrase('notebook.friends.none');
  if (much < FRIENDS_AT) return phrase('notebook.friends.getting', { much: Math.round(much), at: FRIENDS_AT });
  const level = much >= CLOSE_FRIENDS_AT ? 'close' : 'friend';
  const since = maid.friendsSince?.[guest];
  return since === undefined
    ? phrase(`notebook.friends.${level}`)
    : phrase(`notebook.friends.${level}Since`, { day: since });
}

export const friendshipDoes = (): Phrase =>
  phrase('notebook.friends.does', {
    patience: Math.round(100 * (MORE_PATIENT - 1)),
    tips: Math.round(100 * (TIPS_MORE - 1)),
  });
