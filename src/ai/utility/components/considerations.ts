/**
 * Considerations (chapter 4.1): each one factor of a decision. It finds out a value and leaves what that is worth to its
 * weight function. Those that are true or false need none: false then forbids the option, so that they are the conditions
 * of triggers, alone or under And, Or, Not.
 *
 *     - { type: BooleanVariable, store: global, variable: raining, is: false }
 *     - { type: Distance, to: { type: Nearest, entities: litter }, weight: { type: BasicCurve, shape: linear, … } }
 */

import { component } from '../component.ts';
import { historyOf } from '../execution.ts';
import type { Schema, Values } from '../kinds.ts';
import { key, maybe, number, part, text } from '../schema.ts';
import { needsSense } from '../config-cursor.ts';
import { type Entity, measure, type DecisionScene, sees } from '../decision-scene.ts';
import { brain, read, self, type StoreOf, storeOf, write } from './targets.ts';
import { byText, MUST_BE_FALSE, MUST_BE_TRUE, valuesOf, weightFields } from './weight-functions.ts';
import { type Consideration, NO_EFFECT, VETO, type Weighing, type WeightFunction } from '../weighing.ts';

const weight = maybe(part('weightFunction'), MUST_BE_TRUE);
const from = maybe(part('target'), self);

/** Only the values that are written; its addend is 1 if none is. An option without a Tuning gets one. */
export const Tuning = component('consideration', 'Tuning', weightFields, (fields) => {
  const values = valuesOf(fields, 1);
  return { evaluate: (_, weighing) => weighing.setWeights(values) };
});

const variableFields = { store: storeOf, variable: key, weight: 'weightFunction?' } as const;

/** A consideration of a variable: the values of its fields, and its weight function. */
interface OfVariable<S extends Schema> {
  readonly store: StoreOf;
  readonly variable: string;
  readonly weight: WeightFunction;
  readonly fields: Values<S>;
}

/**
 * @param must what the variable has to be, when that is written instead of a weight; null = nothing is
 * @param usual without either
 */
const ofVariable = <S extends Schema>(
  type: string,
  conditions: S,
  must: (fields: Values<S>) => WeightFunction | null,
  look: (of: OfVariable<S>) => Consideration['evaluate'],
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
    return { evaluate: look({ store, variable, weight: function_ ?? MUST_BE_TRUE, fields }) };
  });

/** A variable that is true or false; missing = false. Without a weight it must be true, or what `is` says. */
export const BooleanVariable = ofVariable(
  'BooleanVariable',
  { is: 'boolean?' },
  ({ is }) => (is === undefined ? null : is ? MUST_BE_TRUE : MUST_BE_FALSE),
  ({ store, variable, weight }) =>
    (scene, weighing) => {
      weighing.setBoolean(Boolean(read(store(scene), variable)));
      weight.weigh(weighing, scene);
    },
  MUST_BE_TRUE,
);

/**
 * A variable that is a number; true and false are 1 and 0, whatever else is `default` (0). Without a weight it must be at
 * least `atLeast`, and less than `below`.
 */
export const FloatVariable = ofVariable(
  'FloatVariable',
  { atLeast: 'number?', below: 'number?', default: maybe(number(), 0) },
  ({ atLeast = -Infinity, below = Infinity }) =>
    atLeast === -Infinity && below === Infinity
      ? null
      : {
          weigh: (weighing) =>
            weighing.setWeights(weighing.value >= atLeast && weighing.value < below ? NO_EFFECT : VETO),
        },
  ({ store, variable, weight, fields }) =>
    (scene, weighing) => {
      const value = read(store(scene), variable);
      if (typeof value === 'number') weighing.value = value;
      else weighing.value = typeof value === 'boolean' ? Number(value) : fields.default;
      weight.weigh(weighing, scene);
    },
);

/** A variable that is a text; missing = ''. Without a weight it must be the text `is`. */
export const StringVariable = ofVariable(
  'StringVariable',
  { is: maybe(text) },
  ({ is }) => (is === undefined ? null : byText(new Map([[is, NO_EFFECT]]), VETO)),
  ({ store, variable, weight }) =>
    (scene, weighing) => {
      const value = read(store(scene), variable);
      weighing.symbol = typeof value === 'string' ? value : typeof value === 'object' ? '' : String(value ?? '');
      weight.weigh(weighing, scene);
    },
);

