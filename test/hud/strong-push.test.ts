// A second press on a strong action does something each time: it uses the action, or says why it cannot be used.

import { signal } from '@preact/signals';
import { afterEach, expect, test, vi } from 'vitest';
import { chosen, pressStrong, pushStrong, targetAt } from '../../src/hud/strong/state.ts';
import type { Store } from '../../src/hud/store.ts';
import type { StrongTarget } from '../../src/sim/state/strong.ts';

afterEach(() => {
  chosen.value = null;
  targetAt.value = 0;
  vi.useRealTimers();
});

/** A store whose card shows the targets `shown`, while only those in `open` can still be used. */
function storeOf(shown: readonly StrongTarget[], open: readonly StrongTarget[]) {
  vi.useFakeTimers();
  const given: unknown[] = [];
  const one = { name: 'calm' as const, cost: 1, cooling: 0, lasts: 0, bar: null, needs: [], worth: true };
  const store = {
    cafe: {
      chalkLeft: 4,
      strong: () => [{ ...one, targets: open }],
      strongBar: (_name: string, on: StrongTarget) =>
        open.some(({ guest }) => guest === on.guest) ? null : 'allContent',
    },
    strong: signal([{ ...one, targets: shown }]),
    toasts: signal([]),
    deps: { give: (input: unknown) => given.push(input) },
  };
  return { store: store as unknown as Store, given };
}
const toasts = (store: Store): string[] => store.toasts.peek().map(({ key }) => key);

test('if the offered guest is content by now, the next who is losing patience is helped', () => {
  const { store, given } = storeOf([{ guest: 'dan' }, { guest: 'eve' }], [{ guest: 'eve' }]);
  pressStrong(store, 'calm');
  pressStrong(store, 'calm');
  expect(given).toEqual([{ kind: 'strong', action: 'calm', guest: 'eve' }]);
  expect(chosen.peek()).toBeNull();
});

test('if no one needs it any more, a message says so', () => {
  const { store, given } = storeOf([{ guest: 'dan' }], []);
  pressStrong(store, 'calm');
  pressStrong(store, 'calm');
  expect(given).toEqual([]);
  expect(toasts(store)).toEqual(['strong.bar.allContent']);
});

test('a guest picked by the player is not replaced by another', () => {
  const { store, given } = storeOf([{ guest: 'eve' }, { guest: 'dan' }], [{ guest: 'eve' }]);
  pressStrong(store, 'calm');
  targetAt.value = 1;
  pushStrong(store);
  expect(given).toEqual([]);
  expect(toasts(store)).toEqual(['strong.bar.allContent']);
});
