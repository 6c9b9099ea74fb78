/**
 * The kinds of components a configuration is made of (_Modular AI_, 8.5), as interfaces without implementations, and how a
 * component type describes itself to the loader. The built-in types are in components/; a game registers its own in the
 * same way.
 */

import type { VariableRead } from '../door/checks/check-variables.ts';
import type { Json } from '../json.ts';
import type { Problems } from '../problems.ts';
import type { ActionMemory } from './execution.ts';
import type { UtilityDecision } from './scores.ts';
import type { DecisionScene, Entity, Region, Target } from './decision-scene.ts';
import type { Consideration, Listener, Selection, WeighedTable, WeightFunction } from './weighing.ts';

/**
 * Something a chosen option does. The configuration is shared by all characters, so an action keeps what it must remember
 * in the memory it receives.
 */
export interface Action {
  /** The reasoner that the action runs, needed to explain this reasoner's decisions; left out if the action runs none. */
  readonly reasoner?: NestedReasoner;
  start?(scene: DecisionScene, memory: ActionMemory): void;
  /** Called each time the reasoner acts again while this action is running. */
  update?(scene: DecisionScene, memory: ActionMemory): void;
  /**
   * Returns whether the action has finished; called before each thought and after each start and update. If this
   * function is left out, the action has finished as soon as it has started.
   */
  done?(scene: DecisionScene, memory: ActionMemory): boolean;
  /** Called when another option is selected before this action has finished. */
  stop?(scene: DecisionScene, memory: ActionMemory): void;
}

/** A reasoner inside an action: it thinks and acts in the scene of the reasoner around it. */
export interface NestedReasoner {
  /** The scene of the nested reasoner's last thought; null before the first. */
  readonly thoughtIn: DecisionScene | null;
  readonly thoughtTurn: number;
  think(scene: DecisionScene): void;
  /** Updates the actions of the selected option. @returns whether they are done */
  perform(scene: DecisionScene): boolean;
  isDone(scene: DecisionScene): boolean;
  restart(scene: DecisionScene): void;
  stop(scene: DecisionScene): void;
  /** Explains the nested reasoner's last thought. */
  explain(): UtilityDecision;
}

/** Picks one of several entities; `found` receives the score table on which the entities were weighed, if they were weighed. */
export interface EntityPicker {
  pick(scene: DecisionScene, found: { table: WeighedTable | null }): Entity | null;
}

/** A sensor: updates a stored variable before its reasoner thinks. */
export interface Sensor {
  sense(scene: DecisionScene): void;
}

/** Decides whether a reasoner or sensor runs now, and remembers when it last did. */
export interface ExecutionFilter {
  runs(scene: DecisionScene): boolean;
}

/** The kinds of components, by the name under which they are registered. */
export interface Kinds {
  readonly consideration: Consideration;
  readonly weightFunction: WeightFunction;
  readonly reasoner: NestedReasoner;
  readonly selection: Selection;
  readonly picker: EntityPicker;
  readonly action: Action;
  readonly target: Target;
  readonly region: Region;
  readonly sensor: Sensor;
  readonly executionFilter: ExecutionFilter;
}

/** The name of a kind of components. */
export type Kind = keyof Kinds;

/** A component type that configurations can name. */
export interface Component<K extends Kind = Kind> {
  readonly kind: K;
  readonly type: string;
  readonly schema: Schema;
  /** Creates a component from its fields, which have already been checked and completed with defaults. */
  readonly make: (fields: never, place: ConfigPlace) => Kinds[K];
}

/** A field of a component, which reads values of type T. */
export interface Field<T> {
  /** Describes a valid value of the field, for messages: `a number from 0 to 1`. */
  readonly wants: string;
  /** Reads a written value of the field; undefined if the value is wrong, which has then been reported with `place.wrong`. */
  readonly read: (value: unknown, place: ConfigPlace) => T | undefined;
  /** The default of an optional field. */
  readonly otherwise?: { readonly value: T };
}

/** The types of the fields that a schema describes by a simple word. */
export interface Words {
  readonly number: number;
  readonly string: string;
  readonly boolean: boolean;
  readonly json: Json;
  readonly entity: Target;
}
type Word = keyof Words | Kind;
type OfWord<W> = W extends keyof Words ? Words[W] : W extends Kind ? Kinds[W] : never;

/** A field of a schema, given as a {@link Field} or as a word; a field whose word ends in `?` may be left out. */
export type FieldSpec = Field<unknown> | Word | `${Word}?`;

/** The fields of a component type, by name. */
export type Schema = { readonly [field: string]: FieldSpec };

/** The types of the field values that `make` receives for a schema. */
export type Values<S extends Schema> = {
  readonly [F in keyof S]: S[F] extends Field<infer T>
    ? T
    : S[F] extends `${infer W}?`
      ? OfWord<W> | undefined
      : OfWord<S[F]>;
};

/** A part shared by name, and where it is written. */
export interface Shared {
  readonly value: unknown;
  readonly path: string;
  /** Whether the part was shared by the factory instead of the configuration. The part's line numbers then belong to another text. */
  readonly global: boolean;
}

/** The state of loading one configuration. */
export interface Loading {
  readonly problems: Problems;
  /** Line number of each path in the source text. */
  readonly lines: ReadonlyMap<string, number>;
  readonly types: (kind: Kind) => ReadonlyMap<string, Component>;
  readonly shared: ReadonlyMap<string, Shared>;
  /** Names that may be used for stores, entities and so on; a missing list allows any. */
  readonly names: ReadonlyMap<string, readonly string[]>;
  /** Problems already reported. A problem of a shared part would otherwise be reported at each use of the part. */
  readonly told: Set<string>;
  /** Number of problems found so far, repeated ones included. */
  faults: number;
  parts: number;
  /** Variables that components read and write. */
  readonly variables: { readonly read: VariableRead[]; readonly written: string[] };
}

/**
 * What surrounds a place in a configuration: whether it is inside a picker, the listeners of the option around it, and
 * the reasoner around it with the names of its options.
 */
export interface Surroundings {
  readonly inPicker: boolean;
  readonly listeners: Listener[];
  readonly reasoner: { remembers: boolean; options: readonly string[] };
}

/** A place in the configuration being read; see config-cursor.ts. */
export interface ConfigPlace {
  readonly load: Loading;
  readonly path: string;
  /** Key that distinguishes the state of this place from the state of every other place. */
  readonly key: string;
  readonly around: Surroundings;
  /**
   * Returns the place of a field or list item inside this place.
   * @param name a name for the item in the key, if there is a better one than its index
   */
  at(field: string | number, name?: string): ConfigPlace;
  /** Returns the same place with other surroundings, for example as a part of a picker. */
  among(around: Partial<Surroundings>): ConfigPlace;
  /**
   * Declares that the component being read keeps a state from one thought to the next.
   * @returns the key of this state in the reasoner's memory
   */
  remember(): string;
  /** Reports a problem. A problem of a shared part is reported once, however often the part is used. */
  wrong(message: string): undefined;
  /**
   * Whether reading may continue at this place. If the configuration is nested too deep or has too many parts, the
   * part at this place is skipped and counts as wrong.
   */
  goesOn(): boolean;
  /** Follows `{ use: name }` to the shared part; null if there is none. */
  resolve(value: unknown): { value: unknown; place: ConfigPlace } | null;
}
