// Untrusted data for fuzzing loaders: valid data with a few changes, and data that was never valid. A tenth of 20,000
// cases for each loader, all of them with HONEYBELL_SOAK=full.

import fc from 'fast-check';
import { expect } from 'vitest';

const full = process.env['HONEYBELL_SOAK'] === 'full';

/** How a loader is fuzzed: always from the same seed, unless HONEYBELL_SEED sets another. */
export const fuzzing = { numRuns: full ? 20_000 : 2_000, seed: Number(process.env['HONEYBELL_SEED'] ?? 1) };

const NASTY_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'length', ''];
const word = fc.oneof(fc.constantFrom(...NASTY_KEYS), fc.string({ maxLength: 6 }));
const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 0.5, 1e308, -0, '', 'Yes', '__proto__', undefined, Number.NaN, Infinity),
  fc
    .constantFrom(
      '{"__proto__":{"polluted":1}}',
      '{"toString":1,"valueOf":2}',
      '{"constructor":{"prototype":{"polluted":1}}}',
      '[[[[]]]]',
    )
    .map((text): unknown => JSON.parse(text)),
  fc.jsonValue({ maxDepth: 4 }),
  fc.anything({ key: word, withNullPrototype: true, maxDepth: 3 }),
);

type Edit = readonly [where: number, what: 'put' | 'drop' | 'add' | 'copy', key: string, value: unknown];
const edits = fc.array(fc.tuple(fc.nat(), fc.constantFrom('put', 'drop', 'add', 'copy'), word, anything), {
  minLength: 1,
  maxLength: 4,
}) as fc.Arbitrary<Edit[]>;

/** Valid data changed in up to four places, and sometimes something else altogether. */
export function nearly(right: unknown): fc.Arbitrary<unknown> {
  const text = JSON.stringify(right);
  const edited = edits.map((all) => all.reduce((data, edit) => changed(data, edit), JSON.parse(text) as unknown));
  return fc.oneof({ weight: 6, arbitrary: edited }, { weight: 1, arbitrary: anything });
}

function changed(data: unknown, [where, what, key, value]: Edit): unknown {
  const places: [object, string][] = [];
  const visit = (at: unknown): void => {
    if (typeof at !== 'object' || at === null || places.length > 500) return;
    for (const name of Object.keys(at)) {
      places.push([at, name]);
      visit((at as Record<string, unknown>)[name]);
    }
  };
  visit(data);
  const place = places[where % Math.max(1, places.length)];
  if (place === undefined) return value;
  const [holder, name] = place;
  const put = (at: string, what: unknown): unknown =>
    Object.defineProperty(holder, at, { value: what, enumerable: true, writable: true, configurable: true });
  if (Array.isArray(holder)) {
    if (what === 'drop') holder.splice(Number(name), 1);
    else if (what === 'put') holder[Number(name)] = value;
    else holder.push(what === 'copy' ? holder[0] : value);
  } else if (what === 'drop') delete (holder as Record<string, unknown>)[name];
  else if (what === 'put') put(name, value);
  else put(key, what === 'copy' ? (holder as Record<string, unknown>)[name] : value);
  return data;
}

const scrap = fc.oneof(
  fc.constantFrom(...'[]{}:,-?&*!|>%@#"\'\n\t '.split('')),
  fc.constantFrom(
    '\n  ',
    ': ',
    '- ',
    '&a ',
    '*a',
    '<<: *a',
    '!!js/function ',
    '!!binary ',
    '---\n',
    '...\n',
    '%YAML 1.1\n',
    '[[[[[[',
    '{a: {b: {c: ',
    '? ',
    '0x1f',
    '.nan',
    '~',
  ),
  fc.constantFrom(...NASTY_KEYS, 'needs', 'peasants', 'temple', 'priest', 'null', '{}', '[]'),
  fc.string({ maxLength: 5, unit: 'binary' }),
);

/** Valid text with pieces removed and inserted. */
export function garbled(right: string): fc.Arbitrary<string> {
  const cut = fc.tuple(fc.nat(), fc.nat(12), fc.array(scrap, { maxLength: 4 }));
  const edited = fc.array(cut, { minLength: 1, maxLength: 5 }).map((cuts) =>
    cuts.reduce((text, [where, length, scraps]) => {
      const at = where % (text.length + 1);
      return text.slice(0, at) + scraps.join('') + text.slice(at + length);
    }, right),
  );
  return fc.oneof(
    { weight: 6, arbitrary: edited },
    { weight: 2, arbitrary: fc.array(scrap, { maxLength: 40 }).map((all) => all.join('')) },
    { weight: 1, arbitrary: fc.string({ maxLength: 60 }) },
  );
}

const prototypes = [Object.prototype, Array.prototype, Function.prototype, String.prototype, Map.prototype];
const before = prototypes.map((one) => Reflect.ownKeys(one).length);

/** Nothing has been added to Object.prototype. */
export function expectCleanPrototypes(): void {
  expect(prototypes.map((one) => Reflect.ownKeys(one).length)).toEqual(before);
  expect('polluted' in {}).toBe(false);
}

/** A refusal has a message of limited length. */
export function expectProblems(problems: readonly { readonly message: string }[]): void {
  expect(problems.length).toBeGreaterThan(0);
  expect(problems.length).toBeLessThanOrEqual(101);
  for (const { message } of problems) expect(message.length).toBeGreaterThan(3);
}
