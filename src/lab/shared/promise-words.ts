/** Puts a breach into a sentence, and gives promises their titles. */

import type { Breach, Promised } from '../../analysis/promises/index.ts';
import { canTell, tell, told } from '../words/index.ts';
import { meaningOf } from './promise-meaning.ts';

/**
 * Title of a promise: for the game's own promises a translated one, otherwise the given name or, without one, the
 * meaning in the player's language.
 */
export function titleOf(promise: Promised): string {
  const { name } = promise;
  const key = `promises.name.${name}`;
  if (name !== '' && canTell(key)) return tell(key);
  return name !== '' ? name : told.value === 'en' ? promise.text : meaningOf(promise);
}

export function breachWords({ because: { key, terms } }: Breach): string {
  const said = Object.entries(terms).map(([name, value]): [string, string | number] => [
    name,
    name === 'ticks' || name === 'limit' ? tell('promises.ticks', { count: Number(value) }) : value,
  ]);
  return tell(`promises.breach.${key}`, Object.fromEntries(said));
}

export const brokenWords = (promise: Promised, breach: Breach): string =>
  tell('promises.toast', { title: titleOf(promise), words: breachWords(breach) });
