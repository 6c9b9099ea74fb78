/**
 * Considerations that are made of others (chapter 4.2): ConsiderationSet combines weights and ranks, And, Or and Not work
 * with true and false – a part is true when its multiplier is greater than 0 –, and both can lie in each other.
 *
 *     - type: And
 *       considerations:
 *         - { type: FloatVariable, store: global, variable: seconds, atLeast: 15 }
 *         - { type: Not, consideration: { type: BooleanVariable, store: brain, variable: hintShown } }
 */

import { component } from '../component.ts';
import { field, list, maybe, oneOf, part, readPart } from '../schema.ts';
import { MUST_BE_TRUE } from './weight-functions.ts';
import { type Choice, Combination, type Consideration, type Entry, evaluatePart, type Weighing } from '../weighing.ts';

const entry = field<Entry>('a consideration', (value, place) => {
  const read = readPart('consideration', value, place, { name: 'string?' });
  if (read === undefined) return undefined;
  const { name } = read.beside;
  return { type: read.type, name: typeof name === 'string' ? name : null, consideration: read.made };
});

/** The field of a list of considerations, each of which may have a `name` for whoever reads the explanation. */
export const considerationList = list(entry);

/** Something to choose: without a Tuning, also within its sets, it begins with an addend of 1. */
export function choiceOf(name: string, entries: readonly Entry[], owner = name): Choice {
  return { name, owner, set: new Combination(entries, hasTuning(entries) ? 0 : 1) };
}

function hasTuning(entries: readonly Entry[]): boolean {
  return entries.some(
    ({ type, consideration: one }) => type === 'Tuning' || (one instanceof Combination && hasTuning(one.entries)),
  );
}

/** Considerations that count as one: multipliers combined as `and`, `or`, `not`; ranks as `max`, `min`, `sum`. */
export const ConsiderationSet = component(
  'consideration',
  'ConsiderationSet',
  {
    considerations: considerationList,
    combine: maybe(oneOf('and', 'or', 'not'), 'and'),
    ranks: maybe(oneOf('max', 'min', 'sum'), 'max'),
  },
  ({ considerations, combine, ranks }) => new Combination(considerations, 0, combine, ranks),
);

const booleanFields = {
  considerations: maybe(considerationList),
  consideration: maybe(entry),
  weight: maybe(part('weightFunction'), MUST_BE_TRUE),
};

/** @param holds whether it is true, from how many parts are and how many there are */
const combiningTruths = (type: string, holds: (trueOnes: number, all: number) => boolean) =>
  component('consideration', type, booleanFields, ({ considerations = [], consideration, weight }, place) => {
    const entries = consideration === undefined ? considerations : [...considerations, consideration];
    if (entries.length === 0) place.at('considerations').wrong('must have at least one consideration');
    const parts = entries.map((one) => one.consideration);
    return {
      entries,
      evaluate(scene, weighing) {
        let trueOnes = 0;
        for (let i = 0; i < parts.length; i++) {
          const one = weighing.parts[i] as Weighing;
          evaluatePart(parts[i] as Consideration, one, scene);
          if (one.multiplier > 0) trueOnes++;
        }
        weighing.setBoolean(holds(trueOnes, parts.length));
        weight.weigh(weighing, scene);
      },
    };
  });

/** True when all of its parts are. */
export const And = combiningTruths('And', (trueOnes, all) => trueOnes === all);
/** True when one of its parts is. */
export const Or = combiningTruths('Or', (trueOnes) => trueOnes > 0);
/** True when none of its parts is. */
export const Not = combiningTruths('Not', (trueOnes) => trueOnes === 0);
