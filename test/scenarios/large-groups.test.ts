// Groups of six: two tables side by side are one table for six, and a table for six is kept for a group that waits.

import { describe, expect, test } from 'vitest';
import { readLamps } from '../../src/hud/read/lamps.ts';
import { firstCafe } from '../../src/data/maps/first.ts';
import { dailyLayouts } from '../../src/data/maps/daily.ts';
import { scripts } from '../../src/scripts/index.ts';
import { beginSeason, nextDay } from '../../src/sim/open-day.ts';
import { oneMoreTable, tableForSix } from '../../src/sim/season/more-seats.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { makeMap, readSeats } from '../../src/sim/world/map.ts';
import { causesOf } from '../../src/sim/visits/remedies/ranked-causes.ts';
import { arriving, type CustomerEntry, expectSound, farSighted, only, open, seated } from './story.ts';

/** Tables 1 and 2 stand side by side and have six seats; table 3 has two. */
const ROOM = [
  '###############',
  '#K............#',
  '#PP...........#',
  '#...ab........#',
  '#..cTTd.gTh..D#',
  '#...ef........#',
  '#.............#',
  '###############',
];
const maids = [farSighted('hana', [3, 3]), farSighted('mei', [6, 6])];
const six = (patience = 3000) => Array.from({ length: 6 }, (_, i) => arriving(`s${i}`, 5, { party: 'six', patience }));

describe('two tables side by side', () => {
  test('are one table; three in a row stay three, and so do the tables of every shipped room', () => {
    const tables = (rows: readonly string[]): number =>
      new Set(readSeats(makeMap(rows)).map(({ table }) => table)).size;
    expect(readSeats(makeMap(ROOM)).map(({ id, table }) => `${id}${table}`)).toEqual(
      ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g3', 'h3'], // prettier-ignore
    );
    expect(tables(['#######', '#.abc.#', '#.TTT.#', '#######'])).toBe(3);
    for (const { rows } of [firstCafe, ...dailyLayouts]) expect(tables(rows)).toBe(rows.join('').split('T').length - 1);
  });
  test('seat a group of six without any strong action', () => {
    const story = open({ map: ROOM, maids, customers: six() });
    story.until('seated', { who: 's5' }, 400);
    expect(new Set(story.list('seated', 'table'))).toEqual(new Set([1]));
    story.until('paid', {}, 6000);
    expectSound(story);
  });
});

describe('a table for six', () => {
  test('is large enough: Join offers no pair with it', () => {
    const story = open({ map: ROOM, maids, customers: six() }).pass(30);
    const pairs = story.cafe.strong().find(({ name }) => name === 'join')?.targets ?? [];
    expect(pairs.filter(({ table, other }) => table === 1 || other === 1)).toEqual([]);
  });

  test('is kept while a group waits: single guests sit elsewhere', () => {
    const there = ['a', 'c'].map((id) => seated(id, id, { patience: 20_000 }));
    const later = [20, 40, 60, 80].map((at) => arriving(`z${at}`, at));
    const story = open({ map: ROOM, maids, customers: [...there, ...six(4000), ...later], chefs: 0 }).pass(900);
    expect(story.count('leaves')).toBe(0);
    for (const { table } of story.all('seated').filter(({ who }) => String(who).startsWith('z'))) expect(table).toBe(3);
    expect(story.guest('s0').stage).toBe('queue');
  });
  test('does not keep a group for ever: it waits as long as its patience lasts, and the lamp warns before it goes', () => {
    const there = seated('a', 'a', { patience: 20_000 });
    const story = open({ map: ROOM, maids, customers: [there, ...six(900)], chefs: 0 }).pass(60);
    const door = () => readLamps(story.cafe)[0]!;
    while (door().cause === null) story.pass(20);
    expect(door().cause).toBe('door.kept');
    while (door().cause === 'door.kept') story.pass(20);
    expect(door()).toMatchObject({ level: 'red', cause: 'door.go', params: { going: 6 } });
    story.until('leaves', { who: 's0' }, 900);
  });
  test('its guests make room for a group that waits: they order nothing more, and pay sooner than without a group', () => {
    const visits = (group: readonly CustomerEntry[]): { ticks: number; orders: number } => {
      const sum = { ticks: 0, orders: 0 };
      for (const seed of [1, 2, 3, 4]) {
        const there = ['a', 'b', 'c', 'd'].map((id) =>
          seated(id, id, { order: null, budget: 9000, temperament: 'sociable' }),
        );
        const story = open({
          map: ROOM,
          maids,
          customers: [...there, ...group],
          seed,
          chance: only({ again: 1, chat: 1 }),
        });
        while (story.count('paid') < 4 && story.cafe.state.tick < 9000) story.pass(10);
        sum.ticks += story.cafe.state.tick;
        sum.orders += story.count('orderTaken');
      }
      return sum;
    };
    const [asked, alone] = [visits(six(9000)), visits([])];
    expect(asked.orders).toBe(16);
    expect(alone.orders).toBeGreaterThan(16);
    expect(asked.ticks).toBeLessThan(alone.ticks);
  });
  test('is kept from one or two guests 80 café minutes before a group comes, and from three or more 30 minutes', () => {
    const small = ['g', 'h'].map((id) => seated(id, id));
    const tableOf = (size: number, comes: number): unknown => {
      const few = Array.from({ length: size }, (_, i) => arriving(`z${i}`, 5, size > 1 ? { party: 'few' } : {}));
      const later = six().map((one) => ({ ...one, arrive: comes }));
      const story = open({ map: ROOM, maids, customers: [...small, ...few, ...later], chefs: 0 }).pass(200);
      return story.all('seated', { who: 'z0' })[0]?.['table'];
    };
    expect([tableOf(1, 700), tableOf(2, 700), tableOf(3, 700), tableOf(3, 250)]).toEqual([
      undefined,
      undefined,
      1,
      undefined,
    ]);
    expect([tableOf(1, 1400), tableOf(2, 1400)]).toEqual([1, 1]);
  });
  test('is open to everyone while no group waits', () => {
    const story = open({
      map: ROOM,
      maids,
      customers: [seated('g', 'g'), seated('h', 'h'), arriving('z', 5)],
      chefs: 0,
    });
    expect(story.until('seated', { who: 'z' }, 300)['table']).toBe(1);
  });
});

