// What a head maid in charge answers to a full pass: dishes are carried first, and nobody is called away to sweep.

import { beforeAll, describe, expect, test } from 'vitest';
import { scripts } from '../../../src/scripts/index.ts';
import { advise, freshBrain, learn } from '../../../src/sim/head-maid/head-maid.ts';
import { idleMaids } from '../../../src/sim/head-maid/situation.ts';
import { beginSeason, nextDay, openCafe } from '../../../src/sim/open-day.ts';
import { Simulation } from '../../../src/sim/simulation.ts';
import { type Choice, type HeadMaidBrain, VARIABLES } from '../../../src/sim/state/head-maid.ts';
import { dishesToFetch } from '../../../src/sim/world/world.ts';

/** A brain whose habit is to sweep, whatever is going on. */
function sweeper(): HeadMaidBrain {
  const brain = freshBrain();
  for (let at = 0; at < 5; at++)
    for (let i = 0; i < 20; i++)
      learn(brain, Object.fromEntries(Object.keys(VARIABLES).map((name) => [name, at])), 'sweep', ['sweep']);
  return brain;
}

interface Given {
  readonly choice: string;
  readonly to: readonly string[];
  readonly idle: readonly string[];
}

describe('while four dishes or more wait on the pass and nobody fetches them, a head maid whose habit is to sweep', () => {
  const given: Given[] = [];
  beforeAll(() => {
    for (const seed of [7, 8]) {
      const cafe = new Simulation(
        openCafe({ seed, stars: 4.5, shift: ['sakura', 'yuki', 'hana', 'mei'] }, scripts).state,
        scripts,
      );
      cafe.give({ kind: 'headMaid', mode: 'Auto', brain: sweeper() });
      // With this focus the maids leave the dishes standing.
      cafe.give({ kind: 'focus', on: 'orders' });
      while (!cafe.state.over && cafe.state.tick < 6000) {
        const [dishes, idle] = [dishesToFetch(cafe.world).length, idleMaids(cafe.world).map(({ id }) => id)];
        cafe.step();
        if (dishes < 4 || dishesToFetch(cafe.world).length < 4) continue;
        for (const event of cafe.events)
          if (event.type === 'headMaid' && event['what'] === 'order')
            given.push({ choice: String(event['choice']), to: event['to'] as string[], idle });
      }
    }
  });

  test('has dishes carried more often than anything else', () => {
    const count = (choice: string): number => given.filter((one) => one.choice === choice).length;
    expect(given.length).toBeGreaterThan(8);
    for (const choice of ['serveHero', 'serveLongest', 'serveBill', 'serveOrder', 'sweep', 'wait'])
      expect(count('toPass')).toBeGreaterThan(count(choice));
  });
  test('calls no maid away from her work to sweep', () => {
    const called = given.filter(({ choice, to, idle }) => choice === 'sweep' && !to.some((id) => idle.includes(id)));
    expect(called).toEqual([]);
  });
});

test('an urgent lesson comes before the habit of sweeping, and litter comes last', () => {
  const quiet = Object.fromEntries(Object.keys(VARIABLES).map((name) => [name, 0]));
  const possible: Choice[] = ['serveLongest', 'sweep', 'toPass', 'wait'];
  const lessonOf = (situation: Readonly<Record<string, number>>, brain = freshBrain()): string | null =>
    advise(brain, { ...quiet, ...situation }, possible).lesson;
  expect(lessonOf({ dishes: 3, litter: 3, queue: 3 }, sweeper())).toBe('fullPass');
  expect(lessonOf({ dishes: 3, wait: 4, queue: 3 })).toBe('fullPass');
  expect(lessonOf({ dishes: 2, wait: 4, queue: 3 })).toBe('longWait');
  expect(lessonOf({ dishes: 2, wait: 2, queue: 3 })).toBe('dishes');
  expect(lessonOf({ dishes: 1, wait: 2, queue: 3, litter: 3 })).toBe('door');
  expect(lessonOf({ dishes: 0, wait: 0, queue: 0, litter: 3 })).toBe('litter');
});

test('a maid who is sent to the pass and has noticed no dish on the way goes on to her place', () => {
  const faults: unknown[] = [];
  let state = beginSeason({ seed: 1 });
  for (let day = 1; day <= 2; day++) {
    const cafe = new Simulation(state, scripts);
    cafe.give({ kind: 'headMaid', mode: 'Auto' });
    // With this focus the maids leave the dishes standing.
    cafe.give({ kind: 'focus', on: 'orders' });
    while (!cafe.state.over) {
      cafe.step();
      for (const { type, script, message } of cafe.events) if (type === 'fault') faults.push([day, script, message]);
    }
    state = nextDay(cafe.state);
  }
  expect(faults).toEqual([]);
});
