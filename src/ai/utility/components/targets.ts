/**
 * Targets (_Modular AI_, 8.5.5): a position and possibly an entity. Considerations and actions use every target alike,
 * however it was found. A target without fields can be written as a word: `to: PickerEntity`.
 */

import { isRecord } from '../../problems.ts';
import { component } from '../component.ts';
import { field, key, known, maybe, number, part, text, withEntity } from '../schema.ts';
import { meantOr, needsStore } from '../config-cursor.ts';
import { read } from '../program/program.ts';
import { pickedStore, type StoreOf } from '../weighing.ts';
import type { ConfigPlace } from '../kinds.ts';
import { type Entity, measure, own, placeOf, type DecisionScene, type Target, type Vector } from '../decision-scene.ts';

/**
 * Makes a target that is an entity, at the position of this entity. @param lasts whether the target stays the same
 * while a picker weighs entities
 */
const entityTarget = (entity: (scene: DecisionScene) => Entity | null, lasts = false): Target => ({
  lasts,
  entity,
  position: (scene) => placeOf(entity(scene)),
});

const stored = (store: string): StoreOf => {
  // A store read as a literal field is faster than one looked up by name, so the three usual stores have functions of
  // their own.
  const found: StoreOf =
    store === 'self'
      ? (scene) => scene.stores.self
      : store === 'brain'
        ? (scene) => scene.stores.brain
        : store === 'global'
          ? (scene) => scene.stores.global
          : (scene) => scene.stores[store];
  return Object.assign(found, { store });
};

/**
 * The schema field of a store: its name (`self`, `brain`, `global`, the game's own), or a target whose entity is the
 * store.
 */
export const storeOf = field<StoreOf>('a store or a target', (value, place) => {
  const stores = place.load.names.get('stores') ?? [];
  if (typeof value === 'string' && stores.includes(value)) return stored(value);
  if (value === 'self' || value === 'brain' || value === 'global') return needsStore(place, 'the store', value);
  if (typeof value === 'string' && !place.load.types('target').has(value)) {
    const names = [...stores, ...place.load.types('target').keys()];
    return place.wrong(`there is no store '${value}'${meantOr(value, names)}`);
  }
  const target = withEntity.read(value, place);
  if (target === undefined || target.isPicked === true) return target && pickedStore;
  return (scene) => target.entity(scene) ?? undefined;
});

/** Writes a value into a store. The value null is written only if the variable exists already. */
export function write(store: object | undefined, variable: string, value: unknown): void {
  const kept = store as Record<string, unknown> | undefined;
  if (kept !== undefined && (value !== null || kept[variable] !== undefined)) kept[variable] = value;
}

/** The store named `brain`, which is the default store: the blackboard of the character's brain. */
export const brain = stored('brain');

/** Target: the deciding character. All components share this one object. */
export const self = entityTarget((scene) => scene.self, true);

/** Target: the deciding character. */
export const Self = component('target', 'Self', {}, (_, place) => {
  needsStore(place, 'Self', 'self');
  return self;
});

/** Reports a component that uses the default store `brain` or the default target `self` although the game's contexts do not have it. */
export function needsUsual(place: ConfigPlace, type: string, used: StoreOf | Target | undefined): void {
  if (used === brain) needsStore(place, type, 'brain');
  else if (used === self) needsStore(place, type, 'self');
}

/** Target: the entity of this name or id, or the position of this name. */
export const ByName = component('target', 'ByName', { name: text }, ({ name }) => {
  const entity = (scene: DecisionScene): Entity | null => scene.find((one) => one.name === name) ?? scene.entity(name);
  return {
    lasts: true,
    entity,
    position: (scene) => placeOf(entity(scene)) ?? own(scene.context.positions, name) ?? null,
  };
});

/** Target: a fixed place, never an entity. */
export const Position = component('target', 'Position', { x: number(), y: number() }, (place) => ({
  isOnlyPlace: true,
  lasts: true,
  fixed: place,
  entity: () => null,
  position: () => place,
}));

/** Target: the entity that the surrounding picker is weighing. */
export const PickerEntity = component('target', 'PickerEntity', {}, (_, place) => {
  if (!place.around.inPicker) place.wrong('there is a PickerEntity only among the considerations of a picker');
  return { ...entityTarget((scene) => scene.picked), isPicked: true };
});

/** Target: the value of a variable, which is the id of an entity or a position `{ x, y }`. */
export const Variable = component(
  'target',
  'Variable',
  { store: maybe(storeOf, brain), variable: key },
  (fields, place) => {
    const { store, variable } = fields;
    needsUsual(place, 'Variable', store);
    const entity = (scene: DecisionScene): Entity | null => {
      const id = read(store(scene), variable);
      return typeof id === 'string' ? scene.entity(id) : null;
    };
    const position = (scene: DecisionScene): Vector | null => {
      const place = read(store(scene), variable);
      return isRecord(place) && typeof place['x'] === 'number' && typeof place['y'] === 'number'
        ? (place as unknown as Vector)
        : placeOf(entity(scene));
    };
    return { lasts: store.store !== undefined, entity, position };
  },
);

/**
 * Target: the entity of a list that is nearest to the target `from`, which does not count itself. Ties go to the first
 * listed.
 */
export const Nearest = component(
  'target',
  'Nearest',
  { entities: known('entities', 'a list of entities'), from: maybe(part('target'), self) },
  ({ entities, from }, place) => {
    needsUsual(place, 'Nearest', from);
    return entityTarget((scene) => {
      const here = from.position(scene);
      const me = from.entity(scene);
      let nearest: Entity | null = null;
      let least = Infinity;
      for (const one of here === null ? [] : scene.entities(entities)) {
        const there = placeOf(one);
        if (there === null || one === me) continue;
        measure(scene, here as Vector, there);
        if (scene.far < least) [nearest, least] = [one, scene.far];
      }
      return nearest;
    }, from.lasts);
  },
);

/** All built-in targets. */
export const targets = [Self, ByName, Position, PickerEntity, Variable, Nearest];
