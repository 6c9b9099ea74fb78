/** What a breach comes to in a sentence, and what the promises that come with the game are called. */

import type { Breach, Promised } from '../../analysis/promises/index.ts';
import { canTell, tell, told } from '../words/index.ts';
import { meaningOf } from './meaning.ts';

/** Of a shipped one in the player's language; of others the name they were given, or what they say in that language. */
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

/** News in the café: what was promised, and what came of it. */
export const brokenWords = (promise: Promised, breach: Breach): string =>
  tell('promises.toast', { title: titleOf(promise), words: breachWords(breach) });
