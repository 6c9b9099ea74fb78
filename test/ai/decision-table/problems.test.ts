import { describe, expect, test } from 'vitest';
import { DecisionTable, TABLE_LIMITS, type TableWords } from '../../../src/ai/index.ts';
import { csv, problemsOf, told, words } from './tables.ts';

const GOOD = '9,dark,,1,bark:100,0,';

/** Rows given as any value. */
const parse = (source: unknown, named: unknown = words) => DecisionTable.parse(source as string, named as TableWords);

describe('a problem names row, column and what would be right', () => {
  test.each([
    ['an unknown condition', '1,huungry,,1,eat:100,0,', "2 condition: unknown condition 'huungry'; did you mean 'hungry'?"],
    ['one that is like no other', '1,qqqqqqqq,,1,eat:100,0,', "2 condition: unknown condition 'qqqqqqqq'; known: hungry, hears, sees, dark, tired"],
    ['a missing condition', '1,,,1,eat:100,0,', '2 condition: the condition is missing; known: hungry, hears, sees, dark, tired'],
    ['an unknown behaviour', '1,dark,,1,brak:100,0,', "2 yes: unknown behaviour 'brak'; did you mean 'bark'?"],
    ['the same on the other side', '1,dark,,0,,1,brak:100', "2 no: unknown behaviour 'brak'; did you mean 'bark'?"],
    ['a share that is missing', '1,dark,,1,bark,0,', "2 yes: the share of 'bark' is missing; bark:100 is always"],
    ['a share that is no number', '1,dark,,1,bark:often,0,', "2 yes: the share of 'bark' is 'often'; it should be a number from 0 to 100"],
    ['a share below 0', '1,dark,,1,bark:-5,0,', "2 yes: the share of 'bark' is -5; it cannot be less than 0"],
    ['a share above 100', '1,dark,,1,bark:101,0,', "2 yes: the share of 'bark' is 101; it cannot be more than 100"],
    ['shares above 100 together', '1,dark,,1,"bark:60,wag:50",0,', '2 yes: the shares add up to 110 of 100; take some away'],
    ['a missing id', ',dark,,1,bark:100,0,', '2 id: the id is missing: give the row a number'],
    ['an id that is none', '1.5,dark,,1,bark:100,0,', "2 id: '1.5' is no id: a whole number such as 2"],
    ['a reference to no row', '1,dark,,0,"9,4",0,', '2 yes: no row has the id 4; there are 1, 9'],
    ['a type that is neither 0 nor 1', '1,dark,,2,9,0,', "2 yesType: '2' should be 0 to go on with rows, 1 to act"],
    ['a missing type', '1,dark,,1,bark:100,,9', '2 noType: the type is missing: 0 to go on with rows, 1 to act'],
    ['behaviours where rows should be', '1,dark,,0,bark:100,0,', "2 yes: 'bark:100' is no id of a row; a list of behaviours wants yesType 1"],
    ['rows where behaviours should be', '1,dark,,1,9,0,', "2 yes: '9' is no behaviour; a list of rows wants yesType 0"],
    ['a hole in a list of rows', '1,dark,,0,"9,",0,', '2 yes: an id is missing between two commas'],
    ['a hole in a list of behaviours', '1,dark,,1,"bark:50,,wag:50",0,', '2 yes: a behaviour is missing between two commas'],
    ['a list that a spreadsheet made a number of', '1,dark,,0,2.3,0,', "2 yes: '2.3' is no id of a row; if a spreadsheet made a number of a list, make the column text and write it again"],
    ['parallel that is neither yes nor no', '1,dark,,1,bark:100,0,,perhaps', "2 parallel: 'perhaps' should be yes or no"],
    ['a row that leads to itself', '1,dark,,0,"9,1",0,', '2 yes: rows 1 → 1 go in a circle; one of them must lead elsewhere'],
    ['a cell beyond the last column', '1,dark,,1,bark:100,0,,no,what', "2 : 'what' stands beyond the last column; is a comma too many, or a quote missing?"],
  ])('%s', (_what, row, problem) => {
    expect(problemsOf(row, GOOD)).toEqual([problem]);
  }); // prettier-ignore

  test('a parameter that its condition cannot use, when the game says so', () => {
    const near = { ...words, wrongParam: (name: string, param: unknown) => (name === 'sees' && typeof param !== 'number' ? 'sees needs a number of tiles, such as 5' : null) }; // prettier-ignore
    const header = 'id,condition,cParam,yesType,yes,noType,no';
    const read = (...rows: string[]) => DecisionTable.parse([header, ...rows].join('\n'), near);
    expect(read('1,sees,far,1,bark:100,0,', '2,dark,far,1,brak:1,0,')).toMatchObject({
      problems: [
        { row: 2, column: 'cParam', message: 'sees needs a number of tiles, such as 5' },
        { row: 3, column: 'yes' },
      ],
    });
    expect(read('1,sees,5,1,bark:100,0,').ok).toBe(true);
  });

  test('a doubled id', () => {
    expect(problemsOf(GOOD, GOOD)).toEqual(['3 id: the id 9 stands in row 2 already; give this row another']);
    expect(problemsOf(GOOD, '009,dark,,1,bark:100,0,')).toEqual([
      '3 id: the id 9 stands in row 2 already; give this row another',
    ]);
  });

  test('a circle, with its members, where it closes', () => {
    expect(problemsOf('1,dark,,0,2,0,9', '2,dark,,1,bark:100,0,5', '5,dark,,0,"9,1",0,', GOOD)).toEqual([
      '4 yes: rows 1 → 2 → 5 → 1 go in a circle; one of them must lead elsewhere',
    ]);
  });

  test('several circles, and those no decision would come to', () => {
    expect(problemsOf(GOOD, '1,dark,,0,2,0,1', '2,dark,,0,1,0,')).toEqual([
      '3 no: rows 1 → 1 go in a circle; one of them must lead elsewhere',
      '4 yes: rows 1 → 2 → 1 go in a circle; one of them must lead elsewhere',
    ]);
  });

  test('a circle of 24 rows is told with every member, one of 25 is cut short', () => {
    const ring = (count: number): string[] =>
      Array.from({ length: count }, (_, i) => `${i + 1},dark,,0,${((i + 1) % count) + 1},0,`);
    const ids = Array.from({ length: 24 }, (_, i) => i + 1).join(' → ');
    expect(problemsOf(...ring(24))[0]).toContain(`rows ${ids} → 1 go in a circle`);
    expect(problemsOf(...ring(25))[0]).toContain(`rows ${ids} → … → 1 go in a circle`);
  });

  test('a row that is reached on many ways is no circle', () => {
    expect(problemsOf('1,dark,,0,"2,3",0,9', '2,dark,,0,9,0,3', '3,dark,,0,9,0,', GOOD)).toEqual([]);
  });

  test('an entry that no row has', () => {
    expect(told(parse(csv(GOOD), { ...words, entries: [9, 4] }))).toEqual([
      '1 id: a decision is to begin with row 4, but no row has this id',
    ]);
  });
});