describe('a small party', () => {
  /** Table 2 has six seats and stands by the door; table 1, far from it, has two. */
  const FAR = [
    '###################',
    '#K................#',
    '#PP...........ab..#',
    '#...gTh......cTTd.#',
    '#.............ef.D#',
    '#.................#',
    '###################',
  ];
  const two = ['ann', 'bob'].map((id) => arriving(id, 5, { party: 'two', temperament: 'calm' }));
  const told = (rules: readonly string[], there: readonly string[] = []): number => {
    const story = open({
      map: FAR,
      maids: [farSighted('hana', [3, 3]), farSighted('mei', [6, 5])],
      customers: [...two, ...there.map((id) => seated(id, id))],
      chefs: 0,
      rules,
    });
    return story.until('seated', { who: 'bob' }, 400)['table'] as number;
  };
  test('walks past a table for six to a small table, however far that is', () => {
    expect([told([]), told(['apart'])]).toEqual([2, 1]);
  });
  test('sits down at the table for six when the small one is taken', () => {
    expect(told(['apart'], ['g', 'h'])).toBe(2);
  });
  test('waits a little for a small table whose guests want to pay or whose plates stand around, but not for ever', () => {
    const story = (hana: Readonly<Record<string, string>>) => {
      const one = open({
        map: FAR,
        maids: [farSighted('hana', [3, 3], hana)],
        customers: two.map((guest) => ({ ...guest, patience: 2000 })),
        chefs: 0,
        rules: ['apart'],
      });
      for (const id of ['g', 'h']) {
        const seat = one.cafe.world.seats.get(id)!;
        seat.dirty = true;
        one.cafe.world.places.seatChanged(seat);
      }
      return one;
    };
    const waiting = story({});
    while (!waiting.cafe.decisions('ann').some(({ todo }) => todo?.behave === 'wait')) waiting.pass(1);
    expect(waiting.cafe.decisions('ann').at(-1)?.because?.key).toBe('guest.smallTable');
    expect(waiting.until('seated', { who: 'bob' }, 400)['table']).toBe(1);
    const { tick, table } = story({ duties: 'reception' }).until('seated', { who: 'bob' }, 900);
    expect(table).toBe(2);
    expect(tick).toBeGreaterThan(400);
    expect(tick).toBeLessThan(600);
  });
});

