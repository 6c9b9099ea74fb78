// Natural mistakes that only the running game can show, each with the message it gets. The messages are compared in
// full, because they are what an author sees.

import { expect, test } from 'vitest';
import { behaviour, createCheckedMinds as createMinds, resting } from '../../../src/ai/door/index.ts';
import { DONE, GOING, warp } from '../../../src/ai/index.ts';
import { type Foreign, saidBy } from './said.ts';

const lie = resting();

const WHO = "honeybell-minds: 'rex' (dog), tick 1, script 'guard'";

test.each<[string, Foreign, string]>([
  [
    'throws',
    () => {
      throw new TypeError('me.legs is undefined');
    },
    `${WHO}: threw: TypeError: me.legs is undefined`,
  ],
  [
    'throws something that is no error',
    () => {
      throw 'oops'; // oxlint-disable-line no-throw-literal -- what this test is about
    },
    `${WHO}: threw oops`,
  ],
  ['returns a number', () => 7, `${WHO}: a script must return a todo, a warp or undefined, not 7`],
  ['returns null', () => null, `${WHO}: a script must return a todo, a warp or undefined, not null`],
  [
    'is async',
    async () => ({ behave: 'lie' }),
    `${WHO}: the script is async: it returned a promise; a script answers at once`,
  ],
  ['names an unknown behaviour', () => ({ behave: 'runn' }), `${WHO}: unknown behave 'runn'; did you mean 'run'?`],
  ['forgets the behaviour', () => ({ to: 3 }), `${WHO}: unknown behave undefined`],
  [
    'gives NaN',
    () => ({ behave: 'run', to: Number('x') }),
    `${WHO}: the todo's field 'to' is NaN; a todo holds plain JSON data`,
  ],
  [
    'gives a NaN deep inside',
    () => ({ behave: 'run', to: 1, way: [{ x: NaN }] }),
    `${WHO}: the todo's field 'way[0].x' is NaN; a todo holds plain JSON data`,
  ],
  [
    'gives a function',
    () => ({ behave: 'run', to: 1, then: 1, on: () => 1 }),
    `${WHO}: the todo's field 'on' is a function; a todo holds plain JSON data`,
  ],
  [
    'gives an object of a class',
    () => ({ behave: 'run', to: new Map() }),
    `${WHO}: the todo's field 'to' is an object of class Map; a todo holds plain JSON data`,
  ],
  ['gives a tick of 0', () => ({ behave: 'lie', tick: 0 }), `${WHO}: tick must be a positive integer, not 0`],
  ['gives half a tick', () => ({ behave: 'lie', tick: 0.5 }), `${WHO}: tick must be a positive integer, not 0.5`],
  [
    'waits for an unknown fact',
    () => ({ behave: 'lie', until: ['bal'] }),
    `${WHO}: until names an unknown fact 'bal'; did you mean 'ball'?`,
  ],
  [
    'gives until as a word',
    () => ({ behave: 'lie', until: 'ball' }),
    `${WHO}: until must be a list of fact names, not 'ball'`,
  ],
  [
    'warps to an unknown key',
    () => warp('gard'),
    `${WHO} warps to 'gard', which its warp table does not have; the warp has no effect; did you mean 'guard'?`,
  ],
  ['warps without a name', () => ({ warp: 3 }), `${WHO}: a warp needs the name of a key`],
  [
    'warps with NaN',
    () => warp('guard', { at: NaN }),
    `${WHO}: the warp's param.at is NaN; a param holds plain JSON data`,
  ],
])('a script that %s is reported once, with its place', (_, think, message) => {
  expect(saidBy(think)[0]).toBe(message);
  expect(saidBy(think, { ticks: 100 }).filter((one) => one === message)).toHaveLength(1);
});

test('a script that warps in a circle is reported', () => {
  expect(saidBy(() => warp('guard'))).toEqual([
    "honeybell-minds: 'rex' (dog), tick 25, script 'guard': 24 warps in a row without a todo: going round in circles, last by 'guard'",
  ]);
});

test('a warp to a missing key goes to default if there is one, and the message says so', () => {
  expect(saidBy(() => warp('chase'), { warps: { default: 'other' } })).toEqual([
    `${WHO} warps to 'chase', which its warp table does not have; the warp goes to 'default' instead`,
  ]);
});

