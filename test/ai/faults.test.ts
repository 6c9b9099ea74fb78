import { expect, test } from 'vitest';
import { warp } from '../../src/ai/index.ts';
import { always, inTurn, Yard, type RobotScript } from './yard.ts';

/** A robot whose `bad` script gives this answer; after a fault it beeps. */
function faulty(bad: RobotScript) {
  const yard = new Yard();
  const trace = yard.traced();
  yard.robot('r', { default: inTurn(warp('bad', { box: 1 }), { behave: 'beep' }), bad });
  yard.robot('s', { default: always({ behave: 'beep' }) });
  yard.run(2);
  return { yard, fault: trace.of('r').at(-1) };
}

/** Throws any value, an error or not. */
function throwing(what: unknown): never {
  throw what;
}

class Thing {
  behave = 'beep';
}
const circle: { behave: string; self?: unknown } = { behave: 'beep' };
circle.self = circle;

test.each<[string, unknown, string]>([
  ['null', null, 'not null'],
  ['a number', 42, 'not 42'],
  ['NaN', NaN, 'not NaN'],
  ['a string', 'beep', "not 'beep'"],
  ['true', true, 'not true'],
  ['a function', () => ({ behave: 'beep' }), 'must return a todo'],
  ['a list', [{ behave: 'beep' }], 'not a list'],
  ['a symbol', Symbol('beep'), 'Symbol(beep)'],
  ['an empty object', {}, 'unknown behave undefined'],
  ['an unknown behave', { behave: 'fly' }, "unknown behave 'fly'"],
  ['a behave that is no string', { behave: ['beep'] }, 'unknown behave a list'],
  ['a behave every object has', { behave: 'toString' }, "unknown behave 'toString'"],
  ['a tick of 0', { behave: 'beep', tick: 0 }, 'tick must be a positive integer, not 0'],
  ['a negative tick', { behave: 'beep', tick: -3 }, 'not -3'],
  ['half a tick', { behave: 'beep', tick: 1.5 }, 'not 1.5'],
  ['a tick of NaN', { behave: 'beep', tick: NaN }, 'not NaN'],
  ['endless ticks', { behave: 'beep', tick: Infinity }, 'not Infinity'],
  ['a tick in words', { behave: 'beep', tick: '3' }, "not '3'"],
  ['a tick of null', { behave: 'beep', tick: null }, 'not null'],
  ['until a word', { behave: 'beep', until: 'door' }, "until must be a list of fact names, not 'door'"],
  ['until an unknown fact', { behave: 'beep', until: ['door', 'moon'] }, "unknown fact 'moon'"],
  ['until a number', { behave: 'beep', until: [1] }, 'unknown fact 1'],
  ['a function in a todo', { behave: 'beep', after: () => 1 }, 'plain JSON'],
  ['a function deep in a todo', { behave: 'beep', list: [{ a: [() => 1] }] }, 'plain JSON'],
  ['NaN in a todo', { behave: 'beep', x: NaN }, 'plain JSON'],
  ['a bigint', { behave: 'beep', x: 1n }, 'plain JSON'],
  ['undefined in a list', { behave: 'beep', list: [undefined] }, 'plain JSON'],
  ['a map', { behave: 'beep', map: new Map() }, 'plain JSON'],
  ['a date', { behave: 'beep', at: new Date(0) }, 'plain JSON'],
  ['an object of a class', new Thing(), 'plain JSON'],
  ['a todo that contains itself', circle, 'plain JSON'],
  ['fields the game finds wrong', { behave: 'walk', to: 'the door' }, 'walk needs a number to'],
  ['a warp to no string', { warp: 7 }, 'a warp needs the name of a key'],
  ['a warp with a function as param', { warp: 'default', param: () => 1 }, "the warp's param is a function"],
  ['a promise', Promise.resolve({ behave: 'beep' }), 'the script is async'],
])(
  'a script that returns %s is a fault: she falls back to default, and nobody else notices',
  (_name, answer, message) => {
    const { yard, fault } = faulty(() => answer as never);
    expect(fault).toMatchObject({ tick: 2, script: 'r.bad', key: 'bad', todo: null, warp: null });
    expect(fault?.fault).toContain(message);
    expect(yard.minds.page('r')).toMatchObject({
      script: 'r.default',
      key: 'default',
      runned: 0,
      faults: 1,
      todo: null,
    });
    expect(yard.run()).toEqual(['3 r beep', '3 s beep']);
  },
);

test.each<[string, () => never, string]>([
  ['an error', () => { throw new Error('no such table'); }, 'no such table'],
  ['a string', () => throwing('oops'), 'oops'],
  ['undefined', () => throwing(undefined), 'undefined'],
  ['a stack overflow', function again(): never { return again(); }, 'call stack'],
  ['a field that throws when read', () => ({ get behave() { throw new Error('do not look'); } }) as never, 'do not look'],
])('a script that throws %s is a fault', (_name, bad, message) => {
  const { yard, fault } = faulty(bad);
  expect(fault?.fault).toContain(message);
  expect(yard.run()).toEqual(['3 r beep', '3 s beep']);
}); // prettier-ignore

