// The frame around the pages: an edit never replaces working data by a text with mistakes, mistakes are reported
// together, and colouring loses no letter.

import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { Clock } from '../../src/gallery/frame/clock.ts';
import { readConfig } from '../../src/gallery/frame/config.ts';
import { highlight, highlightLine } from '../../src/gallery/frame/highlight.ts';
import { Sheet, type SheetLanguage, type SheetRead } from '../../src/gallery/frame/sheet.ts';
import { facingOf } from '../../src/gallery/frame/painter.ts';

const number = (text: string): SheetRead<number> =>
  /^\d+$/.test(text) ? { ok: true, value: Number(text) } : { ok: false, problems: [{ line: 1, message: 'digits' }] };
const sheetOf = (text: string) => new Sheet({ name: 'n', language: 'yaml', text, read: number });

describe('an editable text', () => {
  test('counts as soon as it can be read', () => {
    const sheet = sheetOf('1');
    sheet.edit('12');
    expect(sheet.value.value).toBe(12);
    expect(sheet.edited.value).toBe(true);
  });

  test('with a mistake never replaces what works', () => {
    const sheet = sheetOf('1');
    sheet.edit('12');
    sheet.edit('12x');
    expect(sheet.value.value).toBe(12);
    expect(sheet.problems.value).toEqual([{ line: 1, message: 'digits' }]);
    sheet.edit('3');
    expect([sheet.value.value, sheet.problems.value]).toEqual([3, []]);
  });

  test('goes back to the last good text, then to those before, then no further', () => {
    const sheet = sheetOf('1');
    for (const text of ['2', '3', 'oh']) sheet.edit(text);
    const seen = [3, 2, 1, 1].map(() => {
      sheet.undo();
      return sheet.text.value;
    });
    expect(seen).toEqual(['3', '2', '1', '1']);
    expect(sheet.canUndo.value).toBe(false);
  });

  test('can be set back to how it was shipped, and that undone', () => {
    const sheet = sheetOf('1');
    sheet.edit('5');
    sheet.reset();
    expect([sheet.value.value, sheet.edited.value]).toEqual([1, false]);
    sheet.undo();
    expect(sheet.value.value).toBe(5);
  });

  test('is not read when it is far too long', () => {
    const sheet = sheetOf('1');
    sheet.edit('1'.repeat(50_000));
    expect(sheet.problems.value).toHaveLength(1);
    expect(sheet.value.value).toBe(1);
  });

  test('must be right when it is shipped', () => {
    expect(() => sheetOf('one')).toThrow('line 1: digits');
  });
});

describe('a configuration', () => {
  const read = (text: string) =>
    readConfig(text, (top) => ({
      every: top.whole('every', 1, 9),
      people: top.list('people', 1, 2, (one) => ({
        look: one.oneOf('look', ['mei', 'momo']),
        tick: one.whole('tick', 1, 5, null),
      })),
    }));

  test('is read', () => {
    expect(read('every: 3\npeople:\n  - { look: mei }\n  - { look: momo, tick: 2 }')).toEqual({
      ok: true,
      value: {
        every: 3,
        people: [
          { look: 'mei', tick: null },
          { look: 'momo', tick: 2 },
        ],
      },
    });
  });

  test('tells all that is wrong at once, each with its line and what would be right', () => {
    expect(read('evry: 3\npeople:\n  - { look: may, tick: 9 }\n  - 4')).toEqual({
      ok: false,
      problems: [
        { line: 1, message: "'every' is missing: a whole number from 1 to 9" },
        { line: 1, message: "evry: is unknown; did you mean 'every'?; known here: every, people" },
        { line: 3, message: "people[0].look: 'may' should be one of mei, momo; did you mean 'mei'?" },
        { line: 3, message: 'people[0].tick: 9 should be a whole number from 1 to 5' },
        { line: 4, message: 'people[1]: should be a record of fields, not 4' },
        { line: 4, message: "people[1]: 'look' is missing: one of mei, momo" },
      ],
    });
  });

  test('never throws, whatever the text', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json(), fc.stringMatching(/^[a-z:{}[\]\-,\n "']*$/)), (text) => { read(text); }), { numRuns: 200 }); // prettier-ignore
  });
});

describe('colours', () => {
  test.each<[SheetLanguage, string, [string, string][]]>([
    [
      'yaml',
      '  - { look: mei, tick: 30 } # dull',
      [
        ['look', 'key'],
        ['mei', 'name'],
        ['tick', 'key'],
        ['30', 'number'],
        ['# dull', 'comment'],
      ],
    ],
    [
      'json',
      '"seed": 4, "name": "Kit"',
      [
        ['"seed"', 'key'],
        ['4', 'number'],
        ['"Kit"', 'name'],
      ],
    ],
    [
      'csv',
      '6,long?,waitedOver,30',
      [
        ['6', 'number'],
        ['waitedOver', 'name'],
        ['30', 'number'],
      ],
    ],
    [
      'ts',
      "return { behave: 'stay' }; // so",
      [
        ['return', 'key'],
        ["'stay'", 'name'],
        ['// so', 'comment'],
      ],
    ],
  ])('in %s: %s', (language, line, expected) => {
    const found = highlightLine(line, language).map(({ text, kind }) => [text.trim(), kind]);
    for (const one of expected) expect(found).toContainEqual(one);
  });

  test('lose and change nothing of any text', () => {
    const languages: SheetLanguage[] = ['yaml', 'csv', 'json', 'ts'];
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...languages), (text, language) => {
        const lines = highlight(text, language).map((tokens) => tokens.map((token) => token.text).join(''));
        expect(lines.join('\n')).toBe(text);
      }),
      { numRuns: 100 },
    );
  });
});

test('a clock steps on purpose, and begins again', () => {
  const [step, reset] = [vi.fn(), vi.fn()];
  const clock = new Clock({ step, reset });
  clock.step(3);
  expect([step.mock.calls.length, clock.ticks]).toEqual([3, 3]);
  clock.reset();
  expect([reset.mock.calls.length, clock.ticks]).toEqual([1, 0]);
});

test('who goes up or down keeps looking to the side looked to before', () => {
  expect([facingOf(1, 0), facingOf(-1, 0), facingOf(0, -1, 'SW'), facingOf(0, 1, 'SW'), facingOf(0, -1, 'SE')]).toEqual(
    ['SE', 'SW', 'NW', 'SW', 'NE'],
  );
});
