// Why a guest waits: who is on the way, or the stage of the work that holds the guest up.

import { expect, test } from 'vitest';
import { plainOf } from '../../src/notebook/simple/read-simple.ts';
import { scripts } from '../../src/scripts/index.ts';
import { beginSeason } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import type { Dish, Ticket } from '../../src/sim/state/things.ts';
import { isQuiet } from '../../src/sim/world/world.ts';
import { becauseOf } from '../../src/words/because.ts';
import { type FakeCafe, fakeCafe, guest, maid } from './fake-cafe.ts';

const why = (cafe: FakeCafe): string | null => {
  const { because } = plainOf(cafe, cafe.state.people['kim']!);
  return because === null ? null : becauseOf(because);
};
const dish = (id: number, of: string): Dish =>
  ({ id, dish: 'curry', guest: of, where: 'pass', holder: null, x: 1, y: 2, cookedTick: 900 }) as unknown as Dish;
const ticket = (of: string): Ticket => ({ guest: of, dish: 'curry' }) as unknown as Ticket;

test('a guest who calls is told who comes, who could come, or what keeps every maid', () => {
  const cafe = fakeCafe();
  guest(cafe, 'kim', 'a', { need: 'order' });
  expect(why(cafe)).toBe('because no maid takes orders and bills');
  const momo = cafe.add(maid('momo', { duties: 'serving' }));
  expect(why(cafe)).toBe('because no maid takes orders and bills');
  momo.duties = 'allround';
  expect(why(cafe)).toBe('because no maid has set off yet: Momo could come');
  momo.carrying.push(1);
  expect(why(cafe)).toBe('because every maid who takes orders is busy, most of them with dishes');
  momo.carrying.pop();
  momo.orders.push({ guest: 'x', dish: 'soup', takenTick: 1 });
  expect(why(cafe)).toBe('because every maid who takes orders is busy');
  momo.serving = 'kim';
  expect(why(cafe)).toBe('because Momo is on the way');
});

test('a guest who waits for a dish is told where it is, and who keeps it there', () => {
  const cafe = fakeCafe();
  guest(cafe, 'kim', 'a', { stage: 'waitDish', ordered: 'curry' });
  const momo = cafe.add(maid('momo', { duties: 'reception' }));
  momo.orders.push({ guest: 'kim', dish: 'curry', takenTick: 1 });
  expect(why(cafe)).toBe('because Momo hasn’t handed in the order yet');
  momo.orders.pop();
  cafe.state.tickets.push(ticket('x'), ticket('y'), ticket('kim'));
  expect(why(cafe)).toBe('because the kitchen has 2 other orders to cook first');
  cafe.state.tickets.splice(0, 2);
  expect(why(cafe)).toBe('because the curry is next at the stove');
  cafe.state.tickets.length = 0;
  Object.assign(cafe.state.dishes, { 1: dish(1, 'x'), 2: dish(2, 'kim') });
  expect(why(cafe)).toBe('because 2 dishes stand on the pass, and no maid carries dishes');
  momo.duties = 'allround';
  expect(why(cafe)).toBe('because the curry stands on the pass: Momo could fetch it');
  momo.carrying.push(3);
  expect(why(cafe)).toBe('because 2 dishes stand on the pass, and every maid who carries is busy');
  momo.carrying[0] = 2;
  expect(why(cafe)).toBe('because Momo is bringing the curry');
});

test('in a café, a guest too shy to ring wants to order and calls nobody, and says so as long as no maid comes', () => {
  const cafe = new Simulation(beginSeason({ seed: 3 }), scripts, { tracing: true });
  let seen = 0;
  for (let tick = 0; tick < 4000; tick++) {
    cafe.step();
    for (const one of cafe.world.guests) {
      if (one.calls === null) continue;
      const view = plainOf(cafe, one);
      const key = view.because?.key ?? '';
      // A guest who calls is told what holds the visit up, not why the guest has raised a hand.
      if (view.what.key.startsWith('notebook.todo.call')) expect(key).toMatch(/^guest\.(waits|calls)/u);
      if (!isQuiet(one) || view.what.key !== 'notebook.todo.wantsOrder') continue;
      expect(key).toMatch(/^guest\.waits\.(quiet|comes)$/u);
      seen++;
    }
  }
  expect(seen).toBeGreaterThan(100);
});
