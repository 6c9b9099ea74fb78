import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { blankDecision, DecisionTable, stream, real, type TableParam, type TableStep } from '../../../src/ai/index.ts';
import { decide, question, tableOf, words } from './tables.ts';

describe('a row', () => {
  const table = tableOf('1,hungry,,1,eat:100,1,sleep:100');

  test('acts one way when its condition holds, and the other when it does not', () => {
    expect(decide(table, ['hungry'])).toEqual({ behaviours: ['eat'], path: [1] });
    expect(decide(table, [])).toEqual({ behaviours: ['sleep'], path: [1] });
  });

  test('hands its parameter over: a number where one is written, text otherwise, nothing when empty', () => {
    const asked: [string, TableParam][] = [];
    const many = tableOf('1,hears,5,0,,0,"2,3,4"', '2,hears,-0.5,0,,0,', '3,hears,007,0,,0,', '4,hears,,0,,0,');
    many.decide({ perceive: (condition, param) => asked.push([condition, param]) < 0, random: () => 0 });
    expect(asked).toEqual([['hears', 5], ['hears', -0.5], ['hears', '007'], ['hears', undefined]]); // prettier-ignore
  });
});

describe('thinking on', () => {
  test('goes from row to row, and the path says which were asked', () => {
    const table = tableOf('1,hungry,,0,2,0,3', '2,sees,,1,eat:100,1,wag:100', '3,dark,,1,sleep:100,1,bark:100');
    expect(decide(table, ['hungry', 'sees'])).toEqual({ behaviours: ['eat'], path: [1, 2] });
    expect(decide(table, ['dark'])).toEqual({ behaviours: ['sleep'], path: [1, 3] });
  });

  test('tries rows in the order listed, up to the first that chose a behaviour', () => {
    const table = tableOf(
      '1,dark,,0,"3,2,4",0,',
      '2,hears,,1,bark:100,0,',
      '3,sees,,1,fetch:100,0,',
      '4,tired,,1,sleep:100,0,',
    );
    expect(decide(table, ['dark', 'hears', 'tired'])).toEqual({ behaviours: ['bark'], path: [1, 3, 2] });
    expect(decide(table, ['dark'])).toEqual({ behaviours: [], path: [1, 3, 2, 4] });
  });

  // The article ends the list at the first row whose condition held, whatever its result …
  test('does not stop at a row whose condition held but that chose nothing', () => {
    const table = tableOf('1,dark,,0,"2,3",0,', '2,hears,,1,bark:40,0,', '3,tired,,1,sleep:100,0,');
    expect(decide(table, ['dark', 'hears', 'tired'], [40])).toEqual({ behaviours: ['sleep'], path: [1, 2, 3] });
  });

  // … and so continues after a row that acted because its condition did not hold.
  test('stops at a row that acted because its condition did not hold', () => {
    const table = tableOf('1,dark,,0,"2,3",0,', '2,hears,,0,,1,sleep:100', '3,tired,,1,wag:100,1,wag:100');
    expect(decide(table, ['dark'])).toEqual({ behaviours: ['sleep'], path: [1, 2] });
  });

  test('a choice far below ends the search of all lists above it', () => {
    const table = tableOf(
      '1,dark,,0,"2,5",0,',
      '2,dark,,0,"3,4",0,',
      '3,dark,,1,bark:100,0,',
      '4,dark,,1,growl:100,0,',
      '5,dark,,1,wag:100,0,',
    );
    expect(decide(table, ['dark'])).toEqual({ behaviours: ['bark'], path: [1, 2, 3] });
  });
});

