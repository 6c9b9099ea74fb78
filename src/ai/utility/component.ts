/** Describes component types: the names of their kinds for messages, and the helper that types their fields. */

import type { Component, Kind, Kinds, ConfigPlace, Schema, Values } from './kinds.ts';

/** For each kind of component: its name in messages and, for some kinds, the type that is assumed if a configuration names none. */
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

/**
 * Creates the description of a component type. @param make receives the fields with the types of the schema, and their
 * place in the configuration
 */
export const component = <K extends Kind, S extends Schema>(
  kind: K,
  type: string,
  schema: S,
  make: (fields: Values<S>, place: ConfigPlace) => Kinds[K],
): Component<K> => ({ kind, type, schema, make });
