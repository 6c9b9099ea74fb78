// Decision tables of the café: all defaults are valid and without warnings, any can be replaced while the café runs, a
// bad one never replaces a good one, and changed ones are saved, replayed and kept for the next day.

import { describe, expect, test } from 'vitest';
import type { TableRecord } from '../../src/ai/index.ts';
import {
  controllers,
  guestTypes,
  heroes,
  roster,
  tableControllers,
  temperamentNames,
  temperaments,
} from '../../src/data/index.ts';
import { scripts } from '../../src/scripts/index.ts';
import { nextDay, openCafe } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { tableNames } from '../../src/sim/thinking/tables.ts';
import { TINY as ROOM } from '../scenarios/rooms.ts';
import { maid, only, open, seated } from '../scenarios/story.ts';

const quiet = () =>
  open({
    map: ROOM,
    chance: only({ mood: 1, fidget: 1 }),
    maids: [maid('ada', [3, 3], { controller: 'starstruck', duties: 'serving' })],
    customers: [seated('guest', 'a', { temperament: 'patient' })],
  });
const row = (id: number, condition: string, cParam: string | number, yes: string, more: TableRecord = {}): TableRecord => ({
  id, note: '', condition, cParam, parallel: '', yesType: 1, yes, noType: '', no: '', ...more,
}); // prettier-ignore
const PHOTOS: readonly TableRecord[] = [row(1, 'bored', 20, 'photo:100')];
/** Columns and rows of all problems. */
const wrong = (name: string, rows: readonly TableRecord[]): string[] => {
  const read = quiet().cafe.readTable(name, rows);
  return read.ok ? [] : read.problems.map((problem) => `${problem.row} ${problem.column}: ${problem.message}`);
};

describe('tables that ship', () => {
  test.each(tableNames)('%s is right, warns of nothing and comes back from its rows', (name) => {
    const { cafe } = quiet();
    const csv = { ...temperaments, ...controllers }[name] as string;
    const read = cafe.readTable(name, csv);
    expect(read).toMatchObject({ ok: true, warnings: [] });
    if (read.ok) expect(read.table.toCsv()).toBe(csv);
  });
  test('at least seven tempers, each somebody’s; at least one table for maids, and somebody who thinks by it', () => {
    expect(temperamentNames.length).toBeGreaterThanOrEqual(7);
    const used = new Set([
      ...guestTypes.flatMap((type) => type.temperament.map(({ name }) => name)),
      ...heroes.map((hero) => hero.temperament),
    ]);
    expect([...temperamentNames].filter((name) => !used.has(name))).toEqual([]);
    const theirs = new Set(roster.map((one) => one.controller));
    expect(['script', ...tableControllers].filter((name) => !theirs.has(name))).toEqual([]);
  });
  test('no two tempers are the same table, and no two maids’ tables', () => {
    const bare = Object.values({ ...temperaments, ...controllers }).map((csv) =>
      csv.replaceAll(/^(\d+),[^,]*,/gm, '$1,'),
    );
    expect(new Set(bare).size).toBe(bare.length);
  });
});

describe('what is wrong with a table is told, all at once', () => {
  test.each<readonly [string, readonly TableRecord[], readonly string[]]>([
    [
      'an unknown condition and an unknown behaviour, with the nearest',
      [row(1, 'boredd', 20, 'foto:100')],
      ["2 condition: unknown condition 'boredd'; did you mean 'bored'?", "2 yes: unknown behaviour 'foto'; did you mean 'photo'?"],
    ],
    [
      'a parameter that means nothing to its condition',
      [row(1, 'bored', '', 'photo:100'), row(2, 'stage', 'eet', 'photo:1'), row(3, 'raining', 4, 'photo:1')],
      [
        '2 cParam: bored needs a number of ticks from 0 to 100000',
        "3 cParam: stage needs one of queue, callOrder, waitDish, eat, linger, callBill, leave; did you mean 'eat'?",
        '4 cParam: raining takes no parameter; leave the cell empty',
      ],
    ],
    [
      'something beside that cannot go beside',
      [row(1, 'always', '', '2,3', { yesType: 0 }), row(2, 'raining', '', 'talk:10,sigh:10', { parallel: 'yes' }), row(3, 'always', '', 'goOn:100')],
      ["3 yes: 'talk' cannot go beside something else, and a parallel row leads here; what can: sigh, smile, tut, lookAround, hum"],
    ],
  ])('%s', (_what, rows, problems) => {
    expect(wrong('patient', rows)).toEqual(problems);
  }); // prettier-ignore
  test('what a maid’s table may speak of is not what a guest’s may', () => {
    expect(wrong('diligent', [row(1, 'callerWaits', 0, 'serveCaller:100')])).toEqual([]);
    expect(wrong('patient', [row(1, 'callerWaits', 0, 'serveCaller:100')])).toHaveLength(2);
  });
});

