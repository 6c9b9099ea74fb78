/**
 * Reads the rules and parties of a scenario. Rules switch parts of the simulation on, such as maids' energy. By default
 * every guest comes alone and no rule is on.
 *
 *     "rules": ["energy"],
 *     "customers": [{ "id": "ann", "party": "p1", … }, { "id": "bob", "party": "p1", … }]
 */

import { didYouMean } from '../../ai/problems.ts';
import { LARGEST_GROUP, SMALLEST_PARTY } from '../state/person.ts';
import type { Fields, Reader } from './reader.ts';
import { DAY_RULES, type DayRule } from '../state/day-rules.ts';
import type { MaidSpec } from '../people/creating-people.ts';
import type { ArrivalPlan } from '../state/arrivals.ts';

/** Checks the parties of a scenario: each must have two to six people, who arrive in the same tick. */
export function checkParties(read: Reader, arrivals: readonly ArrivalPlan[]): void {
  const parties = new Map<string, number[]>();
  arrivals.forEach(({ spec: { party } }, i) => {
    if (party !== null && party !== '') parties.set(party, [...(parties.get(party) ?? []), i]);
  });
  for (const [party, places] of parties) {
    const [first = 0] = places;
    if (places.length < SMALLEST_PARTY || places.length > LARGEST_GROUP)
      read.wrong(
        `customers.${first}.party`,
        `'${party}' has ${places.length} ${places.length === 1 ? 'person' : 'people'}; a party is ${SMALLEST_PARTY} to ${LARGEST_GROUP}`,
      );
    const tick = arrivals[first]?.tick ?? 0;
    for (const i of places.slice(1))
      if (arrivals[i]?.tick !== tick)
        read.wrong(`customers.${i}.arrive`, `should be ${tick}, as for the others of party '${party}'`);
  }
}

/** Names of the fields that hold a maid's present condition and what she has learned. */
export const HERSELF: readonly string[] = ['energy', 'mood', 'charm', 'stamina', 'friends'];
type Herself = Pick<MaidSpec, 'energy' | 'mood' | 'charm' | 'stamina' | 'friends'>;

/**
 * Reads a maid's present condition and what she has learned. Default: rested, mood 0.2, nothing learned, no friends.
 * @param guests ids of possible friends
 */
export function readHerself(read: Reader, path: string, fields: Fields, guests: readonly string[]): Herself {
  const friends: [string, number][] = [];
  const given = fields['friends'];
  if (given !== undefined)
    if (typeof given !== 'object' || given === null || Array.isArray(given))
      read.wrong(`${path}.friends`, 'should be an object: ids of customers, each with a number from 0 to 100');
    else
      for (const [id, much] of Object.entries(given)) {
        if (!guests.includes(id))
          read.wrong(`${path}.friends.${id}`, `there is no customer of that id${didYouMean(id, guests)}`);
        friends.push([id, read.real(`${path}.friends.${id}`, much, 0, 100)]);
      }
  return {
    energy: read.real(`${path}.energy`, fields['energy'], 0, 1, 1),
    mood: read.real(`${path}.mood`, fields['mood'], -1, 1, 0.2),
    charm: read.whole(`${path}.charm`, fields['charm'], 0, 3, 0),
    stamina: read.whole(`${path}.stamina`, fields['stamina'], 0, 3, 0),
    // `Object.fromEntries` creates own properties even for an id such as `__proto__`, so that no id can change the
    // object's prototype.
    friends: Object.fromEntries(friends),
  };
}

export function readRules(read: Reader, value: unknown): DayRule[] | undefined {
  if (value === undefined) return undefined;
  return read.list('rules', value).map((rule, i) => read.oneOf(`rules.${i}`, rule, DAY_RULES));
}
