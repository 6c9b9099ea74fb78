// Commands on the blackboard (How NPC AI works, parts 2 and 3): who sees them, for exactly how long, and how A-moves,
// plain moves and disobedience treat them.

import { describe, expect, test } from 'vitest';
import { LONG_HALL as HALL } from './rooms.ts';
import { farSighted, maid, only, open, seated, tell, type CommandEntry, type Story } from './story.ts';

const go = (
  at: number,
  executorKeys: readonly string[],
  x: number,
  y: number,
  more: { tick?: number; manner?: string } = {},
): CommandEntry => ({
  at,
  executorKeys,
  tick: more.tick ?? 20,
  command: { behave: 'move', x, y, manner: more.manner ?? 'a-move' },
});

describe('on the board', () => {
  test('a command posted at t for n ticks stands there in t … t+n−1 and is told of at both ends', () => {
    const story = open({
      map: HALL,
      maids: [farSighted('hana', [5, 3])],
      commands: [go(50, ['team9'], 10, 3, { tick: 7 })],
    });
    const alive: number[] = [];
    story.pass(100, (cafe) => {
      const tick = cafe.state.tick - 1;
      const posted = cafe.events.some((event) => event.type === 'command');
      const expired = cafe.events.some((event) => event.type === 'commandExpired');
      if (posted || expired || cafe.commands.length > 0) alive.push(tick);
    });
    expect(alive).toEqual([50, 51, 52, 53, 54, 55, 56]);
    const [posted, expired] = [story.first('command'), story.first('commandExpired')];
    expect(posted).toMatchObject({ tick: 50, id: 1, executorKeys: ['team9'] });
    expect(expired).toMatchObject({ tick: 56, id: 1 });
  });

  test('a maid who looks up in its last tick still sees it; one tick later it is gone', () => {
    // On her own way to a guest, a maid without a tick budget looks up once: on arrival.
    const readAt = (from: number, ticks: number): number | null => {
      const story = open({
        map: HALL,
        maids: [farSighted('hana', [20, 3], { alertness: null })],
        customers: [seated('worker', 'a')],
        commands: [go(from, ['hana'], 10, 3, { tick: ticks })],
      }).pass(120);
      return story.all('orderAnswered')[0]?.tick ?? null;
    };
    const arrives = readAt(10, 100) as number;
    expect(arrives).toBeGreaterThan(30);
    expect(readAt(10, arrives - 9)).toBe(arrives);
    expect(readAt(10, arrives - 10)).toBeNull();
    expect(readAt(arrives, 1)).toBe(arrives);
    expect(readAt(arrives - 1, 1)).toBeNull();
  });

  test('a waiting maid acts on it in the very tick it arrives', () => {
    const story = open({
      map: HALL,
      maids: [farSighted('hana', [5, 3])],
      commands: [go(50, ['hana'], 10, 3, { tick: 1 })],
    }).pass(200);
    expect(story.first('warp', { who: 'hana', key: 'obey' }).tick).toBe(50);
    expect(story.where('hana')).toEqual([10, 3]);
  });

  test.each([
    [['ada'], ['ada']],
    [['team1'], ['ada', 'bea']],
    [['team2'], ['cyd']],
    [['maid'], ['ada', 'bea', 'cyd']],
    [['all'], ['ada', 'bea', 'cyd']],
    [['serving'], ['cyd']],
    [
      ['bea', 'team2'],
      ['bea', 'cyd'],
    ],
    [['team9'], []],
  ])('%j is for %j', (keys, addressees) => {
    const story = open({
      map: HALL,
      maids: [
        farSighted('ada', [5, 3], { team: 1 }),
        farSighted('bea', [7, 3], { team: 1 }),
        maid('cyd', [9, 3], { team: 2, duties: 'serving' }),
      ],
      commands: [go(10, keys, 20, 3)],
    }).pass(40);
    expect(story.list('warp', 'who', { key: 'obey' })).toEqual(addressees);
  });

  test('whoever has taken one up finishes it after it has left the board', () => {
    const story = open({
      map: HALL,
      maids: [farSighted('hana', [3, 3])],
      commands: [go(5, ['hana'], 25, 3, { tick: 1 })],
    }).pass(300);
    expect(story.tickOf('commandExpired')).toBe(5);
    expect(story.where('hana')).toEqual([25, 3]);
  });

  test('the newest command counts', () => {
    const story = open({
      map: HALL,
      maids: [farSighted('hana', [12, 3])],
      commands: [go(5, ['hana'], 3, 3, { tick: 100 }), go(20, ['hana'], 25, 3, { tick: 100 })],
    }).pass(400);
    expect(story.where('hana')).toEqual([25, 3]);
  });
});

