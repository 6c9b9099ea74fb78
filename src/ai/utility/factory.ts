/**
 * The factory: all component types by kind and name, and parts shared by name. A game registers its own types and
 * shares its own parts; built-in types are the list BUILT_IN.
 *
 *     const factory = createFactory({ entities: ['guests', 'litter'] });
 *     factory.register('consideration', 'Hunger', { weight: 'weightFunction' }, ({ weight }) => ({
 *       read(scene, input) {
 *         input.value = hungerOf(scene.self);
 *       },
 *       weight,
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
import { BestSelection, DualUtilitySelection, EitherSelection, RuleBasedSelection } from './selections.ts';
import { ExecutionFilter, Sensor } from './components/sensors.ts';
import { readSource } from './config-source.ts';
import { targets } from './components/targets.ts';
import { weightFunctions } from './components/weight-functions.ts';

const USUAL_STORES = ['self', 'brain', 'global'] as const;
/** The name of a store of variables that every context has, unless {@link UtilityVocabulary} lists it under `without`. */
type UsualStore = (typeof USUAL_STORES)[number];

/**
 * The names a configuration may use. A list that is left out allows any name. `stores` are added to the three usual
 * ones (self, brain, global); `without` lists the usual stores that the game's contexts do not have. `senses` are the
 * abilities of the game's contexts. A component that needs another ability is refused.
 */
export interface UtilityVocabulary {
  readonly stores?: readonly string[];
  readonly without?: readonly UsualStore[];
  readonly entities?: readonly string[];
  readonly regions?: readonly string[];
  readonly senses?: readonly Sense[];
}

/** What a game registers for each kind of component; the game's own reasoners extend {@link Reasoner}. */
export interface GameKinds<C extends UtilityContext> extends Kinds {
  readonly reasoner: Reasoner<C>;
}

/** All built-in component types. */
export const BUILT_IN: readonly Component[] = [
  ...Object.values(considerations), sets.ConsiderationSet, sets.And, sets.Or, sets.Not, ...weightFunctions,
  ...reasoners, DualUtilitySelection, RuleBasedSelection, BestSelection, EitherSelection,
  ...pickers, ...actions, ...targets, ...regions, Sensor,
  ExecutionFilter,
]; // prettier-ignore

/** Component types and shared parts. Create it with {@link createFactory}. @typeParam C the game's own context */
export class Factory<C extends UtilityContext = UtilityContext> {
  /** The names that configurations may use for entities, stores and so on; the loader checks them. */
  readonly names: ReadonlyMap<string, readonly string[]>;
  readonly shared = new Map<string, Shared>();
  private readonly byKind = new Map<Kind, Map<string, Component>>();

  constructor({ stores = [], without = [], ...names }: UtilityVocabulary = {}) {
    const usual = USUAL_STORES.filter((name) => !without.includes(name));
    this.names = new Map(Object.entries({ ...names, stores: [...usual, ...stores] }));
    for (const kind of Object.keys(KINDS)) this.byKind.set(kind as Kind, new Map());
    for (const one of BUILT_IN) this.byKind.get(one.kind)?.set(one.type, one);
  }

  /**
   * Registers a component type; it replaces an existing one of the same name, even a built-in one.
   * @param schema its fields, see {@link FieldSpec}; `type` is not one of them
   * @param make is called only if all fields are valid
   * @throws Error for an unknown kind or an invalid schema
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
   * Shares a part of any kind. Every configuration can then refer to it as `{ use: name }`, unless the configuration
   * has a shared part of this name of its own. The part is checked only when it is used, because its kind is not known
   * until then.
   * @returns the problems that prevent sharing; empty = the part is shared
   */
  share(name: string, source: string | object): readonly LoadProblem[] {
    if (isUnsafeKey(name)) return [{ path: name, line: null, message: `'${name}' cannot be a name; choose another` }];
    const read = readSource(source);
    if (!read.ok) return read.problems;
    this.shared.set(name, { value: read.value, path: `global ${name}`, global: true });
    return [];
  }

  /** The component types of a kind, in the order registered. */
  types(kind: Kind): ReadonlyMap<string, Component> {
    return this.byKind.get(kind) ?? new Map<string, Component>();
  }
}

/** A factory with all built-in types. */
export const createFactory = <C extends UtilityContext = UtilityContext>(vocabulary?: UtilityVocabulary): Factory<C> =>
  new Factory(vocabulary);
