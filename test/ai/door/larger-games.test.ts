// What larger games use of the door: a tick in parts, an own first tick, flags, hooks, reading by id, and scripts that
// ask others.

import { expect, test } from 'vitest';
import { aiScript, behaviour, createCheckedMinds as createMinds, resting, script } from '../../../src/ai/door/index.ts';
import { type CommandOnBoard, DONE, GOING, type Json, warp } from '../../../src/ai/index.ts';

interface Cat {
  name: string;
  hungry: boolean;
}
const cat = (name = 'tom'): Cat => ({ name, hungry: false });
const plain = {
  behaviours: { lie: resting() },
  scripts: { rests: script(() => ({ behave: 'lie', until: ['commands'] })) },
  characters: { cat: { warps: { default: 'rests' } } },
} as const;

test('a tick in parts: what is posted before begin is read in it, and its time is up at end', () => {
  const heard: string[] = [];
  const minds = createMinds({
    behaviours: { lie: resting() },
    scripts: {
      hears: (_: object, { commands, tick }) => {
        heard.push(...commands.map(({ command }) => `${tick} ${String(command['say'])}`));
        return { behave: 'lie', tick: 1 };
      },
    },
    characters: { cat: { warps: { default: 'hears' } } },
    firstTick: 0,
  });
  minds.add('tom', cat(), 'cat');
  expect(minds.now).toBe(-1);
  minds.post({ to: 'tom', ticks: 1, command: { say: 'before' } });
  minds.post({ to: 'tom', ticks: 1, command: { say: 'later' }, from: 2 });
  expect(minds.coming).toHaveLength(2);
  minds.begin();
  expect([minds.now, minds.commands.length, minds.commandsFor('tom').length]).toEqual([0, 1, 1]);
  minds.post({ to: 'tom', ticks: 1, command: { say: 'next' } });
  minds.turns();
  expect(minds.commands).toHaveLength(1);
  minds.end();
  expect(minds.commands).toHaveLength(0);
  minds.step(3);
  expect(heard).toEqual(['0 before', '1 next', '2 later']);
  expect(() => minds.post({ to: 'tom', ticks: 1, command: {}, from: 0.5 })).toThrow('from must be a tick, not 0.5');
});

test('the parts of a tick come in their order, once each', () => {
  const minds = createMinds(plain);
  expect(() => minds.turns()).toThrow('turns() comes after begin()');
  expect(() => minds.end()).toThrow('end() comes after begin()');
  minds.begin();
  expect(() => minds.begin()).toThrow('tick 1 has not ended: after begin() and turns() comes end()');
  minds.turns();
  expect(() => minds.turns()).toThrow('after tick 1 comes 2, not 1');
  minds.end();
  minds.tick();
  expect(minds.now).toBe(2);
});

test('minds that begin at another tick save it and go on from it, also before the first tick', () => {
  const first = createMinds({ ...plain, firstTick: 0 });
  first.add('tom', cat(), 'cat');
  for (const ticks of [0, 5]) {
    first.step(ticks);
    const saved: unknown = JSON.parse(JSON.stringify(first.save()));
    const second = createMinds({ ...plain, firstTick: first.now + 1 });
    expect(second.restore(saved, () => cat())).toEqual({ ok: true });
    expect(second.now).toBe(first.now);
    second.tick();
    expect(second.now).toBe(first.now + 1);
  }
  expect(createMinds(plain).restore({ ...createMinds(plain).save(), tick: -1 }, () => null).ok).toBe(false);
});

test('flags freeze as the game says, are saved, and freezing leaves the others as they are', () => {
  const minds = createMinds({ ...plain, frozenBy: 4 });
  minds.add('tom', cat(), 'cat');
  minds.setFlags('tom', 2);
  minds.tick();
  expect(minds.page('tom')).toMatchObject({ runned: 1 });
  minds.post({ to: 'tom', ticks: 9, command: {} });
  minds.setFlags('tom', 6);
  minds.step(2);
  expect(minds.page('tom')).toMatchObject({ runned: 1 });
  minds.freeze('tom', false);
  expect(minds.save().minds[0]).toMatchObject({ flags: 2 });
  minds.tick();
  expect(minds.page('tom')).toMatchObject({ runned: 2 });
  minds.freeze('tom');
  expect(minds.save().minds[0]).toMatchObject({ flags: 6 });
});

