/** Finds characters by their names and kinds, and moments by the words of their thoughts. */

import { matching } from '../lanes/matching.ts';
import type { Recorded, Recording } from '../record/recorded.ts';
import { type Moment, momentsOf } from './moments.ts';

/** Maximum number of characters whose thoughts are searched. */
const MOST_SEARCHED = 2000;
export const MOST_FOUND = 200;

type NameOf = (id: string) => string;

/** Compares numbers inside names by value: `guard 2` comes before `guard 10`. */
const names = new Intl.Collator('en', { numeric: true });

/**
 * The characters in the order of their lanes: by the time of arrival, then by kind in the order in which kinds
 * appeared, then by name.
 */
export function inOrder(characters: readonly Recorded[], nameOf: NameOf): readonly Recorded[] {
  const kinds = [...new Set(characters.map(({ kind }) => kind))];
  const places = new Map(kinds.map((kind, place) => [kind, place]));
  const placeOf = ({ kind }: Recorded): number => places.get(kind) as number;
  return [...characters].sort(
    (a, b) => a.from - b.from || placeOf(a) - placeOf(b) || names.compare(nameOf(a.id), nameOf(b.id)),
  );
}

/** The characters whose id, kind or name contains the words. */
export const namedIn = (characters: readonly Recorded[], words: string, nameOf: NameOf): readonly Recorded[] =>
  characters.filter(({ id, kind }) => `${id} ${kind} ${nameOf(id)}`.toLowerCase().includes(words));

/** The moments whose sentence contains all words, oldest first. Without words there are none. */
export function momentsWith(
  recording: Recording,
  words: string,
  nameOf: NameOf,
  sentenceOf: Parameters<typeof momentsOf>[2],
): readonly Moment[] {
  if (words === '') return [];
  const fits = matching(words);
  const found: Moment[] = [];
  for (const { id, kind } of recording.characters().slice(0, MOST_SEARCHED)) {
    const whose = `${id} ${kind} ${nameOf(id)}`;
    for (const moment of momentsOf(id, recording.thoughts(id), sentenceOf)) {
      const { key, script } = moment.decision;
      if (fits(`${whose} ${moment.sentence} ${key} ${script}`)) found.push(moment);
    }
  }
  return found.sort((a, b) => a.decision.tick - b.decision.tick || (a.who < b.who ? -1 : 1)).slice(0, MOST_FOUND);
}
