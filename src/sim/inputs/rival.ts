/** The player's inputs against the rival: the advisor's measures, and wrong signs for its scouts. */

import { takeCounter } from '../rival/our-counters.ts';
import { putUpSign } from '../rival/signs.ts';
import { name, oneOf } from '../state/field-checks.ts';
import { inputKind } from './input-kind.ts';

/** Input that chooses one of the advisor's measures against the rival: for today or, after closing, for tomorrow. */
export const counter = inputKind<{ readonly advice: string }>({
  fields: { advice: name('the name of a rule') },
  past: { advice: 'name' },
  group: 'other',
  daily: true,
  apply: (world, { advice }) => takeCounter(world, advice),
});

/**
 * Input that puts up a wrong sign to mislead the rival's scouts (Yes: our café has what the sign names, No: it does not
 * have it), or takes the sign down (null).
 */
export const sign = inputKind<{ readonly node: string; readonly value: 'Yes' | 'No' | null }>({
  fields: {
    node: name('a node of src/data/their-view.yaml'),
    value: oneOf(['Yes', 'No', null], "'Yes', 'No' or null"),
  },
  past: { node: 'name', value: { orNull: 'text' } },
  group: 'other',
  sets: ({ node }) => node,
  daily: true,
  apply: (world, { node, value }) => putUpSign(world, node, value),
});