describe('shares', () => {
  const table = tableOf('1,sees,,1,"bark:50,growl:30",0,');

  // The article compares one draw with the bare shares: 30 of 100 could never be drawn after 50.
  test.each([
    [0, ['bark']],
    [49.9, ['bark']],
    [50, ['growl']],
    [79.9, ['growl']],
    [80, []],
    [99.9, []],
  ])('a draw of %d gives %j', (drawn, behaviours) => {
    expect(decide(table, ['sees'], [drawn]).behaviours).toEqual(behaviours);
  });

  test('are drawn as often as they say, within three sigma', () => {
    const own = stream(7, 'dog');
    const times = { bark: 0, growl: 0, none: 0 };
    for (let i = 0; i < 10_000; i++) {
      const [chosen = 'none'] = table.decide({ perceive: () => true, random: () => real(own) }).behaviours;
      times[chosen as keyof typeof times]++;
    }
    for (const [name, share] of [
      ['bark', 0.5],
      ['growl', 0.3],
      ['none', 0.2],
    ] as const)
      // prettier-ignore
      expect(Math.abs(times[name] - 10_000 * share)).toBeLessThan(3 * Math.sqrt(10_000 * share * (1 - share)));
  });

  test('cost one draw a list, however long it is, and none where there is no list', () => {
    let draws = 0;
    const random = (): number => {
      draws++;
      return 0;
    };
    tableOf('1,sees,,1,"bark:10,growl:10,wag:80",0,').decide({ perceive: () => true, random });
    expect(draws).toBe(1);
    tableOf('1,sees,,1,"bark:10",0,2', '2,sees,,0,,1,').decide({ perceive: () => false, random });
    expect(draws).toBe(1);
  });

  test('that make a hundred only by rounding leave no gap at the end', () => {
    const thirds = tableOf('1,sees,,1,"bark:33.3,growl:33.3,wag:33.4",0,');
    expect(thirds.decide({ perceive: () => true, random: () => 1 - 2 ** -53 }).behaviours).toEqual(['wag']);
  });

  test('of nothing are never drawn', () => {
    expect(decide(tableOf('1,sees,,1,"bark:0,wag:100",0,'), ['sees'], [0]).behaviours).toEqual(['wag']);
  });
});

describe('a parallel row', () => {
  test('lets something go beside the main behaviour', () => {
    const table = tableOf(
      '1,dark,,0,"2,3,4",0,',
      '2,hears,,1,growl:100,0,,yes',
      '3,tired,,1,sleep:100,0,',
      '4,dark,,1,wag:100,0,',
    );
    expect(decide(table, ['dark', 'hears', 'tired'])).toEqual({ behaviours: ['growl', 'sleep'], path: [1, 2, 3] });
  });

  test('that goes on thinking keeps whatever its branch chose beside', () => {
    const table = tableOf(
      '1,dark,,0,"2,4",0,',
      '2,hears,,0,3,0,,yes',
      '3,hears,,1,growl:100,0,',
      '4,dark,,1,sleep:100,0,',
    );
    expect(decide(table, ['dark', 'hears'])).toEqual({ behaviours: ['growl', 'sleep'], path: [1, 2, 3, 4] });
  });

  test('does not end the search for the lists above either', () => {
    const table = tableOf(
      '1,dark,,0,"2,4",0,',
      '2,hears,,0,3,0,',
      '3,hears,,1,growl:100,0,,yes',
      '4,dark,,1,sleep:100,0,',
    );
    expect(decide(table, ['dark', 'hears']).behaviours).toEqual(['growl', 'sleep']);
  });

  test('alone leaves nothing as the main behaviour', () => {
    const table = tableOf('1,hears,,1,growl:100,0,,yes');
    const decision = table.decideInto(question(['hears']), blankDecision());
    expect(decision).toMatchObject({ behaviours: ['growl'], main: null, by: null });
  });
});

describe('the entry', () => {
  const table = tableOf('1,dark,,1,sleep:100,0,', '7,hears,,1,bark:100,0,');

  test('is the first row unless another is named', () => {
    expect(decide(table, ['dark', 'hears'])).toEqual({ behaviours: ['sleep'], path: [1] });
    expect(decide(table, ['dark', 'hears'], [], 7)).toEqual({ behaviours: ['bark'], path: [7] });
  });

  test('that no row has chooses nothing', () => {
    expect(decide(table, ['dark'], [], 3)).toEqual({ behaviours: [], path: [] });
  });
});

