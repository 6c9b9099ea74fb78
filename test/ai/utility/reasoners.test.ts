import { beforeEach, describe, expect, test } from 'vitest';
import {
  createFactory,
  type Factory,
  fields,
  FsmReasoner,
  real,
  type Reasoner,
  SequenceReasoner,
  stream,
  type UtilityContext,
} from '../../../src/ai/index.ts';
import { contextOf, reasonerOf } from './yards.ts';

let log: string[];
let factory: Factory;
let brain: object;
let random: () => number;

beforeEach(() => {
  log = [];
  brain = {};
  const chance = stream(7, 'reasoners');
  random = () => real(chance);
  factory = createFactory();
  // An action that lasts so many updates, and records how it ended.
  factory.register('action', 'Do', { what: 'string', times: fields.maybe(fields.number(1), 1) }, ({ what, times }) => ({
    start(_, memory) {
      log.push(what);
      memory['left'] = times - 1;
    },
    update(_, memory) {
      log.push(`${what} more`);
      memory['left'] = Number(memory['left']) - 1;
    },
    done: (_, memory) => memory['left'] === 0,
    stop: () => log.push(`${what} stopped`),
  }));
});

const todo = (what: string, times = 1): object => ({ type: 'Do', what, times });
const at = (now: number, global: object = {}): UtilityContext => contextOf({ now, stores: { brain, global }, random });

/** Runs once per tick. @returns what was done in each, `option: deeds` */
function days(reasoner: Reasoner, ticks: number, global: object = {}): string[] {
  return Array.from({ length: ticks }, (_, now) => {
    log.length = 0;
    const option = reasoner.run(at(now, global), true);
    return `${option}: ${log.join(', ')}`;
  });
}

