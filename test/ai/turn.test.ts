import { expect, test } from 'vitest';
import { type Json, NEVER, type Todo, warp } from '../../src/ai/index.ts';
import { always, inTurn, Yard, type RobotScript } from './yard.ts';

test('a thought and the first tick of its action happen in the same turn', () => {
  const yard = new Yard();
  yard.robot('r', { default: always({ behave: 'beep' }) });
  expect(yard.run(2)).toEqual(['1 r beep', '2 r beep']);
});

test('robots take their turns in id order, whatever order they were enlisted in', () => {
  const yard = new Yard();
  for (const id of ['r10', 'z', 'a', 'R', 'r9']) yard.robot(id, { default: always({ behave: 'beep' }) });
  expect(yard.run()).toEqual(['1 R beep', '1 a beep', '1 r10 beep', '1 r9 beep', '1 z beep']);
});

test('a hundred robots all get their turn, each once', () => {
  const yard = new Yard();
  const ids = Array.from({ length: 100 }, (_, i) => `r${String(i).padStart(3, '0')}`);
  for (const id of [...ids].reverse()) yard.robot(id, { default: always({ behave: 'beep' }) });
  expect(yard.run()).toEqual(ids.map((id) => `1 ${id} beep`));
});

test('a warp ends the turn; the new script thinks in the next tick', () => {
  const yard = new Yard();
  yard.robot('r', { default: always(warp('beeping')), beeping: always({ behave: 'beep' }) });
  expect(yard.run()).toEqual([]);
  expect(yard.run()).toEqual(['2 r beep']);
});

test('undefined means no idea: nothing happens, and the robot is asked again in the next tick', () => {
  const yard = new Yard();
  const script = inTurn(undefined, undefined, { behave: 'beep' });
  yard.robot('r', { default: script });
  expect(yard.run(3)).toEqual(['3 r beep']);
  expect(script.thoughts).toBe(3);
});

test('runned counts the thoughts of a script in a row and begins at 0', () => {
  const yard = new Yard();
  const seen: number[] = [];
  yard.robot('r', {
    default: (_robot, runned) => {
      seen.push(runned);
      return { behave: 'beep' };
    },
  });
  yard.run(3);
  expect(seen).toEqual([0, 1, 2]);
});

test('thoughts without an idea count in runned as well', () => {
  const yard = new Yard();
  const seen: number[] = [];
  yard.robot('r', { default: (_robot, runned) => void seen.push(runned) });
  yard.run(2);
  expect(seen).toEqual([0, 1]);
});

test('a warp sets runned to 0, even to the script that is already there', () => {
  const yard = new Yard();
  const seen: number[] = [];
  yard.robot('r', {
    default: (_robot, runned) => {
      seen.push(runned);
      return runned === 2 ? warp('default') : { behave: 'beep' };
    },
  });
  yard.run(5);
  expect(seen).toEqual([0, 1, 2, 0, 1]);
});

test('eventParam is what the last warp that had one handed over', () => {
  const yard = new Yard();
  const seen: (Json | undefined)[] = [];
  const notes =
    (answer: ReturnType<RobotScript>): RobotScript =>
    (_robot, _runned, _commands, param) => {
      seen.push(param);
      return answer;
    };
  yard.robot('r', {
    default: notes(warp('b', { box: 7 })),
    b: notes(warp('c')),
    c: notes(warp('d', null)),
    d: notes({ behave: 'beep' }),
  });
  yard.run(4);
  expect(seen).toEqual([undefined, { box: 7 }, { box: 7 }, null]);
});

test('a warp to a key that is missing goes to default', () => {
  const yard = new Yard();
  yard.robot('r', {
    default: inTurn({ behave: 'work', long: 9, tick: 1 }, warp('away'), { behave: 'beep' }),
    away: always(warp('nowhere')),
  });
  expect(yard.run(4)).toEqual(['1 r work', '4 r beep']);
  expect(yard.minds.page('r')).toMatchObject({ key: 'default', runned: 1, faults: 0 });
});

test('a warp to a missing key without a default changes nothing: not the script, not runned', () => {
  const yard = new Yard();
  yard.registry.define('only', (_robot, runned) => (runned === 1 ? warp('nowhere') : { behave: 'beep' }));
  yard.enlist('r', { main: 'only' }, 'main');
  yard.run(3);
  expect(yard.minds.page('r')).toMatchObject({ script: 'only', key: 'main', runned: 3, faults: 0 });
});

test('names that every object inherits are no warp keys', () => {
  const yard = new Yard();
  yard.robot('r', { default: inTurn(warp('toString'), { behave: 'beep' }) });
  expect(yard.run(2)).toEqual(['2 r beep']);
  expect(yard.minds.page('r')).toMatchObject({ key: 'default', faults: 0 });
});

