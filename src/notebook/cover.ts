/**
 * Computes what the notebook's cover shows: the colour of the rank, a portrait in the person's present mood, and a
 * line of text (a maid's duties and team, a guest's customer type, or a chef's trade).
 */

import type { Feelings, Mood } from '../ui/index.ts';
import type { Cafe } from '../sim/api.ts';
import type { PersonId, Rank, Role } from '../sim/state/person.ts';
import { feelingsOf } from './now/feelings.ts';
import { hasFriends } from './friends/friends.ts';
import { moodOf } from './people.ts';
import { phrase, typeName, type Phrase } from './phrase.ts';

export type Tab = 'now' | 'shape' | 'past' | 'friends';

export interface CoverView {
  readonly id: PersonId;
  readonly role: Role;
  readonly name: string;
  readonly look: string;
  readonly mood: Mood;
  /** The maid's rank; null for other people. */
  readonly rank: Rank | null;
  readonly level: number | null;
  readonly hero: boolean;
  /** The maid's energy and mood; null for guests and chefs, and in scenarios whose rules simulate neither. */
  readonly feelings: Feelings | null;
  readonly note: Phrase;
  readonly tabs: readonly Tab[];
}

/** The tabs of a person's notebook. The tab Friends is included only if the person has friends. */
export function tabsOf({ state }: Cafe, id: PersonId): readonly Tab[] {
  const person = state.people[id];
  return [
    'now',
    ...(person?.role === 'maid' ? (['shape'] as const) : []),
    'past',
    ...(person !== undefined && hasFriends(state, person) ? (['friends'] as const) : []),
  ];
}

export function coverOf(cafe: Cafe, id: PersonId): CoverView | null {
  const person = cafe.state.people[id];
  if (person === undefined) return null;
  const { role, name, look } = person;
  const common = { id, role, name, look, mood: moodOf(person), feelings: null };
  const tabs = tabsOf(cafe, id);
  switch (person.role) {
    case 'maid': {
      const duties = phrase(`duties.${person.duties}`);
      const note =
        person.team === null
          ? phrase('notebook.cover.maid', { duties })
          : phrase('notebook.cover.teamMaid', { duties, team: person.team });
      const feelings = feelingsOf(cafe.state, person);
      return { ...common, rank: person.rank, level: person.level, hero: false, feelings, note, tabs };
    }
    case 'guest':
      return {
        ...common,
        rank: null,
        level: null,
        hero: person.isHero,
        note: phrase(person.isHero ? 'notebook.cover.hero' : 'notebook.cover.guest', {
          type: typeName(person.customerType),
        }),
        tabs,
      };
    case 'chef':
      return {
        ...common,
        rank: null,
        level: null,
        hero: false,
        note: phrase('notebook.cover.chef', { cooked: person.tally.cooked }),
        tabs,
      };
  }
}
