// Heavy mode: the café is saved as text and loaded again after every single tick. It comes to the same bytes as the café that
// just runs. `npm run soak` does so for twenty days of a season, `npm test` for two days of a small café and a morning.

import { afterAll, expect, test } from 'vitest';
import { scripts } from '../../src/scripts/index.ts';
import { beginSeason, newDay, nextDay } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import type { WorldState } from '../../src/sim/state/world-state.ts';
import { figure, full } from './figure.ts';

const COMPARED_EVERY = 50;

/** Days that were run in both ways, and times that a café was saved and loaded. */
const ran = { days: 0, loads: 0 };
afterAll(() => figure('heavy', `${ran.days} days: saved and loaded ${ran.loads} times, the same bytes`));

/** Runs a day in both ways. @returns the café at its end */
function both(state: WorldState, until = Infinity): Simulation {
  const plain = new Simulation(structuredClone(state), scripts);
  let heavy = new Simulation(structuredClone(state), scripts);
  while (!plain.state.over && plain.state.tick < until) {
    if (plain.state.tick % 700 === 300)
      for (const cafe of [plain, heavy])
        cafe.give({
          kind: 'command',
          post: { executorKeys: ['all'], tick: 200, command: { behave: 'move', x: 8, y: 9 } },
        });
    plain.step();
    heavy.step();
    heavy = Simulation.load(heavy.save(), scripts);
    ran.loads++;
    if (plain.state.tick % COMPARED_EVERY === 0 && plain.hash() !== heavy.hash())
      throw new Error(
        `day ${plain.state.clock.day}: different at tick ${plain.state.tick} or up to ${COMPARED_EVERY} ticks before`,
      );
  }
  expect(heavy.save()).toBe(plain.save());
  ran.days++;
  return heavy;
}

test('a café that is saved and loaded after every tick is the café that just runs', () => {
  if (!full) return void both(newDay({ seed: 9 }), 1500);
  let state = newDay({ seed: 9 });
  for (let day = 0; day < 10; day++) state = nextDay(both(state).state);
});

test('so is a season, day after day', () => {
  let state = beginSeason({ seed: 4, difficulty: 'standard', assists: { noPatienceLoss: false, slowerRush: false } });
  if (!full) return void both(state, 1500);
  for (let day = 0; day < 10; day++) state = nextDay(both(state).state);
});