test.each<[string, Foreign, string]>([
  ['nothing', () => {}, 'returned nothing'],
  ['true', () => true, 'returned true'],
  ['7', () => 7, 'returned 7'],
  ['half a tick', () => -0.5, 'returned -0.5'],
  ['NaN', () => NaN, 'returned NaN'],
  ['a promise', async () => DONE, 'is async: it returned a promise'],
])('a perform that returns %s is reported', (_, perform, what) => {
  const at = what.startsWith('is async') ? ' at once' : '';
  expect(saidBy(() => ({ behave: 'lie' }), { behaviours: { lie: { perform } } })).toEqual([
    `${WHO}: behaviours.lie.perform ${what}; it must return GOING, DONE, IMPOSSIBLE, RESTING or restFor(ticks)${at}`,
  ]);
});

test('a perform that throws costs its character the turn, and nobody else', () => {
  const said: string[] = [];
  const done: string[] = [];
  const minds = createMinds({
    behaviours: {
      jump: behaviour<object, { name: string }>({
        perform: ({ name }) => {
          if (name === 'rex') throw new Error('no legs');
          done.push(name);
          return DONE;
        },
      }),
    },
    scripts: { jumps: () => ({ behave: 'jump' }) },
    characters: { dog: { warps: { default: 'jumps' } } },
    report: (message) => said.push(message.split('\n')[0] as string),
  });
  for (const name of ['ace', 'rex', 'zoe']) minds.add(name, { name }, 'dog');
  minds.step(2);
  expect(done).toEqual(['ace', 'zoe', 'ace', 'zoe']);
  expect(said).toEqual([
    "honeybell-minds: 'rex' (dog), tick 1, script 'jumps', behaviour 'jump': threw: Error: no legs",
  ]);
  expect(minds.page('rex')).toMatchObject({ todo: null, faults: 1 });
});

test('a command that reaches nobody is reported', () => {
  const before = (minds: Foreign): void => minds.post({ to: 'rexx', ticks: 3, command: {} });
  expect(saidBy(() => ({ behave: 'lie' }), { before })).toEqual([
    "honeybell-minds: tick 0: a command from the game to 'rexx' reaches nobody: no character has such an id, kind or key",
  ]);
  const sent = (minds: Foreign): void => {
    minds.step(4);
    minds.post({ to: ['rexx', 'ace'], ticks: 3, command: {}, by: 'rex' });
  };
  expect(saidBy(() => ({ behave: 'lie' }), { before: sent })).toEqual([
    "honeybell-minds: tick 4: a command from 'rex' to 'rexx', 'ace' reaches nobody: no character has such an id, kind or key",
  ]);
});

test('everything that is wrong with a command is said at once, in the words of the package', () => {
  const post = (wrong: Foreign) => (minds: Foreign) => minds.post(wrong);
  const thrown = (wrong: Foreign): string[] => {
    try {
      saidBy(() => ({ behave: 'lie' }), { before: post(wrong) });
    } catch (error) {
      return (error as Error).message.split('\n');
    }
    return [];
  };
  expect(thrown({ to: [], tick: 3, command: { to: { x: [1, NaN] } }, by: 7, from: 0.5 })).toEqual([
    'post.to: should be an id, a kind or a further key, or a list of at least one of them, not a list',
    'post.ticks: should be a whole number of ticks from 1, not undefined',
    'post.command.to.x[1]: should be plain data, not NaN',
    'post.by: should be the id of the character that posts, not 7',
    'post.from: should be a tick, not 0.5',
    "post.tick: there is no such field; did you mean 'ticks'?",
  ]);
  expect(thrown({ to: 'rex', ticks: NaN, command: 'run' })).toEqual([
    'post.ticks: should be a whole number of ticks from 1, not NaN',
    "post.command: should be an object of plain data, not 'run'",
  ]);
});

