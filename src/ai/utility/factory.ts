/**
 * The factory (chapter 4.1): the components there are, by kind and type, and configurations that others refer to by name.
 * A game registers its own components and shares its own parts; nothing built in is different from them.
 *
 *     const factory = createFactory({ entities: ['guests', 'litter'] });
 *     factory.register('consideration', 'Hunger', { weight: 'weightFunction' }, ({ weight }) => ({
 *       evaluate(scene, weighing) {
 *         weighing.value = hungerOf(scene.self);
 *         weight.weigh(weighing, scene);
 *       },
 *     }));
 *     factory.share('nearby', { type: Distance, to: PickerEntity, weight: … });    // → problems; then { use: nearby }
 */

import { isUnsafeKey, type LoadProblem } from '../problems.ts';
import { actions } from './components/actions.ts';
import { component, KINDS } from './component.ts';
import * as sets from './components/consideration-sets.ts';
import * as considerations from './components/considerations.ts';
import type { Component, Kind, Kinds, ConfigPlace, Schema, Shared, Values } from './kinds.ts';
import type { Reasoner } from './reasoner.ts';
import { fieldOf } from './schema.ts';
import { pickers } from './components/pickers.ts';
import { reasoners } from './components/reasoners.ts';
import { regions } from './components/regions.ts';
import type { Sense, UtilityContext } from './decision-scene.ts';
import { DualUtilitySelection, RuleBasedSelection } from './selections.ts';
import { ExecutionFilter, Sensor } from './components/sensors.ts';
import { readSource } from './config-source.ts';
import { targets } from './components/targets.ts';
import { weightFunctions } from './components/weight-functions.ts';

/**
 * Names a configuration may use; a list that is left out allows any name, for stores it adds to self, brain, global.
 * `senses` are what the contexts can say: a component that needs one which is not named is refused.
 */
export interface UtilityVocabulary {
  readonly stores?: readonly string[];
  readonly entities?: readonly string[];
  readonly regions?: readonly string[];
  readonly senses?: readonly Sense[];
}

/** What a game registers for each kind: its reasoners extend {@link Reasoner}. */
export interface GameKinds<C extends UtilityContext> extends Kinds {
  readonly reasoner: Reasoner<C>;
}

const BUILT_IN: readonly Component[] = [
  ...Object.values(considerations), sets.ConsiderationSet, sets.And, sets.Or, sets.Not, ...weightFunctions,
  ...reasoners, DualUtilitySelection, RuleBasedSelection, ...pickers, ...actions, ...targets, ...regions, Sensor,
  ExecutionFilter,
]; // prettier-ignore

/** Components and shared configurations. Make it with {@link createFactory}. @typeParam C the game's own context */
export class Factory<C extends UtilityContext = UtilityContext> {
  /** What the loader reads; see place.ts. */
  readonly names: ReadonlyMap<string, readonly string[]>;
  readonly shared = new Map<string, Shared>();
  private readonly byKind = new Map<Kind, Map<string, Component>>();

  constructor({ stores = [], ...names }: UtilityVocabulary = {}) {
    this.names = new Map(Object.entries({ ...names, stores: ['self', 'brain', 'global', ...stores] }));
    for (const kind of Object.keys(KINDS)) this.byKind.set(kind as Kind, new Map());
    for (const one of BUILT_IN) this.byKind.get(one.kind)?.set(one.type, one);
  }

  /**
   * Registers a component; one of the same type is exchanged for it, also a built-in one.
   * @param schema the fields it takes, see {@link FieldSpec}; `type` is none of them
   * @param make gets the fields when all of them are right
   * @throws Error when there is no such kind, or the schema says what cannot be said
   */
  register<K extends Kind, S extends Schema>(
    kind: K,
    type: string,
    schema: S,
    make: (fields: Values<S>, place: ConfigPlace) => GameKinds<C>[K],
  ): this {
    const types = this.byKind.get(kind);
    if (types === undefined) throw new Error(`there is no kind '${kind}'; there are ${Object.keys(KINDS).join(', ')}`);
    Object.values(schema).forEach(fieldOf);
    types.set(type, component(kind, type, schema, make as (fields: Values<S>, place: ConfigPlace) => Kinds[K]));
    return this;
  }

  /**
   * Shares a part of any kind: every configuration can refer to it as `{ use: name }`, unless it shares a part of this
   * name itself. It is read when it is used; what it is for is not known before.
   * @returns what keeps it from being shared; empty = it is
   */
  share(name: string, source: string | object): readonly LoadProblem[] {
    if (isUnsafeKey(name)) return [{ path: name, line: null, message: `'${name}' cannot be a name; choose another` }];
    const read = readSource(source);
    if (!read.ok) return read.problems;
    this.shared.set(name, { value: read.value, path: `global ${name}`, global: true });
    return [];
  }

  /** The components of a kind, in the order registered. */
  types(kind: Kind): ReadonlyMap<string, Component> {
    return this.byKind.get(kind) ?? new Map<string, Component>();
  }
}

/** A factory with everything built in. */
export const createFactory = <C extends UtilityContext = UtilityContext>(vocabulary?: UtilityVocabulary): Factory<C> =>
  new Factory(vocabulary);
