// Which dishes a player's script is offered: those that the maid can bring now. A dish for a guest who is away from the
// table would be fetched and given up in turns, until that counts as a fault.

import { expect, test } from 'vitest';
import { Sandbox } from '../../src/sandbox/sandbox.ts';
import type { Simulation } from '../../src/sim/simulation.ts';
import type { Guest } from '../../src/sim/state/person.ts';
import { cafeAt, everyone, still } from './hall.ts';

const LISTS = `export default script((me) => ({
  behave: 'stay', tick: 1, hers: me.dishes().map(({ id }) => id), all: me.cafe.dishes.map(({ id }) => id),
}));`;

/** The dishes that the first maid's script is offered, and all dishes on the pass. */
async function offered(cafe: Simulation): Promise<unknown> {
  const sandbox = await Sandbox.open(still);
  sandbox.load('one', { name: 'one', text: LISTS });
  const [answer] = sandbox.ask(cafe.world, everyone(cafe).slice(0, 1));
  return answer?.is === 'todo' ? { hers: answer.todo['hers'], all: answer.todo['all'] } : answer;
}

test('a dish is not offered while its guest is away from the table', async () => {
  const cafe = cafeAt(1500);
  const { pass, fetchedBy } = cafe.world.places;
  while (pass.size < 2 || [...pass].some((dish) => fetchedBy.has(dish))) cafe.step();
  const all = [...pass];
  expect(await offered(cafe)).toEqual({ hers: all, all });

  const [first, ...rest] = all;
  const guest = cafe.state.people[cafe.state.dishes[first as number]?.guest ?? ''] as Guest;
  guest.seat = null;
  expect(await offered(cafe)).toEqual({ hers: rest, all });
});
