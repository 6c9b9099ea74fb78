// Unusual tables. 20,000 in a soak (HONEYBELL_SOAK=full), a tenth otherwise.

import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { DecisionTable, TABLE_LIMITS } from '../../../src/ai/index.ts';
import { figure } from '../../soak/figure.ts';
import { csv, words } from './tables.ts';

const full = process.env['HONEYBELL_SOAK'] === 'full';
const search = (cases: number): fc.Parameters<unknown> => ({
  numRuns: full ? cases : cases / 10,
  seed: Number(process.env['HONEYBELL_SEED'] ?? 3),
});

let cases = 0;
afterAll(() => figure('imports', `${cases} damaged decision tables`));

/** Checks what must hold for any input. @returns whether it was a table */
function check(source: unknown): boolean {
  cases++;
  const read = DecisionTable.parse(source as string, words);
  if (!read.ok) {
    expect(read.problems.length).toBeGreaterThan(0);
    expect(read.problems.length).toBeLessThanOrEqual(TABLE_LIMITS.problems + 1);
  }
  for (const { row, column, message } of read.ok ? read.warnings : read.problems)
    if (
      !Number.isSafeInteger(row) ||
      row < 1 ||
      typeof column !== 'string' ||
      typeof message !== 'string' ||
      message === ''
    )
      throw new Error(`a problem without a place: ${row} ${column} ${message}`);
  if (read.ok) useIt(read.table);
  for (const key in {}) throw new Error(`'${key}' has got into every object`);
  return read.ok;
}

function useIt(table: DecisionTable): void {
  const again = DecisionTable.parse(table.toCsv(), words);
  if (!again.ok) throw new Error(`not read again: ${JSON.stringify(again.problems)}\n${table.toCsv()}`);
  expect(again.table.toCsv()).toBe(table.toCsv());
  const rows = DecisionTable.parse(table.toRows(), words);
  expect(rows.ok && rows.table.toRows()).toEqual(table.toRows());
  let turn = 0;
  for (const { id } of table.rows.slice(0, 5))
    for (const held of [true, false]) {
      const { path, behaviours } = table.decide({
        perceive: () => (turn++ % 3 === 0) === held,
        random: () => (turn++ % 10) / 10,
        entry: id,
      });
      expect(path.length).toBeLessThanOrEqual(TABLE_LIMITS.asked);
      expect(behaviours.length).toBeLessThanOrEqual(path.length);
    }
}

const piece = fc.constantFrom(
  'id', 'note', 'condition', 'cParam', 'yesType', 'yes', 'noType', 'no', 'parallel', '__proto__', 'constructor', 'dark', 'hears',
  'bark:100', 'wag:50', 'bark:', ':', '：', '1', '2', '3', '0', '1,2', '"2,3"', '-1', '1e9', '99999999999', 'NaN', '%', '"', '""', ',', ';',
  '\t', '|', '\n', '\r', '\r\n', '\uFEFF', '\0', '\u2028', '天', '\uD83D', 'yes', 'true', ' ',
); // prettier-ignore
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')),
  fc.array(fc.array(piece, { maxLength: 9 }).map((cells) => cells.join(',')), { maxLength: 9 }).map((lines) => csv(...lines)),
); // prettier-ignore

const SAMPLE = csv(
  '1,dark,5,0,"2,3",1,wag:40',
  '2,hears,,1,"bark:50,growl:30",0,4,yes',
  '3,tired,007,1,sleep:100,0,4',
  '4,sees,x,0,,1,"eat:33.3,wag:33.3,bark:33.4"',
);

/** A valid table with a few characters removed, inserted or replaced. */
const almost = fc
  .array(fc.tuple(fc.nat(SAMPLE.length), fc.nat(3), fc.oneof(piece, fc.constant(''))), { minLength: 1, maxLength: 6 })
  .map((changes) => changes.reduce((text, [at, gone, put]) => text.slice(0, at) + put + text.slice(at + gone), SAMPLE));

const anyCell = fc.oneof(piece, piece, fc.anything({ maxDepth: 1 }));
const anyRow = fc.oneof(
  fc.dictionary(piece, anyCell, { maxKeys: 10 }),
  fc.record({ id: fc.oneof(fc.nat(6), anyCell), condition: fc.constantFrom('dark', 'sees', 'drak'), cParam: anyCell, yesType: fc.constantFrom(0, 1, '0', '1', 2), yes: fc.oneof(fc.nat(6), piece), noType: fc.constantFrom(0, 1), no: piece }),
  fc.anything(),
); // prettier-ignore
const anyRows = fc.oneof(
  fc.array(anyRow, { maxLength: 8 }),
  fc.array(fc.array(anyCell, { maxLength: 10 }), { maxLength: 8 }),
  fc.anything({
    withNullPrototype: true,
    withBigInt: true,
    withDate: true,
    withTypedArray: true,
    withSparseArray: true,
  }),
);

/** Well-formed rows that lead anywhere: mostly downwards, by several paths to one row, sometimes back or nowhere. */
const step = fc.oneof(
  { weight: 30, arbitrary: fc.integer({ min: 1, max: 5 }) },
  { weight: 1, arbitrary: fc.integer({ min: -2, max: 99 }) },
);
const steps = fc.array(step, { maxLength: 4 });
const anyTree = fc.array(fc.record({ yes: steps, no: steps, acts: fc.boolean(), parallel: fc.boolean() }), { minLength: 1, maxLength: 30 }).map((rows) =>
  rows.map(({ yes, no, acts, parallel }, id) => {
    const to = (steps: readonly number[]): string => steps.map((step) => id + step).filter((next) => next < rows.length || next > 50).join();
    return { id, condition: 'dark', cParam: '', yesType: acts ? 1 : 0, yes: acts ? yes.map((step) => `bark:${step * 4}`).join() : to(yes), noType: 0, no: to(no), parallel };
  }),
); // prettier-ignore

test('any text is read or refused with places, and nothing is thrown', () => {
  fc.assert(
    fc.property(anyText, (text) => void check(text)),
    search(6000),
  );
});

test('a table with slips in it too', () => {
  let good = 0;
  fc.assert(
    fc.property(almost, (text) => void (check(text) && good++)),
    search(6000),
  );
  expect(good).toBeGreaterThan(20);
});

test('any rows are read or refused', () => {
  fc.assert(
    fc.property(anyRows, (rows) => void check(rows)),
    search(5000),
  );
});

test('rows that lead anywhere are read or refused, and a decision always comes to its end', () => {
  let good = 0;
  fc.assert(
    fc.property(anyTree, (rows) => void (check(rows) && good++)),
    search(4000),
  );
  expect(good).toBeGreaterThan(50);
});
