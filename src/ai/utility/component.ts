/** Describes component types: the names of their kinds for messages, and the helper that types their fields. */

import type { Component, Kind, Kinds, ConfigPlace, Schema, Values } from './kinds.ts';

/** How kinds are called in messages; and which type one means who writes none. */
export const KINDS: Readonly<Record<Kind, { readonly words: string; readonly usual?: string }>> = {
  consideration: { words: 'consideration' },
  weightFunction: { words: 'weight function', usual: 'Constant' },
  reasoner: { words: 'reasoner' },
  selection: { words: 'way to choose' },
  picker: { words: 'picker', usual: 'Picker' },
  action: { words: 'action' },
  target: { words: 'target' },
  region: { words: 'region' },
  sensor: { words: 'sensor', usual: 'Sensor' },
  executionFilter: { words: 'execution filter', usual: 'ExecutionFilter' },
};

/** Describes a component. @param make gets the fields in the types the schema says, and the place where they stand */
export const component = <K extends Kind, S extends Schema>(
  kind: K,
  type: string,
  schema: S,
  make: (fields: Values<S>, place: ConfigPlace) => Kinds[K],
): Component<K> => ({ kind, type, schema, make });