test('hooks are called around thoughts, in this order', () => {
  const told: string[] = [];
  const named = (command: CommandOnBoard): string => String(command.command['say']);
  const minds = createMinds({
    behaviours: { lie: resting() },
    scripts: {
      wakes: (me: Cat) => {
        told.push(`${me.name} thinks`);
        return warp('sleeps', { deep: true });
      },
      sleeps: (me: Cat) => {
        told.push(`${me.name} thinks`);
        if (me.hungry) throw new Error('miaow');
        return { behave: 'lie', until: ['commands'] };
      },
    },
    characters: { cat: { warps: { wakes: 'wakes', sleeps: 'sleeps' } } },
    hooks: {
      reads: (me: Cat, commands) => told.push(`${me.name} reads ${commands.map(named).join()}`),
      before: (me: Cat) => told.push(`before ${me.name}`),
      after: (me: Cat) => told.push(`after ${me.name}`),
      wrote: (me: Cat, { behave }) => told.push(`${me.name} wrote ${behave}`),
      warped: (me: Cat, to) => told.push(`${me.name} went to ${to.warp} ${JSON.stringify(to.param)}`),
      arrived: (command) => told.push(`${named(command)} arrived`),
      expired: (command) => told.push(`${named(command)} expired`),
    },
    report: null,
  });
  const tom = cat();
  minds.add('tom', tom, 'cat');
  minds.tick();
  expect(told.splice(0)).toEqual(['before tom', 'tom thinks', 'after tom', 'tom went to sleeps {"deep":true}']);
  minds.tick();
  expect(told.splice(0)).toEqual(['before tom', 'tom thinks', 'after tom', 'tom wrote lie']);
  tom.hungry = true;
  minds.post({ to: 'tom', ticks: 1, command: { say: 'fish' } });
  minds.tick();
  expect(told).toEqual(['fish arrived', 'tom reads fish', 'before tom', 'tom thinks', 'after tom', 'fish expired']);
});

test('in strict minds an error of a behaviour ends the tick, and one of a script does not', () => {
  const game = (strict: boolean) =>
    createMinds({
      behaviours: {
        fall: behaviour({
          perform: () => {
            throw new Error('splash');
          },
        }),
      },
      scripts: {
        falls: (me: Cat) => {
          if (me.hungry) throw new Error('miaow');
          return { behave: 'fall' };
        },
      },
      characters: { cat: { warps: { default: 'falls' } } },
      strict,
    });
  for (const hungry of [true, false])
    for (const strict of [true, false]) {
      const minds = game(strict);
      minds.add('tom', { ...cat(), hungry }, 'cat');
      if (strict && !hungry) expect(() => minds.tick()).toThrow('splash');
      else minds.tick();
      expect(minds.page('tom')?.faults).toBe(strict && !hungry ? 0 : 1);
    }
});

test('characters are read by their ids', () => {
  const minds = createMinds({
    facts: ['fish'],
    behaviours: { lie: resting(), eat: behaviour({ perform: () => DONE }) },
    scripts: {
      lives: aiScript((me: Cat, runned: number) =>
        runned > 0 && !me.hungry ? { behave: 'eat' } : { behave: 'lie', until: ['fish'] },
      ),
    },
    characters: { cat: { warps: { default: 'lives' } } },
  });
  minds.add('tom', cat(), 'cat');
  const read = (id: string) => [
    minds.todoOf(id)?.behave,
    minds.lastTodoOf(id)?.behave,
    minds.endedOf(id),
    minds.scriptOf(id),
  ];
  expect(read('tom')).toEqual([undefined, undefined, null, 'lives']);
  minds.tick();
  expect(read('tom')).toEqual(['lie', 'lie', null, 'lives']);
  expect(minds.waitingFor('fish')).toEqual(['tom']);
  minds.offer('fish', 2);
  expect(minds.availableOf('fish')).toBe(2);
  minds.tick();
  expect(read('tom')).toEqual([undefined, 'eat', 'done', 'lives']);
  expect(read('nobody')).toEqual([undefined, undefined, null, null]);
  expect(minds.commandsFor('nobody')).toEqual([]);
  expect([minds.scripts.names(), minds.scripts.has('lives'), minds.scripts.has('dies')]).toEqual([
    ['lives'],
    true,
    false,
  ]);
});

