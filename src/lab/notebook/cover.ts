/**
 * The cover: who this is. Rarity colours it, the portrait wears the mood of the moment, and one line says what to know
 * before opening it: duties and team of a maid, customer type of a guest, the trade of a chef.
 */

import type { Mood } from '../../hud/kit/index.ts';
import type { Cafe } from '../../sim/api.ts';
import type { PersonId, Rank, Role } from '../../sim/person.ts';
import { moodOf } from './people.ts';
import { phrase, typeName, type Phrase } from './phrase.ts';

export type Tab = 'now' | 'shape' | 'past';

export interface CoverView {
  readonly id: PersonId;
  readonly role: Role;
  readonly name: string;
  readonly look: string;
  readonly mood: Mood;
  /** Maids only. */
  readonly rank: Rank | null;
  readonly level: number | null;
  readonly hero: boolean;
  readonly note: Phrase;
  readonly tabs: readonly Tab[];
}

export function coverOf(cafe: Cafe, id: PersonId): CoverView | null {
  const person = cafe.state.people[id];
  if (person === undefined) return null;
  const common = { id, role: person.role, name: person.name, look: person.look, mood: moodOf(person) };
  switch (person.role) {
    case 'maid': {
      const duties = phrase(`duties.${person.duties}`);
      const note =
        person.team === null
          ? phrase('notebook.cover.maid', { duties })
          : phrase('notebook.cover.teamMaid', { duties, team: person.team });
      return { ...common, rank: person.rank, level: person.level, hero: false, note, tabs: ['now', 'shape', 'past'] };
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
        tabs: ['now', 'past'],
      };
    case 'chef':
      return {
        ...common,
        rank: null,
        level: null,
        hero: false,
        note: phrase('notebook.cover.chef', { cooked: person.tally.cooked }),
        tabs: ['now', 'past'],
      };
  }
}
