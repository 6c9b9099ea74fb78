// Mistakes that throw nothing and return nothing wrong: the character stands still, or the world fills with NaN. Each gets a
// message, and what looks like it but is meant gets none.

import { expect, test } from 'vitest';
import { behaviour, createCheckedMinds as createMinds, resting } from '../../../src/ai/door/index.ts';
import { DONE, GOING } from '../../../src/ai/index.ts';
import { createFactory, loadConfig, registerTodoActions } from '../../../src/ai/utility/index.ts';
import { fromUtility } from '../../../src/ai/utility/from-utility.ts';
import { createMinds as createPackaged } from '../../../src/library/create-minds.ts';
import { type Foreign, saidBy } from './said.ts';

const WHO = "honeybell-minds: 'rex' (dog), tick 1, script 'guard'";
const runs = behaviour<{ to: number; fast?: boolean }, Foreign>({
  perform: (me, { to, fast }) => {
    me.at += Math.sign(to - me.at) * (fast === true ? 2 : 1);
    return me.at === to ? DONE : GOING;
  },
});

/** A script by utility whose configuration has this action, and reads these variables of the character. */
function byUtility(
  action: object,
  considerations: readonly object[] = [],
  behaviours: Foreign = ['run', 'lie'],
): Foreign {
  const read = loadConfig(
    {
      name: 'dog',
      type: 'RuleBased',
      options: [{ name: 'go', considerations, actions: [{ type: 'WriteTodo', ...action }] }],
    },
    registerTodoActions(createFactory(), behaviours),
  );
  if (!read.ok) return read.problems.map(({ path, message }) => `${path}: ${message}`);
  const brain = {};
  return fromUtility({
    name: 'dog',
    reasoner: read.reasoner,
    context: (me: object, { random, tick, ended }) => ({ stores: { self: me, brain }, random, now: tick, ended }),
  });
}

test('a todo without a field that its behaviour needs is reported when it makes a number of the character NaN', () => {
  const said = saidBy(byUtility({ behave: 'run', tick: 5 }), { rex: { at: 0 }, behaviours: { run: runs } });
  expect(said).toEqual([
    `${WHO}, behaviour 'run': its perform has made 'at' of the character NaN; it reads 'to', 'fast', which the todo {"behave":"run","tick":5} does not have`,
  ]);
});

test('a todo whose field is of another type is reported when it makes a number NaN, also deeper and later', () => {
  const think = (me: Foreign): Foreign => ({ behave: 'run', to: me.place.x < 3 ? 9 : 'north', tick: 4 });
  const perform = (me: Foreign, { to }: Foreign): number => {
    me.place.x += Math.sign(to - me.place.x);
    return GOING;
  };
  expect(saidBy(think, { rex: { place: { x: 0 } }, behaviours: { run: { perform } } })).toEqual([
    `honeybell-minds: 'rex' (dog), tick 5, script 'guard', behaviour 'run': its perform has made 'place.x' of the character NaN; its todo was {"behave":"run","to":"north","tick":4}`,
  ]);
});

test('a field that may be missing, and a number that was NaN before, are no mistakes', () => {
  const think = (): Foreign => ({ behave: 'run', to: 5 });
  expect(saidBy(think, { rex: { at: 0, best: NaN }, behaviours: { run: runs } })).toEqual([]);
});

test('looking for missing fields leaves a todo as it is', () => {
  const kept: object[] = [];
  const perform = (_: Foreign, todo: Foreign): number => {
    kept.push(todo);
    return GOING;
  };
  const todo = { behave: 'run', to: 5 };
  saidBy(() => todo, { behaviours: { run: { perform } } });
  expect(kept.every((one) => one === todo && Object.getPrototypeOf(one) === Object.prototype)).toBe(true);
});

test('the fields that a behaviour needs can be named, and then loading a configuration asks for them', () => {
  const needs = { run: ['to'], lie: [] };
  expect(byUtility({ behave: 'run', tick: 5 }, [], needs)).toEqual([
    "options[0].actions[0].with: 'run' needs the field 'to'; write with: { to: … }",
  ]);
  expect(byUtility({ behave: 'run', with: { too: 3 } }, [], needs)).toEqual([
    "options[0].actions[0].with: 'run' needs the field 'to'; write with: { to: … }",
  ]);
  expect(byUtility({ behave: 'run', with: { to: 3 } }, [], needs)).toBeTypeOf('function');
  expect(byUtility({ behave: 'lye' }, [], needs)).toEqual([
    "options[0].actions[0].behave: must be one of run, lie, not 'lye'",
  ]);
});

test('a configuration that reads a variable which the character does not have is reported, with the nearest name', () => {
  const reads = (considerations: object[], rex: object): string[] =>
    saidBy(byUtility({ behave: 'lie', tick: 5 }, considerations), { rex });
  expect(reads([{ type: 'FloatVariable', store: 'self', variable: 'hungr', below: 9 }], { hunger: 3 })).toEqual([
    `${WHO}: the configuration reads the variable 'hungr' of the store 'self' at options[0].considerations[0], and there is none, so it counts as 0; did you mean 'hunger'?`,
  ]);
  expect(reads([{ type: 'BooleanVariable', store: 'self', variable: 'tierd', is: false }], { tired: false })).toEqual([
    `${WHO}: the configuration reads the variable 'tierd' of the store 'self' at options[0].considerations[0], and there is none, so it counts as false; did you mean 'tired'?`,
  ]);
  expect(reads([{ type: 'FloatVariable', store: 'self', variable: 'appetite', below: 9 }], { hunger: 3 })).toEqual([
    `${WHO}: the configuration reads the variable 'appetite' of the store 'self' at options[0].considerations[0], and there is none, so it counts as 0; write default: 0 if it may be missing`,
  ]);
  // A variable that has a getter, one with a default, and one that the configuration writes itself.
  class Dog {
    get hunger(): number {
      return 3;
    }
  }
  expect(reads([{ type: 'FloatVariable', store: 'self', variable: 'hunger', below: 9 }], new Dog())).toEqual([]);
  expect(
    reads([{ type: 'FloatVariable', store: 'self', variable: 'hungr', default: 1, below: 9 }], { hunger: 3 }),
  ).toEqual([]);
  expect(reads([{ type: 'FloatVariable', store: 'brain', variable: 'times', below: 9 }], {})).toEqual([]);
});

