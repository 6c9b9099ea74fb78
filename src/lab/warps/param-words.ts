/** Puts a warp's passed data into words: names instead of ids; '' if there is none. */

import type { WorldState } from '../../sim/state/world-state.ts';
import { personName, say } from '../../words/index.ts';

/** A list longer than this is shortened to this number of items. */
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
