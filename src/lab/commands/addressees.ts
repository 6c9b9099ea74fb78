/** Puts the addressees of a command into words, and finds the people present who would read it. Pure except for words. */

import { personName, sayList } from '../../words/index.ts';
import type { Person, PersonId } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { canTell, tell } from '../words/index.ts';

/** Executor keys that address groups, in the order of the buttons. */
export const GROUPS = ['maid', 'all', 'guest', 'chef', 'allround', 'reception', 'serving'] as const;

/**
 * An executor key in words: "all maids" for `maid`, "team 2" for `team2`, a name for an id. An unknown key is returned
 * as it is.
 */
export function keyWords(key: string, people: Readonly<Record<PersonId, Person>>): string {
  const team = /^team(\d)$/.exec(key);
  if (team !== null) return tell('commands.team', { team: team[1] ?? '' });
  const group = `commands.to.${key}`;
  if (canTell(group)) return tell(group);
  return Object.hasOwn(people, key) ? personName(people[key]?.name ?? key) : key;
}

export function teamsIn({ people }: WorldState): string[] {
  const teams = Object.values(people).flatMap((one) => (one.role === 'maid' && one.team !== null ? [one.team] : []));
  return [...new Set(teams)].sort((a, b) => a - b).map((team) => `team${team}`);
}

/** The people present who are addressed by one of these executor keys. */
export const readersOf = (keys: readonly string[], { people }: WorldState): Person[] =>
  Object.values(people).filter(({ present, keys: mine }) => present && mine.some((key) => keys.includes(key)));

/** The maids addressed by one of these executor keys who are not in the room, because they are out scouting or have the day off. */
const awayOf = (keys: readonly string[], { people }: WorldState): Person[] =>
  Object.values(people).filter(
    ({ role, present, keys: mine }) => role === 'maid' && !present && mine.some((key) => keys.includes(key)),
  );

/** Says why nobody reads a command: names the addressed maids who are away, or says that nobody has such a name. */
export function nobodyWords(keys: readonly string[], state: WorldState): string {
  const away = awayOf(keys, state);
  if (away.length === 0) return tell('commands.nobody');
  return tell('commands.away', { names: sayList(away.map(({ name }) => name)) });
}

/**
 * The addressees, as executor keys, after the player has pressed the button of one key. A group that is added replaces
 * the individuals it contains.
 */
export function toggled(keys: readonly string[], key: string, state: WorldState): string[] {
  if (keys.includes(key)) return keys.filter((one) => one !== key);
  const contained = new Set(readersOf([key], state).map(({ id }) => id));
  return [...keys.filter((one) => !contained.has(one)), key];
}
