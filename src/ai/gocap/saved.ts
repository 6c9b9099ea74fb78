/** A learned actor as plain data, and the check whether foreign data fits an actor. */

import { didYouMean, Problems, shown, type LoadProblem, within } from '../problems.ts';
import { fieldsOf, listIn, numberIn } from '../restoring.ts';

/**
 * The mode of an actor: the player plays unobserved, the player is observed for training, or the actor plays. The game
 * reads the mode; no code in this folder depends on it.
 */
export type GoCapState = 'Player' | 'Train' | 'Auto';

/** What an actor has learned, and its mode, as plain data. */
export interface SavedActor {
  readonly state: GoCapState;
  readonly behaviors: readonly {
    readonly id: string;
    readonly trained: number;
    readonly rules: readonly { readonly name: string; readonly limit: number; readonly counts: readonly number[] }[];
  }[];
}

const LONGEST = 1_000_000;
const STATES = ['Player', 'Train', 'Auto'];

/** Parses JSON text, and returns other data as it is; null for text that is not JSON or too long. */
export function parsed(json: unknown): unknown {
  if (typeof json !== 'string') return json;
  if (json.length > LONGEST) return null;
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/**
 * Returns all differences that prevent `saved` from being loaded into an actor with the behaviours and rules of `own`;
 * at most 100 are listed.
 */
export function differences(own: SavedActor, saved: unknown): readonly LoadProblem[] {
  const problems = new Problems();
  const { state, behaviors } = fieldsOf(saved);
  if (!STATES.includes(state as string)) problems.add('state', `must be one of ${STATES.join(', ')}`);
  const left = new Map(own.behaviors.map((behavior) => [behavior.id, behavior]));
  listIn(problems, 'behaviors', behaviors, 0, Infinity).forEach((behavior, i) => {
    const { id, trained, rules } = fieldsOf(behavior);
    const mine = left.get(id as string);
    if (mine === undefined) {
      const hint = typeof id === 'string' ? didYouMean(id, left.keys()) : '';
      if (!problems.full) problems.add(within('behaviors', i), `there is no other behaviour ${shown(id)} here${hint}`);
      return;
    }
    left.delete(mine.id);
    numberIn(problems, `${mine.id}.trained`, trained, 0, Infinity, false);
    const { length } = mine.rules;
    listIn(problems, `${mine.id}.rules`, rules, length, length).forEach((rule, r) => {
      const theirs = fieldsOf(rule);
      const { name, limit, counts } = mine.rules[r] as SavedActor['behaviors'][number]['rules'][number];
      const place = `${mine.id}.${name}`;
      if (theirs.name !== name) problems.add(place, `rule ${r + 1} must be '${name}', not ${shown(theirs.name)}`);
      if (theirs.limit !== limit) problems.add(place, `limit must be ${limit}, not ${shown(theirs.limit)}`);
      listIn(problems, `${place}.counts`, theirs.counts, counts.length, counts.length).forEach((count, at) =>
        numberIn(problems, within(`${place}.counts`, at), count, 0, limit, false),
      );
    });
  });
  for (const id of left.keys()) problems.add(id, 'is missing');
  return problems.list;
}
