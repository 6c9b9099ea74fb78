// What a click points at: a puddle behind a person, and plates that can be cleared.

import { expect, test } from 'vitest';
import type { WorldState } from '../../src/sim/state/world-state.ts';
import { pointAt } from '../../src/view/camera/pick.ts';
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