describe('actions', () => {
  const one = (...actions: object[]): Reasoner => reasonerOf({ type: 'RuleBased', options: [{ name: 'a', actions }] }, factory); // prettier-ignore

  test('run one after the other, each until it is done; then the option is no longer selected, and begins anew', () => {
    expect(days(one(todo('x', 2), todo('y'), todo('z', 2)), 5)).toEqual(['a: x', 'a: x more, y, z', 'a: z more', 'a: x', 'a: x more, y, z']); // prettier-ignore
  });

  test('are stopped when another option is chosen, unless they are done', () => {
    const rule = { type: 'BooleanVariable', store: 'global', variable: 'rain' };
    const reasoner = reasonerOf({ type: 'RuleBased', options: [{ name: 'in', considerations: [rule] }, { name: 'out', actions: [todo('dig', 9)] }] }, factory); // prettier-ignore
    reasoner.run(at(0));
    reasoner.run(at(1));
    reasoner.run(at(2, { rain: true }));
    expect(log).toEqual(['dig', 'dig more', 'dig stopped']);
  });

  test('Pause waits in the unit of now', () => {
    const reasoner = one({ type: 'Pause', duration: 2.5 }, todo('x'));
    for (const now of [0, 1, 2, 2.4]) reasoner.run(at(now));
    expect(log).toEqual([]);
    reasoner.run(at(2.5));
    expect(log).toEqual(['x']);
  });

  test('Pause draws a random duration at each start', () => {
    const reasoner = one({ type: 'Pause', duration: { random: [2, 9] } }, todo('x'));
    const times: number[] = [];
    for (let now = 0; now < 2000; now++) {
      reasoner.run(at(now));
      if (log.length > times.length) times.push(now);
    }
    const pauses = new Set(times.slice(1).map((time, i) => time - (times[i] as number)));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(11);
    expect(pauses.size).toBeGreaterThan(4);
  });

  test('SetVariable writes data into a store, the brain if none is written', () => {
    const global = {};
    one({ type: 'SetVariable', variable: 'mood', value: 'merry' }, { type: 'SetVariable', store: 'global', variable: 'at', value: { x: 1 } }).run(at(0, global)); // prettier-ignore
    expect(brain).toMatchObject({ mood: 'merry' });
    expect(global).toEqual({ at: { x: 1 } });
  });

  test('Parallel does several at once and is done when all are', () => {
    const both = { type: 'Parallel', actions: [todo('x', 3), todo('y'), todo('z', 2)] };
    expect(days(one(both, todo('end')), 3)).toEqual(['a: x, y, z', 'a: x more, z more', 'a: x more, end']);
  });

  test('Parallel stops only what is under way', () => {
    const both = { type: 'Parallel', actions: [todo('x', 3), todo('y')] };
    const rule = { type: 'BooleanVariable', store: 'global', variable: 'rain' };
    const reasoner = reasonerOf({ type: 'RuleBased', options: [{ name: 'in', considerations: [rule] }, { name: 'out', actions: [both] }] }, factory); // prettier-ignore
    reasoner.run(at(0));
    reasoner.run(at(1, { rain: true }));
    expect(log).toEqual(['x', 'y', 'x stopped']);
  });

  test('a Subreasoner decides within an option, and that is told', () => {
    const night = { type: 'BooleanVariable', store: 'global', variable: 'night' };
    const within = { type: 'RuleBased', options: [{ name: 'sleep', considerations: [night], actions: [todo('snore')] }, { name: 'play', actions: [todo('run')] }] }; // prettier-ignore
    const reasoner = one({ type: 'Subreasoner', reasoner: within });
    expect(days(reasoner, 2, { night: true })).toEqual(['a: snore', 'a: snore']);
    expect(reasoner.explain().then).toMatchObject({ option: 'sleep', scores: [{ weight: 1 }, { dropped: 'order' }] });
    expect(days(reasoner, 1)).toEqual(['a: run']);
    expect(reasoner.decide(at(9)).then).toBeUndefined();
  });

  test('a Subreasoner is stopped with its option, its own actions too', () => {
    const within = { type: 'RuleBased', options: [{ name: 'dig', actions: [todo('dig', 9)] }] };
    const rule = { type: 'BooleanVariable', store: 'global', variable: 'rain' };
    const reasoner = reasonerOf({ type: 'RuleBased', options: [{ name: 'in', considerations: [rule] }, { name: 'out', actions: [{ type: 'Subreasoner', reasoner: within }] }] }, factory); // prettier-ignore
    reasoner.run(at(0));
    reasoner.run(at(1, { rain: true }));
    expect(log).toEqual(['dig', 'dig stopped']);
    reasoner.run(at(2));
    expect(log.at(-1)).toBe('dig');
  });

  test('act does what was decided before', () => {
    const reasoner = one(todo('x', 2));
    reasoner.decide(at(0));
    expect(log).toEqual([]);
    expect(reasoner.act(at(0))).toBe(false);
    expect(reasoner.act(at(1))).toBe(true);
    expect(log).toEqual(['x', 'x more']);
    expect(reasoner.act(at(2))).toBe(true);
    expect(log).toHaveLength(2);
  });
});

