/** To whom a command goes: the keys people answer to, in words, and who of those who are here would read it. Pure but for words. */

import { personName } from '../../words/index.ts';
import type { Person, PersonId } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { canTell, tell } from '../words/index.ts';

/** Keys of groups, in the order they are offered. */
export const GROUPS = ['maid', 'all', 'guest', 'chef', 'allround', 'reception', 'serving'] as const;

/** "all maids" for `maid`, "team 2" for `team2`, a name for an id; what nobody is called stays as it is. */
export function keyWords(key: string, people: Readonly<Record<PersonId, Person>>): string {
  const team = /^team(\d)$/.exec(key);
  if (team !== null) return tell('commands.team', { team: team[1] ?? '' });
  const group = `commands.to.${key}`;
  if (canTell(group)) return tell(group);
  return Object.hasOwn(people, key) ? personName(people[key]?.name ?? key) : key;
}

/** Teams there are. */
export function teamsIn({ people }: WorldState): string[] {
  const teams = Object.values(people).flatMap((one) => (one.role === 'maid' && one.team !== null ? [one.team] : []));
  return [...new Set(teams)].sort((a, b) => a - b).map((team) => `team${team}`);
}

/** Who of those who are here answers to one of the keys. */
export const readersOf = (keys: readonly string[], { people }: WorldState): Person[] =>
  Object.values(people).filter(({ present, keys: mine }) => present && mine.some((key) => keys.includes(key)));

/** The keys after one was pressed: a group takes the place of the single persons it contains. */
export function toggled(keys: readonly string[], key: string, state: WorldState): string[] {
  if (keys.includes(key)) return keys.filter((one) => one !== key);
  const contained = new Set(readersOf([key], state).map(({ id }) => id));
  return [...keys.filter((one) => !contained.has(one)), key];
}
