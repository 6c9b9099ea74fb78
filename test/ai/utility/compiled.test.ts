// A configuration is compiled to flat arrays. Here the same configurations are read by a small interpreter that follows
// docs/utility.md word by word; both give the same weights, ranks and inputs to the last bit, explained or not.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { curveOf, type Curve, type OptionScore, type UtilityContext } from '../../../src/ai/index.ts';
import { contextOf, reasonerOf } from './yards.ts';

type Any = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any
interface Values {
  addend: number;
  multiplier: number;
  rank: number;
  input: unknown;
}

const valuesOf = (given: Any = {}, addend = 0): Omit<Values, 'input'> => ({
  addend: given['addend'] ?? addend,
  multiplier: given['veto'] === true ? 0 : (given['multiplier'] ?? 1),
  rank: given['rank'] ?? -Infinity,
});

function weigh(weight: Any | undefined, input: unknown): Omit<Values, 'input'> {
  const number = typeof input === 'number' ? input : typeof input === 'boolean' ? Number(input) : NaN;
  const isTrue = typeof input === 'number' ? input !== 0 && !Number.isNaN(input) : input !== false && input !== '';
  switch (weight?.['type']) {
    case undefined:
      return weight === undefined ? valuesOf(isTrue ? {} : { veto: true }) : valuesOf(weight);
    case 'Boolean':
      return valuesOf(weight?.[String(isTrue)]);
    case 'String':
      return valuesOf(weight?.['entries'][String(input)] ?? weight?.['default']);
    case 'FloatSequence': {
      const entries = weight?.['entries'] as Any[];
      const found = entries.find(({ below }) => number < (below ?? Infinity));
      return valuesOf(found ?? (entries.at(-1)?.['below'] === undefined ? entries.at(-1) : {}));
    }
    case 'PerUnit':
      return valuesOf({ addend: weight?.['addend'] * number, ...(weight?.['rank'] !== undefined && { rank: weight['rank'] * number }) }); // prettier-ignore
    default: {
      const value = curveOf(weight as unknown as Curve, number);
      return valuesOf(weight?.['gives'] === 'addend' ? { addend: value } : { multiplier: value });
    }
  }
}

function consider(one: Any, context: UtilityContext): Values {
  const store = (context.stores as Any)[one['store']] ?? {};
  const value = store[one['variable']];
  switch (one['type']) {
    case 'Tuning':
      return { ...valuesOf(one, 1), input: null };
    case 'BooleanVariable':
      return { ...weigh(one['weight'], Boolean(value)), input: Boolean(value) };
    case 'FloatVariable': {
      const number = typeof value === 'number' ? value : typeof value === 'boolean' ? Number(value) : 0;
      if (one['atLeast'] === undefined) return { ...weigh(one['weight'], number), input: number };
      return { ...valuesOf({ veto: number < one['atLeast'] }), input: number };
    }
    case 'StringVariable': {
      const text = typeof value === 'string' ? value : String(value ?? '');
      return { ...weigh(one['weight'], text), input: text };
    }
    case 'Distance': {
      const self = context.self as { x: number; y: number };
      const [dx, dy] = [one['to'].x - self.x, one['to'].y - self.y];
      const far = Math.sqrt(dx * dx + dy * dy);
      return { ...weigh(one['weight'], far), input: far };
    }
    case 'ConsiderationSet':
      return { ...combine((one['considerations'] as Any[]).map((part) => consider(part, context)), 0, one['combine'], one['ranks']), input: null }; // prettier-ignore
    default: {
      const truths = (one['considerations'] as Any[]).map((part) => consider(part, context).multiplier > 0);
      const [some, all] = [truths.includes(true), !truths.includes(false)];
      const holds = one['type'] === 'And' ? all : one['type'] === 'Or' ? some : !some;
      return { ...weigh(one['weight'], holds), input: holds };
    }
  }
}