describe('explaining', () => {
  const table = tableOf('1,hungry,200,0,"2,3",1,wag:100', '2,sees,5,1,"fetch:50,bark:30",0,', '3,tired,,0,,1,sleep:90');

  test('each row asked says how it was answered, what could be drawn, what was drawn and what came of it', () => {
    const trace: TableStep[] = [];
    expect(table.decide(question(['hungry', 'sees'], [85, 20], undefined, trace))).toEqual({
      behaviours: ['sleep'],
      path: [1, 2, 3],
    });
    expect(trace).toEqual([
      { id: 1, condition: 'hungry', param: 200, held: true, depth: 0, parallel: false, next: [2, 3], shares: [], drew: null, chose: null },
      {
        id: 2, condition: 'sees', param: 5, held: true, depth: 1, parallel: false, next: [],
        shares: [{ behaviour: 'fetch', percent: 50, below: 50 }, { behaviour: 'bark', percent: 30, below: 80 }], drew: 85, chose: null,
      },
      {
        id: 3, condition: 'tired', param: null, held: false, depth: 1, parallel: false, next: [],
        shares: [{ behaviour: 'sleep', percent: 90, below: 90 }], drew: 20, chose: 'sleep',
      },
    ]); // prettier-ignore
  });

  test('a trace used again holds only the last decision', () => {
    const trace: TableStep[] = [];
    table.decide(question(['hungry', 'sees'], [85, 20], undefined, trace));
    table.decide(question([], [], undefined, trace));
    expect(trace.map(({ id }) => id)).toEqual([1]);
  });

  test('reading along changes nothing that is decided', () => {
    for (const truths of [[], ['hungry'], ['hungry', 'sees'], ['sees']])
      expect(table.decide(question(truths, [60, 20], undefined, []))).toEqual(decide(table, truths, [60, 20]));
  });
});

test('a decision that is used again is the same record, and says which row decided and by what draw', () => {
  const table = tableOf('1,hungry,,0,2,1,wag:100', '2,sees,5,1,"fetch:50,bark:30",0,');
  const decision = blankDecision();
  const { behaviours, path } = decision;
  expect(table.decideInto(question(['hungry', 'sees'], [60]), decision)).toBe(decision);
  expect(decision).toMatchObject({ main: 'bark', held: true, drew: 60, percent: 30 });
  expect(decision.by?.id).toBe(2);
  table.decideInto(question([], [10]), decision);
  expect(decision).toMatchObject({ main: 'wag', held: false, drew: 10, percent: 100 });
  expect([decision.behaviours, decision.path]).toEqual([['wag'], [1]]);
  expect(decision.behaviours).toBe(behaviours);
  expect(decision.path).toBe(path);
});

test('the worked example in docs/decision-tables.md goes as it says there', () => {
  const document = readFileSync(new URL('../../../docs/decision-tables.md', import.meta.url), 'utf8');
  const section = document.split(/^## /m).find((part) => part.startsWith('One table')) ?? '';
  const lists = section.split('\n').filter((line) => /^\| (?!-)/.test(line)).map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim())); // prettier-ignore
  const read = DecisionTable.parse(lists, {
    conditions: ['waitedLongerThan', 'seesHero', 'sitsWithFriends', 'stomachEmpty'],
    behaviours: ['wait', 'autograph', 'stare', 'chat', 'grumble'],
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  expect(read.warnings).toEqual([]);
  const draws = [0, 85, 12];
  const answer = read.table.decide({
    perceive: (condition, param) =>
      condition === 'waitedLongerThan' ? 300 > Number(param) : condition === 'seesHero' ? 3 <= Number(param) : true,
    random: () => (draws.shift() ?? 0) / 100,
  });
  expect(answer).toEqual({ behaviours: ['grumble', 'chat'], path: [1, 4, 2, 3] });
  expect(section).toContain(`{ behaviours: ['${answer.behaviours.join("', '")}'], path: [${answer.path.join(', ')}] }`);
});

test('words a table does not use are no fault', () => {
  expect(DecisionTable.parse('id,condition,cParam,yesType,yes,noType,no\n1,dark,,1,bark:100,0,', words)).toMatchObject({
    ok: true,
    warnings: [],
  });
});
