// What a click points at: a puddle behind a person, plates that can be cleared, and what is near a tool's click.

import { expect, test } from 'vitest';
import type { WorldState } from '../../src/sim/state/world-state.ts';
import { aimAt, numberAt, pointAt, tableAt } from '../../src/view/camera/pick.ts';
import { NUMBER_UP, TABLE_PX, worldX, worldY } from '../../src/view/camera/projection.ts';
import type { Actor } from '../../src/view/people/people-sprites.ts';

const seat = { id: 'a', x: 5, y: 5, tableX: 6, tableY: 5, dirty: true, takenBy: null };
const stateOf = (more: object = {}): WorldState =>
  ({ litter: [{ x: 12, y: 2, kind: 'puddle' }], seats: [seat], people: {}, ...more }) as unknown as WorldState;
const standing = { id: 'g1', person: { x: 13, y: 3 } } as unknown as Actor;

test('a puddle behind a guest of the queue is pointed at, so that it can be swept', () => {
  expect(pointAt(stateOf(), standing, { x: 12, y: 2 })).toEqual({ x: 12, y: 2, personId: 'g1', litter: true });
  // Without a puddle behind the person, the person's own tile counts.
  expect(pointAt(stateOf(), standing, { x: 11, y: 2 })).toEqual({ x: 13, y: 3, personId: 'g1', litter: false });
});

test('the plate before a guest who still sits there is nothing to clear', () => {
  expect(pointAt(stateOf(), null, { x: 6, y: 5 })?.litter).toBe(true);
  expect(pointAt(stateOf({ seats: [{ ...seat, takenBy: 'g1' }] }), null, { x: 6, y: 5 })?.litter).toBe(false);
});

const floor = { width: 20, height: 20 };
const at = (x: number, y: number): [number, number] => [worldX(x, y), worldY(x, y)];
const body = (id: string, x: number, y: number): Actor =>
  ({ id, person: { x, y }, x: worldX(x, y), y: worldY(x, y), headY: worldY(x, y) - 50 }) as unknown as Actor;
const guest = (calls: object | null): object => ({ role: 'guest', calls });

test('to serve, a click on a body means the guest behind it who calls', () => {
  const state = stateOf({ map: floor, people: { maid: { role: 'maid' }, caller: guest({}), eater: guest(null) } });
  const maid = body('maid', 8, 8);
  const actors = [maid, body('caller', 7.5, 8), body('eater', 8.2, 8)];
  const [wx, wy] = at(8, 8);
  expect(aimAt(state, actors, 'serve', maid, wx, wy - 20)?.personId).toBe('caller');
  // Nobody who calls is near: the body itself is pointed at.
  expect(aimAt(state, actors, 'serve', maid, wx + 30, wy + 20)?.personId).toBe('maid');
});

test('to sweep, a click on a plate means its table, though the plate is drawn above another tile', () => {
  const state = stateOf({ map: floor });
  const [wx, wy] = at(6, 5);
  expect(pointAt(state, null, { x: 5, y: 4 })?.litter).toBe(false);
  expect(aimAt(state, [], 'sweep', null, wx, wy - TABLE_PX)).toMatchObject({ x: 5, y: 5, litter: true });
  expect(aimAt(state, [], 'sweep', null, wx + 80, wy - TABLE_PX)?.litter).toBe(false);
});

test('the number of a table means the table, while the pointer came from the table or a seat of it', () => {
  const [wx, wy] = [worldX(6, 5), worldY(6, 5) - TABLE_PX - NUMBER_UP + 8];
  const state = stateOf();
  expect(numberAt(state, { x: 6, y: 5 }, wx, wy)).toEqual({ x: 6, y: 5 });
  expect(numberAt(state, { x: 5, y: 5 }, wx, wy)).toEqual({ x: 6, y: 5 });
  expect(numberAt(state, { x: 9, y: 9 }, wx, wy)).toBeNull();
  expect(numberAt(state, null, wx, wy)).toBeNull();
  expect(numberAt(state, { x: 6, y: 5 }, wx + 30, wy)).toBeNull();
  expect(numberAt(state, { x: 6, y: 5 }, wx, wy + 40)).toBeNull();
});

test('the top of a table and the card on it mean the table, unless a body stands in front of it', () => {
  const state = stateOf({ map: floor });
  const table = { x: 6, y: 5 };
  const [wx, wy] = [worldX(6, 5), worldY(6, 5) - TABLE_PX];
  expect(tableAt(state, null, null, wx, wy - 6)).toEqual(table);
  expect(tableAt(state, null, null, wx + 20, wy)).toEqual(table);
  expect(tableAt(state, null, { y: worldY(6, 5) - 30 }, wx, wy - 6)).toEqual(table);
  expect(tableAt(state, null, { y: worldY(6, 5) + 30 }, wx, wy - 6)).toBeNull();
  expect(tableAt(state, null, null, wx + 80, wy)).toBeNull();
});
