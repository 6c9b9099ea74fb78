// A wing that the player keeps closed: its seats count nowhere as free.

import { expect, test } from 'vitest';
import { scripts } from '../../src/scripts/index.ts';
import { seatsOpen } from '../../src/sim/season/star-rewards.ts';
import { beginSeason, nextDay } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { wingAt } from '../../src/sim/world/wings.ts';

test('an enquiry counts only the seats on which guests may sit', () => {
  const opened = (shut: boolean): Simulation => {
    const evening = beginSeason({ seed: 3 });
    if (evening.season !== undefined)
      evening.season.growth = { terrace: { since: 1, ...(shut ? { shut: true as const } : {}) } };
    return new Simulation(nextDay(evening), scripts);
  };
  const [open, shut] = [opened(false), opened(true)];
  const { state } = shut;
  const outside = state.seats.filter(({ x, y }) => wingAt(state.map, x, y) !== null).length;
  expect(outside).toBeGreaterThan(0);
  expect(seatsOpen(open.state)).toBe(open.state.seats.length);
  expect(seatsOpen(state)).toBe(state.seats.length - outside);
});
