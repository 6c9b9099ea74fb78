// The package writes CSV without papaparse; it must write what papaparse would.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeCsv as papaparse } from '../../src/ai/csv.ts';
import { writeCsv } from '../../src/library/no-csv.ts';

test('CSV is written as papaparse writes it', () => {
  const cell = fc.oneof(
    fc.string({ unit: fc.constantFrom('a', ' ', ',', ';', '"', '\n', '\r', '\t', '=', '\uFEFF', '猫') }),
    fc.double(),
    fc.boolean(),
    fc.constantFrom(null, undefined),
  );
  const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });
  const quotes = (one: unknown): boolean => typeof one === 'string' && one.includes(';');
  fc.assert(
    fc.property(rows, (written) => {
      expect(writeCsv(written, quotes)).toBe(papaparse(written, quotes));
    }),
    { numRuns: 2000 },
  );
});
