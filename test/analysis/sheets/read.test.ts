import { describe, expect, test } from 'vitest';
import { readSheets, SHEET_LIMITS } from '../../../src/analysis/sheets/index.ts';
import { book, bytesOf, c, parts, raw, sheet, text, v, zip } from './books.ts';

const told = async (file: Parameters<typeof readSheets>[0]): Promise<string[]> => {
  const read = await readSheets(file);
  return read.ok ? [] : read.problems.map(({ sheet, row, column, message }) => `${sheet} ${column}${row}: ${message}`);
};

const rowsOf = async (xml: string) => {
  const read = await readSheets(book({ one: xml }));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.sheets[0]?.rows;
};

describe('a workbook is read as its spreadsheet holds it', () => {
  test('text, numbers, truth, and empty cells between', async () => {
    expect(await rowsOf(sheet(text('A1', '天黑了') + c('C1', v(7)), c('B2', v(1), ' t="b"')))).toEqual([['天黑了', '', 7], ['', true, '']]); // prettier-ignore
  });

  test('numbers as short as they are meant, whatever the last digits in the file say', async () => {
    expect(await rowsOf(sheet(c('A1', v('2.2999999999999998')) + c('B1', v('0.1')) + c('C1', v(7), ' s="4"')))).toEqual(
      [[2.3, 0.1, 7]],
    );
  });

  test('dates as their text, and their places are known', async () => {
    const read = await readSheets(
      book({ one: sheet(text('A1', 'x') + c('B1', v(46347), ' s="1"'), c('A2', v(46347.75), ' s="2"')) }),
    );
    expect(read.ok && read.sheets[0]).toMatchObject({
      rows: [['x', '2026-11-21'], ['2026-11-21 18:00:00', '']],
      dates: [{ row: 0, column: 1 }, { row: 1, column: 0 }],
    }); // prettier-ignore
  });

  test('rows keep their numbers when empty ones lie above and between', async () => {
    expect(await rowsOf(raw(`<row r="3">${text('A3', 'x')}</row><row r="5">${text('B5', 'y')}</row>`))).toEqual([['', ''], ['', ''], ['x', ''], ['', ''], ['', 'y']]); // prettier-ignore
  });

  test('all its sheets, in their order, with names of any kind', async () => {
    const read = await readSheets(book({ '害羞 &amp; &lt;shy&gt;': sheet(text('A1', 'a')), two: sheet() }));
    expect(read.ok && read.sheets.map(({ name }) => name)).toEqual(['害羞 & <shy>', 'two']);
  });

  test('as Blob, as buffer, as bytes', async () => {
    const bytes = book({ one: sheet(text('A1', 'a')) });
    for (const file of [bytes, bytes.buffer, new Blob([bytes])])
      expect(await readSheets(file)).toMatchObject({ ok: true });
  });
});

describe('nothing in it is run', () => {
  test('of a formula its last result is read, with a word of warning', async () => {
    const read = await readSheets(book({ one: sheet(c('A1', `<f>1+1</f>${v(2)}`) + c('B1', '<f>CALL("x")</f>')) }));
    expect(read).toMatchObject({ ok: true, sheets: [{ rows: [[2]] }] });
    expect(read.ok && read.warnings.map(({ sheet, row, column }) => `${sheet} ${column}${row}`)).toEqual([
      'one A1',
      'one B1',
    ]);
  });

  test('a failed formula is reported with its place', async () => {
    expect(
      await told(book({ one: sheet(text('A1', 'x')), two: sheet('', c('C2', `<f>1/0</f>${v('#DIV/0!')}`, ' t="e"')) })),
    ).toEqual(['two C2: the formula of this cell has failed; write what should stand there']);
  });

  test('macros, pictures and links to elsewhere are not even unpacked', async () => {
    const junk = [
      'xl/vbaProject.bin',
      'xl/externalLinks/externalLink1.xml',
      'xl/theme/theme1.xml',
      'docProps/core.xml',
    ];
    const files = [...parts({ one: sheet(text('A1', 'x')) }), ...junk.map((name) => ({ name, data: bytesOf('<<<') }))];
    const lies = Object.fromEntries(junk.map((name) => [name, { size: 4_000_000_000, crc: 1 }]));
    expect(await readSheets(zip(files, lies))).toMatchObject({ ok: true });
  });
});