describe('a table is exchanged through the journal', () => {
  test('from the next thought on, for everybody who thinks by it', () => {
    const story = quiet().pass(1);
    story.cafe.give({ kind: 'table', name: 'patient', rows: PHOTOS });
    expect(story.cafe.tableOf('guest')?.changed).toBe(false);
    story.pass(1);
    expect(story.first('table')).toEqual({ tick: 1, type: 'table', who: null, name: 'patient', rows: 1 });
    expect(story.cafe.tableOf('guest')).toMatchObject({ name: 'patient', changed: true });
    story.pass(400);
    expect(new Set(story.list('pastime', 'what'))).toEqual(new Set(['photo']));
  });
  test('a maid who waits by it looks up at once', () => {
    const story = quiet().pass(100);
    expect(story.cafe.page('ada')?.parked).toBe(true);
    story.cafe.give({ kind: 'table', name: 'starstruck.any', rows: [row(1, 'always', '', 'goToPass:100')] });
    story.pass(20);
    expect(story.list('todoEnd', 'why', { who: 'ada' }).at(-1)).toBe('done');
    expect(story.where('ada')).toEqual([3, 2]);
    expect(story.count('fault')).toBe(0);
  });
  test('null brings the one that ships back', () => {
    const story = quiet();
    story.cafe.give({ kind: 'table', name: 'patient', rows: PHOTOS });
    story.pass(1);
    story.cafe.give({ kind: 'table', name: 'patient', rows: null });
    story.pass(1);
    expect(story.cafe.state.tables).toEqual({});
    expect(story.cafe.tableOf('guest')?.table.toCsv()).toBe(temperaments.patient);
  });
  test('a bad one is refused with all its problems, and the old one stays', () => {
    const story = quiet();
    story.cafe.give({ kind: 'table', name: 'patient', rows: PHOTOS });
    story.pass(1);
    const bad = [row(1, 'boredd', 20, 'foto:100'), row(1, 'always', '', 'goOn:200')];
    expect(() => story.cafe.give({ kind: 'table', name: 'patient', rows: bad })).toThrow(
      /row 2, condition.*row 2, yes.*row 3, yes.*row 3, id/,
    );
    expect(() => story.cafe.give({ kind: 'table', name: 'pateint', rows: PHOTOS })).toThrow("did you mean 'patient'?");
    expect(() => story.cafe.give({ kind: 'table', name: '__proto__', rows: PHOTOS })).toThrow('there is no table');
    expect(() => story.cafe.give({ kind: 'table', name: 'patient', rows: 'no' as unknown as TableRecord[] })).toThrow(
      'rows',
    );
    expect(story.cafe.journal).toHaveLength(1);
    expect(story.cafe.state.tables).toEqual({ patient: PHOTOS });
  });
  test('a controller nobody knows is refused with the nearest', () => {
    expect(() => quiet().cafe.give({ kind: 'edit', maid: 'ada', edit: { controller: 'dilligent' } })).toThrow(
      "did you mean 'diligent'?",
    );
  });
});

describe('a changed table goes with the café', () => {
  test('into a save, out of it, and into the hash', () => {
    const story = quiet();
    const before = story.cafe.hash();
    story.cafe.give({ kind: 'table', name: 'patient', rows: PHOTOS });
    story.pass(50);
    const text = story.cafe.save();
    const again = Simulation.load(text, scripts);
    expect(again.save()).toBe(text);
    expect(again.tableOf('guest')?.table.rows[0]?.yes.shares[0]?.behaviour).toBe('photo');
    for (let i = 0; i < 300; i++) {
      again.step();
      story.cafe.step();
    }
    expect(again.hash()).toBe(story.cafe.hash());
    expect(story.cafe.hash()).not.toBe(before);
  });
  test('into a replay from the journal', () => {
    const story = quiet().pass(30);
    story.cafe.give({ kind: 'table', name: 'patient', rows: PHOTOS });
    story.pass(200);
    const again = quiet();
    for (const { tick, input } of story.cafe.journal) again.cafe.giveAt(tick, input);
    again.pass(230);
    expect(again.cafe.hash()).toBe(story.cafe.hash());
  });
  test('to the next day', () => {
    const cafe = openCafe({ seed: 1 }, scripts);
    cafe.give({ kind: 'table', name: 'calm', rows: PHOTOS });
    cafe.step();
    expect(nextDay(cafe.state).tables).toEqual({ calm: PHOTOS });
  });
  test('and one that speaks of what there is no more is as it ships', () => {
    const story = quiet().pass(1);
    const state = structuredClone(story.cafe.state);
    state.tables['patient'] = [row(1, 'gone', '', 'photo:100')];
    const cafe = new Simulation(state, scripts);
    expect(cafe.tableOf('guest')?.table.toCsv()).toBe(temperaments.patient);
  });
});

test('exchanging tables that come from anywhere never throws anything but what is wrong', () => {
  const { cafe } = quiet();
  for (const source of [[], [{}], [[]], '', 'id', [null], [{ id: 1, condition: { toString: null } }]] as unknown[]) {
    const read = cafe.readTable('patient', source as string);
    expect(read.ok).toBe(false);
    expect(() => cafe.give({ kind: 'table', name: 'patient', rows: source as TableRecord[] })).toThrow(/row/);
  }
});