function combine(parts: readonly Values[], base: number, by = 'and', ranks = 'max'): Omit<Values, 'input'> {
  let [addend, multiplier, rank] = [base, 1, -Infinity];
  for (const part of parts) {
    addend += part.addend;
    if (by === 'and') multiplier *= part.multiplier;
    else if (part.multiplier > 0) multiplier = by === 'or' ? multiplier * part.multiplier : 0;
    if (part.rank === -Infinity) continue;
    if (rank === -Infinity) rank = part.rank;
    else rank = ranks === 'sum' ? rank + part.rank : ranks === 'max' ? Math.max(rank, part.rank) : Math.min(rank, part.rank); // prettier-ignore
  }
  if (by === 'or' && parts.length > 0 && !parts.some((part) => part.multiplier > 0)) multiplier = 0;
  return { addend, multiplier, rank };
}

const hasTuning = (all: readonly Any[]): boolean =>
  all.some(
    (one) => one['type'] === 'Tuning' || (one['type'] === 'ConsiderationSet' && hasTuning(one['considerations'])),
  );

/** Weight, rank and values of every option. */
function interpreted(options: readonly Any[], context: UtilityContext) {
  return options.map(({ name, considerations }) => {
    const parts = (considerations as Any[]).map((one) => consider(one, context));
    const { addend, multiplier, rank } = combine(parts, hasTuning(considerations) ? 0 : 1);
    return { name, weight: addend * multiplier, rank, parts };
  });
}

const number = fc.constantFrom(-2, -1, 0, 0.3, 1, 2, 7.5, 20);
const values = fc.record({ addend: number, multiplier: number, rank: fc.integer({ min: -2, max: 4 }), veto: fc.boolean() }, { requiredKeys: [] }); // prettier-ignore
const name = fc.constantFrom('a', 'b', 'c', 'd');
const truth = fc.record({ type: fc.constant('Boolean'), true: values, false: values });
const text = fc.record({ type: fc.constant('String'), entries: fc.dictionary(fc.constantFrom('tidy', 'a', 'true', '1', ''), values), default: values }); // prettier-ignore
const steps = fc.tuple(fc.uniqueArray(fc.integer({ min: -3, max: 20 }), { maxLength: 4 }), fc.array(values, { minLength: 5, maxLength: 5 }), fc.boolean()).map(([limits, all, open]) => ({ type: 'FloatSequence', entries: [...limits.sort((x, y) => x - y).map((below, i) => ({ below, ...all[i] })), ...(open || limits.length === 0 ? [all[4]] : [])] })); // prettier-ignore
const weight = fc.oneof(
  values,
  truth,
  text,
  steps,
  fc.record({ type: fc.constant('PerUnit'), addend: number }),
  fc.record({ type: fc.constant('BasicCurve'), shape: fc.constantFrom('linear', 'linear', 'polynomial', 'logistic', 'logit', 'normal'), slope: number, exponent: number, xShift: number, yShift: number, range: fc.constantFrom([0, 1], [0, 20], [9, -2]), gives: fc.constantFrom('addend', 'multiplier') }), // prettier-ignore
);
const consideration = fc.letrec<{ one: Any }>((tie) => ({
  one: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    values.map((fields): Any => ({ type: 'Tuning', ...fields })),
    fc.record({ type: fc.constantFrom('BooleanVariable', 'FloatVariable', 'StringVariable'), store: fc.constantFrom('self', 'global'), variable: name, weight }), // prettier-ignore
    fc.record({ type: fc.constant('BooleanVariable'), store: fc.constant('self'), variable: name }),
    fc.record({ type: fc.constant('FloatVariable'), store: fc.constant('self'), variable: name, atLeast: number }),
    fc.record({ type: fc.constant('Distance'), to: fc.record({ type: fc.constant('Position'), x: number, y: number }), weight }), // prettier-ignore
    fc.record({ type: fc.constant('ConsiderationSet'), considerations: fc.array(tie('one'), { maxLength: 3 }), combine: fc.constantFrom('and', 'or', 'not'), ranks: fc.constantFrom('max', 'min', 'sum') }), // prettier-ignore
    fc.record({ type: fc.constantFrom('And', 'Or', 'Not'), considerations: fc.array(tie('one'), { minLength: 1, maxLength: 3 }), weight }), // prettier-ignore
  ),
})).one;
const config = fc.array(fc.array(consideration, { maxLength: 5 }), { minLength: 1, maxLength: 6 });
const store = fc.record({ a: number, b: fc.boolean(), c: fc.constantFrom('tidy', 'a', ''), d: fc.constantFrom(undefined, 1, true, 'a') }); // prettier-ignore

