/** Puts the data that a warp passes to the next script into words, with people's names instead of their ids; '' if the warp passes no data. */

import type { WorldState } from '../../sim/state/world-state.ts';
import { personName, say } from '../../words/index.ts';

/** Maximum number of items shown of a list; further items are left out. */
const MOST = 4;

export function paramWords(param: unknown, { people }: Pick<WorldState, 'people'>): string {
  if (typeof param !== 'object' || param === null) return param === undefined || param === null ? '' : String(param);
  const nameOf = (value: unknown): string =>
    Array.isArray(value)
      ? value.slice(0, MOST).map(nameOf).join(' ')
      : typeof value === 'string'
        ? personName(people[value]?.name ?? value)
        : typeof value === 'object'
          ? JSON.stringify(value)
          : String(value);
  const fields = Object.entries(param).map(([name, value]) =>
    Array.isArray(param) ? nameOf(value) : `${name} ${nameOf(value)}`,
  );
  return [...fields.slice(0, MOST), ...(fields.length > MOST ? ['…'] : [])].join(say('app.list.comma'));
}
