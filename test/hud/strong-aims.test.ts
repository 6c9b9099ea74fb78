// While the card of a strong action is open, a click in the room chooses the target of the action, or the card says why
// what was clicked cannot be the target.

import { afterEach, expect, test } from 'vitest';
import { signal } from '@preact/signals';
import { aimAt, barOf, chosen, picked, targetOf } from '../../src/hud/strong/state.ts';
import type { OrderPlace } from '../../src/hud/api.ts';
import type { Store } from '../../src/hud/store.ts';
import type { Simulation } from '../../src/sim/simulation.ts';
import type { Guest } from '../../src/sim/state/person.ts';
import type { StrongName } from '../../src/sim/state/strong.ts';
import { scripts } from '../../src/scripts/index.ts';
import { openCafe } from '../../src/sim/open-day.ts';

afterEach(() => {
  chosen.value = null;
  picked.value = null;
});

const cafe: Simulation = openCafe({ seed: 7 }, scripts);
const guests = (): Guest[] =>
  Object.values(cafe.state.people).filter((one): one is Guest => one.role === 'guest' && one.present);
const seated = (stage: Guest['stage']): Guest[] => guests().filter((one) => one.stage === stage && one.seat !== null);
const seatOf = (who: Guest) => cafe.state.seats.find(({ id }) => id === who.seat)!;

/** Clicks there with the card of this action open. @returns the target, and why it cannot be one; null = nothing chosen */
function click(name: StrongName, at: OrderPlace): readonly [object, string | null] | null {
  const shown = cafe.strong();
  const store = { cafe, strong: signal(shown), chalk: signal({ left: 4 }) } as unknown as Store;
  chosen.value = name;
  picked.value = null;
  if (!aimAt(store, at)) return null;
  const one = shown.find((each) => each.name === name)!;
  const on = targetOf(store, one);
  return [on, barOf(store, one, on)];
}
const on = ({ x, y, id }: { x: number; y: number; id: string }): OrderPlace => ({ x, y, personId: id });

test('Rush takes the table of a guest, a chair and the table itself', () => {
  const canRush = (who: Guest): boolean => cafe.strongBar('rush', { table: seatOf(who).table }) === null;
  while (!seated('waitDish').some(canRush)) cafe.step();
  const who = seated('waitDish').find(canRush)!;
  const { table, x, y, tableX, tableY } = seatOf(who);
  const expected = [{ table }, null];
  expect(click('rush', on(who))).toEqual(expected);
  expect(click('rush', { x, y })).toEqual(expected);
  expect(click('rush', { x: tableX, y: tableY })).toEqual(expected);
});

test('a table at which nobody waits, and a guest without a table, become the target, and the card says why not', () => {
  const waiting = new Set(seated('waitDish').map((who) => seatOf(who).table));
  const idle = cafe.state.seats.find(({ table }) => !waiting.has(table))!;
  expect(click('rush', idle)).toEqual([{ table: idle.table }, 'noDishHere']);
  const queues = seated('waitDish')[0]!;
  const { seat } = queues;
  queues.seat = null;
  expect(click('rush', on(queues))).toEqual([{ guest: queues.id }, 'noDishHere']);
  queues.seat = seat;
});

test('Calm takes a guest who is losing patience, also by a click on the table', () => {
  const who = seated('waitDish')[0]!;
  expect(click('calm', on(who))).toEqual([{ guest: who.id }, expect.stringMatching(/Content$/)]);
  who.patienceLeft = 0.05;
  who.stageTick = cafe.state.tick - 0.95 * who.patience;
  expect(click('calm', on(who))).toEqual([{ guest: who.id }, null]);
  const { tableX, tableY } = seatOf(who);
  expect(click('calm', { x: tableX, y: tableY })).toEqual([{ guest: who.id }, null]);
});

test('maids, empty tables for Calm, the floor, and actions without a place leave the click its meaning', () => {
  const maid = Object.values(cafe.state.people).find(({ role }) => role === 'maid')!;
  expect([click('calm', on(maid)), click('rush', on(maid))]).toEqual([null, null]);
  const empty = cafe.state.seats.find(
    ({ table }) => !cafe.state.seats.some((one) => one.table === table && one.takenBy !== null),
  )!;
  expect(click('calm', { x: empty.tableX, y: empty.tableY })).toBeNull();
  expect(click('rush', { x: 0, y: 0 })).toBeNull();
  expect(click('allHands', on(seated('waitDish')[0]!))).toBeNull();
  expect(click('special', on(seated('waitDish')[0]!))).toBeNull();
});