test('a character that never has an idea is reported', () => {
  expect(saidBy(() => undefined, { ticks: 300 })).toEqual([
    "honeybell-minds: 'rex' (dog), tick 120, script 'guard' has had no idea in 120 thoughts in a row: it does nothing and is asked in each tick; let it end with a piece that always has one, such as { behave: 'wait', until: ['ball'] }",
  ]);
  const sometimes = (_: Foreign, { tick }: Foreign): Foreign =>
    tick % 100 === 0 ? { behave: 'lie', tick: 1 } : undefined;
  expect(saidBy(sometimes, { ticks: 400 })).toEqual([]);
});

test('a character that is deaf for long is reported, with the field that makes it so', () => {
  const most = { ticks: 5000 };
  expect(saidBy(() => ({ behave: 'lie' }), most)).toEqual([
    "honeybell-minds: 'rex' (dog), tick 3660, script 'guard': it has not looked up since tick 1, because 'lie' has neither tick nor until and does not end; give it a tick, or name in until what should make it look up (until: [] says that nothing should)",
  ]);
  expect(saidBy(() => ({ behave: 'run', to: 3, tick: 100_000 }), most)).toEqual([
    "honeybell-minds: 'rex' (dog), tick 3660, script 'guard': it has not looked up since tick 1, because 'run' has tick 100000 and no until; a smaller tick lets it look up earlier, or name in until what should make it look up (until: [] says that nothing should)",
  ]);
  expect(saidBy(() => ({ behave: 'lie', until: ['ball'] }), most)).toEqual([]);
  expect(saidBy(() => ({ behave: 'lie', until: [] }), most)).toEqual([]);
  expect(saidBy(() => ({ behave: 'lie', tick: 500 }), most)).toEqual([]);
});

test('who is frozen, has left, or comes out of a save is not called deaf for that time', () => {
  const frozen = (minds: Foreign): void => {
    minds.step(10);
    minds.freeze('rex');
  };
  expect(saidBy(() => ({ behave: 'lie' }), { ticks: 5000, before: frozen })).toEqual([]);
  const left = (minds: Foreign): void => {
    minds.step(10);
    minds.remove('rex');
  };
  expect(saidBy(() => ({ behave: 'lie' }), { ticks: 5000, before: left })).toEqual([]);
  const restored = (minds: Foreign): void => {
    const saved = minds.save();
    minds.step(3000);
    minds.restore(saved, () => ({}));
  };
  expect(saidBy(() => ({ behave: 'lie' }), { ticks: 3000, before: restored })).toEqual([]);
});

test('a script that uses Math.random is reported, and a goal that it draws anew at each look', () => {
  const draws = (): Foreign => ({ behave: 'run', to: Math.random(), tick: 1 });
  const said = saidBy(draws, { createMinds: createPackaged });
  expect(said).toEqual([
    `${WHO} uses Math.random(), so a run cannot be repeated or rewound; thought.random() is drawn from the seed and saved`,
    expect.stringContaining(
      "tick 13, script 'guard' draws a new goal for 'run' each time it looks up, so it never arrives",
    ),
  ]);
});

test('Math.random is as it was after each thought, also after one that throws, and the game may use it', () => {
  const { random } = Math;
  const { perform } = resting();
  const seen: boolean[] = [];
  const hooks = { before: () => seen.push(Math.random === random), after: () => seen.push(Math.random === random) };
  const minds: Foreign = (createPackaged as Foreign)({
    behaviours: { lie: { perform: () => (Math.random() < 2 ? perform({}, { behave: 'lie' }, {} as Foreign) : DONE) } },
    scripts: {
      guard: ({ throws }: Foreign) => {
        if (throws) throw new Error('no legs');
        return { behave: 'lie', tick: 1 };
      },
    },
    characters: { dog: { warps: { default: 'guard' } } },
    report: () => {},
    hooks,
  });
  minds.add('rex', {}, 'dog');
  minds.add('ace', { throws: true }, 'dog');
  minds.step(3);
  expect(Math.random).toBe(random);
  expect(seen.length).toBeGreaterThan(5);
  expect(seen.every(Boolean)).toBe(true);
});

test('without a report nothing is looked for', () => {
  const minds: Foreign = (createPackaged as Foreign)({
    behaviours: { run: runs },
    scripts: { guard: () => ({ behave: 'run', tick: 1 }) },
    characters: { dog: { warps: { default: 'guard' } } },
    report: null,
  });
  const rex = { at: 0 };
  minds.add('rex', rex, 'dog');
  minds.step(2);
  expect(rex.at).toBeNaN();
  expect(createMinds).toBeTypeOf('function');
});
