/**
 * What a decision is made in (chapter 4.1): the data stores, the entities, the measure of distance, chance and time, all
 * handed in by the game. A {@link DecisionScene} is the context of the decision under way, made once and used again.
 *
 *     const context = {
 *       stores: { self: maid, brain: maid.brain, global: cafe.facts },   // plain objects
 *       entities: { guests: cafe.guests, litter: cafe.litter },
 *       random: () => real(maid.stream),
 *       now: cafe.tick,
 *     };
 *
 * Time is in whatever the game counts, ticks or seconds: every duration of a configuration is in the same unit.
 */

import type { EndReason, Todo } from '../notebook.ts';
import type { Warp } from '../script.ts';
import { type Execution, noMemory, type ReasonerMemory } from './execution.ts';

/** A place in the game's own measure: tiles, metres. Left out, `z` is 0. */
export interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
}

/** Somebody or something one can choose. All its fields are variables a consideration can read. */
export interface Entity {
  readonly id: string;
  readonly name?: string;
  readonly x?: number;
  readonly y?: number;
}

/** Blackboards, as plain objects: the character's own, its brain's, everyone's, and any others of the game. */
export interface DataStores {
  readonly self?: object;
  readonly brain?: object;
  readonly global?: object;
  readonly [store: string]: object | undefined;
}

/** An area. A game can pass regions of its own by name, in the context. */
export interface Region {
  contains(place: Vector, scene: DecisionScene): boolean;
  /** A random place inside; null if there is none at the moment. */
  randomPoint(scene: DecisionScene): Vector | null;
}

/** What a context may be able to say beyond places and variables, and a component may need. */
export type Sense = 'lineOfSight';

/** What the game hands over for a decision; fields of its own may be added. */
export interface UtilityContext {
  readonly stores: DataStores;
  /** A number in [0, 1), from a stream of whoever decides. */
  readonly random: () => number;
  /** Ticks or seconds, never falling. */
  readonly now: number;
  /** When the game (or the day) began, for what has never happened; left out = 0. */
  readonly start?: number;
  /** Who decides; left out = the store `self`. */
  readonly self?: Entity;
  /** What pickers choose from: one list, or several by name. */
  readonly entities?: readonly Entity[] | { readonly [list: string]: readonly Entity[] | undefined };
  /** The entity of an id; left out = it is looked for in all lists. */
  readonly entity?: (id: string) => Entity | null | undefined;
  readonly positions?: { readonly [name: string]: Vector | undefined };
  readonly regions?: { readonly [name: string]: Region | undefined };
  /** Left out = the straight line. */
  readonly distance?: (from: Vector, to: Vector) => number;
  /** Whether nothing is in the way. Left out = it cannot be asked; see `senses` of {@link UtilityVocabulary}. */
  readonly lineOfSight?: (from: Vector, to: Vector) => boolean;
  /** Where what happens is remembered; left out = in the store `brain`, as `$execution`. */
  readonly execution?: Execution;
  /** How the last todo ended, when the reasoner writes todos. */
  readonly ended?: EndReason | null;
}

const NOBODY: readonly Entity[] = Object.freeze([]);

/** An own field of an object; undefined for those every object inherits. */
export const own = <T>(record: { readonly [key: string]: T | undefined } | undefined, key: string): T | undefined =>
  record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;

/** The decision under way. One belongs to each reasoner that is asked from outside. @typeParam C the game's own context */
export class DecisionScene<C extends UtilityContext = UtilityContext> {
  declare context: C;
  now = 0;
  stores: DataStores = {};
  /** Who decides; null = nobody one could name. */
  self: Entity | null = null;
  /** Goes up with each question from outside. */
  turn = 0;
  /** Goes up with each thought of a reasoner: in one turn several may think, one after the other. */
  thought = 0;
  /** Whom a picker is looking at; null outside of pickers. */
  picked: Entity | null = null;
  /** The last distance measured. */
  far = NaN;
  /** What the reasoner at work remembers, and of which of its options considerations are asked. */
  memory: ReasonerMemory = noMemory();
  option = '';
  execution: Execution = {};
  /** What an action wants written into the notebook; see utility-script.ts. */
  answer: Todo | Warp | undefined;

  /** Begins anew. */
  begin(context: C): void {
    this.context = context;
    this.now = context.now;
    this.stores = context.stores;
    this.self = context.self ?? (context.stores.self as Entity | undefined) ?? null;
    this.picked = null;
    this.answer = undefined;
    this.turn++;
  }

  /** The entities of a list, in the game's order; a context with one list has it under any name. */
  entities(list: string): readonly Entity[] {
    const { entities } = this.context;
    if (entities === undefined) return NOBODY;
    return isOneList(entities) ? entities : (own(entities, list) ?? NOBODY);
  }

  /** The entity of this id, or null. */
  entity(id: string): Entity | null {
    const { entity } = this.context;
    if (entity !== undefined) return entity(id) ?? null;
    return this.find((one) => one.id === id);
  }

  /** The first entity of any list that is the one, or null. */
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

/** Where an entity is, or null when it has no place. */
export function placeOf(entity: Entity | null): Vector | null {
  return entity !== null && typeof entity.x === 'number' && typeof entity.y === 'number' ? (entity as Vector) : null;
}

/** Whether the game says that nothing is in the way. @throws Error when it does not say, although its factory has the sense */
export function sees({ context: { lineOfSight } }: DecisionScene, from: Vector, to: Vector): boolean {
  if (lineOfSight === undefined)
    throw new Error("the context gives no lineOfSight, although its factory is made with the sense 'lineOfSight'");
  return lineOfSight(from, to);
}

/** Writes into `scene.far` how far it is, as the game measures. */
export function measure(scene: DecisionScene, from: Vector, to: Vector): void {
  const { distance } = scene.context;
  if (distance === undefined) {
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const dz = (to.z ?? 0) - (from.z ?? 0);
    scene.far = Math.sqrt(dx * dx + dy * dy + dz * dz);
  } else scene.far = distance(from, to);
}