describe('a Sequence', () => {
  const show = (more: object = {}): Reasoner =>
    reasonerOf({ type: 'Sequence', ...more, options: [{ name: 'bow', actions: [todo('bow')] }, { name: 'song', considerations: [{ type: 'Tuning', veto: true }], actions: [todo('sing', 2), { type: 'Pause', duration: 2 }] }, { name: 'thanks' }] }, factory); // prettier-ignore

  test('goes through all options in order, each until its actions are done, whatever they consider; then it is over', () => {
    const reasoner = show();
    expect(reasoner).toBeInstanceOf(SequenceReasoner);
    expect(days(reasoner, 8)).toEqual(['bow: bow', 'song: sing', 'song: sing more', 'song: ', 'thanks: ', 'undefined: ', 'undefined: ', 'undefined: ']); // prettier-ignore
  });

  test('begins again when told to', () => {
    expect(days(show({ loop: true }), 7)).toEqual(['bow: bow', 'song: sing', 'song: sing more', 'song: ', 'thanks: ', 'bow: bow', 'song: sing']); // prettier-ignore
  });

  test('weighs nothing', () => {
    expect(show().decide(at(0))).toEqual({ option: 'bow', scores: [] });
  });

  test('is asked only what to do: then options without actions count as done once they were named', () => {
    const reasoner = reasonerOf({ type: 'Sequence', options: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] });
    expect([0, 1, 2, 3].map((now) => reasoner.decide(at(now)).option)).toEqual(['a', 'b', 'c', undefined]);
  });

  test('as a subreasoner is one action, and begins from the beginning each time', () => {
    const steps = { type: 'Sequence', options: [{ name: 'one', actions: [todo('1')] }, { name: 'two', actions: [todo('2')] }] }; // prettier-ignore
    const reasoner = reasonerOf({ type: 'RuleBased', options: [{ name: 'a', actions: [{ type: 'Subreasoner', reasoner: steps }, todo('end')] }] }, factory); // prettier-ignore
    expect(days(reasoner, 4)).toEqual(['a: 1', 'a: 2, end', 'a: 1', 'a: 2, end']);
  });
});

describe('an FSM', () => {
  const chef = {
    type: 'FSM',
    options: [
      { name: 'rest', transitions: [{ to: 'cook', considerations: [{ type: 'FloatVariable', store: 'global', variable: 'tickets', atLeast: 1 }] }] },
      { name: 'cook', actions: [todo('cook', 3)], transitions: [{ to: 'ring', whenDone: true }] },
      { name: 'ring', actions: [todo('ring')], transitions: [{ to: 'cook', considerations: [{ type: 'FloatVariable', store: 'global', variable: 'tickets', atLeast: 2 }] }, { to: 'rest' }] },
    ],
  }; // prettier-ignore

  test('begins in the first state, and leaves it by the first transition that holds', () => {
    const reasoner = reasonerOf(chef, factory);
    expect(reasoner).toBeInstanceOf(FsmReasoner);
    const tickets = { tickets: 0 };
    expect(days(reasoner, 2, tickets)).toEqual(['rest: ', 'rest: ']);
    tickets.tickets = 1;
    expect(days(reasoner, 5, tickets)).toEqual(['cook: cook', 'cook: cook more', 'cook: cook more', 'ring: ring', 'rest: ']); // prettier-ignore
    tickets.tickets = 2;
    expect(days(reasoner, 5, tickets)).toEqual(['cook: cook', 'cook: cook more', 'cook: cook more', 'ring: ring', 'cook: cook']); // prettier-ignore
  });

  test('shows the transitions it weighed', () => {
    const reasoner = reasonerOf({ ...chef, start: 'ring' }, factory);
    expect(reasoner.decide(at(0, { tickets: 1 }))).toEqual({ option: 'ring', scores: [] });
    expect(reasoner.decide(at(1, { tickets: 1 }))).toMatchObject({
      option: 'rest',
      scores: [
        { name: 'cook', dropped: 'weight' },
        { name: 'rest', weight: 1 },
      ],
    });
    reasoner.decide(at(2, { tickets: 1 }));
    expect(reasoner.decide(at(3, { tickets: 1 })).scores[0]).toMatchObject({
      name: 'ring',
      considerations: [{ type: 'whenDone', input: false }, { type: 'Tuning' }],
    });
  });

  test('can choose its transition by weight', () => {
    const reasoner = reasonerOf({
      type: 'FSM',
      picker: 'DualUtility',
      options: [
        { name: 'hub', transitions: [{ to: 'left', considerations: [{ type: 'Tuning', addend: 3 }] }, { to: 'right' }] },
        { name: 'left', transitions: [{ to: 'hub' }] },
        { name: 'right', transitions: [{ to: 'hub' }] },
      ],
    }); // prettier-ignore
    const context = at(0);
    const names = Array.from({ length: 4000 }, () => reasoner.choose(context)).filter((name) => name !== 'hub');
    const left = names.filter((name) => name === 'left').length / names.length;
    expect(Math.abs(left - 0.75)).toBeLessThan(0.03);
  });

  test('asks of history what happened to the state, also with a limit drawn at each entry', () => {
    const reasoner = reasonerOf({
      type: 'FSM',
      options: [
        { name: 'red', transitions: [{ to: 'green', considerations: [{ type: 'ExecutionHistory', whileSelected: { type: 'FloatSequence', entries: [{ below: { random: [3, 6] }, veto: true }, {}] } }] }] },
        { name: 'green', transitions: [{ to: 'red' }] },
      ],
    }); // prettier-ignore
    const greens: number[] = [];
    for (let now = 0; now < 900; now++) if (reasoner.choose(at(now)) === 'green') greens.push(now);
    const lengths = new Set(greens.slice(1).map((time, i) => time - (greens[i] as number) - 1));
    expect([...lengths].sort((a, b) => a - b)).toEqual([4, 5, 6]);
  });

  test('a transition to its own state enters it anew', () => {
    const reasoner = reasonerOf({ type: 'FSM', options: [{ name: 'a', actions: [todo('x')], transitions: [{ to: 'a', whenDone: true }] }] }, factory); // prettier-ignore
    expect(days(reasoner, 3)).toEqual(['a: x', 'a: x', 'a: x']);
  });

  test('stays where no transition leads away, and as a subreasoner is done there', () => {
    const machine = { type: 'FSM', options: [{ name: 'a', actions: [todo('x')], transitions: [{ to: 'b', whenDone: true }] }, { name: 'b', actions: [todo('y', 2)] }] }; // prettier-ignore
    expect(days(reasonerOf(machine, factory), 4)).toEqual(['a: x', 'b: y', 'b: y more', 'b: ']);
    const within = { type: 'RuleBased', options: [{ name: 'm', actions: [{ type: 'Subreasoner', reasoner: machine }, todo('end')] }] }; // prettier-ignore
    expect(days(reasonerOf(within, factory), 4)).toEqual(['m: x', 'm: y', 'm: y more, end', 'm: x']);
  });
});

