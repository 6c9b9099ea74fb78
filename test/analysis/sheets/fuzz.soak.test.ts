// Random invalid workbooks: 20,000 in a soak (HONEYBELL_SOAK=full), a tenth otherwise. An unhandled rejection fails the
// run, too.

import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { readTables, type TablesRead, writeTables } from '../../../src/analysis/sheets/index.ts';
import { DecisionTable } from '../../../src/ai/index.ts';
import { figure } from '../../soak/figure.ts';
import { bytesOf, c, parts, raw, text, v, zip } from './books.ts';

const full = process.env['HONEYBELL_SOAK'] === 'full';
const search = (cases: number): fc.Parameters<unknown> => ({
  numRuns: full ? cases : cases / 10,
  seed: Number(process.env['HONEYBELL_SEED'] ?? 5),
});

const words = { conditions: ['dark', 'hears'], behaviours: ['bark', 'wag'] };
const CSV =
  'id,note,condition,cParam,yesType,yes,noType,no\n1,夜,dark,007,0,"2,3",1,wag:40\n2,,hears,,1,bark:50,0,\n3,x,dark,,1,wag:100,0,\n';

let cases = 0;
afterAll(() => figure('imports', `${cases} damaged workbooks`));

async function check(file: Uint8Array<ArrayBuffer>): Promise<boolean> {
  cases++;
  const read: TablesRead = await readTables(file, words);
  if (!read.ok) expect(read.problems.length).toBeGreaterThan(0);
  for (const { sheet, row, column, message } of read.ok ? read.warnings : read.problems)
    if (typeof sheet !== 'string' || !(row >= 0) || typeof column !== 'string' || message === '')
      throw new Error('a problem without a place');
  for (const key in {}) throw new Error(`'${key}' has got into every object`);
  return read.ok;
}

const byte = fc.integer({ min: 0, max: 255 });

test('any bytes are refused with a reason', async () => {
  const bytes = fc.tuple(fc.constantFrom('', 'PK\u0003\u0004', 'PK\u0005\u0006'), fc.uint8Array({ maxLength: 300 }));
  await fc.assert(
    fc.asyncProperty(bytes, async ([start, rest]) => {
      expect(await check(new Uint8Array([...bytesOf(start), ...rest]))).toBe(false);
    }),
    search(6000),
  );
});

test('a good workbook with bytes exchanged, cut off or doubled is read or refused', async () => {
  const parsed = DecisionTable.parse(CSV, words);
  const written = parsed.ok ? await writeTables([{ sheet: 'one', table: parsed.table }]) : null;
  if (!written?.ok) throw new Error('it is right');
  const good = new Uint8Array(await written.file.arrayBuffer());
  const changes = fc.array(fc.tuple(fc.nat(good.length - 1), byte), { minLength: 1, maxLength: 8 });
  let read = 0;
  await fc.assert(
    fc.asyncProperty(changes, fc.option(fc.nat(good.length)), fc.boolean(), async (changes, end, twice) => {
      const bytes = new Uint8Array(good);
      for (const [at, value] of changes) bytes[at] = value;
      const cut = end === null ? bytes : bytes.slice(0, end);
      if (await check(twice ? new Uint8Array([...cut, ...cut]) : cut)) read++;
    }),
    search(6000),
  );
  expect(read).toBeGreaterThan(0);
});

/** Pieces of sheets and of the parts around them. */
const piece = fc.constantFrom(
  '<row r="1">', '<row r="2">', '<row>', '</row>', '<c>', '<c r="A1" t="s">', '<c r="B1">', '<c r="C2" t="b">', '<c r="A1" s="1">', '<c r="A1" s="99">', '<c r="B9" t="d">', '<c r="A1" t="inlineStr">',
  '<c r="A1" t="e">', '</c>', '<v>', '</v>', '<v>1</v>', '<v>1e999</v>', '<v>-1</v>', '<v>9e15</v>', '<is><t>', '</t></is>', '<f>', '</f>', 'dark', '&amp;', '&#0;', '&#x110000;', '&lol;', '<![CDATA[', ']]>', '<!--', '-->',
  '<!DOCTYPE x [<!ENTITY lol "lol">]>', '<sheetData>', '</sheetData>', '<dimension ref="A1:XFD1048576"/>', '<dimension/>', '<mergeCell ref="A1:B2"/>', ' r="A1"', '"', "'", '>', '<', '/', '__proto__', '\u0000', '\uFFFE',
); // prettier-ignore
const xml = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''));

test('sheets of any XML, and of none, are read or refused', async () => {
  await fc.assert(
    fc.asyncProperty(xml, async (xml) => void (await check(zip(parts({ one: raw(xml) }))))),
    search(4000),
  );
});

test('so are the parts around them', async () => {
  const good = parts({ one: raw(`<row r="1">${text('A1', 'id')}${c('B1', v(1))}</row>`) });
  const place = fc.integer({ min: 0, max: 10 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...good.map(({ name }) => name)), place, xml, async (name, at, xml) => {
      const files = good.map((file) => {
        if (file.name !== name) return file;
        const old = new TextDecoder().decode(file.data);
        const cut = Math.floor((old.length * at) / 10);
        return { name, data: bytesOf(old.slice(0, cut) + xml + old.slice(cut)) };
      });
      await check(zip(files));
    }),
    search(4000),
  );
});
