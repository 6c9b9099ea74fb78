// Untrusted configurations: loading always returns, and what loads can decide. A tenth of the cases in `npm test`, all
// of them with HONEYBELL_SOAK=full.

import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { createFactory, type Factory, loadConfig } from '../../../src/ai/index.ts';
import { figure } from '../../soak/figure.ts';
import { contextOf } from './yards.ts';

const CASES = process.env['HONEYBELL_SOAK'] === 'full' ? 20_000 : 2_000;
afterAll(() => figure('imports', `${CASES} damaged utility configurations`));
const search = (seed: number): fc.Parameters<unknown> => ({
  // Limits the time for shrinking a failing case.
  interruptAfterTimeLimit: 600_000,
  numRuns: CASES / 2,
  seed: Number(process.env['HONEYBELL_SEED'] ?? seed),
});

const factory = createFactory({ senses: ['lineOfSight'] });
factory.register('action', 'Shout', { words: 'string', at: 'target?' }, () => ({ done: ({ now }) => now % 2 === 0 }));

const name = fc.oneof(
  { weight: 200, arbitrary: fc.constantFrom('a', 'b', 'c', 'd', 'toString', 'a long name') },
  { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', '$x', '') },
);
const number = fc.oneof(
  { weight: 200, arbitrary: fc.constantFrom(-3, -1, 0, -0, 0.5, 1, 2, 9, 1e308, -1e308, 1e-320) },
  { weight: 1, arbitrary: fc.constantFrom(NaN, Infinity) },
);
const junk: fc.Arbitrary<unknown> = fc.oneof(
  number, name, fc.boolean(), fc.constantFrom(null, undefined, [], {}, 'Self', 'PickerEntity', { use: 'x' }, { random: [1, 2] }),
); // prettier-ignore
/** Usually a valid value for the field. */
const mostly = <T>(right: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 120, arbitrary: right }, { weight: 1, arbitrary: junk });
/** A component with some of its fields, sometimes with an unknown one. */
const made = (type: string, fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<object> => {
  const right = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, mostly(value)]));
  return fc.tuple(fc.record<Record<string, unknown>>(right), fc.nat(150)).map(([written, odd]) => {
    if (odd === 1) return { type, ...written, extra: 1 };
    if (odd === 2) return { type, ...Object.fromEntries(Object.entries(written).slice(1)) };
    return { type: odd === 3 ? `${type}s` : type, ...written };
  });
};

