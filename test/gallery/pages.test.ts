// Holds for every page: its shipped texts are valid, invalid text is reported and never throws, and all its words
// exist.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SheetRead } from '../../src/gallery/frame/sheet.ts';
import { PAGES } from '../../src/gallery/pages.ts';
import { readCafe } from '../../src/gallery/pages/cafe/model.ts';
import { readSweep } from '../../src/gallery/pages/curves/model.ts';
import { readDuel } from '../../src/gallery/pages/duel/model.ts';
import { JankenTable, readHabit, readLearned, writeLearned } from '../../src/gallery/pages/janken/model.ts';
import { readPlan } from '../../src/gallery/pages/notebook/model.ts';
import { readPaparazzo } from '../../src/gallery/pages/paparazzo/model.ts';
import { readTree } from '../../src/gallery/pages/rival/model.ts';
import { readSenses } from '../../src/gallery/pages/senses/model.ts';
import { readSquads } from '../../src/gallery/pages/squads/model.ts';
import { readGuestTable } from '../../src/gallery/pages/table/model.ts';
import { readCaller } from '../../src/gallery/pages/utility/model.ts';
import { readWarps } from '../../src/gallery/pages/warps/model.ts';
import english from '../../src/gallery/words/en.json';

const root = fileURLToPath(new URL('../../', import.meta.url));
export const shipped = (path: string): string => readFileSync(`${root}src/gallery/pages/${path}`, 'utf8');

const learned = (): string => {
  const table = new JankenTable({ habit: 'cycle', strength: 0.8, favourite: 'rock' });
  for (let i = 0; i < 40; i++) table.step();
  return writeLearned(table.guest.save());
};
const texts: readonly (readonly [name: string, text: string, read: (text: string) => SheetRead<unknown>])[] = [
  ['maids.yaml', shipped('notebook/maids.yaml'), readPlan],
  ['squads.yaml', shipped('squads/squads.yaml'), readSquads],
  ['senses.yaml', shipped('senses/senses.yaml'), readSenses],
  ['warps.csv', shipped('warps/warps.csv'), readWarps],
  ['guest.csv', shipped('table/guest.csv'), readGuestTable],
  ['sweep.yaml', shipped('curves/sweep.yaml'), readSweep],
  ['caller.yaml', shipped('utility/caller.yaml'), readCaller],
  ['paparazzo.yaml', shipped('paparazzo/paparazzo.yaml'), readPaparazzo],
  ['kitchen.yaml', shipped('rival/kitchen.yaml'), readTree],
  ['duel.yaml', shipped('duel/duel.yaml'), readDuel],
  ['habit.yaml', shipped('janken/habit.yaml'), readHabit],
  ['learned.json', learned(), readLearned],
  ['cafe.json', shipped('cafe/cafe.json'), readCafe],
];

describe.each(texts)('%s', (_, text, read) => {
  test('is right as shipped, without a warning', () => {
    const found = read(text);
    expect(found.ok ? [] : found.problems).toEqual([]);
    expect(found.ok ? (found.warnings ?? []) : []).toEqual([]);
  });

  test('keeps to lines that fit beside a figure', () => {
    expect(text.split('\n').filter((line) => line.length > 54)).toEqual([]);
  });

  test('with letters changed, lines lost or doubled is read or told about, never thrown', () => {
    const lines = text.split('\n');
    const damage = fc.tuple(
      fc.nat(lines.length),
      fc.constantFrom('lose', 'double', 'cut', 'letter', 'bracket'),
      fc.nat(60),
      fc.string({ maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(damage, { minLength: 1, maxLength: 4 }), (all) => {
        const hurt = [...lines];
        for (const [at, how, column, letters] of all) {
          const line = hurt[at] ?? '';
          if (how === 'lose') hurt.splice(at, 1);
          else if (how === 'double') hurt.splice(at, 0, line);
          else if (how === 'cut') hurt[at] = line.slice(0, column);
          else hurt[at] = line.slice(0, column) + (how === 'bracket' ? '[{' : letters) + line.slice(column + 1);
        }
        const found = read(hurt.join('\n'));
        if (!found.ok) expect(found.problems.every(({ message }) => message.length > 0)).toBe(true);
      }),
      { numRuns: 25 },
    );
  });
});

test('there are twelve pages, each with a name of its own and all its words', () => {
  expect(PAGES).toHaveLength(12);
  expect(new Set(PAGES.map(({ id }) => id)).size).toBe(12);
  const missing = PAGES.flatMap(({ id }) => ['name', 'card', 'title', 'line', 'says', 'mended', 'try', 'figure'].map((word) => `${id}.${word}`)).filter((key) => !(key in english)); // prettier-ignore
  expect(missing).toEqual([]);
});

test('every folder of pages is on the list, and has its card', () => {
  const folders = readdirSync(`${root}src/gallery/pages`, { withFileTypes: true }).filter((one) => one.isDirectory());
  const ids = PAGES.map(({ id }) => id as string).sort();
  expect(folders.map(({ name }) => name).sort()).toEqual(ids);
  expect(readdirSync(`${root}assets/gallery`).map((name) => name.replace('.png', '')).sort()).toEqual(ids); // prettier-ignore
});