test('a command that no script looks at is reported when it expires', () => {
  const before = (minds: Foreign): void => minds.post({ to: ['rex'], ticks: 3, command: {} });
  expect(saidBy(() => ({ behave: 'lie', tick: 1 }), { before })).toEqual([
    "honeybell-minds: tick 3: a command from the game to 'rex' has expired after 3 ticks and no script looked at thought.commands meanwhile",
  ]);
  const mayExpire = (minds: Foreign): void => minds.post({ to: ['rex'], ticks: 3, command: {}, mayExpire: true });
  expect(saidBy(() => ({ behave: 'lie', tick: 1 }), { before: mayExpire })).toEqual([]);
  const reads = (_: Foreign, { commands }: Foreign): Foreign => ({ behave: 'lie', tick: 1 + commands.length });
  expect(saidBy(reads, { before })).toEqual([]);
});

test('commands of many senders to the same addressee that nobody reads are one message', () => {
  const before = (minds: Foreign): void => {
    for (let i = 1; i <= 50; i++) minds.post({ to: 'rex', ticks: 3, command: {}, by: `boat${i}` });
    for (let i = 1; i <= 50; i++) minds.post({ to: 'harbour', ticks: 3, command: {}, by: `boat${i}` });
  };
  expect(saidBy(() => ({ behave: 'lie', tick: 1 }), { before })).toEqual([
    "honeybell-minds: tick 0: a command from 'boat1' to 'harbour' reaches nobody: no character has such an id, kind or key",
    "honeybell-minds: tick 3: 50 commands from 'boat1', 'boat2', 'boat3', 47 more to 'rex' have expired after 3 ticks and no script looked at thought.commands meanwhile",
  ]);
});

test('the same mistake is reported once, not anew for each tick', () => {
  const before = (minds: Foreign): void => {
    for (let i = 0; i < 5; i++) {
      minds.post({ to: 'rex', ticks: 1, command: {} });
      minds.post({ to: 'rexx', ticks: 1, command: {} });
      minds.step(2);
    }
  };
  expect(saidBy(() => ({ behave: 'lie', tick: 1 }), { before })).toHaveLength(2);
});

test('a command counts as looked at, even if the script that looked at it throws', () => {
  const before = (minds: Foreign): void => minds.post({ to: 'rex', ticks: 3, command: {} });
  const said = saidBy(
    (_: Foreign, { commands }: Foreign) => {
      if (commands.length > 0) throw new Error('no legs');
      return { behave: 'lie' };
    },
    { before },
  );
  expect(said).toEqual([`${WHO}: threw: Error: no legs`]);
});

test.each([0, 5, 30, 60])('no command is reported falsely after going back to tick %d', (back) => {
  const said: string[] = [];
  const ant = {};
  const minds = createMinds({
    behaviours: { lie },
    scripts: { reads: (_: object, { commands }) => ({ behave: 'lie', tick: 1 + commands.length }) },
    characters: { ant: { warps: { default: 'reads' } } },
    report: (message) => said.push(message),
  });
  minds.add('ant', ant, 'ant');
  let saved: unknown = minds.save();
  for (let tick = 1; tick <= 100; tick++) {
    minds.tick();
    if (tick % 40 === 0) minds.post({ to: 'ant', ticks: 15, command: { tick } });
    if (tick === 100) minds.post({ to: 'ant', ticks: 15, command: { tick } });
    if (tick === back) saved = JSON.parse(JSON.stringify(minds.save()));
  }
  expect(minds.restore(saved, () => ant)).toEqual({ ok: true });
  minds.step(200);
  expect(said).toEqual([]);
});

test('a perform that returns nothing is reported under the name of its own character, not of the last that thought', () => {
  const said: string[] = [];
  const minds = createMinds({
    behaviours: {
      lie: { perform: (me: { ticks: number }) => (++me.ticks === 3 ? (undefined as Foreign) : GOING) },
      nap: lie,
    },
    scripts: { lies: () => ({ behave: 'lie' }), naps: () => ({ behave: 'nap', tick: 1 }) },
    characters: { dog: { warps: { default: 'lies' } }, cat: { warps: { default: 'naps' } } },
    report: (message) => said.push(message),
  });
  minds.add('rex', { ticks: 0 }, 'dog');
  minds.add('tom', { ticks: 0 }, 'cat');
  minds.step(5);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain("'rex' (dog), tick 3, script 'lies'");
});