describe('a filter', () => {
  const options = [{ name: 'a', considerations: [{ type: 'Random', from: 1, to: 9 }] }, { name: 'b', considerations: [{ type: 'Random', from: 1, to: 9 }] }]; // prettier-ignore

  test('lets a reasoner think only every so often; in between it keeps its choice', () => {
    const reasoner = reasonerOf({ type: 'DualUtility', filter: { every: 5 }, options });
    const thoughts = Array.from({ length: 12 }, (_, now) => reasoner.decide(at(now)));
    expect(thoughts.flatMap(({ kept }, now) => (kept ? [] : [now]))).toEqual([0, 5, 10]);
    expect(thoughts[3]).toEqual({ option: thoughts[0]?.option, scores: [], kept: true });
  });

  test('may be drawn anew each time', () => {
    const reasoner = reasonerOf({ type: 'DualUtility', filter: { type: 'ExecutionFilter', every: { random: [2, 4] } }, options }); // prettier-ignore
    const times: number[] = [];
    for (let now = 0; now < 300; now++) if (!reasoner.decide(at(now)).kept) times.push(now);
    expect(new Set(times.slice(1).map((time, i) => time - (times[i] as number)))).toEqual(new Set([3, 4]));
  });

  test('lets a sensor find something out from time to time, for any number of considerations to read', () => {
    const sensor = { reads: { type: 'Distance', to: { type: 'ByName', name: 'wolf' }, weight: {} }, variable: 'far', filter: { every: 10 } }; // prettier-ignore
    const near = { type: 'FloatVariable', store: 'brain', variable: 'far', below: 5 };
    const reasoner = reasonerOf({ type: 'RuleBased', sensors: [sensor], options: [{ name: 'flee', considerations: [near] }, { name: 'graze' }] }); // prettier-ignore
    const wolf = { id: 'wolf', x: 9, y: 0 };
    const choose = (now: number) => reasoner.choose({ ...at(now), self: { id: 'me', x: 0, y: 0 }, entities: [wolf] });
    expect(choose(0)).toBe('graze');
    wolf.x = 1;
    expect([choose(1), choose(9), choose(10)]).toEqual(['graze', 'graze', 'flee']);
    expect(brain).toMatchObject({ far: 1 });
  });
});

