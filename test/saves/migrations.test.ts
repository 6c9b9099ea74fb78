// Saves of older versions, field by field: what each migration adds, and what it leaves alone.

import { describe, expect, test } from 'vitest';
import { Problems } from '../../src/ai/problems.ts';
import { migrated, MIGRATIONS, type Migration } from '../../src/saves/migrations.ts';

type Data = Readonly<Record<string, unknown>>;
/** A café after migration from one version to another; the header is not used. */
function after(cafe: Data, from: number, to: number): Data {
  const problems = new Problems();
  const body = migrated({ header: { day: 1 }, cafe }, from, to, problems);
  expect(problems.list).toEqual([]);
  expect(body?.header).toEqual({ day: 1 });
  return body?.cafe as Data;
}

describe('from 4 to 5', () => {
  const rule = (counts: number[]): Data => ({ name: 'wait', limit: 10, counts });
  const behaviors = (wait: number[], trained: number): Data[] => [
    { id: 'sweep', trained: 3, rules: [rule([0, 3, 0])] },
    { id: 'wait', trained, rules: [rule(wait)] },
  ];
  const learned = (watched: number, wait: number[], trained: number): Data => ({
    watched,
    actor: { state: 'Auto', behaviors: behaviors(wait, trained) },
  });

  test('a head maid forgets what she learned of idleness, and keeps the rest', () => {
    const headMaid = {
      appointed: 'momo',
      brain: { learned: learned(98, [10, 2, 0], 95), chosen: { wait: 95, sweep: 3 }, agreement: { n: 90, hits: 80, random: 30, frequent: 80 } }, // prettier-ignore
      look: { situation: {}, possible: [] },
      orders: [{ tick: 5, choice: 'sweep', followed: true }],
      merits: { momo: 3 },
      today: 1,
    };
    expect(after({ state: { money: 5, headMaid } }, 4, 5)).toEqual({
      state: {
        money: 5,
        headMaid: {
          appointed: 'momo',
          brain: { learned: learned(3, [0, 0, 0], 0), chosen: { sweep: 3 }, agreement: { n: 0, hits: 0, random: 0, frequent: 0 } }, // prettier-ignore
          orders: [{ tick: 5, choice: 'sweep', lesson: null, done: true }],
          merits: { momo: 3 },
          today: 1,
          given: 0,
          done: {},
        },
      },
    });
  });

  test('a head maid who never learned to wait, and a café without one, stay as they are', () => {
    const brain = { learned: learned(3, [0, 0, 0], 0), chosen: { sweep: 3 }, agreement: { n: 2, hits: 1 } };
    expect(after({ state: { headMaid: { brain } } }, 4, 5)['state']).toEqual({
      headMaid: { brain, orders: [], given: 0, done: {} },
    });
    expect(after({ state: { headMaid: null } }, 4, 5)).toEqual({ state: { headMaid: null } });
  });
});

describe('from 1 to 2', () => {
  const scout = {
    id: 'scout',
    trained: 0,
    rules: [
      { name: 'scouted', limit: 3, counts: [0, 0, 0] },
      { name: 'idle', limit: 3, counts: [0, 0, 0, 0] },
      { name: 'queue', limit: 3, counts: [0, 0, 0, 0] },
    ],
  };
  const learned = (...behaviors: unknown[]): Data => ({
    learned: { watched: 7, actor: { state: 'Train', behaviors } },
  });

  test('a head maid gets the choice to scout; her commands count as followed, and no title is earned', () => {
    const headMaid = { appointed: 'momo', brain: learned({ id: 'sweep' }), look: { old: 1 }, orders: [{ tick: 5 }] };
    expect(after({ state: { money: 5, headMaid }, weather: 'sun' }, 1, 2)).toEqual({
      weather: 'sun',
      journal: undefined,
      state: {
        money: 5,
        janken: null,
        headMaid: {
          appointed: 'momo',
          brain: learned({ id: 'sweep' }, scout),
          look: null,
          orders: [{ tick: 5, followed: true }],
          merits: {},
          today: 0,
        },
      },
    });
  });
  test('a head maid without commands and learned data gets none', () => {
    const { state } = after({ state: { headMaid: {} } }, 1, 2);
    expect(state).toEqual({
      janken: null,
      headMaid: { brain: { learned: { actor: { behaviors: [scout] } } }, look: null, orders: [], merits: {}, today: 0 },
    });
  });
  test('janken has three prizes, and the game that is on has no stake', () => {
    const janken = (table: unknown) =>
      (after({ state: { janken: { won: 2, table } } }, 1, 2)['state'] as Data)['janken'];
    expect(janken(null)).toEqual({ won: 2, table: null, prizes: 3 });
    expect(janken({ rounds: 1 })).toEqual({ won: 2, table: { rounds: 1, stake: null }, prizes: 3 });
  });
  test('a brain that was taken over learns it as well; other inputs stay as they are', () => {
    const lent = { tick: 3, input: { kind: 'headMaid', brain: learned() } };
    const others = [
      { tick: 1, input: { kind: 'said', brain: {} } },
      { tick: 2, input: { kind: 'headMaid', brain: null } },
      5,
    ];
    expect(after({ journal: [...others, lent] }, 1, 2)['journal']).toEqual([
      ...others,
      { tick: 3, input: { kind: 'headMaid', brain: learned(scout) } },
    ]);
  });
});