test('a goal drawn anew at each look is reported, a goal drawn on arrival is not', () => {
  const draws = (_: Foreign, thought: Foreign): Foreign => ({ behave: 'run', to: thought.random(), tick: 1 });
  expect(saidBy(draws)).toEqual([
    "honeybell-minds: 'rex' (dog), tick 13, script 'guard' draws a new goal for 'run' each time it looks up, so it never arrives; return thought.goOn() ?? { behave: 'run', … }, which draws a goal only if there is none to go on with",
  ]);
  const keeps = (_: Foreign, thought: Foreign): Foreign =>
    thought.goOn() ?? { behave: 'run', to: thought.random(), tick: 1 };
  expect(saidBy(keeps)).toEqual([]);
});

test('the object passed to createMinds gets all its mistakes at once', () => {
  const spec: Foreign = {
    facts: ['ball', 'ball', 'alert', ''],
    behaviors: {},
    behaviours: { lie: { perfrom: () => DONE }, run: null },
    scripts: { guard: 'lie', chase: () => undefined },
    characters: { dog: { warps: { guard: 'gard', two: 'guard + chaise' }, begin: 'gaurd' }, cat: { warp: {} }, cow: 3 },
    seed: 0.5,
    report: 'console',
  };
  expect(() => createMinds(spec)).toThrow(
    `createMinds: 16 problems
  behaviors: createMinds knows no such field; did you mean 'behaviours'?
  facts[1]: 'ball' is named twice
  facts[2]: 'alert' is a fact that every character has of its own; choose another name
  facts[3]: must be a name, not ''
  seed: must be an integer, not 0.5
  report: must be a function that receives a message, or null, not 'console'
  behaviours.lie.perform: must be a function, not undefined
  behaviours.lie.perfrom: a behaviour has no such part; did you mean 'perform'?
  behaviours.run: must be made by behaviour(…) or resting(), not null
  scripts.guard: must be a function, not 'lie'
  characters.dog.warps.guard: no script is called 'gard'; did you mean 'guard'?
  characters.dog.warps.two: no script is called 'chaise'; did you mean 'chase'?
  characters.dog.begin: 'gaurd' is no key of its warps; did you mean 'guard'?
  characters.cat.warp: a kind has no such field; did you mean 'warps'?
  characters.cat.warps: must be an object: a script's name for each warp key, not undefined
  characters.cow: must be an object with 'warps', not 3`,
  );
});

test.each<[string, (minds: Foreign) => void, string]>([
  ['adding an unknown kind', (minds) => minds.add('ace', {}, 'cat'), "there is no kind 'cat'; there are: dog"],
  ['adding an id twice', (minds) => minds.add('rex', {}, 'dog'), "there is a character 'rex' already"],
  ['adding a number', (minds) => minds.add('ace', 3, 'dog'), "'ace' must be an object, not 3"],
  ['adding without an id', (minds) => minds.add({}, 'ace', 'dog'), 'an id is a name, not an object'],
  [
    'beginning with an unknown key',
    (minds) => minds.add('ace', {}, 'dog', { begin: 'nap' }),
    "'ace' cannot begin with 'nap': its warps are guard",
  ],
  ['naming an unknown fact', (minds) => minds.changed('bal'), "the blackboard has no fact 'bal'; did you mean 'ball'?"],
  ['stepping backwards', (minds) => minds.step(-1), 'step takes a number of ticks, not -1'],
  [
    'giving unknown scripts',
    (minds) => minds.setWarps('rex', { guard: 'gard' }),
    "warps.guard: no script is called 'gard'; did you mean 'guard'?",
  ],
  [
    'posting to an empty list',
    (minds) => minds.post({ to: [], ticks: 3, command: {} }),
    'post.to: should be an id, a kind or a further key, or a list of at least one of them, not a list',
  ],
])('%s is refused at the call', (_, mistake, message) => {
  let thrown = '';
  saidBy(() => ({ behave: 'lie' }), {
    ticks: 0,
    before: (minds: Foreign) => {
      try {
        mistake(minds);
      } catch (error) {
        thrown = (error as Error).message;
      }
    },
  });
  expect(thrown).toBe(message);
});

