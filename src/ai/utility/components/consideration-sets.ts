/**
 * Considerations made of others (_Modular AI_, 8.6). ConsiderationSet combines weights and ranks; And, Or and Not
 * combine truth values, where a part is true if its multiplier is greater than 0. All of them can be nested.
 *
 *     - type: And
 *       considerations:
 *         - { type: FloatVariable, store: global, variable: seconds, atLeast: 15 }
 *         - { type: Not, consideration: { type: BooleanVariable, store: brain, variable: hintShown } }
 */

import { component } from '../component.ts';
import { field, list, maybe, oneOf, part, readPart } from '../schema.ts';
import { MUST_BE_TRUE } from './weight-functions.ts';
import type { Choice, Entry } from '../weighing.ts';

const entry = field<Entry>('a consideration', (value, place) => {
  const read = readPart('consideration', value, place, { name: 'string?' });
  if (read === undefined) return undefined;
  const { name } = read.beside;
  return { type: read.type, name: typeof name === 'string' ? name : null, consideration: read.made };
});

/** The schema field of a list of considerations, each of which may have a `name` for explanations. */
export const considerationList = list(entry);

/**
 * Builds an option with its considerations. The option's addend starts at 1 if none of the considerations, including
 * those inside sets, is a Tuning (a consideration with constant weight values).
 */
export function choiceOf(name: string, entries: readonly Entry[], owner = name): Choice {
  return { name, owner, set: { entries, base: hasTuning(entries) ? 0 : 1, combine: 'and', ranks: 'max' } };
}

function hasTuning(entries: readonly Entry[]): boolean {
  return entries.some(
    ({ type, consideration: one }) => type === 'Tuning' || ('set' in one && hasTuning(one.set.entries)),
  );
}

/**
 * Consideration that is a set: it combines the weight values of several considerations. `combine` says how the
 * multipliers are combined (`and`, `or`, `not`), `ranks` how the ranks are (`max`, `min`, `sum`).
 */
export const ConsiderationSet = component(
  'consideration',
  'ConsiderationSet',
  {
    considerations: considerationList,
    combine: maybe(oneOf('and', 'or', 'not'), 'and'),
    ranks: maybe(oneOf('max', 'min', 'sum'), 'max'),
  },
  ({ considerations, combine, ranks }) => ({ set: { entries: considerations, base: 0, combine, ranks } }),
);

const booleanFields = {
  considerations: maybe(considerationList),
  consideration: maybe(entry),
  weight: maybe(part('weightFunction'), MUST_BE_TRUE),
};

/**
 * Makes a component type, such as And, that combines truth values.
 * @param holds returns whether the combination is true, given the number of its parts that are true and the number of
 * all parts
 */
const combiningTruths = (type: string, holds: (trueOnes: number, all: number) => boolean) =>
  component('consideration', type, booleanFields, ({ considerations = [], consideration, weight }, place) => {
    const entries = consideration === undefined ? considerations : [...considerations, consideration];
    if (entries.length === 0) place.at('considerations').wrong('must have at least one consideration');
    return { truths: { entries, holds }, weight };
  });

/** Consideration that is true if all of its parts are true. */
export const And = combiningTruths('And', (trueOnes, all) => trueOnes === all);
/** Consideration that is true if at least one of its parts is true. */
export const Or = combiningTruths('Or', (trueOnes) => trueOnes > 0);
/** Consideration that is true if none of its parts is true. */
export const Not = combiningTruths('Not', (trueOnes) => trueOnes === 0);