const { reasoner } = fc.letrec((tie) => {
  const part = (kind: string): fc.Arbitrary<unknown> => fc.oneof({ weight: 50, arbitrary: tie(kind) }, { weight: 1, arbitrary: fc.constantFrom({ use: 'one' }, { use: 'two' }) }); // prettier-ignore
  const few = (item: fc.Arbitrary<unknown>): fc.Arbitrary<unknown[]> => fc.array(item, { maxLength: 3 });
  const values = fc.record({ addend: number, multiplier: number, rank: fc.integer(), veto: fc.boolean() }, { requiredKeys: [] }); // prettier-ignore
  const vector = fc.tuple(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -5, max: 5 }));
  const amount = fc.oneof(number, fc.constantFrom({ random: [1, 3] }, { random: [0, 0] }, { random: [-1e308, 1e308] }, { random: [2, 1] }));
  const variable = { store: fc.oneof({ weight: 9, arbitrary: fc.constantFrom('self', 'brain', 'global', 'Self') }, { weight: 1, arbitrary: tie('target') }), variable: name };
  // Names that differ, except one time in twenty.
  const options = (more: Record<string, fc.Arbitrary<unknown>> = {}): fc.Arbitrary<unknown[]> =>
    fc.tuple(fc.array(fc.record({ considerations: mostly(few(part('consideration'))), actions: mostly(few(part('action'))), ...more }, { requiredKeys: [] }), { minLength: 1, maxLength: 4 }), fc.nat(20), junk).map(([all, odd, thing]) => [...all.map((option, i) => ({ name: odd === 1 ? 'a' : 'abcd'[i], ...option })), ...(odd === 2 ? [thing] : [])]); // prettier-ignore
  return {
    weight: fc.oneof(
      { depthSize: 'small' },
      made('Constant', { addend: number, rank: number }),
      made('Boolean', { true: values, false: values }),
      made('String', { entries: fc.dictionary(name, values), default: values }),
      made('FloatSequence', { entries: fc.tuple(fc.uniqueArray(fc.integer({ min: -5, max: 20 }), { maxLength: 3 }), values, amount).map(([limits, rest, odd]) => [...limits.sort((a, b) => a - b).map((below) => ({ below, ...rest })), { ...rest, ...(limits.length === 0 && { below: odd }) }]) }),
      made('BasicCurve', { shape: fc.constantFrom('linear', 'polynomial', 'logistic', 'logit', 'normal'), slope: number, exponent: number, xShift: number, yShift: number, range: fc.constantFrom([0, 1], [1, 2], [9, -2], [0.5, 0.6], [-1e308, 1e308], [3, 3.5]), gives: fc.constantFrom('addend', 'multiplier') }),
    ),
    target: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom(...Array<string>(15).fill('Self'), 'PickerEntity', { type: 'ByName', name: 'rex' }),
      made('Position', { x: number, y: number }),
      made('Variable', variable),
      made('Nearest', { entities: name, from: part('target') }),
    ),
    region: fc.oneof(
      made('Circle', { center: part('target'), radius: number }),
      made('Parallelogram', { corner: part('target'), sides: fc.array(vector, { minLength: 2, maxLength: 2 }) }),
      made('Polygon', { points: fc.array(vector, { minLength: 2, maxLength: 6 }) }),
      made('TileSet', { tiles: fc.array(vector, { minLength: 1, maxLength: 3 }) }),
      made('ByName', { name }),
    ),
    picker: fc.oneof(
      made('Picker', { entities: name, reasoner: fc.constantFrom('DualUtility', 'RuleBased', { type: 'DualUtility', minShare: 0.5 }), considerations: few(part('consideration')) }),
      made('EntityFilter', { entities: name, where: fc.dictionary(name, fc.oneof(number, name)), region: part('region') }),
    ),
    consideration: fc.oneof(
      { depthSize: 'small' },
      made('Tuning', { addend: number, multiplier: number }),
      made('BooleanVariable', { ...variable, is: fc.boolean() }),
      made('FloatVariable', { ...variable, weight: part('weight') }),
      made('StringVariable', { ...variable, weight: part('weight') }),
      made('Distance', { from: part('target'), to: part('target'), weight: part('weight') }),
      made('LineOfSight', { to: part('target') }),
      made('InRegion', { region: part('region') }),
      made('Random', { weight: part('weight') }),
      made('ExecutionHistory', { whileSelected: part('weight'), selectedBefore: part('weight') }),
      made('EntityExists', { picker: part('picker'), variable: name }),
      made('ConsiderationSet', { considerations: few(part('consideration')), combine: fc.constantFrom('and', 'or', 'not'), ranks: fc.constantFrom('max', 'min', 'sum') }),
      made('Not', { consideration: part('consideration') }),
      made('Or', { considerations: fc.array(part('consideration'), { minLength: 1, maxLength: 3 }) }),
    ),
    action: fc.oneof(
      { depthSize: 'small' },
      made('SetVariable', { variable: name, value: fc.oneof(name, fc.boolean(), junk) }),
      made('Pause', { duration: amount }),
      made('Shout', { words: name, at: part('target') }),
      made('Parallel', { actions: fc.array(part('action'), { minLength: 1, maxLength: 3 }) }),
      made('Subreasoner', { reasoner: part('reasoner') }),
    ),
    reasoner: fc.oneof(
      { depthSize: 'small' },
      made('DualUtility', { options: options(), minShare: fc.double({ min: 0, max: 1, noNaN: true }) }),
      made('RuleBased', { options: options(), filter: fc.record({ every: amount }) }),
      made('Sequence', { options: options(), loop: fc.boolean() }),
      made('FSM', { options: options({ transitions: few(fc.record({ to: fc.constantFrom('a', 'a', 'a', 'b'), considerations: few(part('consideration')) })) }) }),
    ),
  };
}); // prettier-ignore