describe('the remedy in the evening', () => {
  test('a café that lost a group is offered a table for six that its room has space for', () => {
    const state = beginSeason({ seed: 1 });
    state.money = 50_000;
    state.figures.causes = [{ cause: 'groupTooBig', reason: 'noSeat', count: 6, seconds: 300, who: [], at: 3000 }];
    const plan = tableForSix(state);
    const counts = new Map<number, number>();
    for (const { table } of readSeats(makeMap(plan?.rows ?? []))) counts.set(table, (counts.get(table) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBe(6);
    state.over = true;
    expect(causesOf(state)[0]).toMatchObject({ cause: 'groupTooBig', remedy: { kind: 'groupTable' } });
  });
  test('the planned table has six chairs of its own, also in a full room where chairs stand between two tables', () => {
    const largest = (rows: readonly string[]): number => {
      const counts = new Map<number, number>();
      for (const { table } of readSeats(makeMap(rows))) counts.set(table, (counts.get(table) ?? 0) + 1);
      return Math.max(...counts.values());
    };
    const state = beginSeason({ seed: 1 });
    for (let tables = 0; tables < 7; tables++) {
      const plan = tableForSix(state);
      if (plan !== null) expect([tables, largest(plan.rows)]).toEqual([tables, 6]);
      const more = oneMoreTable(state, 4)?.rows;
      if (more === undefined) break;
      Object.assign(state.map, { rows: more });
      state.seats = readSeats(state.map);
    }
  });
  test('a chair in the place of the second table keeps its letter, so its regulars find it again', () => {
    const state = beginSeason({ seed: 1 });
    const seats = (rows: readonly string[]): string[] => readSeats(makeMap(rows)).map(({ id }) => id);
    const plan = tableForSix(state)?.rows ?? [];
    expect(plan.join('').match(/T/gu)?.length).toBe((state.map.rows.join('').match(/T/gu)?.length ?? 0) + 1);
    expect(seats(plan)).toEqual(expect.arrayContaining(seats(state.map.rows)));
  });
  test('a café whose table for six was taken is offered a second one, and no chair', () => {
    const there = ['a', 'c'].map((id) => seated(id, id, { patience: 20_000 }));
    const story = open({ map: ROOM, maids, customers: [...there, ...six(900)], chefs: 0, rules: ['causes'] });
    story.until('leaves', { who: 's0' }, 2000);
    const { causes } = story.cafe.state.figures;
    expect(causes).toMatchObject([{ cause: 'groupTableTaken', reason: 'noSeat', count: 6, size: 6 }]);
    const state = beginSeason({ seed: 1 });
    Object.assign(state.map, { rows: tableForSix(state)!.rows });
    state.seats = readSeats(state.map);
    Object.assign(state, { over: true, money: 90_000 });
    state.figures.causes = causes!;
    const [cause] = causesOf(state);
    expect(cause).toMatchObject({ cause: 'groupTableTaken', remedy: { kind: 'secondGroupTable' } });
    const rows = tableForSix(state, 2)!.rows;
    const seats = readSeats(makeMap(rows)).map(({ table }) => table);
    expect([...new Set(seats)].filter((table) => seats.filter((one) => one === table).length === 6)).toHaveLength(2);
    state.money = 0;
    expect(causesOf(state)[0]).toMatchObject({ remedy: { kind: 'join' }, unaffordable: { kind: 'secondGroupTable' } });
  });
  test('who cannot pay for it, or has one, is told of Join', () => {
    const state = beginSeason({ seed: 1 });
    state.figures.causes = [{ cause: 'groupTooBig', reason: 'noSeat', count: 6, seconds: 300, who: [], at: 3000 }];
    state.money = 0;
    state.over = true;
    expect(causesOf(state)[0]).toMatchObject({ remedy: { kind: 'join' }, unaffordable: { kind: 'groupTable' } });
  });
});

test.each([4, 8, 10])('in a season a group waits 45 café seconds at least, hurried members too (seed %d)', (seed) => {
  let state = beginSeason({ seed });
  const waits: number[] = [];
  for (let day = 1; day <= 3; day++) {
    const cafe = new Simulation(state, scripts);
    const came = new Map<string, number>();
    while (!cafe.state.over) {
      cafe.step();
      for (const { who, type } of cafe.events) {
        if (who === null || !/^g\d+-t/u.test(who)) continue;
        if (!came.has(who)) came.set(who, cafe.state.tick);
        if (type === 'leaves') waits.push(cafe.state.tick - (came.get(who) ?? 0));
      }
    }
    state = nextDay(cafe.state);
  }
  expect(waits.length).toBeGreaterThanOrEqual(18);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(900);
});

describe('Join', () => {
  /** Three tables of four side by side with a gap between them. */
  const THREE = [
    '####################',
    '#K.................#',
    '#PP................#',
    '#...a....e....i....#',
    '#..bTc..fTg..jTk..D#',
    '#...d....h....l....#',
    '#..................#',
    '####################',
  ];
  test('offers first the pair whose guests pay soon, and not the one with one free seat more, whose guests have just come', () => {
    const customers = [
      ...['b', 'c', 'd', 'e'].map((id) => seated(id, id, { patience: 20_000 })),
      ...['f', 'g', 'h'].map((id) => seated(id, id, { patience: 20_000 })),
      ...['i', 'j', 'k', 'l'].map((id) => seated(id, id, { patience: 20_000 })),
      ...six(),
    ];
    const story = open({ map: THREE, maids, customers, chefs: 0 }).pass(30);
    const first = () => story.cafe.strong().find(({ name }) => name === 'join')?.targets[0];
    expect(first()).toMatchObject({ table: 1, other: 2 });
    for (const id of ['e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']) story.guest(id).stage = 'callBill';
    expect(first()).toMatchObject({ table: 2, other: 3 });
  });
});