test('a todo may have undefined fields, and data without a prototype is as good as any', () => {
  const yard = new Yard();
  const bare = Object.assign(Object.create(null) as object, { behave: 'beep' });
  yard.robot('r', {
    default: inTurn({ behave: 'beep', tick: undefined, until: undefined, x: undefined }, bare, {
      behave: 'beep',
      constructor: 'Beep & Sons',
    }),
  });
  expect(yard.run(3)).toHaveLength(3);
  expect(yard.minds.page('r')?.faults).toBe(0);
});

test('a default script that fails is asked again after a pause, not every tick', () => {
  const yard = new Yard();
  let thoughts = 0;
  yard.robot('r', {
    default: () => {
      thoughts++;
      throw new Error('always');
    },
  });
  yard.run(20);
  expect(thoughts).toBe(1);
  yard.run();
  expect(thoughts).toBe(2);
  expect(yard.minds.page('r')).toMatchObject({ faults: 2, parked: true });
});

test('without a default the same script is asked again after the pause', () => {
  const yard = new Yard();
  yard.registry.define('moody', inTurn(null, { behave: 'beep' }));
  yard.enlist('r', { main: 'moody' }, 'main');
  expect(yard.run(30)).toEqual(Array.from({ length: 10 }, (_, i) => `${21 + i} r beep`));
});

test('going round in circles of warps is a fault after some rounds', () => {
  const yard = new Yard();
  const trace = yard.traced();
  yard.robot('r', {
    default: inTurn(warp('a'), { behave: 'beep' }),
    a: always(warp('b')),
    b: always(warp('a')),
  });
  const log = yard.run(60);
  expect(log[0]).toBe('26 r beep');
  expect(yard.minds.page('r')?.faults).toBe(1);
  expect(trace.of('r').find(({ fault }) => fault !== null)?.fault).toContain('going round in circles');
});

test('a circle through default itself is slowed down', () => {
  const yard = new Yard();
  let thoughts = 0;
  const script: RobotScript = () => {
    thoughts++;
    return warp('default');
  };
  yard.robot('r', { default: script });
  yard.run(400);
  expect(thoughts).toBeLessThan(250);
  expect(yard.minds.page('r')?.faults).toBeGreaterThan(5);
});

test('warps with a todo now and then are no circle', () => {
  const yard = new Yard();
  yard.robot('r', { default: (_robot, runned) => (runned === 0 ? { behave: 'beep' } : warp('default')) });
  expect(yard.run(200)).toHaveLength(100);
  expect(yard.minds.page('r')?.faults).toBe(0);
});

test('a warp table that names a missing script is a fault of the character that warps there', () => {
  const yard = new Yard();
  const trace = yard.traced();
  yard.registry.define('main', inTurn(warp('gone'), { behave: 'beep' }));
  yard.enlist('r', { default: 'main', gone: 'never.written' });
  expect(() => yard.run(25)).not.toThrow();
  expect(trace.of('r').some(({ fault }) => fault?.includes("no script is called 'never.written'"))).toBe(true);
  expect(yard.log).toContain('25 r beep');
});

test('after a fault she waits for nothing any more', () => {
  const yard = new Yard();
  const script = inTurn({ behave: 'idle', until: ['door'], tick: 2 }, null, { behave: 'beep' });
  yard.robot('r', { default: script });
  yard.run(3);
  yard.board.changed(yard.board.fact('door'));
  yard.run(3);
  expect(script.thoughts).toBe(2);
});

test('after a circle the count begins anew: the next fault is a whole round of warps away', () => {
  const yard = new Yard();
  yard.robot('r', { default: always(warp('a')), a: always(warp('b')), b: always(warp('a')) });
  const faultsAt: number[] = [];
  for (let tick = 1; tick <= 100; tick++) {
    const before = yard.minds.page('r')?.faults ?? 0;
    yard.run();
    if ((yard.minds.page('r')?.faults ?? 0) > before) faultsAt.push(tick);
  }
  expect(faultsAt.length).toBeGreaterThan(1);
  const [first, second] = faultsAt as [number, number];
  expect(second - first).toBeGreaterThanOrEqual(first);
});

test('a script that dismisses its own character and then throws leaves no fault behind', () => {
  const yard = new Yard();
  const trace = yard.traced();
  yard.robot('r', {
    default: () => {
      yard.minds.dismiss('r');
      throw new Error('gone');
    },
  });
  yard.robot('s', { default: always({ behave: 'beep' }) });
  expect(yard.run(2)).toEqual(['1 s beep', '2 s beep']);
  expect(trace.of('r').filter(({ fault }) => fault !== null)).toEqual([]);
});

test('whose script fails goes to default, not to a key without a name', () => {
  const yard = new Yard();
  const bad: RobotScript = () => throwing('no');
  yard.robot('r', { default: inTurn(warp('bad'), { behave: 'beep' }), bad, '': always({ behave: 'stay' }) });
  expect(yard.run(3)).toEqual(['3 r beep']);
});
