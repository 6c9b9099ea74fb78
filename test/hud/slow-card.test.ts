// What the card about slowed time offers: Calm only while it would end the brawl.

import { expect, test } from 'vitest';
import { calmEnds } from '../../src/hud/lamps/SlowCard.tsx';
import type { Store } from '../../src/hud/store.ts';

const store = (bar: string | null, first: string, cooling = 0, fights = true): Pick<Store, 'strong' | 'cafe'> =>
  ({
    strong: { value: [{ name: 'calm', bar, cooling, targets: [{ guest: first }] }] },
    cafe: { state: { calendar: { going: fights ? [{ kind: 'brawl', who: ['ann', 'bob'] }] : [] } } },
  }) as unknown as Pick<Store, 'strong' | 'cafe'>;

test('Calm is offered while it would end the brawl', () => {
  expect(calmEnds(store(null, 'ann'))).toBe(true);
});

test.each([
  ['someone makes peace already, so that another guest would be calmed', store(null, 'cy')],
  ['nobody can be calmed', store('allContent', 'ann')],
  ['the action is cooling', store(null, 'ann', 100)],
  ['the brawl is over', store(null, 'ann', 0, false)],
])('it is not while %s', (_why, one) => {
  expect(calmEnds(one)).toBe(false);
});