describe('what is remembered', () => {
  test('is nothing when there is nothing to remember', () => {
    reasonerOf({ type: 'DualUtility', options: [{ name: 'a' }, { name: 'b' }] }).decide(at(0));
    expect(brain).toEqual({});
  });

  test('is plain data on the brain, by reasoner and option', () => {
    const reasoner = reasonerOf({ type: 'RuleBased', name: 'digger', options: [{ name: 'dig', actions: [todo('x', 3)] }] }, factory); // prettier-ignore
    reasoner.run(at(7));
    expect(JSON.parse(JSON.stringify(brain))).toEqual({
      $execution: { digger: { option: 'dig', action: 0, acting: { left: 2 }, at: 0, done: false, history: { dig: { times: 1, from: 7, until: null } }, numbers: {} } },
    }); // prettier-ignore
  });

  test('goes wherever the game says, or stays with the reasoner when there is no brain', () => {
    const reasoner = reasonerOf({ type: 'Sequence', name: 's', options: [{ name: 'a' }, { name: 'b' }] });
    const execution = {};
    expect(reasoner.choose({ ...at(0), execution })).toBe('a');
    expect(execution).toHaveProperty('s.option', 'a');
    expect(brain).toEqual({});
    expect([reasoner.choose(contextOf({ stores: {} })), reasoner.choose(contextOf({ stores: {} }))]).toEqual([
      'a',
      'b',
    ]);
  });

  test.each([
    ['nothing of the kind', { $execution: { s: 5 } }],
    ['an option that is gone', { $execution: { s: { option: 'gone', action: 3, acting: {}, at: 0, done: false, history: {}, numbers: {} } } }],
    ['figures that are none', { $execution: { s: { option: null, action: 'x', acting: {}, at: 'x', done: 1, history: { a: 3 }, numbers: { s: 'x' } } } }],
  ])('and is %s, it is begun anew or ignored', (_, saved) => {
    brain = saved;
    const reasoner = reasonerOf({ type: 'RuleBased', name: 's', filter: { every: 2 }, options: [{ name: 'a', actions: [todo('x', 2)], considerations: [{ type: 'ExecutionHistory' }] }] }, factory); // prettier-ignore
    expect(() => [0, 1, 2, 3].map((now) => reasoner.run(at(now)))).not.toThrow();
    expect(log[0]).toBe('x');
  }); // prettier-ignore
});

test('an explanation names the variable that a consideration reads, or the consideration’s own name', () => {
  const sees = { type: 'BooleanVariable', store: 'global', variable: 'sees' };
  const tired = { type: 'FloatVariable', store: 'global', variable: 'tired', atLeast: 1, name: 'needs a rest' };
  const dark = { type: 'StringVariable', store: 'global', variable: 'sky', weight: { type: 'String', entries: {}, default: {} } }; // prettier-ignore
  const tuned = { type: 'Tuning', addend: 2 };
  const reasoner = reasonerOf(
    { type: 'DualUtility', options: [{ name: 'a', considerations: [sees, tired, dark, tuned] }] },
    factory,
  );
  reasoner.choose(at(1, { sees: true, tired: 2, sky: 'red' }), true);
  const considerations = reasoner.explain().scores[0]?.considerations ?? [];
  expect(considerations.map(({ type, name, variable }) => [type, name, variable])).toEqual([
    ['BooleanVariable', undefined, 'sees'],
    ['FloatVariable', 'needs a rest', undefined],
    ['StringVariable', undefined, 'sky'],
    ['Tuning', undefined, undefined],
  ]);
});
