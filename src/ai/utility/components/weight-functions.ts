/**
 * Weight functions (_Modular AI_, 8.5.2): each converts a value to weight values, whatever the value measures.
 *
 *     weight: { type: Boolean, false: { veto: true } }
 *     weight: { type: FloatSequence, entries: [{ below: 1, veto: true }, { below: 5, multiplier: 2 }, { multiplier: 4 }] }
 *     weight: { multiplier: 3 }        # no type: a Constant
 *
 * Values that are not written have no effect: addend 0, multiplier 1, no rank.
 */

import { type Amount, drawn, limit, renew } from '../amounts.ts';
import { component } from '../component.ts';
import { CURVE_SHAPES } from '../curves.ts';
import { field, list, mapOf, maybe, number, oneOf, record } from '../schema.ts';
import type { Values } from '../kinds.ts';
import { NO_EFFECT, VETO, type WeightFunction, type WeightValues } from '../weighing.ts';

/**
 * The fields with which a configuration describes weight values. `veto: true` is a readable way to write a multiplier
 * of 0, and overrides `multiplier`.
 */
export const weightFields = { addend: 'number?', multiplier: 'number?', rank: 'number?', veto: 'boolean?' } as const;

/**
 * Creates weight values from the fields written in a configuration.
 * @param addend the addend if none is written
 */
export const valuesOf = (fields: Values<typeof weightFields>, addend = 0): WeightValues => ({
  addend: fields.addend ?? addend,
  multiplier: fields.veto === true ? 0 : (fields.multiplier ?? 1),
  rank: fields.rank ?? -Infinity,
});

const written = record('set of weight values', weightFields);
const values = field<WeightValues>(written.wants, (value, place) => {
  const fields = written.read(value, place);
  return fields && valuesOf(fields);
});

/** Weight function that returns the same values for every input. */
export const Constant = component('weightFunction', 'Constant', weightFields, (fields) => {
  return { by: 'constant', values: valuesOf(fields) };
});

/** Makes a weight function that returns one of two results, depending on whether its input is true or false. */
const byTruth = (whenTrue: WeightValues, whenFalse: WeightValues): WeightFunction => ({
  by: 'truth',
  whenTrue,
  whenFalse,
});

/**
 * Weight function that returns one of two results, depending on whether its input is true or false. Other inputs count
 * as true unless they are 0, empty or missing.
 */
export const BooleanWeight = component(
  'weightFunction',
  'Boolean',
  { true: maybe(values, NO_EFFECT), false: maybe(values, NO_EFFECT) },
  (fields) => byTruth(fields.true, fields.false),
);

/** Makes a weight function that looks up its result by the text of its input. */
export const byText = (entries: ReadonlyMap<string, WeightValues>, otherwise: WeightValues): WeightFunction => ({
  by: 'text',
  entries,
  otherwise,
});

/** Weight function that looks up its result by the text of its input; `default` is the result for texts that are not listed. */
export const StringWeight = component(
  'weightFunction',
  'String',
  { entries: mapOf(values), default: maybe(values, NO_EFFECT) },
  (fields) => byText(fields.entries, fields.default),
);

/**
 * Weight function that returns the values of the first entry whose `below` is greater than the input; the
 * last entry needs none. A limit can be random: `below: { random: [60, 120] }` is drawn again whenever the
 * option is selected. A missing input gets the last entry.
 */
export const FloatSequence = component(
  'weightFunction',
  'FloatSequence',
  { entries: list(record('entry', { below: maybe(limit), ...weightFields }), 1) },
  ({ entries }, place) => {
    const at = place.at('entries');
    const steps: {
      readonly below: Amount;
      readonly limit: number;
      readonly key: string;
      readonly values: WeightValues;
    }[] = [];
    let last = NO_EFFECT;
    entries.forEach((entry, i) => {
      const { below } = entry;
      const here = at.at(i).at('below');
      const before = steps.at(-1)?.below.from ?? -Infinity;
      if (below === undefined) {
        last = valuesOf(entry);
        if (i < entries.length - 1) here.wrong(`'below' is missing: only the last entry can do without`);
      } else if (below.to <= before) here.wrong(`must be greater than ${before}, the limit before`);
      else
        steps.push({
          below,
          limit: below.to,
          key: below.from < below.to ? here.remember() : '',
          values: valuesOf(entry),
        });
    });
    if (steps.every(({ key }) => key === ''))
      return { by: 'steps', steps: steps.map(({ limit, values }) => ({ below: limit, values })), last };
    return {
      by: 'drawnSteps',
      steps: {
        valuesFor(input, scene) {
          for (const { below, limit, key, values } of steps)
            if (input < (key === '' ? limit : drawn(scene, below, key).value)) return values;
          return last;
        },
      },
      selected(scene) {
        for (const { below, key } of steps) if (key !== '') renew(scene, below, key);
      },
    };
  },
);

/**
 * Weight function that is a curve. The input is scaled from `range` to 0 … 1. The curve's value, clamped to 0 … 1, is
 * the addend or the multiplier. See curves.ts for the shapes.
 */
export const BasicCurve = component(
  'weightFunction',
  'BasicCurve',
  {
    shape: oneOf(...CURVE_SHAPES),
    slope: maybe(number(), 1),
    exponent: maybe(number(), 1),
    xShift: maybe(number(), 0),
    yShift: maybe(number(), 0),
    range: maybe(
      field<readonly [number, number]>('two different numbers, such as [0, 10]', (value) =>
        Array.isArray(value) && value.length === 2 && value.every(Number.isFinite) && value[0] !== value[1]
          ? [value[0] as number, value[1] as number]
          : undefined,
      ),
      [0, 1] as const,
    ),
    gives: maybe(oneOf('addend', 'multiplier'), 'multiplier'),
  },
  ({ gives, ...curve }) => ({ by: 'curve', curve, gives }),
);

/**
 * Weight function proportional to its input. The addend is the input times the `addend` written. If a `rank` is
 * written, the rank is the input times this `rank`.
 */
export const PerUnit = component(
  'weightFunction',
  'PerUnit',
  { addend: maybe(number(), 0), rank: maybe(number(), -Infinity) },
  ({ addend, rank }) => ({ by: 'unit', addend, rank }),
);

/** Default weight function of considerations that are true or false: false forbids the option. */
export const MUST_BE_TRUE = byTruth(NO_EFFECT, VETO);
/** Weight function for a condition that must not hold: true forbids the option. */
export const MUST_BE_FALSE = byTruth(VETO, NO_EFFECT);

/** All built-in weight functions. */
export const weightFunctions = [Constant, BooleanWeight, StringWeight, FloatSequence, BasicCurve, PerUnit];