describe('A-move and plain move', () => {
  const underway = (manner: string): Story =>
    open({
      map: HALL,
      maids: [farSighted('hana', [5, 3])],
      customers: [seated('worker', 'b', { arrive: 30 })],
      commands: [go(0, ['hana'], 25, 3, { manner })],
    });

  test('an A-move turns to work in the tick it calls, and goes on afterwards', () => {
    const story = underway('a-move').pass(2500);
    expect(story.first('target', { customer: 'worker' }).tick).toBe(30);
    const resumed = story.all('warp', { key: 'obey' }).at(-1);
    expect(resumed?.tick).toBeGreaterThan(story.tickOf('orderTaken'));
    expect(story.count('paid')).toBe(1);
    expect(
      story.all('todo', { who: 'hana' }).some((event) => (event['todo'] as { manner?: string }).manner === 'a-move'),
    ).toBe(true);
  });

  test('after the work she stands where she was sent', () => {
    const story = underway('a-move');
    story.until('served');
    story.pass(150);
    expect(story.where('hana')).toEqual([25, 3]);
  });

  test('a plain move does not turn: the caller waits until she has arrived', () => {
    const story = underway('plain').pass(2500);
    const arrived = story.first('todoEnd', { who: 'hana', why: 'done' }).tick;
    expect(arrived).toBe(120);
    expect(story.tickOf('target')).toBeGreaterThan(arrived);
    expect(story.tickOf('target')).toBeLessThan(arrived + 5);
  });

  test('a command interrupts her way to a guest, who is free for others meanwhile', () => {
    const story = open({
      map: HALL,
      maids: [farSighted('ada', [5, 3]), farSighted('bea', [3, 3])],
      customers: [seated('worker', 'a')],
      commands: [go(20, ['ada'], 5, 5, { manner: 'plain' })],
    }).pass(60);
    expect(story.first('target', { who: 'ada' }).tick).toBe(0);
    expect(story.first('target', { who: 'bea' })).toMatchObject({ tick: 20, customer: 'worker' });
  });
});

describe('obedience', () => {
  test('nobody without any obedience follows; she declines once and for all', () => {
    const story = open({
      map: HALL,
      chance: only({ mood: 1 }),
      maids: [maid('luz', [5, 3], { obedience: 0 })],
      commands: [go(10, ['luz'], 20, 3, { tick: 200 })],
    }).pass(400);
    expect(story.where('luz')).toEqual([5, 3]);
    expect(story.count('orderAnswered', { who: 'luz', answer: 'declined' })).toBe(1);
  });

  test('half obedience follows about half of many commands', () => {
    const commands = Array.from({ length: 60 }, (_, i) =>
      go(10 + i * 40, ['luz'], i % 2 === 0 ? 6 : 5, 3, { tick: 10 }),
    );
    const story = open({
      map: HALL,
      chance: only({ mood: 1 }),
      maids: [maid('luz', [5, 3], { obedience: 0.5 })],
      commands,
    }).pass(2600);
    const declined = story.count('orderAnswered', { answer: 'declined' });
    expect(declined).toBeGreaterThan(15);
    expect(declined).toBeLessThan(45);
  });
});

describe('other commands', () => {
  test('"serve this guest" sends her there though somebody dearer calls', () => {
    const story = tell({
      map: HALL,
      maids: [farSighted('hana', [14, 3], { favouriteCustomerIds: ['rio'] })],
      customers: [seated('rio', 'a'), seated('worker', 'b')],
      commands: [{ at: 0, executorKeys: ['hana'], tick: 5, command: { behave: 'serve', guest: 'worker' } }],
    });
    expect(story.list('target', 'customer').slice(0, 2)).toEqual(['worker', 'rio']);
  });

  test.each(['script', 'diligent'])(
    'on the way to an ordered guest, a maid (%s) sweeps litter that blocks the corridor',
    (controller) => {
      const map = HALL.map((row, y) => {
        if (y === 3) return row.replace('......', '...L..');
        return y === 2 || y === 4 ? `${row.slice(0, 3)}${'#'.repeat(21)}${row.slice(24)}` : row;
      });
      const story = tell({
        map,
        maids: [farSighted('hana', [1, 3], { controller })],
        customers: [seated('worker', 'a')],
        commands: [{ at: 0, executorKeys: ['hana'], tick: 300, command: { behave: 'serve', guest: 'worker' } }],
        ticks: 600,
      });
      expect(story.all('fault')).toEqual([]);
      expect(story.first('sweep')).toMatchObject({ who: 'hana' });
      expect(story.tickOf('orderTaken', { customer: 'worker' })).toBeGreaterThan(story.tickOf('sweep'));
    },
  );

  test('"sweep this" sends her to the litter', () => {
    const map = HALL.map((row, y) => (y === 3 ? '#...................L........#' : row));
    const story = tell({
      map,
      maids: [farSighted('hana', [5, 3], { duties: 'serving' })],
      commands: [{ at: 0, executorKeys: ['hana'], tick: 5, command: { behave: 'sweep', x: 20, y: 3 } }],
      ticks: 300,
    });
    expect(story.first('sweep')).toMatchObject({ who: 'hana', x: 20, y: 3 });
  });

  test('a target out of reach or in the furniture becomes the nearest tile one can stand on', () => {
    const story = tell({
      map: HALL,
      maids: [farSighted('hana', [5, 3])],
      commands: [go(0, ['hana'], 28, 2, { manner: 'plain' })],
      ticks: 400,
    });
    const [x, y] = story.where('hana');
    expect(Math.max(Math.abs(x - 28), Math.abs(y - 2))).toBe(1);
  });
});
