/**
 * Considerations (_Modular AI_, 8.5.1): each is one factor of a decision. It determines a value, which its weight
 * function converts to weights. Considerations that are true or false need no weight function: false then forbids the
 * option. So they serve as conditions, alone or under And, Or, Not.
 *
 *     - { type: BooleanVariable, store: global, variable: raining, is: false }
 *     - { type: Distance, to: { type: Nearest, entities: litter }, weight: { type: BasicCurve, shape: linear, … } }
 */

import { component } from '../component.ts';
import { historyOf } from '../execution.ts';
import type { Schema, Values } from '../kinds.ts';
import { key, maybe, number, part, text } from '../schema.ts';
import { needsSense } from '../config-cursor.ts';
import { type Entity, type DecisionScene, sees } from '../decision-scene.ts';
import { brain, needsUsual, self, storeOf, write } from './targets.ts';
import { byText, MUST_BE_FALSE, MUST_BE_TRUE, valuesOf, weightFields } from './weight-functions.ts';
import { NO_EFFECT, type Source, type StoreOf, VETO, type Weighing, type WeightFunction } from '../weighing.ts';

const weight = maybe(part('weightFunction'), MUST_BE_TRUE);
const from = maybe(part('target'), self);

/**
 * Tuning, the consideration with constant weight values; the addend is 1 if none is written. An option without a
 * Tuning gets a Tuning of its own, with addend 1.
 */
export const Tuning = component('consideration', 'Tuning', weightFields, (fields) => {
  return { values: valuesOf(fields, 1) };
});

const variableFields = { store: storeOf, variable: key, weight: 'weightFunction?' } as const;

interface OfVariable<S extends Schema> {
  readonly store: StoreOf;
  readonly variable: string;
  readonly fields: Values<S>;
}

/**
 * Makes the component type of a consideration that reads a variable.
 * @param must returns the weight function for a condition, such as `is`, that a configuration may contain instead of a
 * weight function; null if the configuration contains no condition
 * @param usual the weight function that is used if the configuration contains neither
 */
const ofVariable = <S extends Schema>(
  type: string,
  conditions: S,
  must: (fields: Values<S>) => WeightFunction | null,
  source: (of: OfVariable<S>) => Source,
  usual?: WeightFunction,
) =>
  component('consideration', type, { ...variableFields, ...conditions }, (fields, place) => {
    const { store, variable, weight } = fields as Values<typeof variableFields>;
    const condition = must(fields);
    if (weight !== undefined && condition !== null)
      place.wrong('takes either a weight or what the variable has to be, not both');
    const function_ = weight ?? condition ?? usual;
    if (function_ === undefined)
      place
        .at('weight')
        .wrong(`'weight' is missing, or what the variable has to be: ${Object.keys(conditions).join(', ')}`);
    const from = source({ store, variable, fields });
    const mayBeMissing = (fields as { default?: number }).default !== undefined;
    if (store.store !== undefined)
      place.load.variables.read.push({ store: store.store, variable, path: place.path, from: from.from, mayBeMissing });
    return { source: from, weight: function_ ?? MUST_BE_TRUE };
  });

/**
 * Consideration of a boolean variable; a missing variable counts as false. Without a weight function the variable must
 * be true, or equal to `is`.
 */
export const BooleanVariable = ofVariable(
  'BooleanVariable',
  { is: 'boolean?' },
  ({ is }) => (is === undefined ? null : is ? MUST_BE_TRUE : MUST_BE_FALSE),
  ({ store, variable }) => ({ from: 'boolean', store, variable }),
  MUST_BE_TRUE,
);

/**
 * Consideration of a numeric variable; true and false are 1 and 0, anything else is `default` (0). Without a
 * weight the variable must be at least `atLeast` and less than `below`.
 */
export const FloatVariable = ofVariable(
  'FloatVariable',
  { atLeast: 'number?', below: 'number?', default: 'number?' },
  ({ atLeast = -Infinity, below = Infinity }) =>
    atLeast === -Infinity && below === Infinity
      ? null
      : {
          by: 'steps',
          steps: [
            { below: atLeast, values: VETO },
            { below, values: NO_EFFECT },
          ],
          last: VETO,
        },
  ({ store, variable, fields }) => ({ from: 'number', store, variable, otherwise: fields.default ?? 0 }),
);

/** Consideration of a text variable; a missing variable counts as ''. Without a weight function the variable must equal `is`. */
export const StringVariable = ofVariable(
  'StringVariable',
  { is: maybe(text) },
  ({ is }) => (is === undefined ? null : byText(new Map([[is, NO_EFFECT]]), VETO)),
  ({ store, variable }) => ({ from: 'text', store, variable }),
);

