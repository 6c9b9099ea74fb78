import { expect, test } from 'vitest';
import { sameLine, warp } from '../../src/ai/index.ts';
import { always, inTurn, Yard } from './yard.ts';

test('each thought leaves a record: what ran, what it saw, what it weighed, what came of it, why the todo before had ended', () => {
  const yard = new Yard();
  const trace = yard.traced();
  const { reasons } = yard.minds;
  yard.robot('r', {
    default: inTurn({ behave: 'work', long: 9, tick: 2 }, warp('choose', { box: 1 })),
    choose: () => {
      reasons.weigh(() => [
        { id: 'left', terms: { steps: 3 }, verdict: 'chosen' },
        { id: 'right', terms: { steps: 7 }, verdict: 'further' },
      ]);
      reasons.note('nearest', { steps: 3 });
      return { behave: 'walk', to: 3 };
    },
  });
  yard.run(2);
  yard.board.post({ executorKeys: ['r'], tick: 1, command: { behave: 'dance' } }, 4);
  yard.run(2);
  const blank = { commands: [], options: [], because: null, warp: null, missingKey: false, fault: null, again: 0 };
  expect(trace.of('r')).toEqual([
    {
      ...blank,
      tick: 1,
      script: 'r.default',
      key: 'default',
      runned: 0,
      todo: { behave: 'work', long: 9, tick: 2 },
      ended: null,
    },
    {
      ...blank,
      tick: 3,
      script: 'r.default',
      key: 'default',
      runned: 1,
      todo: null,
      warp: { warp: 'choose', param: { box: 1 } },
      ended: 'tick',
    },
    {
      ...blank,
      tick: 4,
      script: 'r.choose',
      key: 'choose',
      runned: 0,
      commands: [1],
      options: [
        { id: 'left', terms: { steps: 3 }, verdict: 'chosen' },
        { id: 'right', terms: { steps: 7 }, verdict: 'further' },
      ],
      because: { key: 'nearest', terms: { steps: 3 } },
      todo: { behave: 'walk', to: 3 },
      ended: 'tick',
    },
  ]);
  expect(JSON.parse(JSON.stringify(trace.of('r')))).toEqual(trace.of('r'));
});

test('the record says why the todo before ended', () => {
  const yard = new Yard();
  const trace = yard.traced();
  yard.robot('r', {
    default: inTurn(
      { behave: 'beep' },
      { behave: 'work', long: 9, tick: 2 },
      { behave: 'idle', until: ['door'] },
      { behave: 'stay' },
      { behave: 'jam' },
      { behave: 'beep' },
    ),
  });
  yard.run(4);
  yard.board.changed(yard.board.fact('door'));
  yard.run();
  yard.broken.add('stay');
  yard.minds.wake('r');
  yard.run(2);
  expect(trace.of('r').map(({ ended }) => ended)).toEqual([
    null,
    'done',
    'tick',
    'changed',
    'impossible',
    'impossible',
  ]);
});

test('a parked todo that ran out ended because its ticks ran out, even when a fact changes just then', () => {
  const yard = new Yard();
  const trace = yard.traced();
  yard.robot('r', { default: inTurn({ behave: 'idle', until: ['door'], tick: 3 }, { behave: 'beep' }) });
  yard.run(3);
  yard.board.changed(yard.board.fact('door'));
  yard.run();
  expect(trace.of('r').at(-1)).toMatchObject({ tick: 4, ended: 'tick' });
});

test('a thought without an idea, and a warp to a missing key, are seen in the trace', () => {
  const yard = new Yard();
  const trace = yard.traced();
  yard.robot('r', { default: inTurn(undefined, warp('nowhere'), warp('default')) });
  yard.run(3);
  expect(trace.of('r').map(({ todo, warp: to, missingKey }) => [todo, to?.warp, missingKey])).toEqual([
    [null, undefined, false],
    [null, 'nowhere', true],
    [null, 'default', false],
  ]);
});

