/**
 * Components (chapter 4.1): the kinds there are, and what a component of each is. A component is a type's name, the
 * fields it takes, and how it is made from them; what is built in is registered in the same way as a game's own.
 */

import type { Action } from './components/actions.ts';
import type { Schema, Values } from './schema.ts';
import type { EntityPicker } from './components/pickers.ts';
import type { Place } from './config-place.ts';
import type { Reasoner } from './reasoner.ts';
import type { Region } from './components/regions.ts';
import type { UtilityContext } from './scene.ts';
import type { Selection } from './selections.ts';
import type { ExecutionFilter, Sensor } from './components/sensors.ts';
import type { Target } from './components/targets.ts';
import type { Consideration, WeightFunction } from './weighing.ts';

/** The conceptual abstractions, by the name under which components are registered. */
export interface Kinds<C extends UtilityContext = UtilityContext> {
  readonly consideration: Consideration;
  readonly weightFunction: WeightFunction;
  readonly reasoner: Reasoner<C>;
  readonly selection: Selection;
  readonly picker: EntityPicker;
  readonly action: Action;
  readonly target: Target;
  readonly region: Region;
  readonly sensor: Sensor;
  readonly executionFilter: ExecutionFilter;
}

/** The name of one of them. */
export type Kind = keyof Kinds;

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

/** A type that configurations can name. */
export interface Component<K extends Kind = Kind> {
  readonly kind: K;
  readonly type: string;
  readonly schema: Schema;
  /** Makes one from its fields, which are right and complete. */
  readonly make: (fields: never, place: Place) => Kinds[K];
}

/** Describes a component. @param make gets the fields in the types the schema says, and the place where they stand */
export const component = <K extends Kind, S extends Schema>(
  kind: K,
  type: string,
  schema: S,
  make: (fields: Values<S>, place: Place) => Kinds[K],
): Component<K> => ({ kind, type, schema, make });
