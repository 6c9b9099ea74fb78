// What a maid's card says that she can do agrees with her duties.

import { expect, test } from 'vitest';
import { dishesOf, ordersOf } from '../../src/ui/level-effects.ts';

test('a maid for dishes only takes no orders, and one for orders only carries no dishes', () => {
  expect([ordersOf('allround', 3), dishesOf('allround', 3)]).toEqual(['1 order', '1 dish']);
  expect([ordersOf('serving', 3), dishesOf('serving', 3)]).toEqual(['no orders: dishes only', '1 dish']);
  expect([ordersOf('reception', 3), dishesOf('reception', 3)]).toEqual(['1 order', 'no dishes: orders only']);
});