test('who begins with a key the table lacks begins with default; without one that is an error', () => {
  const yard = new Yard();
  yard.registry.define('b', always({ behave: 'beep' }));
  yard.enlist('r', { default: 'b' }, 'nowhere');
  expect(yard.minds.page('r')?.key).toBe('default');
  expect(() => yard.enlist('s', { main: 'b' }, 'nowhere')).toThrow("neither 'nowhere' nor 'default'");
  expect(() => yard.enlist('t', { default: 'missing' })).toThrow("no script is called 'missing'");
  expect(() => yard.enlist('r', { default: 'b' })).toThrow("two characters are called 'r'");
  expect(yard.run()).toEqual(['1 r beep']);
});

test('a todo that cannot be done is refused at once: the turn ends, and the next tick thinks again', () => {
  const yard = new Yard();
  yard.broken.add('work');
  const script = inTurn({ behave: 'work', long: 3 }, { behave: 'beep' });
  yard.robot('r', { default: script });
  expect(yard.run()).toEqual([]);
  expect(yard.minds.page('r')).toMatchObject({ todo: null, ended: 'impossible' });
  expect(yard.run()).toEqual(['2 r beep']);
});

test('a todo that cannot be done any more is erased, and she thinks in the same turn', () => {
  const yard = new Yard();
  yard.robot('r', { default: inTurn({ behave: 'work', long: 9 }, { behave: 'beep' }) });
  expect(yard.run(2)).toEqual(['1 r work', '2 r work']);
  yard.broken.add('work');
  expect(yard.run()).toEqual(['3 r beep']);
});

test('a todo that turns out impossible while it is performed ends with that tick', () => {
  const yard = new Yard();
  const script = inTurn({ behave: 'jam' }, { behave: 'beep' });
  yard.robot('r', { default: script });
  expect(yard.run(2)).toEqual(['1 r jam', '2 r beep']);
});

test.each([
  ['done comes first', { behave: 'work', long: 2, tick: 5 }, ['1 r work', '2 r work'], 'done'],
  ['the budget runs out first', { behave: 'work', long: 5, tick: 2 }, ['1 r work', '2 r work'], 'tick'],
  ['both at once count as done', { behave: 'work', long: 2, tick: 2 }, ['1 r work', '2 r work'], 'done'],
])('a todo ends when it is done or its ticks are used up: %s', (_name, todo, log, why) => {
  const yard = new Yard();
  const script = inTurn(todo as Todo, undefined);
  yard.robot('r', { default: script });
  expect(yard.run(3)).toEqual(log);
  expect(script.thoughts).toBe(2);
  expect(yard.minds.page('r')?.ended).toBe(why);
});

test('the page of the notebook says how many ticks are left', () => {
  const yard = new Yard();
  yard.robot('r', { default: always({ behave: 'work', long: 99, tick: 5 }) });
  yard.run();
  expect(yard.minds.page('r')).toEqual({
    id: 'r', script: 'r.default', key: 'default', runned: 1, param: undefined,
    todo: { behave: 'work', long: 99, tick: 5 }, ticksLeft: 4, ended: null, faults: 0, parked: false,
  }); // prettier-ignore
  yard.run(3);
  expect(yard.minds.page('r')?.ticksLeft).toBe(1);
  yard.run();
  expect(yard.minds.page('r')).toMatchObject({ todo: null, ticksLeft: null, ended: 'tick' });
  expect(yard.minds.page('nobody')).toBeNull();
});

test('a stunned character neither thinks nor acts, and the todo keeps its ticks', () => {
  const yard = new Yard();
  const script = inTurn({ behave: 'work', long: 99, tick: 4 }, { behave: 'beep' });
  yard.robot('r', { default: script });
  yard.run(2);
  yard.minds.setFlags('r', 1);
  expect(yard.run(10)).toEqual([]);
  expect(yard.minds.page('r')).toMatchObject({ todo: { behave: 'work' }, ticksLeft: 2 });
  yard.minds.setFlags('r', 2);
  expect(yard.run(3)).toEqual(['13 r work', '14 r work', '15 r beep']);
});

test('a stun freezes the tick budget of a parked character, too', () => {
  const yard = new Yard();
  yard.robot('r', { default: inTurn({ behave: 'stay', tick: 10 }, { behave: 'beep' }) });
  yard.run(3);
  expect(yard.minds.page('r')?.parked).toBe(true);
  yard.minds.setFlags('r', 1);
  yard.run(5);
  yard.minds.setFlags('r', 0);
  expect(yard.run(8).filter((line) => line.endsWith('beep'))).toEqual(['16 r beep']);
});

