/**
 * The context of a decision: data stores, entities, distance, random numbers and time, all provided by the game. A
 * {@link DecisionScene} is the state of the running decision, created once and reused.
 *
 *     const context = {
 *       stores: { self: maid, brain: maid.brain, global: cafe.facts },   // plain objects
 *       entities: { guests: cafe.guests, litter: cafe.litter },
 *       random: () => real(maid.stream),
 *       now: cafe.tick,
 *     };
 *
 * Time is in the game's unit, ticks or seconds: every duration of a configuration uses the same unit.
 */

import type { EndReason, Todo } from '../notebook.ts';
import type { Warp } from '../script.ts';
import { type Execution, noMemory, type ReasonerMemory } from './execution.ts';

/** A position in the game's unit: tiles, metres. `z` is 0 if left out. */
export interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
}

/** A character or thing that can be chosen. All its fields are variables that considerations can read. */
export interface Entity {
  readonly id: string;
  readonly name?: string;
  readonly x?: number;
  readonly y?: number;
}

/** The stores of variables, as plain objects: the character's own, its brain's, the global one, and any others of the game. */
export interface DataStores {
  readonly self?: object;
  readonly brain?: object;
  readonly global?: object;
  readonly [store: string]: object | undefined;
}

/** An area on the floor. A game can pass regions of its own by name, in the context. */
export interface Region {
  contains(place: Vector, scene: DecisionScene): boolean;
  /** A random place inside the region; null if there is none at the moment. */
  randomPoint(scene: DecisionScene): Vector | null;
}

/**
 * A target of considerations and actions: a place, and possibly an entity at this place. Considerations and actions use
 * every target alike, however it was found.
 */
export interface Target {
  /** True if a target never has an entity; such a target is refused at load where an entity is needed. */
  readonly isOnlyPlace?: boolean;
  /**
   * True if the target does not depend on the entity that a picker is weighing. The target's place is then looked up
   * only once per choice, not once per entity.
   */
  readonly lasts?: boolean;
  /** True if the target is the entity that a picker is weighing. */
  readonly isPicked?: boolean;
  /** The target's position, if it is always the same. */
  readonly fixed?: Vector;
  entity(scene: DecisionScene): Entity | null;
  /** The target's position; null if it has none at the moment. */
  position(scene: DecisionScene): Vector | null;
}

/** An ability, such as line of sight, which some components need and a game's context may provide. */
export type Sense = 'lineOfSight';

/** What the game provides for a decision; it may add fields of its own. */
export interface UtilityContext {
  readonly stores: DataStores;
  /** Draws a number in [0, 1) from a random stream of the character. */
  readonly random: () => number;
  /** The current time in ticks or seconds; never decreases. */
  readonly now: number;
  /** Time at which the game (or the day) began; for options that were never selected, time is counted from here. 0 if left out. */
  readonly start?: number;
  /** The deciding character; if left out, it is the object that the game has stored under the name `self`. */
  readonly self?: Entity;
  /** The entities that pickers choose from: one list, or several by name. */
  readonly entities?: readonly Entity[] | { readonly [list: string]: readonly Entity[] | undefined };
  /** Finds an entity by id; if left out, all lists are searched. */
  readonly entity?: (id: string) => Entity | null | undefined;
  readonly positions?: { readonly [name: string]: Vector | undefined };
  readonly regions?: { readonly [name: string]: Region | undefined };
  /** Measures the distance between two positions; straight-line distance if left out. */
  readonly distance?: (from: Vector, to: Vector) => number;
  /**
   * Whether nothing blocks the line of sight between two positions. If left out, components that need it are
   * refused; see `senses` of {@link UtilityVocabulary}.
   */
  readonly lineOfSight?: (from: Vector, to: Vector) => boolean;
  /** The object in which reasoners keep their memory. If left out, the memory is kept in the store `brain`, as its variable `$execution`. */
  readonly execution?: Execution;
  /** Why the character's last todo ended. Needed only if the reasoner's actions write todos. */
  readonly ended?: EndReason | null;
}