/** Consideration of the distance between two targets, as the game measures it; Infinity if one of them has no position. */
export const Distance = component(
  'consideration',
  'Distance',
  { from, to: 'target', weight: 'weightFunction' },
  ({ from, to, weight }, place) => {
    needsUsual(place, 'Distance', from);
    return { source: { from: 'distance', here: from, there: to }, weight };
  },
);

/**
 * Consideration of whether the line between two targets is free; false if one of them has no position.
 * Refused if the game does not provide `lineOfSight`.
 */
export const LineOfSight = component(
  'consideration',
  'LineOfSight',
  { from, to: 'target', weight },
  ({ from, to, weight }, place) => {
    needsSense(place, 'LineOfSight', 'lineOfSight', 'what is in the way');
    needsUsual(place, 'LineOfSight', from);
    return {
      source: {
        pure: true,
        read(scene, input) {
          const here = from.position(scene);
          const there = to.position(scene);
          input.setBoolean(here !== null && there !== null && sees(scene, here, there));
        },
      },
      weight,
    };
  },
);

/** Consideration of whether a target is in a region; false if it has no position. */
export const InRegion = component(
  'consideration',
  'InRegion',
  { target: from, region: 'region', weight },
  ({ target, region, weight }, place) => {
    needsUsual(place, 'InRegion', target);
    return {
      source: {
        pure: true,
        read(scene, input) {
          const place = target.position(scene);
          input.setBoolean(place !== null && region.contains(place, scene));
        },
      },
      weight,
    };
  },
);

const AS_ADDEND: WeightFunction = { by: 'unit', addend: 1, rank: -Infinity };

/**
 * Consideration of a random number, drawn at each evaluation from `from` up to but not including `to`. Without a
 * weight function the number is the addend.
 */
export const Random = component(
  'consideration',
  'Random',
  { from: maybe(number(), 0), to: maybe(number(), 1), weight: maybe(part('weightFunction'), AS_ADDEND) },
  ({ from, to, weight }) => ({
    source: {
      read(scene, input) {
        input.value = from + scene.context.random() * (to - from);
      },
    },
    weight,
  }),
);

const NO_WEIGHT: WeightFunction = { by: 'constant', values: NO_EFFECT };

/**
 * Consideration of when the option was last selected. It has three weight functions: `whileSelected` receives the time
 * since the option was selected, `neverSelected` the time since the game began (`context.start`), `selectedBefore` the
 * time since the option's selection ended. A weight function that is left out has no effect.
 */
export const ExecutionHistory = component(
  'consideration',
  'ExecutionHistory',
  {
    whileSelected: maybe(part('weightFunction'), NO_WEIGHT),
    neverSelected: maybe(part('weightFunction'), NO_WEIGHT),
    selectedBefore: maybe(part('weightFunction'), NO_WEIGHT),
  },
  ({ whileSelected, neverSelected, selectedBefore }, place) => {
    place.remember();
    return {
      source: {
        pure: true,
        read(scene, input) {
          const last = historyOf(scene.memory, scene.option);
          input.value = scene.now - (last === undefined ? (scene.context.start ?? 0) : (last.until ?? last.from));
          return last === undefined ? 1 : last.until === null ? 0 : 2;
        },
      },
      weight: [whileSelected, neverSelected, selectedBefore],
    };
  },
);

/**
 * Consideration of whether a picker finds an entity. If `variable` is written, this variable receives the id of the
 * entity, or null if none was found. The variable is in `store` or, if no store is written, in the store `brain`. When
 * an option is chosen, the entity that its own picker found is stored again.
 */
export const EntityExists = component(
  'consideration',
  'EntityExists',
  { picker: 'picker', store: maybe(storeOf, brain), variable: maybe(key), weight },
  ({ picker, store, variable, weight }, place) => {
    if (variable !== undefined) {
      needsUsual(place, 'EntityExists', store);
      place.load.variables.written.push(variable);
    }
    const pick = (scene: DecisionScene, input: Weighing): Entity | null => {
      const found = picker.pick(scene, input);
      input.setBoolean(found !== null);
      if (found !== null) input.symbol = found.id;
      return found;
    };
    if (variable === undefined) return { source: { read: (scene, input) => void pick(scene, input) }, weight };
    // A picked entity is valid during one thought only, because all characters share the configuration and an option
    // can be chosen without being evaluated.
    let found: Entity | null = null;
    let foundIn: DecisionScene | null = null;
    let thought = 0;
    return {
      source: {
        read(scene, input) {
          found = pick(scene, input);
          foundIn = scene;
          thought = scene.thought;
          write(store(scene), variable, found?.id ?? null);
        },
      },
      weight,
      chosen(scene) {
        if (scene === foundIn && scene.thought === thought) write(store(scene), variable, found?.id ?? null);
      },
    };
  },
);
