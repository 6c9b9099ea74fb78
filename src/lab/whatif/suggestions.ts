/** Suggests first questions: a few changes of the maids on shift, each as large as possible. */

import type { Maid, PersonId } from '../../sim/state/person.ts';
import { type Change, changeTo, type Field } from '../frame/what-if-changes.ts';

export interface Suggestion {
  /** Key of the sentence that describes the suggestion, in the language files. */
  readonly key: 'alert' | 'plain' | 'rank' | 'serving' | 'allround';
  readonly maid: Maid;
  readonly change: Change;
}

const MOST = 6;

/** Suggestions for the selected maid first, then for the maids with the most unusual values. */
export function suggestionsFor(maids: readonly Maid[], who: PersonId | null): readonly Suggestion[] {
  const byId = [...maids].sort((a, b) => (a.id < b.id ? -1 : 1));
  const chosen = byId.find(({ id }) => id === who) ?? byId[0];
  if (chosen === undefined) return [];
  const of = (key: Suggestion['key'], maid: Maid, field: Field, to: unknown): Suggestion => ({
    key,
    maid,
    change: changeTo(maid, field, JSON.stringify(to)),
  });
  const eyes = (maid: Maid): Suggestion =>
    maid.alertness === 1 ? of('plain', maid, 'alertness', null) : of('alert', maid, 'alertness', 1);
  const hands = (maid: Maid): Suggestion =>
    maid.duties === 'allround' ? of('serving', maid, 'duties', 'serving') : of('allround', maid, 'duties', 'allround');
  const others = byId.filter((maid) => maid !== chosen);
  const alertest = [...others].sort((a, b) => (a.alertness ?? 9e9) - (b.alertness ?? 9e9) || (a.id < b.id ? -1 : 1))[0];
  const lowest = [...others].sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1))[0];
  const special = others.find(({ duties, id }) => duties !== 'allround' && id !== lowest?.id);
  return [
    eyes(chosen),
    ...(chosen.rank < 5 ? [of('rank', chosen, 'rank', 5)] : []),
    hands(chosen),
    ...(alertest === undefined ? [] : [eyes(alertest)]),
    ...(lowest === undefined || lowest.rank === 5 ? [] : [of('rank', lowest, 'rank', 5)]),
    ...(special === undefined ? [] : [hands(special)]),
  ].slice(0, MOST);
}
