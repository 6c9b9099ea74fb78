import { describe, expect, test } from 'vitest';
import type { AIScript } from '../../src/ai/index.ts';
import type { MaidScript } from '../../src/scripts/script-types.ts';
import { scripts } from '../../src/scripts/index.ts';
import { readOnlyScripts } from '../../src/sim/script-api/read-only.ts';
import type { Actor } from '../../src/sim/script-api/views.ts';
import { newDay, openCafe, openScenario } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import type { Maid } from '../../src/sim/state/person.ts';
import type { Seat } from '../../src/sim/state/things.ts';
import { readScenario } from '../../src/sim/scenario/scenario.ts';
import { eventful } from '../golden/run.ts';

/** The fault of a script that every maid of a new day runs once; null if it has none. */
function faultOf(script: AIScript<Actor>): string | null {
  const byName = { ...scripts.byName };
  for (const name of Object.keys(byName)) if (name.startsWith('maid.')) byName[name] = script;
  const cafe = new Simulation(newDay({ seed: 7 }), readOnlyScripts({ ...scripts, byName }));
  cafe.step();
  const fault = cafe.events.find(({ type }) => type === 'fault');
  return fault === undefined ? null : String(fault['message']);
}
const STAYS = { behave: 'stay', tick: 20 } as const;
/** What a script receives, as if all of it could be written. */
interface Open {
  readonly me: Maid;
  readonly cafe: { maids: readonly Maid[]; seating: { readonly all: Seat[] }; tick: number };
}
const writing =
  (write: (who: Open) => void): AIScript<Actor> =>
  (who) => {
    write(who as unknown as Open);
    return STAYS;
  };

describe('a script with read-only views cannot write', () => {
  test.each<[string, string, (who: Open) => void]>([
    ['a field of its character', "writes 'mood' of '", ({ me }) => (me.mood = 1)],
    ['a field of another character', "writes 'energy' of ", ({ cafe }) => (cafe.maids[1]!.energy = 0)],
    ['a list', "' of a list of the café", ({ me }) => me.favouriteCustomerTypes.push('critic')],
    ['the order of a list', 'of a list of the café', ({ cafe }) => cafe.seating.all.reverse()],
    ['a nested field', "writes 'swept' of an object of the café", ({ me }) => me.tally.swept++],
    ['by deleting', "writes 'bubble' of ", ({ me }) => Reflect.deleteProperty(me, 'bubble')],
    ['by defining', "writes 'mood' of ", ({ me }) => Object.defineProperty(me, 'mood', { value: 1 })],
    ['by assigning many fields', "writes 'x' of ", ({ me }) => Object.assign(me, { x: 1 })],
    ['a thing of the café', 'writes ', ({ cafe }) => (cafe.seating.all[0]!.takenBy = 'me')],
    ['the script API', "writes 'seating' of ", ({ cafe }) => (cafe.seating = { all: [] })],
    ['what a table decides with', "writes 'tick' of ", ({ cafe }) => (cafe.tick = 1)],
  ])('%s', (_what, message, write) => {
    const fault = faultOf(writing(write));
    expect(fault).toMatch(/^the script maid\.\w+ /);
    expect(fault).toContain(message);
    expect(fault).toContain('answer with a todo or a warp');
  });

  test('but it can read, compare, and do what scripts do', () => {
    const problems: string[] = [];
    const check = (what: string, held: boolean): void => void (held || problems.push(what));
    expect(
      faultOf(({ me: someone, cafe }) => {
        const me = cafe.maid(someone.id)!;
        check('the same maid is the same view', me === someone && cafe.maids.includes(me));
        check('lists are lists', Array.isArray(me.orders) && [...cafe.maids].length === cafe.maids.length);
        check('copies may be changed', [...cafe.seating.all].reverse().length > 0);
        check('keys', 'mood' in me && Object.keys(me).includes('mood') && JSON.stringify(me).includes('"mood"'));
        check('once', cafe.once(me, 'maids', () => cafe.maids)[0] === cafe.maids[0]);
        cafe.choices.brainOf(me)['seen'] = 1;
        cafe.shows(me, 'love');
        check('random', cafe.random(me) < 1);
        return { ...STAYS };
      }),
    ).toBeNull();
    expect(problems).toEqual([]);
  });

  test('an answer that contains parts of the café contains no view', () => {
    const cafe = new Simulation(
      newDay({ seed: 7 }),
      readOnlyScripts({
        ...scripts,
        byName: {
          ...scripts.byName,
          'chef.waiting': ({ me }) => ({ behave: 'stay', tick: 5, keys: me.keys, near: [{ of: me.keys }] }),
        },
      }),
    );
    for (let i = 0; i < 3; i++) cafe.step();
    expect(() => structuredClone(cafe.saved())).not.toThrow();
    expect(cafe.page(cafe.world.chefs[0]!.id)?.todo).toMatchObject({ keys: cafe.world.chefs[0]!.keys });
  });
});

describe('with read-only views a café is the same, decisions and reasons included', () => {
  test.each([5, 6])('restaurant of seed %i', (seed) => {
    const read = readScenario(eventful(seed, 1500));
    if (!read.ok) throw new Error(read.errors.join('\n'));
    const [one, two] = [scripts, readOnlyScripts(scripts)].map((given) => {
      const cafe = openScenario(structuredClone(read.scenario), given, { tracing: 'whole' });
      while (cafe.state.tick < 1500) cafe.step();
      return cafe;
    });
    expect(two!.hash()).toBe(one!.hash());
    for (const id of Object.keys(one!.state.people)) expect(two!.trace.of(id)).toEqual(one!.trace.of(id));
    expect(() => structuredClone(two!.saved())).not.toThrow();
  });

  test('a day of the game', () => {
    const hashes = [scripts, readOnlyScripts(scripts)].map((given) => {
      const cafe = openCafe({ seed: 9 }, given);
      while (cafe.state.tick < 4000) cafe.step();
      return cafe.hash();
    });
    expect(hashes[1]).toBe(hashes[0]);
  });
});

test('the types do not let a script write either', () => {
  // Only the compiler reads it: without an error in a line its comment would be one.
  const writes: MaidScript = ({ me, cafe }, _runned, commands) => {
    // @ts-expect-error a field
    me.mood = 1;
    // @ts-expect-error a nested field
    me.tally.swept++;
    // @ts-expect-error a list
    me.favouriteCustomerTypes.push('critic');
    // @ts-expect-error what the API returns
    cafe.maids[0]!.energy = 1;
    // @ts-expect-error the café's own list
    cafe.seating.all.reverse();
    // @ts-expect-error a copy is read-only as well
    cafe.dishesFor(me).sort();
    // @ts-expect-error a command
    commands[0]!.tick = 1;
    // @ts-expect-error the script API
    cafe.closed = true;
    cafe.choices.brainOf(me)['seen'] = true;
    return undefined;
  };
  expect(writes).toBeTypeOf('function');
});