test('a game without mistakes is silent', () => {
  const quiet = saidBy((_: Foreign, { last, commands }: Foreign) =>
    commands.length > 0 ? { behave: 'run', to: 1 } : (last ?? { behave: 'lie', until: ['ball'], tick: 3 }),
  );
  expect(quiet).toEqual([]);
});

test.each<[string, (minds: Foreign) => void]>([
  ['freeze', (minds) => minds.freeze('rx')],
  ['wake', (minds) => minds.wake('rx')],
  ['ownChanged', (minds) => minds.ownChanged('rx', 'alert')],
  ['setFlags', (minds) => minds.setFlags('rx', 1)],
  ['page', (minds) => minds.page('rx')],
  ['kindOf', (minds) => minds.kindOf('rx')],
  ['todoOf', (minds) => minds.todoOf('rx')],
  ['lastTodoOf', (minds) => minds.lastTodoOf('rx')],
  ['endedOf', (minds) => minds.endedOf('rx')],
  ['scriptOf', (minds) => minds.scriptOf('rx')],
  ['warpsOf', (minds) => minds.warpsOf('rx')],
  ['commandsFor', (minds) => minds.commandsFor('rx')],
  ['setWarps', (minds) => minds.setWarps('rx', { guard: 'guard' })],
  ['remove', (minds) => minds.remove('rx')],
])('%s for a character that there is not is reported once, with the nearest id', (call, mistake) => {
  const before = (minds: Foreign): void => {
    minds.tick();
    for (let i = 0; i < 3; i++)
      try {
        mistake(minds);
      } catch {
        // Some of these throw as well.
      }
  };
  expect(saidBy(() => ({ behave: 'lie' }), { before })).toEqual([
    `honeybell-minds: tick 1: ${call}: there is no character 'rx'; did you mean 'rex'?`,
  ]);
});

test('reading or removing a character that has left, or reading one that has yet to take its first turn, is no mistake', () => {
  const before = (minds: Foreign): void => {
    minds.add('max', {}, 'dog');
    const saved = minds.save();
    minds.add('pip', {}, 'dog');
    minds.todoOf('pip');
    minds.tick();
    minds.remove('max');
    minds.remove('max');
    minds.todoOf('max');
    minds.restore(saved, () => ({}));
    minds.page('pip');
    minds.has('nobody');
  };
  expect(saidBy(() => ({ behave: 'lie' }), { before })).toEqual([]);
});

test('the message about an unknown id names the line of code that used it', () => {
  const said: string[] = [];
  const minds: Foreign = (createMinds as Foreign)({
    behaviours: { lie },
    scripts: { guard: () => ({ behave: 'lie' }) },
    characters: { dog: { warps: { guard: 'guard' } } },
    report: (message: string) => said.push(message),
  });
  minds.add('rex', {}, 'dog');
  minds.todoOf('rx');
  minds.wake('rx');
  expect(said.map((message) => message.split('\n')[1])).toEqual([
    expect.stringMatching(/^ {4}at .*mistakes\.test\.ts:\d+/),
    expect.stringMatching(/^ {4}at .*mistakes\.test\.ts:\d+/),
  ]);
});

test('the stack of an error has the lines of the game, without those of packages and of Node', () => {
  const said: string[] = [];
  const error = new TypeError('no legs');
  error.stack = `TypeError: no legs
    at legsOf (file:///game/legs.ts:3:9)
    at script (file:///game/node_modules/honeybell-minds/shared/door.js:77:1)
    at guard (file:///game/dog.ts:12:5)
    at Turns.step (http://localhost:5173/node_modules/.vite/deps/honeybell-minds.js?v=1:1:1)
    at node:internal/main/run_main_module:28:49`;
  const minds: Foreign = (createMinds as Foreign)({
    behaviours: { lie },
    scripts: {
      guard: () => {
        throw error;
      },
    },
    characters: { dog: { warps: { guard: 'guard' } } },
    report: (message: string) => said.push(message),
  });
  minds.add('rex', {}, 'dog');
  minds.tick();
  expect(said).toEqual([
    `${WHO}: threw: TypeError: no legs
    at legsOf (file:///game/legs.ts:3:9)
    at guard (file:///game/dog.ts:12:5)`,
  ]);
});
