import { expect, test } from 'vitest';
import { Blackboard } from '../../src/ai/index.ts';
import { Yard } from './yard.ts';

const dance = { behave: 'dance' };

/** The ticks in which a command is live. */
function life(tick: number, fromTick: number): number[] {
  const board = new Blackboard();
  board.post({ executorKeys: ['all'], tick, command: dance }, fromTick);
  const alive: number[] = [];
  for (let now = 1; now <= 12; now++) {
    board.begin(now);
    if (board.commandsFor(['all']).length > 0) alive.push(now);
  }
  return alive;
}

test('a command stands on the board from its tick t to t + n − 1', () => {
  expect(life(1, 4)).toEqual([4]);
  expect(life(3, 4)).toEqual([4, 5, 6]);
  expect(life(3, 1)).toEqual([1, 2, 3]);
});

test('a command posted in a turn of tick t is read from t + 1 on, by those before and after alike', () => {
  const yard = new Yard();
  const seen: string[] = [];
  for (const id of ['a', 'b', 'c'])
    yard.robot(id, {
      default: (robot, _runned, commands) => {
        for (const { id: command, by } of commands) seen.push(`${yard.tick} ${robot.id} ${command} ${by}`);
        if (yard.tick === 2 && robot.id === 'b')
          yard.board.post({ executorKeys: ['robot'], tick: 2, command: dance }, yard.tick + 1, 'b');
        return { behave: 'idle', tick: 1 };
      },
    });
  yard.run(6);
  expect(seen).toEqual(['3 a 1 b', '3 b 1 b', '3 c 1 b', '4 a 1 b', '4 b 1 b', '4 c 1 b']);
});

test('a command expires however often it was read: a stunned or busy character misses it', () => {
  const yard = new Yard();
  const seen: number[] = [];
  yard.robot('r', {
    default: (_robot, _runned, commands) => {
      seen.push(commands.length);
      return { behave: 'work', long: 99, tick: 5 };
    },
  });
  yard.run();
  yard.board.post({ executorKeys: ['r'], tick: 3, command: dance }, 2);
  yard.run(9);
  expect(seen).toEqual([0, 0]);
});

test('commands are for those whose keys they name: id, team, role, all', () => {
  const board = new Blackboard();
  for (const key of ['hana', 'team1', 'maid', 'all', 'team2'])
    board.post({ executorKeys: [key], tick: 5, command: { for: key } }, 1);
  board.post({ executorKeys: ['hana', 'maid', 'team9'], tick: 5, command: { for: 'both' } }, 1);
  board.begin(1);
  const read = (...keys: string[]): unknown[] => board.commandsFor(keys).map(({ command }) => command['for']);
  expect(read('hana', 'team1', 'maid', 'all')).toEqual(['hana', 'team1', 'maid', 'all', 'both']);
  expect(read('aoi', 'team2', 'all')).toEqual(['all', 'team2']);
  expect(read('han')).toEqual([]);
});

test('the oldest command comes first, by the tick it appeared and the order it was posted in', () => {
  const board = new Blackboard();
  const post = (name: string, from: number): void =>
    void board.post({ executorKeys: ['all'], tick: 9, command: { name } }, from);
  post('late', 3);
  post('first', 1);
  post('second', 1);
  const names = (): unknown[] => board.commandsFor(['all']).map(({ command }) => command['name']);
  board.begin(1);
  expect(names()).toEqual(['first', 'second']);
  board.begin(2);
  board.begin(3);
  expect(names()).toEqual(['first', 'second', 'late']);
});

test('nobody can edit a command: not who posted it, not who reads it', () => {
  const board = new Blackboard();
  const command = { behave: 'move', to: { x: 3 } };
  const keys = ['all'];
  board.post({ executorKeys: keys, tick: 5, command }, 1);
  command.to.x = 99;
  keys.push('nobody');
  board.begin(1);
  const [posted] = board.commandsFor(['all']);
  expect(posted).toMatchObject({
    id: 1,
    executorKeys: ['all'],
    tick: 5,
    fromTick: 1,
    untilTick: 6,
    by: null,
    command: { behave: 'move', to: { x: 3 } },
  });
  expect(() => Object.assign(posted?.command ?? {}, { behave: 'stay' })).toThrow();
  expect(() => (posted?.executorKeys as string[] | undefined)?.push('x')).toThrow();
});

test('taking things out of what one was handed changes nothing on the board', () => {
  const board = new Blackboard();
  board.post({ executorKeys: ['all'], tick: 5, command: dance }, 1);
  board.begin(1);
  (board.commandsFor(['all']) as unknown[]).length = 0;
  expect(board.commandsFor(['all'])).toHaveLength(1);
});

test.each([
  [{ executorKeys: [], tick: 1, command: dance }, 'executorKeys'],
  [{ executorKeys: 'all', tick: 1, command: dance }, 'executorKeys'],
  [{ executorKeys: [1], tick: 1, command: dance }, 'executorKeys'],
  [{ executorKeys: ['all'], tick: 0, command: dance }, 'tick'],
  [{ executorKeys: ['all'], tick: 1.5, command: dance }, 'tick'],
  [{ executorKeys: ['all'], tick: 1, command: [] }, 'command'],
  [{ executorKeys: ['all'], tick: 1, command: null }, 'command'],
  [{ executorKeys: ['all'], tick: 1, command: { x: NaN } }, 'command'],
  [{ executorKeys: ['all'], tick: 1, command: { x: () => 1 } }, 'command'],
])('a post that is wrong is refused, and says what is wrong: %j', (post, what) => {
  const board = new Blackboard();
  expect(() => board.post(post as never, 1)).toThrow(what);
  board.begin(1);
  expect(board.commandsFor(['all'])).toEqual([]);
});

test('facts have numbers; two of a name, unknown ones and too many are errors', () => {
  const board = new Blackboard(['door', 'boxes']);
  expect(board.facts).toEqual(['commands', 'buffs', 'alert', 'door', 'boxes']);
  expect(board.fact('boxes')).toBe(4);
  expect(() => board.fact('moon')).toThrow("no fact 'moon'");
  expect(() => new Blackboard(['door', 'door'])).toThrow('twice');
  expect(() => new Blackboard(['alert'])).toThrow('twice');
  const many = Array.from({ length: 28 }, (_, i) => `fact${i}`);
  expect(() => new Blackboard(many)).not.toThrow();
  expect(() => new Blackboard([...many, 'one more'])).toThrow('at most 28');
});

test('the last of 28 facts wakes as well as the first', () => {
  const names = Array.from({ length: 28 }, (_, i) => `fact${i}`);
  const yard = new Yard(names);
  let thoughts = 0;
  yard.robot('r', {
    default: () => {
      thoughts++;
      return { behave: 'idle', until: ['fact27'] };
    },
  });
  yard.run(3);
  yard.board.offer(yard.board.fact('fact27'), 1);
  yard.run();
  yard.board.changed(yard.board.fact('fact27'));
  yard.run();
  expect(thoughts).toBe(3);
});

test('commands are numbered from 1, in the order they are posted', () => {
  const board = new Blackboard();
  const ids = [3, 1, 2].map((fromTick) => board.post({ executorKeys: ['all'], tick: 1, command: dance }, fromTick).id);
  expect(ids).toEqual([1, 2, 3]);
});
