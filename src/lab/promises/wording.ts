/** What a breach comes to in a sentence, and what the promises that come with the game are called. */

import type { Breach, Promised } from '../../headless/promises/index.ts';
import { canTell, tell } from '../words/index.ts';

/** Of a shipped one in the player's language; of others the name they were given, or their words. */
export function titleOf({ name, text }: Promised): string {
  const key = `promises.name.${name}`;
  return name !== '' && canTell(key) ? tell(key) : name === '' ? text : name;
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