test('a new warp table need not wake a character that sleeps, and one with an unknown script is refused', () => {
  const thought: string[] = [];
  const noting = (name: string) =>
    script(() => {
      thought.push(name);
      return { behave: 'lie' };
    });
  const minds = createMinds({
    behaviours: { lie: resting() },
    scripts: { rests: noting('rests'), sits: noting('sits') },
    characters: { cat: { warps: { default: 'rests' } } },
  });
  for (let i = 0; i < 40; i++) minds.add(`cat ${i}`, cat(), 'cat', { asleep: true });
  minds.setWarps('cat 7', { default: 'sits' }, false);
  minds.step(2);
  expect(thought).toEqual([]);
  minds.wake('cat 7');
  minds.wake('cat 8');
  minds.step(2);
  expect(thought).toEqual(['sits', 'rests']);
  const wrong = { default: 'stis' };
  for (let i = 0; i < 2; i++)
    expect(() => minds.setWarps('cat 7', wrong)).toThrow(
      "warps.default: no script is called 'stis'; did you mean 'sits'?",
    );
});

test('a script asks another that data names, and goes on with its own thought', () => {
  const told: unknown[] = [];
  const minds = createMinds({
    behaviours: { lie: resting(), eat: resting() },
    scripts: {
      asks: (me: Cat, thought) => {
        const answer = minds.ask('nothing + eats', me, 7, [], { of: 'bowl' });
        told.push(answer, thought.runned, thought.param ?? null);
        return { behave: 'lie' };
      },
      nothing: () => undefined,
      eats: (_: Cat, { runned, param }) => {
        told.push(runned, param);
        return { behave: 'eat' };
      },
    },
    characters: { cat: { warps: { default: 'asks' } } },
  });
  minds.add('tom', cat(), 'cat');
  minds.tick();
  expect(told).toEqual([7, { of: 'bowl' }, { behave: 'eat' }, 0, null] satisfies Json[]);
  expect(() => minds.ask('eat', cat(), 0, [])).toThrow("no script is called 'eat'");
});

test('a fact of the game can be told to one character alone, also while it rests', () => {
  const thought: string[] = [];
  const minds = createMinds({
    facts: ['hit', 'sun'],
    behaviours: { lie: resting() },
    scripts: {
      lies: (me: Cat) => {
        thought.push(me.name);
        return { behave: 'lie', until: ['hit'] };
      },
    },
    characters: { cat: { warps: { default: 'lies' } } },
  });
  for (const name of ['max', 'tom']) minds.add(name, cat(name), 'cat');
  minds.step(3);
  minds.ownChanged('tom', 'hit');
  minds.step(3);
  expect(thought).toEqual(['max', 'tom', 'tom']);
  minds.ownChanged('tom', 'sun');
  minds.step(3);
  minds.changed('hit');
  minds.step(3);
  expect(thought).toEqual(['max', 'tom', 'tom', 'max', 'tom']);
  // What one was told is no change for all.
  expect(minds.changedAt('sun')).toBe(null);
  expect(() => minds.ownChanged('tom', 'hti' as 'hit')).toThrow("no fact 'hti'; did you mean 'hit'?");
});

test('a behaviour can refuse a todo that the compiler has not seen', () => {
  const said: string[] = [];
  const minds = createMinds({
    behaviours: {
      walk: behaviour<{ to: number }>({
        wrong: (todo) => (typeof todo['to'] === 'number' ? null : 'walk needs a number to'),
        perform: () => GOING,
      }),
    },
    scripts: { walks: () => JSON.parse('{ "behave": "walk" }') },
    characters: { cat: { warps: { default: 'walks' } } },
    report: (message) => said.push(message),
  });
  minds.add('tom', cat(), 'cat');
  minds.tick();
  expect(said).toEqual(["honeybell-minds: 'tom' (cat), tick 1, script 'walks': walk needs a number to"]);
});

test.each([
  [{ firstTick: -1 }, 'firstTick: must be a whole number from 0, not -1'],
  [{ frozenBy: 0.5 }, 'frozenBy: must be a bit mask, a whole number from 0, not 0.5'],
  [{ strict: 'yes' }, "strict: must be true or false, not 'yes'"],
  [{ hooks: { befor: () => {} } }, "hooks.befor: there is no such hook; did you mean 'before'?"],
  [{ hooks: { after: 1 } }, 'hooks.after: must be a function, not 1'],
  [{ hooks: [] }, 'hooks: must be an object of functions, not a list'],
])('%j is refused', (part, message) => {
  expect(() => createMinds({ ...plain, ...(part as object) })).toThrow(message);
});