test('a budget near the end of time does not overflow', () => {
  const yard = new Yard();
  yard.robot('r', { default: always({ behave: 'work', long: 99, tick: NEVER - 1 }) });
  yard.run(3);
  expect(yard.minds.page('r')).toMatchObject({ runned: 1, todo: { behave: 'work' } });
});

test('a sleeping character has no turns until woken', () => {
  const yard = new Yard();
  yard.robot('r', { default: always({ behave: 'beep' }) }, true);
  expect(yard.run(300)).toEqual([]);
  yard.minds.wake('r');
  expect(yard.run()).toEqual(['301 r beep']);
});

test('a dismissed character has no turns, even while performing or deciding', () => {
  const yard = new Yard();
  for (const id of ['a', 'b', 'c', 'd']) yard.robot(id, { default: always({ behave: 'beep', until: ['door'] }) });
  yard.minds.dismiss('d');
  yard.minds.dismiss('nobody');
  yard.during = ({ id }) => {
    if (id === 'a') yard.minds.dismiss('a');
  };
  yard.decided = ({ id }) => {
    if (id === 'b') yard.minds.dismiss('b');
  };
  expect(yard.run()).toEqual(['1 a beep', '1 c beep']);
  yard.board.changed(yard.board.fact('door'));
  expect(yard.run(2)).toEqual(['2 c beep', '3 c beep']);
  expect(yard.minds.page('a')).toBeNull();
  expect(yard.minds.save().map(({ id }) => id)).toEqual(['c']);
});

test('an id can be given again after its owner was dismissed', () => {
  const yard = new Yard();
  yard.robot('r', { default: always({ behave: 'stay' }) });
  yard.run();
  yard.minds.dismiss('r');
  yard.robot('r', { default: always({ behave: 'beep' }) });
  expect(yard.run()).toEqual(['2 r beep']);
});

test('newcomers change nothing for those who are there: todo, budget, rest, runned', () => {
  const yard = new Yard();
  yard.robot('m', { default: inTurn({ behave: 'nap', long: 4, tick: 9 }, { behave: 'beep' }) });
  yard.robot('n', { default: inTurn({ behave: 'stay', until: ['door'] }, { behave: 'beep' }) });
  yard.run(2);
  yard.robot('a', { default: always(undefined) });
  yard.robot('z', { default: always(undefined) });
  expect(yard.minds.page('m')).toMatchObject({ runned: 1, parked: true, ticksLeft: 7 });
  expect(yard.run(3)).toEqual(['5 m nap']);
  yard.board.changed(yard.board.fact('door'));
  expect(yard.run(5)).toEqual(['6 n beep', '7 n beep', '8 n beep', '9 m nap', '9 n beep', '10 m beep', '10 n beep']);
});

test('nobody is enlisted in the middle of a step', () => {
  const yard = new Yard();
  yard.robot('r', { default: always({ behave: 'beep' }) });
  yard.during = () => void yard.robot('s', { default: always(undefined) });
  expect(() => yard.run()).toThrow('between steps');
  yard.during = () => {};
  expect(() => yard.robot('t', { default: always(undefined) })).not.toThrow();
});

test('new duties: the script follows its key in the new table, all else stays', () => {
  const yard = new Yard();
  yard.robot('r', { default: always({ behave: 'beep' }) });
  yard.registry.define('worker', always({ behave: 'work', long: 9 }));
  yard.run(2);
  yard.minds.setWarpTable('r', { default: 'worker' });
  expect(yard.minds.page('r')).toMatchObject({ script: 'worker', runned: 2 });
  expect(yard.run()).toEqual(['3 r work']);
  expect(yard.minds.page('r')?.runned).toBe(3);
});

test('a game can call the scripts itself, before and after every thought, and an error is a fault of the script', () => {
  const yard = new Yard(undefined, true);
  const faults: string[] = [];
  yard.minds.observer = { thought: () => {}, ended: () => {}, fault: (_minds, _row, script) => faults.push(script) };
  const thoughts: string[] = [];
  yard.think = (script, robot, runned, commands, param) => {
    thoughts.push(`${robot.id} ${script.name} ${runned}`);
    try {
      return script.fn(robot, runned, commands, param);
    } finally {
      thoughts.push('over');
    }
  };
  yard.robot('r', { default: inTurn({ behave: 'beep' }, warp('bad')), bad: () => JSON.parse('') as never });
  expect(yard.run(3)).toEqual(['1 r beep']);
  expect(thoughts).toEqual(['r r.default 0', 'over', 'r r.default 1', 'over', 'r r.bad 0', 'over']);
  expect(faults).toEqual(['r.bad']);
});