const NOBODY: readonly Entity[] = Object.freeze([]);

/** Returns an object's own field; undefined if the field is missing or inherited. */
export const own = <T>(record: { readonly [key: string]: T | undefined } | undefined, key: string): T | undefined =>
  record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;

/** The state of a running decision, one for each outermost reasoner. @typeParam C the game's own context */
export class DecisionScene<C extends UtilityContext = UtilityContext> {
  declare context: C;
  now = 0;
  stores: DataStores = {};
  /** The deciding character; null if there is none. */
  self: Entity | null = null;
  /** Number of decisions that have begun so far. */
  turn = 0;
  /** Number of thoughts of all reasoners so far: several nested reasoners may think in one decision. */
  thought = 0;
  /** Whether the decision will be explained. If so, all considerations are evaluated and their values are recorded. */
  explains = false;
  /** The entity a picker is weighing; null outside pickers. */
  picked: Entity | null = null;
  /** The distance computed by the last call of {@link measure}. */
  far = NaN;
  /** `memory`: the memory of the running reasoner. `option`: the option whose considerations are being evaluated. */
  memory: ReasonerMemory = noMemory();
  option = '';
  execution: Execution = {};
  /** The todo or warp that an action proposes for the notebook; see utility-script.ts. */
  answer: Todo | Warp | undefined;

  /** Starts a decision. @param explains whether the decision will be explained */
  begin(context: C, explains = false): void {
    this.context = context;
    this.explains = explains;
    this.now = context.now;
    this.stores = context.stores;
    this.self = context.self ?? (context.stores.self as Entity | undefined) ?? null;
    this.picked = null;
    this.answer = undefined;
    this.turn++;
  }

  /**
   * Returns the entities of a list, in the order in which the game provides them. If the context has only one list of
   * entities, that list is returned for any name.
   */
  entities(list: string): readonly Entity[] {
    const { entities } = this.context;
    if (entities === undefined) return NOBODY;
    return isOneList(entities) ? entities : (own(entities, list) ?? NOBODY);
  }

  entity(id: string): Entity | null {
    const { entity } = this.context;
    if (entity !== undefined) return entity(id) ?? null;
    return this.find((one) => one.id === id);
  }

  /** The first entity of any list that fulfils the condition, or null. */
  find(isIt: (one: Entity) => boolean): Entity | null {
    const { entities = NOBODY } = this.context;
    for (const list of isOneList(entities) ? [entities] : Object.values(entities)) {
      const found = list?.find(isIt);
      if (found !== undefined) return found;
    }
    return null;
  }
}

const isOneList = (entities: NonNullable<UtilityContext['entities']>): entities is readonly Entity[] =>
  Array.isArray(entities);

/** The position of an entity; null if it has none. */
export function placeOf(entity: Entity | null): Vector | null {
  return entity !== null && typeof entity.x === 'number' && typeof entity.y === 'number' ? (entity as Vector) : null;
}

/**
 * Whether nothing blocks the line of sight between two positions, as the game determines it. @throws Error
 * when the context lacks `lineOfSight` although its factory has the sense
 */
export function sees({ context: { lineOfSight } }: DecisionScene, from: Vector, to: Vector): boolean {
  if (lineOfSight === undefined)
    throw new Error("the context gives no lineOfSight, although its factory is made with the sense 'lineOfSight'");
  return lineOfSight(from, to);
}

/** Computes the distance between two positions, by the game's `distance` function if there is one, and writes it into `scene.far`. */
export function measure(scene: DecisionScene, from: Vector, to: Vector): void {
  const { distance } = scene.context;
  if (distance === undefined) {
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const dz = (to.z ?? 0) - (from.z ?? 0);
    scene.far = Math.sqrt(dx * dx + dy * dy + dz * dz);
  } else scene.far = distance(from, to);
}