describe('a cell that cannot be read', () => {
  test('is reported with sheet, row and column, once a sheet', async () => {
    const bad = (place: string): string => c(place, v('77'), ' t="s"');
    expect(
      await told(book({ one: sheet(text('A1', 'x'), bad('B2')), fine: sheet(text('A1', 'x')), two: sheet(bad('C1')) })),
    ).toEqual(['one B2: this cell cannot be read; write it again', 'two C1: this cell cannot be read; write it again']);
  });

  test.each([
    ['XFD1048576', 'XFD1048576'],
    ['A5001', 'A5001'],
    ['GS1', 'GS1'],
    ['a1', '0'],
    ['A1e9', '0'],
    ['&#65;1', '0'],
    ['', '0'],
  ])('at %s lies too far out to be laid in a list', async (place, where) => {
    const [problem = ''] = await told(book({ one: sheet(c(place, v(1))) }));
    expect(problem).toBe(
      `one ${where}: '${place}' lies beyond GR5000, the last cell that is read; delete rows and columns outside the table`,
    );
  });

  test.each([
    '<row r="1048576"/>',
    '<row r="1e9"/>',
    '<row x:r="999999999"><c r="A1"/></row>',
    `<row a='>' r='99999999'/>`,
    '<row xmlns:a:r="99999999"/>',
    '<row spans="1"r = "99999999"/>',
    '<x:c r="ZZZZZZ1"/>',
  ])('however it is written: %s', async (row) => {
    expect((await told(book({ one: raw(row) })))[0]).toMatch(/lies beyond GR5000/);
  });
});

describe('a file that is no workbook', () => {
  test.each([
    ['nothing', bytesOf(''), 'this is no workbook: save the table as .xlsx'],
    ['a text', bytesOf('id,condition\n1,dark'), 'this is no workbook: save the table as .xlsx'],
    [
      'an old workbook',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]),
      'this is an old or a locked workbook (.xls): save it as .xlsx, without a password',
    ],
    [
      'an archive of something else',
      zip([{ name: 'a.txt', data: bytesOf('x') }]),
      'there is no workbook in this file: save the table as .xlsx',
    ],
    [
      'half a workbook',
      book({ one: sheet(text('A1', 'x')) }).slice(0, 700),
      'the file is damaged: save it again and choose the new one',
    ],
  ])('%s', async (_what, file, problem) => {
    expect(await told(file)).toEqual([` 0: ${problem}`]);
  });

  test('a file with a password, or of an unknown compression method', async () => {
    const files = parts({ one: sheet() });
    expect(await told(zip(files, { 'xl/workbook.xml': { flags: 1 } }))).toEqual([
      ' 0: the file has a password; save it without',
    ]);
    expect(await told(zip(files, { 'xl/workbook.xml': { method: 12 } }))).toEqual([
      ' 0: the file is packed in a way that is not known here',
    ]);
  });

  test('one whose content is not what its directory says', async () => {
    const files = parts({ one: sheet() });
    for (const lie of [{ crc: 1 }, { size: 3 }])
      expect(await told(zip(files, { 'xl/styles.xml': lie }))).toEqual([
        ' 0: the file is damaged: save it again and choose the new one',
      ]);
  });

  test('one without the sheet it names', async () => {
    const files = parts({ one: sheet(text('A1', 'x')) }).filter(({ name }) => !name.includes('sheet1'));
    expect((await told(zip(files)))[0]).toMatch(/^one 0: the sheet cannot be read/);
  });

  test('one that is no XML within', async () => {
    expect((await told(book({ one: '<worksheet><sheetData><row' })))[0]).toMatch(/^one 0: the sheet cannot be read/);
    const files = parts({ one: sheet() }).map((file) =>
      file.name === 'xl/workbook.xml' ? { ...file, data: bytesOf('<<>') } : file,
    );
    expect(await told(zip(files))).toHaveLength(1);
  });
});

