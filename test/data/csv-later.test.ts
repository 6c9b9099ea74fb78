// The built game splits its own CSV without papaparse; both must give the same cells and the same tables.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCsv, writeCsv } from '../../src/ai/csv.ts';
import type * as Later from '../../src/data/csv-later.ts';
import { isPlain } from '../../tools/csv/later.ts';

// A copy of the module, because tests share modules and another may have loaded papaparse.
const own = '../../src/data/csv-later.ts?own';
const later = (await import(own)) as typeof Later;

const folder = join(import.meta.dirname, '../../src/data');
const shipped = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.csv'))
  .map((name) => readFileSync(join(folder, name), 'utf8'));
const never = (): boolean => false;

// In this order: once papaparse has been loaded, it stays.
test('before papaparse is loaded, a player’s text is refused and nothing can be written', () => {
  expect(later.readCsv('a,b\n1,2', {})).toMatchObject({ data: [], errors: [{ message: expect.any(String) }] });
  expect(() => later.writeCsv([['a']], never)).toThrow('connection');
});

test('shipped tables have the cells that papaparse reads', () => {
  expect(shipped.length).toBeGreaterThan(20);
  for (const text of shipped) {
    expect(isPlain(text)).toBe(true);
    expect(later.knownCsv(text)).toBe(text);
    const options = { skipEmptyLines: 'greedy' } as const;
    expect(later.readCsv(text, options)).toEqual({ data: readCsv(text, options).data, errors: [] });
    expect(later.readCsv(text, { delimiter: ',', preview: 2 }).data).toEqual(readCsv(text, { preview: 2 }).data);
  }
});

test('quoted cells and empty ones are split as papaparse splits them', () => {
  for (const text of ['a,b\n"x, ""y""",\n', ',\n1,2', 'a\n""\nb']) expect(later.shippedCells(text)).toEqual(readCsv(text.trimEnd(), { delimiter: ',' }).data); // prettier-ignore
});

test('a text of another form is refused at build time', () => {
  for (const text of ['a;b\n1;2', 'a,b\n"1\n",2', 'a,b\n\n1,2', 'a,b\r\n1,2', '\uFEFFa,b\n1,2', 'a,b\n"1,2'])
    expect(isPlain(text)).toBe(false);
});

test('with papaparse, other texts are read and written as ever', async () => {
  await later.fetchCsv();
  for (const text of ['a;b\n1;2', 'a,b\n"1\n",2', 'a,"b']) expect(later.readCsv(text, {})).toEqual(readCsv(text, {}));
  const rows = [['a', 'b'], ['1,2', '"']]; // prettier-ignore
  expect(later.writeCsv(rows, never)).toBe(writeCsv(rows, never));
});