describe('from 2 to 3', () => {
  const board = {
    live: [
      { id: 1, untilTick: 300, command: { behave: 'sweep', x: 1, y: 2 } },
      { id: 2, untilTick: 400, command: { behave: 'gather' }, by: null },
      { id: 3, untilTick: 500, command: { behave: 'serve' }, by: 'mei' },
    ],
  };
  const answers = (maid: Data, more: Data = { board }): unknown => {
    const people = { momo: { role: 'maid', rank: 5, ...maid }, ann: { role: 'guest', heeded: [1] } };
    const state = after({ ...more, state: { tick: 100, people } }, 2, 3)['state'] as { people: Record<string, Data> };
    expect(state.people['ann']).toEqual(people.ann);
    const { answers: found, ...rest } = state.people['momo'] as Data;
    expect(rest).toEqual({ role: 'maid', rank: 5 });
    return found;
  };
  const usual = { from: null, rank: 2, cause: null, by: null, since: 100, goal: null, begun: false };
  const [first, second, third] = board.live;

  test('what she declined she did not feel like, and what she heeded is done', () => {
    expect(answers({ declined: [2], heeded: [1] })).toEqual([
      { ...usual, id: 2, is: 'declined', cause: 'mood', untilTick: 400, command: second?.command },
      { ...usual, id: 1, is: 'done', untilTick: 300, command: first?.command, begun: true },
    ]);
  });
  test("a colleague's command is attributed to her, and counts less than the player’s", () => {
    expect(answers({ declined: [3] })).toEqual([
      { ...usual, id: 3, from: 'mei', rank: 0, is: 'declined', cause: 'mood', untilTick: 500, command: third?.command },
    ]);
  });
  test('what stands on the board no more ends now', () => {
    expect(answers({ heeded: [9] })).toEqual([
      { ...usual, id: 9, is: 'done', untilTick: 100, command: {}, begun: true },
    ]);
    expect(answers({}, {})).toEqual([]);
  });
  const resumed = { ...usual, id: 1, is: 'accepted', untilTick: 300, begun: true };
  test('the order that was interrupted goes on, and is not done', () => {
    const resume = { command: 1, x: 4, y: 5, manner: 'a-move' };
    expect(answers({ heeded: [1, 2], resume })).toEqual([
      { ...usual, id: 2, is: 'done', untilTick: 400, command: second?.command, begun: true },
      { ...resumed, command: { behave: 'move', x: 4, y: 5, manner: 'a-move' }, goal: { x: 4, y: 5 } },
    ]);
  });
  test('so does the walk she is on, and no other maid’s; litter she saw herself is no order', () => {
    const param = { command: 1, x: 4, y: 5, manner: 'plain' };
    const walking = (mind: Data) =>
      answers({}, { board, minds: [{ id: 'mei', key: 'obey', param: { command: 2 } }, mind] });
    expect(walking({ id: 'momo', key: 'obey', param })).toEqual([
      { ...resumed, command: { behave: 'move', x: 4, y: 5, manner: 'plain' }, goal: { x: 4, y: 5 } },
    ]);
    expect(walking({ id: 'momo', key: 'sweep', param })).toEqual([]);
    expect(walking({ id: 'momo', key: 'obey', param: { ...param, command: 0 } })).toEqual([]);
  });
  test('the way out to scout has no goal here; what is to be looked at goes along', () => {
    const scouts = (look: unknown) => answers({ resume: { command: 1, manner: 'scout', look } });
    expect(scouts('iceWell')).toEqual([{ ...resumed, command: { behave: 'scout', look: 'iceWell' } }]);
    expect(scouts(null)).toEqual([{ ...resumed, command: { behave: 'scout' } }]);
  });
});

describe('from 3 to 4', () => {
  test('every employee has the alert range of her rank, and a dreamy one sees half as far ahead', () => {
    const staff = [
      { id: 'mei', rank: 2, clumsy: 1 },
      { id: 'momo', rank: 5, clumsy: 1.6 },
    ];
    const { season } = after({ state: { season: { staff, length: 30 } } }, 3, 4)['state'] as { season: Data };
    const sees = (ahead: number, around: number): Data[] => [
      { radius: ahead, halfAngle: 60, facing: 0 },
      { radius: around, halfAngle: 180, facing: 0 },
    ];
    expect(season).toEqual({
      staff: [
        { ...staff[0], alertRange: sees(4, 1.5) },
        { ...staff[1], alertRange: sees(4.5, 3) },
      ],
      length: 30,
    });
  });
  test('a day without a season stays as it is', () => {
    expect(after({ state: { tick: 3 } }, 3, 4)['state']).toEqual({ tick: 3 });
  });
});

describe('a way that ends', () => {
  const told = (from: number, to: number, steps?: readonly Migration[]): string[] => {
    const problems = new Problems();
    expect(migrated({ header: {}, cafe: {} }, from, to, problems, steps)).toBeNull();
    return problems.list.map(({ path, message }) => `${path}: ${message}`);
  };
  test('says from which version to which', () => {
    expect(told(0, 3)).toEqual(['version: 0 cannot be read any more: there is no way from it to version 1']);
    const fails: Migration = {
      from: 5,
      migrate: () => {
        throw new Error('no tables');
      },
    };
    expect(told(2, 6, [...MIGRATIONS, fails])).toEqual(['version: cannot be brought from 5 to 6 (no tables)']);
  });
  test.each([
    { header: null, cafe: {} },
    { header: {}, cafe: [] },
  ])('with half a save: %o', (lost) => {
    const loses: Migration = { from: 3, migrate: () => lost as never };
    expect(told(3, 4, [loses])).toEqual(['version: cannot be brought from 3 to 4: it has lost its header or its café']);
  });
});