describe('walls', () => {
  const heavy = { name: 'xl/worksheets/sheet2.xml', data: new Uint8Array(SHEET_LIMITS.unpackedBytes) };
  const files = [...parts({ one: sheet() }), heavy];

  test('a file that is too large is not looked at', async () => {
    expect(await told(new Uint8Array(SHEET_LIMITS.bytes + 1))).toEqual([
      ' 0: the file has 4000001 bytes; at most 4000000 are read',
    ]);
  });

  test('a small file that would unpack to a large one is refused before unpacking', async () => {
    expect(zip(files).length).toBeLessThan(100_000);
    expect(await told(zip(files))).toEqual([
      ' 0: unpacked the file would have more than 24000000 bytes: keep the table alone in it',
    ]);
  });

  test('and during unpacking, if its directory lies', async () => {
    expect(await told(zip(files, { [heavy.name]: { size: 100 } }))).toEqual([
      ' 0: there is too much in the file: keep the table alone in it',
    ]);
  });

  test('sheets are counted', async () => {
    const many = Object.fromEntries(Array.from({ length: SHEET_LIMITS.sheets + 1 }, (_, i) => [`s${i}`, sheet()]));
    expect(await told(book(many))).toEqual([' 0: at most 64 sheets are read']);
  });

  test.each([
    ['tags that are never closed', '<c '.repeat(300_000), 'the tag at character'],
    ['a tag in a tag, again and again', '<c>'.repeat(300_000), 'tags lie in each other more than 40 deep'],
    ['tags that close nothing', '</c>'.repeat(300_000), '</c> at character'],
    ['a quote that is never closed', `<c r="${'A'.repeat(1_000_000)}`, 'the tag at character'],
    [
      'attributes without end',
      `<c ${Array.from({ length: 100_000 }, (_, i) => `a${i}="1"`).join(' ')}/>`,
      'the tag at character',
    ],
    [
      'a hundred and one attributes',
      `<c ${Array.from({ length: 101 }, (_, i) => `a${i}="1"`).join(' ')}/>`,
      'more than 100 attributes',
    ],
    ['a value of a megabyte', `<c a="${'x'.repeat(1_000_000)}"/>`, 'the tag at character'],
    ['a name of a megabyte', `<${'c'.repeat(1_000_000)}/>`, 'the tag at character'],
    ['slashes', `<c a=${'/'.repeat(1_000_000)}`, 'the tag at character'],
    ['an attribute twice', '<c r="A1" r="A1"/>', "'r' stands twice"],
    ['a comment without end', '<!--'.repeat(300_000), 'has no end'],
    ['more tags than a table has', '<c/>'.repeat(SHEET_LIMITS.tags), 'more tags than are read'],
  ])('%s: refused before the reader gets them', async (_what, data, why) => {
    const [problem, more] = await told(book({ one: raw(data) }));
    expect(problem).toMatch(/^one 0: the sheet cannot be read: /);
    expect(problem).toContain(why);
    expect(more).toBeUndefined();
  });

  test('slashes and quotes in a cell are what is written in it, however many', async () => {
    for (const sign of ['/', '"', "'", ' r="', ' r=', ':'])
      expect(await rowsOf(sheet(text('A1', sign.repeat(4000))))).toEqual([[sign.repeat(4000)]]);
  });

  test('parts other than sheets have the same limits', async () => {
    const files = parts({ one: sheet(text('A1', 'x')) }).map((file) =>
      file.name === 'xl/styles.xml' ? { ...file, data: bytesOf('<a '.repeat(200_000)) } : file,
    );
    expect(await told(zip(files))).toEqual([
      'xl/styles.xml 0: the sheet cannot be read: the tag at character 0 is not whole, or too long',
    ]);
  });

  test('a thousand equal mistakes are not reported a thousand times', async () => {
    const failed = Array.from({ length: 1000 }, (_, i) => c(`A${i + 1}`, '', ' t="e"'));
    expect((await told(book({ one: sheet(...failed) }))).length).toBe(50);
  });
});