test('reasons are those of this thought only', () => {
  const yard = new Yard();
  const trace = yard.traced();
  yard.robot('a', {
    default: (_robot, runned) => {
      if (runned === 0) yard.minds.reasons.note('first');
      return { behave: 'beep' };
    },
  });
  yard.robot('b', { default: always({ behave: 'beep' }) });
  yard.run(2);
  expect(trace.of('a').map(({ because }) => because?.key)).toEqual(['first', undefined]);
  expect(trace.of('b')[0]?.because).toBeNull();
});

test('without anybody who wants reasons nothing is weighed or noted', () => {
  const yard = new Yard();
  let weighed = 0;
  yard.robot('r', {
    default: () => {
      yard.minds.reasons.weigh(() => {
        weighed++;
        return [];
      });
      yard.minds.reasons.note('because');
      return { behave: 'beep' };
    },
  });
  yard.run(2);
  expect(weighed).toBe(0);
  expect(yard.minds.reasons.because).toBeNull();
});

test('the ring keeps the last records, oldest first', () => {
  const yard = new Yard();
  const trace = yard.traced(3);
  yard.robot('r', { default: always({ behave: 'beep' }) });
  yard.run(2);
  expect(trace.of('r').map(({ tick }) => tick)).toEqual([1, 2]);
  yard.run(5);
  expect(trace.of('r').map(({ tick }) => tick)).toEqual([5, 6, 7]);
  expect(trace.of('nobody')).toEqual([]);
  trace.forget('r');
  expect(trace.of('r')).toEqual([]);
  yard.run();
  expect(trace.of('r').map(({ tick }) => tick)).toEqual([8]);
});

test('what was read stays as it was read', () => {
  const yard = new Yard();
  const trace = yard.traced(2);
  yard.robot('r', { default: inTurn({ behave: 'beep' }, { behave: 'work', long: 1 }, warp('default')) });
  yard.run(2);
  const read = trace.of('r');
  expect(trace.of('r')).toBe(read);
  yard.run(3);
  expect(read.map(({ tick }) => tick)).toEqual([1, 2]);
});

test('an alert move is one record that counts its renewals; what ended otherwise is a record of its own', () => {
  const yard = new Yard();
  const trace = yard.traced();
  yard.robot('r', { default: () => ({ behave: 'walk', to: yard.tick < 12 ? 100 : 50, tick: 1 }) });
  yard.run(20);
  expect(trace.of('r').map(({ tick, again }) => [tick, again])).toEqual([
    [1, 10],
    [12, 8],
  ]);
});

test('a renewal with a new reason is a record', () => {
  const yard = new Yard();
  const trace = yard.traced();
  yard.robot('r', {
    default: (_robot, runned) => {
      if (runned === 3) yard.minds.reasons.note('again');
      return { behave: 'walk', to: 100, tick: 1 };
    },
  });
  yard.run(6);
  expect(trace.of('r').map(({ tick, again }) => [tick, again])).toEqual([
    [1, 2],
    [4, 2],
  ]);
});

test('rows that are numbered anew do not mix up whose record is whose', () => {
  const yard = new Yard();
  const trace = yard.traced();
  yard.robot('m', { default: always({ behave: 'beep' }) });
  yard.run();
  yard.robot('a', { default: always({ behave: 'work', long: 1 }) });
  yard.run();
  expect(trace.of('m').map(({ todo }) => todo?.behave)).toEqual(['beep', 'beep']);
  expect(trace.of('a').map(({ todo }) => todo?.behave)).toEqual(['work']);
});

test('lines are the same but for their budget', () => {
  const line = { behave: 'move', x: 1, list: [1, { a: 2 }] };
  expect(sameLine(line, { ...line, tick: 3, until: ['door'] })).toBe(true);
  expect(sameLine({ ...line, y: undefined }, { ...line })).toBe(true);
  expect(sameLine(line, { ...line, x: 2 })).toBe(false);
  expect(sameLine(line, { ...line, y: 1 })).toBe(false);
  expect(sameLine({ ...line, y: 1 }, line)).toBe(false);
  expect(sameLine(line, { ...line, list: [1, { a: 3 }] })).toBe(false);
  expect(sameLine(line, { ...line, behave: 'stay' })).toBe(false);
});

test('a todo is the same line as itself', () => {
  const todo = { behave: 'walk', to: 3 };
  expect(sameLine(todo, todo)).toBe(true);
});
