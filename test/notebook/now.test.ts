// The page "Now": the todo, its budget, the commands.

import { describe, expect, test } from 'vitest';
import { commandsOf, nowOf } from '../../src/notebook/now/now.ts';
import { lineOf, rawTodo } from '../../src/notebook/todo.ts';
import { worded } from '../../src/notebook/words.ts';
import { FLAG } from '../../src/sim/state/person.ts';
import { decision, fakeCafe, guest, maid, page, walking } from './fake-cafe.ts';

function lineWith(
  given: Parameters<typeof page>[1],
  change: (me: ReturnType<typeof maid>) => void = () => {},
  last = decision(999),
) {
  const cafe = fakeCafe();
  const me = cafe.add(maid('momo'));
  change(me);
  return lineOf(cafe.state, me, page('momo', given), last);
}

describe('the one line', () => {
  test('says where she walks and counts the ticks that are left', () => {
    const line = lineWith({ todo: walking(30), ticksLeft: 18 });
    expect(worded(line.words)).toBe('Goes to table 1');
    expect(line.budget).toEqual({ kind: 'counting', left: 18, of: 30 });
    expect(worded(line.looksUp)).toBe('Looks up in 0.9 s, or when she arrives.');
  });

  test('is raw beside it, budget last', () => {
    expect(rawTodo({ behave: 'move', tick: 30, x: 9, y: 6 })).toEqual({
      behave: 'move',
      fields: [
        { name: 'x', value: '9' },
        { name: 'y', value: '6' },
        { name: 'tick', value: '30' },
      ],
    });
  });

  test('of somebody who renews it every tick is the one just renewed', () => {
    const line = lineWith({ todo: null, ended: 'tick' }, undefined, decision(999, { todo: walking(1) }));
    expect(line.budget).toEqual({ kind: 'everyTick' });
    expect(worded(line.words)).toBe('Goes to table 1');
  });

  test('without a budget never looks up, and says when it will be done', () => {
    expect(worded(lineWith({ todo: walking(undefined) }).looksUp)).toBe('Won’t look up until she arrives.');
    const cooking = lineWith({ todo: { behave: 'sweep', x: 3, y: 3 } }, (me) =>
      Object.assign(me, { work: 'sweep', workUntil: 1019 }),
    );
    expect(worded(cooking.looksUp)).toBe('Won’t look up until it’s done (1.0 s).');
  });

  test('of somebody who waits names what would make her look up', () => {
    const line = lineWith({ todo: { behave: 'stay', until: ['callers', 'commands'], tick: 60 }, ticksLeft: 24 });
    expect(line.budget).toEqual({ kind: 'waiting', left: 24, facts: ['callers', 'commands'] });
    expect(worded(line.looksUp)).toBe('Will look up if: someone calls, a request arrives, or in 1.2 s.');
  });

  test('of somebody stunned is frozen, its ticks do not count', () => {
    const line = lineWith({ todo: walking(30), ticksLeft: 12 }, (me) =>
      me.flags.push({ flag: FLAG.STUNNED, ticks: 40 }),
    );
    expect(line.budget).toEqual({ kind: 'frozen', left: 12, of: 30, forTicks: 40 });
  });

  test('is empty between two thoughts', () => {
    expect(worded(lineWith({ todo: null }).looksUp)).toBe('About to decide.');
  });

  test('names a behaviour nobody has worded yet as the script does', () => {
    expect(worded(lineWith({ todo: { behave: 'juggle' } }).words)).toBe('juggle');
  });
});

describe('commands', () => {
  test('are those on the board for her, with what became of each', () => {
    const cafe = fakeCafe();
    const me = cafe.add(maid('momo', { team: 1 }));
    const post = (id: number, ...executorKeys: string[]) =>
      cafe.board.push({
        id,
        executorKeys,
        tick: 60,
        command: { behave: 'gather', x: 2, y: 2 },
        fromTick: 990,
        untilTick: 1050,
        by: null,
      });
    post(1, 'all');
    post(2, 'team1');
    post(3, 'yuki');
    post(4, 'momo');
    post(5, 'maid');
    cafe.thoughts.set('momo', [decision(995, { commands: [1, 2, 4] })]);
    const answer = (id: number, is: 'accepted' | 'declined'): void =>
      void me.answers.push({ id, from: null, rank: 2, is, cause: null, by: null, since: 995, untilTick: 1050, command: { behave: 'gather', x: 2, y: 2 }, goal: null, begun: false }); // prettier-ignore
    answer(4, 'accepted');
    answer(2, 'declined');
    const view = commandsOf(cafe, me);
    expect(view.items.map(({ id, fate, ticksLeft }) => [id, fate, ticksLeft])).toEqual([
      [1, 'seen', 50],
      [2, 'declined', 50],
      [4, 'accepted', 50],
      [5, 'unseen', 50],
    ]);
    expect([view.seen, view.followed, view.declined]).toEqual([[1, 2, 4], [4], [2]]);
  });
});

test('flags and buffs stand there with the ticks they last', () => {
  const cafe = fakeCafe();
  const me = cafe.add(maid('momo'));
  me.flags.push({ flag: FLAG.DRENCHED, ticks: 90 });
  me.buffs.push({ buff: 'star', ticks: 200, from: 'rio', x: 1, y: 1, seen: false });
  expect(nowOf(cafe, 'momo')?.conditions.map(({ words, ticks }) => [worded(words), ticks])).toEqual([
    ['soaked by the rain', 90],
    ['a celebrity is here', 200],
  ]);
});

test('her hands show whose dish and whose order she has', () => {
  const cafe = fakeCafe();
  guest(cafe, 'kim', 'a');
  const me = cafe.add(maid('momo'));
  cafe.state.dishes[7] = {
    id: 7,
    dish: 'curry',
    guest: 'kim',
    cookedTick: 900,
    where: 'hands',
    holder: 'momo',
    x: 0,
    y: 0,
  };
  me.carrying.push(7);
  me.orders.push({ guest: 'gone', dish: 'soup', takenTick: 990 });
  expect(nowOf(cafe, 'momo')?.hands).toEqual({
    dishes: [{ dish: 'curry', guest: 'Kim' }],
    orders: [{ dish: 'soup', guest: 'gone' }],
  });
});

test('somebody unknown has no page', () => {
  expect(nowOf(fakeCafe(), 'nobody')).toBeNull();
});