/** Loads it, and if it is valid, lets it decide for a while. @returns whether it was valid */
function survives(source: unknown, with_: Factory = factory): boolean {
  const read = loadConfig(source as string, with_);
  if (!read.ok) {
    expect(read.problems.length).toBeGreaterThan(0);
    for (const { path, message } of read.problems) {
      expect(typeof path === 'string' && message !== '').toBe(true);
      // These messages are the last resort, for errors thrown by a game's own components.
      expect(message).not.toMatch(/it cannot be read|cannot be made/);
    }
    return false;
  }
  const context = contextOf({ stores: { self: { x: 1, y: 1, a: 3, b: 'c' }, brain: {}, global: { a: true } }, entities: { a: [{ id: 'rex', x: 2, y: 2 }], b: [{ id: 'bo' }] }, lineOfSight: ({ x }, to) => x < to.x }); // prettier-ignore
  for (let now = 0; now < 4; now++) {
    read.reasoner.run({ ...context, now }, true);
    const { option, scores } = read.reasoner.explain();
    if (option !== undefined) expect(typeof option).toBe('string');
    for (const { weight, dropped } of scores) expect(dropped === undefined ? weight > 0 : true).toBe(true);
  }
  JSON.stringify(context.stores);
  return true;
}

test('any configuration that looks like one loads or is told what is wrong; what loads can be asked', () => {
  let right = 0;
  fc.assert(
    fc.property(reasoner as fc.Arbitrary<object>, fc.constantFrom({}, { shared: { one: { type: 'Tuning' }, two: { use: 'one' } } }), (config, more) => {
      if (survives({ ...config, ...more })) right++;
    }),
    search(1),
  ); // prettier-ignore
  expect(right).toBeGreaterThan(CASES / 20);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
}, 600_000);

const TEXT = `name: dog
type: DualUtility
minShare: 0.1
shared:
  near: &near { type: Distance, to: { type: ByName, name: rex }, weight: { type: FloatSequence, entries: [ { below: { random: [1, 2] }, veto: true }, {} ] } }
options:
  - name: bark
    considerations:
      - { use: near }
      - type: Or
        considerations: [ { type: BooleanVariable, store: self, variable: a }, *near ]
    actions: [ { type: Shout, words: woof }, { type: Pause, duration: 2 } ]
  - { name: doze, considerations: [ { type: Tuning, rank: 2, addend: 0.5 } ] }
`;

test('any text that was such a configuration once does as well', () => {
  const edit = fc.oneof(
    fc.record({ at: fc.nat(TEXT.length), cut: fc.nat(12), put: fc.constant('') }),
    fc.record({ at: fc.nat(TEXT.length), cut: fc.nat(3), put: fc.constantFrom('{', '}', '[', ']', ':', '- ', '\n', '  ', '*near', '&x ', '__proto__: ', '"', '!!set ', '? ', '| ', '%', '\u0000', '9e999', '.nan', 'use: near', '---\n') }), // prettier-ignore
    fc.record({ at: fc.nat(TEXT.length), cut: fc.nat(3), put: fc.string({ maxLength: 8 }) }),
  );
  expect(survives(TEXT)).toBe(true);
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 5 }), (edits) => {
      let text = TEXT;
      for (const { at, cut, put } of edits) text = text.slice(0, at) + put + text.slice(at + cut);
      survives(text);
    }),
    search(2),
  );
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
}, 600_000);