const told = ({ name, weight, rank, considerations }: OptionScore) => ({
  name,
  weight,
  rank,
  parts: considerations
    .filter(({ implied }) => implied === undefined)
    .map(({ addend, multiplier, rank, input }) => ({ addend, multiplier, rank, input })),
});

test('a compiled configuration weighs as it is written', () => {
  fc.assert(
    fc.property(config, fc.array(fc.tuple(store, store), { minLength: 3, maxLength: 3 }), (all, stores) => {
      const options = all.map((considerations, i) => ({ name: `o${i}`, considerations }));
      const reasoner = reasonerOf({ type: 'DualUtility', minShare: 0.1, options });
      const alone = reasonerOf({ type: 'RuleBased', options });
      for (const [self, global] of stores) {
        const given = { self: { id: 'me', x: 3, y: 4 }, stores: { self, global, brain: {} } };
        const { option, scores } = reasoner.decide(contextOf(given));
        expect(scores.map(told)).toEqual(interpreted(options, contextOf(given)));
        expect(reasoner.choose(contextOf(given))).toBe(option);
        const first = scores.find(({ weight }) => weight > 0)?.name;
        expect([alone.choose(contextOf(given)), alone.decide(contextOf(given)).option]).toEqual([first, first]);
      }
    }),
    { numRuns: 400, seed: Number(process.env['HONEYBELL_SEED'] ?? 5) },
  );
});

/** A list of considerations, one for each option: all read the same input, each weighs it in its own way. */
const column = fc
  .record({
    type: fc.constantFrom('BooleanVariable', 'FloatVariable', 'StringVariable', 'Distance'),
    variable: name,
    by: fc.constantFrom('steps', 'line', 'truth', 'text', 'any'),
    gives: fc.constantFrom('multiplier', 'multiplier', 'addend'),
  })
  .chain(({ type, variable, by, gives }) => {
    const line = fc.record({ type: fc.constant('BasicCurve'), shape: fc.constant('linear'), slope: number, xShift: number, yShift: number, range: fc.constant([0, 20]), gives: fc.constant(gives) }); // prettier-ignore
    const one = { steps, line, truth, text, any: weight }[by];
    return fc.array(
      fc.tuple(one, number, number).map(([how, x, y]): Any => {
        if (type === 'Distance') return { type, to: { type: 'Position', x, y }, weight: how };
        return { type, store: 'self', variable, weight: how };
      }),
      { minLength: 12, maxLength: 12 },
    );
  });

test('options that read the same inputs weigh as they are written, explained or not', () => {
  fc.assert(
    fc.property(
      fc.array(column, { minLength: 1, maxLength: 5 }),
      fc.array(fc.tuple(store, store), { minLength: 3, maxLength: 3 }),
      fc.constantFrom(undefined, (from: { x: number }, to: { x: number }) => Math.abs(from.x - to.x)),
      (columns, stores, distance) => {
        const options = Array.from({ length: 12 }, (_, i) => ({ name: `o${i}`, considerations: columns.map((all) => all[i] as Any) })); // prettier-ignore
        const reasoner = reasonerOf({ type: 'DualUtility', minShare: 0.1, options });
        const { table } = reasoner as unknown as { table: { weights: Float64Array; ranks: Float64Array } };
        for (const [self, global] of stores) {
          const given = {
            self: { id: 'me', x: 3, y: 4 },
            stores: { self, global, brain: {} },
            ...(distance && { distance }),
          };
          const chosen = reasoner.choose(contextOf(given));
          // A forbidden option need not be weighed to the end.
          const all = () =>
            [...table.weights].map((weight, i) => (weight > 0 ? [weight, table.ranks[i]] : 'forbidden'));
          const lean = all();
          const { option, scores } = reasoner.decide(contextOf(given));
          expect(option).toBe(chosen);
          expect(lean).toEqual(all());
          if (distance === undefined) expect(scores.map(told)).toEqual(interpreted(options, contextOf(given)));
        }
      },
    ),
    { numRuns: 300, seed: Number(process.env['HONEYBELL_SEED'] ?? 5) },
  );
});
