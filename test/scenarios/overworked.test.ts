// A maid who works two days without a rest is tired by the second evening: she sighs, walks slower, and her card says so.

import { expect, test } from 'vitest';
import { scripts } from '../../src/scripts/index.ts';
import { beginSeason, nextDay } from '../../src/sim/open-day.ts';
import { energyLevel, paceOf } from '../../src/sim/people/energy.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import type { Maid } from '../../src/sim/state/person.ts';
import type { WorldState } from '../../src/sim/state/world-state.ts';

/** Sends all maids but two home for the day. */
function withTwo(state: WorldState): WorldState {
  const { staff } = state.season!;
  for (const [i, member] of staff.entries()) member.onShift = i < 2;
  for (const { id } of staff.slice(2)) delete state.people[id];
  return state;
}

test('two days with half the staff show: tired is told by day 2, and she walks slower', () => {
  let cafe = new Simulation(withTwo(beginSeason({ seed: 3 })), scripts);
  let told = 0;
  for (let day = 1; day <= 2; day++) {
    while (!cafe.state.over) {
      cafe.step();
      told += cafe.events.filter(({ type }) => type === 'tired').length;
    }
    if (day === 1) cafe = new Simulation(withTwo(nextDay(cafe.state)), scripts);
  }
  const maids = Object.values(cafe.state.people).filter((one): one is Maid => one.role === 'maid');
  const tired = maids.filter(({ energy }) => ['tired', 'worn'].includes(energyLevel(energy)));
  expect(told).toBeGreaterThan(0);
  expect(tired.length).toBeGreaterThan(0);
  for (const me of tired) expect(paceOf(cafe.world, me)).toBeGreaterThan(me.speed);
});