/** How far it is from one target to another, as the game measures; Infinity when one of them is nowhere. */
export const Distance = component(
  'consideration',
  'Distance',
  { from, to: 'target', weight: 'weightFunction' },
  ({ from, to, weight }) => ({
    evaluate(scene, weighing) {
      const here = from.position(scene);
      const there = to.position(scene);
      scene.far = Infinity;
      if (here !== null && there !== null) measure(scene, here, there);
      weighing.value = scene.far;
      weight.weigh(weighing, scene);
    },
  }),
);

/** Whether the game says that nothing is in the way; false when one target is nowhere. Refused where no game says so. */
export const LineOfSight = component(
  'consideration',
  'LineOfSight',
  { from, to: 'target', weight },
  ({ from, to, weight }, place) => {
    needsSense(place, 'LineOfSight', 'lineOfSight', 'what is in the way');
    return {
      evaluate(scene, weighing) {
        const here = from.position(scene);
        const there = to.position(scene);
        weighing.setBoolean(here !== null && there !== null && sees(scene, here, there));
        weight.weigh(weighing, scene);
      },
    };
  },
);

/** Whether a target lies in a region; false when it is nowhere. */
export const InRegion = component(
  'consideration',
  'InRegion',
  { target: from, region: 'region', weight },
  ({ target, region, weight }) => ({
    evaluate(scene, weighing) {
      const place = target.position(scene);
      weighing.setBoolean(place !== null && region.contains(place, scene));
      weight.weigh(weighing, scene);
    },
  }),
);

const AS_ADDEND: WeightFunction = {
  weigh(weighing) {
    weighing.addend = weighing.value;
  },
};

/** A number drawn at each evaluation, `from` ≤ it < `to`. Without a weight it is the addend. */
export const Random = component(
  'consideration',
  'Random',
  { from: maybe(number(), 0), to: maybe(number(), 1), weight: maybe(part('weightFunction'), AS_ADDEND) },
  ({ from, to, weight }) => ({
    evaluate(scene, weighing) {
      weighing.value = from + scene.context.random() * (to - from);
      weight.weigh(weighing, scene);
    },
  }),
);

const NO_WEIGHT: WeightFunction = { weigh() {} };

/**
 * When its option was selected last, through one of three weight functions: `whileSelected` gets the time since it was
 * selected, `neverSelected` the time since the game began (`context.start`), `selectedBefore` the time since it ceased
 * to be selected. Those left out change nothing.
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
      evaluate(scene, weighing) {
        const last = historyOf(scene.memory, scene.option);
        weighing.value = scene.now - (last === undefined ? (scene.context.start ?? 0) : (last.until ?? last.from));
        const function_ = last === undefined ? neverSelected : last.until === null ? whileSelected : selectedBefore;
        function_.weigh(weighing, scene);
      },
    };
  },
);

/**
 * Whether a picker finds somebody. With a `variable` the one it picks is kept there, by id (null when there is nobody), in
 * the brain's store if none is written; the choice of an option keeps that option's own pick.
 */
export const EntityExists = component(
  'consideration',
  'EntityExists',
  { picker: 'picker', store: maybe(storeOf, brain), variable: maybe(key), weight },
  ({ picker, store, variable, weight }) => {
    const pick = (scene: DecisionScene, weighing: Weighing): Entity | null => {
      const found = picker.pick(scene, weighing);
      weighing.setBoolean(found !== null);
      if (found !== null) weighing.symbol = found.id;
      weight.weigh(weighing, scene);
      return found;
    };
    if (variable === undefined) return { evaluate: pick };
    // Whom it found it knows for this one thought: the configuration is everyone's, and a choice can be made unasked.
    let found: Entity | null = null;
    let foundIn: DecisionScene | null = null;
    let thought = 0;
    return {
      evaluate(scene, weighing) {
        found = pick(scene, weighing);
        foundIn = scene;
        thought = scene.thought;
        write(store(scene), variable, found?.id ?? null);
      },
      chosen(scene) {
        if (scene === foundIn && scene.thought === thought) write(store(scene), variable, found?.id ?? null);
      },
    };
  },
);
