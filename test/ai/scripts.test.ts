import { expect, test } from 'vitest';
import { concat, type Json, Registry, type Todo, warp } from '../../src/ai/index.ts';
import { always, inTurn, Yard, type Robot, type RobotScript } from './yard.ts';

test('concat asks the pieces in order, and the first that has an idea decides', () => {
  const asked: string[] = [];
  const piece =
    (name: string, answer: ReturnType<RobotScript>): RobotScript =>
    () => {
      asked.push(name);
      return answer;
    };
  const joined = concat(piece('a', undefined), piece('b', { behave: 'beep' }), piece('c', { behave: 'stay' }));
  const yard = new Yard();
  yard.robot('r', { default: joined });
  expect(yard.run()).toEqual(['1 r beep']);
  expect(asked).toEqual(['a', 'b']);
});

test('a warp decides as well, pieces see all arguments, and no idea at all is no idea', () => {
  const seen: unknown[] = [];
  const joined = concat<Robot, Todo>(
    (robot, runned, commands, param) => void seen.push(robot.id, runned, commands.length, param),
    (_robot, runned) => (runned === 0 ? warp('default', 'again') : undefined),
  );
  const yard = new Yard();
  yard.robot('r', { default: joined });
  yard.run(2);
  expect(seen).toEqual(['r', 0, 0, undefined, 'r', 0, 0, 'again']);
  expect(concat<Robot, Todo>()({} as Robot, 0, [], undefined)).toBeUndefined();
});

test('joined scripts can be joined again', () => {
  const quiet: RobotScript = () => undefined;
  const joined = concat(concat(quiet, quiet), concat(quiet, always({ behave: 'beep' })));
  const yard = new Yard();
  yard.robot('r', { default: joined });
  expect(yard.run()).toEqual(['1 r beep']);
});

test('warp is a value with a key, and a param only if there is one', () => {
  expect(warp('serving')).toEqual({ warp: 'serving' });
  expect('param' in warp('serving')).toBe(false);
  expect(warp('serving', { table: 4 })).toEqual({ warp: 'serving', param: { table: 4 } });
});

test('a registry names, exchanges, and complains about names it does not have', () => {
  const registry = new Registry<Robot>();
  const first = always({ behave: 'stay' });
  registry.define('a', first);
  registry.define('b', always(undefined));
  const entry = registry.entry('a');
  const second = always({ behave: 'beep' });
  registry.define('a', second);
  expect(registry.entry('a')).toBe(entry);
  expect(entry.fn).toBe(second);
  expect(registry.names()).toEqual(['a', 'b']);
  expect(registry.has('c')).toBe(false);
  expect(() => registry.entry('c')).toThrow("no script is called 'c'");
});

test('a hot swap reaches everyone at their next thought and keeps notebook, runned and param', () => {
  const yard = new Yard();
  const seen: (readonly [number, Json | undefined])[] = [];
  yard.robot('r', { default: always(warp('busy', { box: 3 })), busy: always({ behave: 'work', long: 99, tick: 3 }) });
  yard.run(3);
  yard.registry.define('r.busy', (_robot, runned, _commands, param) => {
    seen.push([runned, param]);
    return { behave: 'beep' };
  });
  expect(yard.minds.page('r')).toMatchObject({ todo: { behave: 'work' }, ticksLeft: 1, runned: 1 });
  expect(yard.run(2)).toEqual(['4 r work', '5 r beep']);
  expect(seen).toEqual([[1, { box: 3 }]]);
});

test('a robot with the same script but its own warp table goes its own way', () => {
  const yard = new Yard();
  yard.registry.define('dance', inTurnForEach(warp('afterDance')));
  yard.registry.define('beep', always({ behave: 'beep' }));
  yard.registry.define('work', always({ behave: 'work', long: 9, tick: 1 }));
  yard.enlist('a', { default: 'dance', afterDance: 'beep' });
  yard.enlist('b', { default: 'dance', afterDance: 'work' });
  expect(yard.run(2)).toEqual(['2 a beep', '2 b work']);
});

function inTurnForEach(answer: ReturnType<RobotScript>): RobotScript {
  return () => answer;
}

test('constants and fresh literals make no difference', () => {
  const constant = { behave: 'work', long: 3, tick: 2 } as const;
  const [one, other] = [() => constant, () => ({ ...constant })].map((script) => {
    const yard = new Yard();
    yard.robot('r', { default: script });
    return yard.run(20);
  });
  expect(one).toEqual(other);
});

test('the same constant after a warp and back is written like a new line: it waits for its facts again', () => {
  const yard = new Yard();
  const wait = { behave: 'idle', until: ['door'] } as const;
  const door = yard.board.fact('door');
  const script = inTurn(wait, warp('pause'), wait, { behave: 'beep' });
  yard.robot('r', { default: script, pause: always(warp('default')) });
  yard.run();
  yard.board.changed(door);
  yard.run(5);
  expect(script.thoughts).toBe(3);
  yard.board.changed(door);
  expect(yard.run()).toEqual(['7 r beep']);
});

test('a saved mind goes on with the script it had, though its table has another by now', () => {
  const yard = new Yard();
  yard.robot('r', { default: always({ behave: 'stay', tick: 1 }) });
  yard.registry.define('newer', always({ behave: 'beep' }));
  yard.run();
  yard.minds.load(
    yard.minds.save(),
    (id) => yard.robots.get(id) as Robot,
    () => ({ default: 'newer' }),
  );
  yard.minds.tick = yard.tick;
  expect(yard.run()).toEqual(['2 r stay']);
  expect(yard.minds.page('r')?.script).toBe('r.default');
});
