// The offered order: giving it does what its button says, and nothing if no maid could carry it out.

import { beforeEach, expect, test } from 'vitest';
import type { OfferedMaid, OrderOffer } from '../../src/hud/api.ts';
import { giveOffered, useOf } from '../../src/hud/give-offered-order.ts';
import { offer, passedOver, pointed } from '../../src/hud/offered-order.ts';
import type { Store } from '../../src/hud/store.ts';
import type { OrderOutlook } from '../../src/sim/api.ts';

const maid = (id: string, chance: OrderOutlook['chance'], cause: OrderOutlook['cause'] = null): OfferedMaid => ({
  id,
  ticks: 20,
  outlook: { chance, cause, follows: 1, way: [] },
});
const offered = (maids: OfferedMaid[], together = false): OrderOffer => ({ mode: 'serve', at: { x: 1, y: 1 }, maids, together }); // prettier-ignore
beforeEach(() => void (passedOver.value = 0));

test('an order that can be carried out is given; one that only has to wait is given too, under other words', () => {
  expect(useOf(offered([maid('a', 'sure')]))).toBe('now');
  expect(useOf(offered([maid('a', 'perhaps')]))).toBe('now');
  for (const cause of ['notCalling', 'colleague', 'bookFull', 'handsFull'] as const)
    expect(useOf(offered([maid('a', 'no', cause)])), cause).toBe('later');
});

test('where there is no way, or the work is not hers, giving is of no use', () => {
  for (const cause of ['noWay', 'duties', 'noLitter', 'gone', 'mood'] as const)
    expect(useOf(offered([maid('a', 'no', cause)])), cause).toBe('never');
});

test('only the maid whose turn it is counts; of several together, any', () => {
  const both = [maid('a', 'sure'), maid('b', 'no', 'noWay')];
  passedOver.value = 1;
  expect(useOf(offered(both))).toBe('never');
  expect(useOf(offered(both, true))).toBe('now');
});

test('the key and the button give nothing while giving is of no use', () => {
  const given: unknown[] = [];
  const store = { deps: { giveAt: (at: unknown) => given.push(at) } } as unknown as Store;
  pointed.value = { x: 1, y: 1 };
  offer.value = offered([maid('a', 'no', 'noWay')]);
  expect(giveOffered(store)).toBe(true);
  expect(given).toEqual([]);
  offer.value = offered([maid('a', 'no', 'handsFull')]);
  giveOffered(store);
  expect(given).toEqual([{ x: 1, y: 1 }]);
  [pointed.value, offer.value] = [null, null];
});