describe('columns', () => {
  test('that are missing are named, with the one that may be meant', () => {
    expect(told(parse('id,Condition,cParam,yestype,yes,noType,no\n1,dark,,1,bark:100,0,'))).toEqual([
      "1 condition: the column 'condition' is missing; did you mean 'Condition'?",
      "1 yesType: the column 'yesType' is missing; did you mean 'yestype'?",
    ]);
  });

  test('that stand twice, or have no name but cells, are named', () => {
    expect(told(parse('id,condition,cParam,yesType,yes,noType,no,id,\n1,dark,,1,bark:100,0,,2,\n'))).toEqual([
      "1 id: the column 'id' stands twice; keep one",
    ]);
    expect(told(parse('id,condition,cParam,yesType,yes,noType,no,,\n1,dark,,1,bark:100,0,,a,b\n'))).toEqual([
      '1 : two columns have no name; name them',
    ]);
  });

  test('without name and cells, as spreadsheets leave behind, are left out', () => {
    const read = parse('id,condition,cParam,yesType,yes,noType,no,,\n1,dark,,1,bark:100,0,,,\n');
    expect(read.ok && read.table.columns).toEqual(['id', 'condition', 'cParam', 'yesType', 'yes', 'noType', 'no']);
  });

  test.each(['__proto__', 'constructor', 'prototype'])('cannot be called %s', (name) => {
    const problem = [`1 ${name}: a column cannot be called '${name}'; choose another name`];
    expect(told(parse(`${name},id,condition,cParam,yesType,yes,noType,no\nx,1,dark,,1,bark:100,0,`))).toEqual(problem);
    expect(told(parse([{ ...row(1), ...(JSON.parse(`{"${name}":{"polluted":1}}`) as object) }]))).toContain(problem[0]);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test('that cannot be understood do not hide what is wrong elsewhere', () => {
    expect(told(parse('id,conditio,cParam,yesType,yes,noType,no\n1,dark,,1,brak:100,0,'))).toEqual([
      "1 condition: the column 'condition' is missing; did you mean 'conditio'?",
      "2 yes: unknown behaviour 'brak'; did you mean 'bark'?",
    ]);
  });
});

test('all problems are told at once, in the order of the file', () => {
  expect(
    problemsOf(
      '1,drak,,2,brak:70,0,"3,1"',
      '1,dark,,1,"bark:70,wag:-1",0,',
      ',dark,,1,wag:70|bark:40,0,',
      '5,dark,,0,8,1,wag',
    ).map((told) => told.split(':')[0]),
  ).toEqual(['2 condition', '2 yesType', '2 yes', '2 no', '2 no', '3 yes', '3 id', '4 id', '4 yes', '5 no', '5 yes']);
});

describe('a row nobody comes to', () => {
  const rows = csv('1,dark,,1,bark:100,0,', '4,dark,,0,5,0,', '5,dark,,1,wag:100,0,');

  test('is a warning, not an error', () => {
    const read = parse(rows);
    expect(read.ok && read.warnings).toEqual([
      { row: 3, column: 'id', message: 'row 4 is never reached: no list names it and no decision begins there' },
      { row: 4, column: 'id', message: 'row 5 is never reached: no list names it and no decision begins there' },
    ]);
  });

  test('is fine when a decision begins there, with all it leads to', () => {
    const read = parse(rows, { ...words, entries: [4] });
    expect(read.ok && read.warnings).toEqual([]);
  });

  test('a row that does nothing either way is worth a warning too', () => {
    const read = parse(csv('1,dark,,0,,1,'));
    expect(read.ok && read.warnings).toEqual([
      { row: 2, column: '', message: 'row 1 does nothing, whether its condition holds or not' },
    ]);
  });
});

describe('what is no table at all', () => {
  test.each([
    [null, '1 : a table is CSV text or a list of rows'],
    [42, '1 : a table is CSV text or a list of rows'],
    [{ id: 1 }, '1 : a table is CSV text or a list of rows'],
    ['', '1 : the table is empty: a header and at least one row are wanted'],
    ['\n \n,,\n', '1 : the table is empty: a header and at least one row are wanted'],
    [[], '1 : the table is empty: a header and at least one row are wanted'],
    ['id,condition,cParam,yesType,yes,noType,no', '1 : the table has no rows: at least one is wanted below the header'],
    [
      [['id', 'condition', 'cParam', 'yesType', 'yes', 'noType', 'no'], 7],
      '2 : among rows that are lists each must be one',
    ],
  ])('%j', (source, problem) => {
    expect(told(parse(source))).toContain(problem);
  });

  test('rows that are not there at all are passed over, as those left blank', () => {
    expect(told(parse([row(1), null, undefined, row(2)]))).toEqual([]);
  });

  test('a header is read without the spaces around its names, a number in it as text', () => {
    const header = [' id ', 'condition ', ' cParam', 'yesType', 'yes', 'noType', 'no'];
    expect(told(parse([header, Object.values(row(1))]))).toEqual([]);
    const numbered = parse([
      [...header, 7],
      [...Object.values(row(1)), 'a comment'],
    ]);
    expect(numbered.ok && numbered.table.toRows()).toMatchObject([{ 7: 'a comment' }]);
  });

  test('without a single id it is the ids that are missing, and no reference is called dead', () => {
    expect(problemsOf(',dark,,0,"2,3",0,4')).toEqual(['2 id: the id is missing: give the row a number']);
  });

  test('is told about cells that are neither text nor number', () => {
    expect(
      told(
        parse([
          { ...row(1), condition: ['dark'] },
          { ...row(2), id: NaN },
          'row',
          { ...row(3), yes: {} },
          { ...row(4), cParam: 5n },
        ]),
      ),
    ).toEqual([
      '2 condition: a cell holds text, a number or true/false, not a list',
      '2 condition: the condition is missing; known: hungry, hears, sees, dark, tired',
      '3 id: NaN is no number one can write down',
      '3 id: the id is missing: give the row a number',
      '4 : a row must be an object of cells by column name',
      '5 yes: a cell holds text, a number or true/false, not an object',
      '6 cParam: a cell holds text, a number or true/false, not a bigint',
    ]);
  });

  test('is shown what stands beyond the last column, without its spaces, or at least of what kind it is', () => {
    const header = Object.keys(row(1));
    const beyond = [['  what '], [{}], [Symbol('what')], [null]].map((cells) => [...Object.values(row(1)), ...cells]);
    expect(told(parse([header, ...beyond])).filter((problem) => problem.includes('stands beyond'))).toEqual(
      ["'what'", "'object'", "'symbol'"].map(
        (shown, i) => `${i + 2} : ${shown} stands beyond the last column; is a comma too many, or a quote missing?`,
      ),
    );
  });

  test('is told about quotes that are not closed', () => {
    expect(told(parse(csv('1,dark,,1,"bark:100,0,', GOOD)))[0]).toMatch(/^2 : .*is a quote missing or doubled\?$/);
  });

  test('does not get through by throwing', () => {
    const trap = new Proxy([], { get: () => { throw new Error('no'); } }); // prettier-ignore
    expect(told(parse(trap))).toEqual(['1 : the table cannot be read: no']);
    expect(told(parse([{ ...row(1), get id() { throw new Error('never'); } }]))).toEqual(['1 : the table cannot be read: never']); // prettier-ignore
    expect(told(parse(csv(GOOD), null))).toHaveLength(1);
    expect(told(parse(csv(GOOD), { conditions: 5, behaviours: {} }))).toHaveLength(1);
  });
});

describe('walls', () => {
  const many = (count: number): string[] => Array.from({ length: count }, (_, i) => `${i + 1},dark,,1,bark:100,0,`);

  test('as many rows as fit are read, one more is refused', () => {
    expect(parse(csv(...many(TABLE_LIMITS.rows))).ok).toBe(true);
    expect(told(parse(csv(...many(TABLE_LIMITS.rows + 1))))).toEqual(['2002 : at most 2000 rows are read']);
    expect(parse(Array.from({ length: TABLE_LIMITS.rows }, (_, i) => row(i))).ok).toBe(true);
    expect(told(parse(Array.from({ length: TABLE_LIMITS.rows + 2 }, (_, i) => row(i))))).toEqual([
      '2002 : at most 2000 rows are read, not 2002',
    ]);
  });

  test('text, cells and columns have their limits', () => {
    expect(told(parse('x'.repeat(TABLE_LIMITS.characters + 1)))[0]).toBe(
      '1 : at most 1000000 characters are read, not 1000001',
    );
    expect(told(parse([{ ...row(1), note: 'x'.repeat(TABLE_LIMITS.cell + 1) }]))).toEqual([
      '2 note: at most 4000 characters fit in a cell, not 4001',
    ]);
    const wide = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`c${i}`, 1]));
    expect(told(parse([{ ...row(1), ...wide }]))).toEqual(['1 : at most 64 columns are read']);
    expect(told(parse([[...Object.keys(row(1)), ...Object.keys(wide)], Object.values(row(1))]))[0]).toBe(
      '1 : at most 64 columns are read',
    );
    // Its rows are not read.
    expect(told(parse([{ ...row(1), condition: 'drak', ...wide }]))).toEqual(['1 : at most 64 columns are read']);
  });

  test('problems are listed up to a limit, the last saying that there are more', () => {
    const problems = told(parse(csv(...many(2000).map((row) => row.replace('dark', 'drak')))));
    expect(problems).toHaveLength(TABLE_LIMITS.problems + 1);
    expect(problems.at(-1)).toMatch(/and more; the first 500 are listed$/);
  });

  test('rows that list each other twice and twice again do not make a decision endless', () => {
    const doubling = Array.from({ length: 40 }, (_, i) => `${i + 1},dark,,0,"${i + 2},${i + 2}",0,`);
    const problems = told(parse(csv(...doubling, '41,dark,,1,bark:0,0,')));
    expect(problems.length).toBeGreaterThan(0);
    expect(problems[0]).toMatch(/a decision that comes here may ask \d+ rows; at most 5000/);
  });

  test('a chain as long as a table may be is decided', () => {
    const chain = Array.from({ length: 1999 }, (_, i) => `${i + 1},dark,,0,${i + 2},0,${i + 2}`);
    const read = parse(csv(...chain, '2000,dark,,1,bark:100,0,'));
    expect(read.ok && read.table.decide({ perceive: () => true, random: () => 0 })).toMatchObject({
      behaviours: ['bark'],
      path: { length: 2000 },
    });
  });

  test('a circle of two thousand is told without naming them all', () => {
    const ring = Array.from({ length: 2000 }, (_, i) => `${i + 1},dark,,0,${((i + 1) % 2000) + 1},0,`);
    const problems = told(parse(csv(...ring)));
    expect(problems).toHaveLength(1);
    expect((problems[0] as string).length).toBeLessThan(300);
  });
});

function row(id: number): Record<string, unknown> {
  return { id, condition: 'dark', cParam: '', yesType: 1, yes: 'bark:100', noType: 0, no: '' };
}
