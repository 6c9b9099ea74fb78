// A second press on a strong action does something each time: it uses the action, or says why it cannot be used.

import { signal } from '@preact/signals';
import { afterEach, expect, test, vi } from 'vitest';
import {
  barOf,
  chosen,
  glanced,
  leaveStrong,
  openStrong,
  picked,
  pressStrong,
  pushStrong,
  readsAtEase,
  targetOf,
} from '../../src/hud/strong/state.ts';
import type { Speed } from '../../src/hud/api.ts';
import type { Store } from '../../src/hud/store.ts';
import type { StrongTarget } from '../../src/sim/state/strong.ts';

afterEach(() => {
  chosen.value = null;
  glanced.value = null;
  picked.value = null;
  vi.useRealTimers();
});

/** A store whose card shows the targets `shown`, while only those in `open` can still be used. */
function storeOf(shown: readonly StrongTarget[], open: readonly StrongTarget[]) {
  vi.useFakeTimers();
  const given: unknown[] = [];
  const one = { name: 'calm' as const, cost: 1, cooling: 0, lasts: 0, bar: null, needs: [], worth: true };
  const store = {
    cafe: {
      state: {
        people: { dan: {}, eve: {} },
        clock: { ticksPerMinute: 10 },
        tick: 400,
        strong: { again: { calm: 515 } },
      },
      chalkLeft: 4,
      strong: () => [{ ...one, targets: open }],
      strongBar: (_name: string, on: StrongTarget) =>
        open.some(({ guest }) => guest === on.guest) ? null : 'allContent',
    },
    strong: signal([{ ...one, targets: shown }]),
    chalk: signal({ left: 4 }),
    toasts: signal([]),
    lampOpen: signal<string | null>('door'),
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

test('two quick presses use an action once and leave no card, whether the card was open before or not', () => {
  for (const isOpen of [false, true]) {
    const { store, given } = storeOf([{ guest: 'eve' }], [{ guest: 'eve' }]);
    vi.advanceTimersByTime(1000);
    if (isOpen) openStrong(store, 'calm');
    pressStrong(store, 'calm');
    vi.advanceTimersByTime(200);
    pressStrong(store, 'calm');
    expect([isOpen, given.length, chosen.peek()]).toEqual([isOpen, 1, null]);
    // Later, a press asks for the card again.
    vi.advanceTimersByTime(1000);
    pressStrong(store, 'calm');
    expect(chosen.peek()).toBe('calm');
    leaveStrong();
  }
});

test('an action that is carried out closes the list of a lamp; one that cannot be used leaves it', () => {
  const { store } = storeOf([{ guest: 'eve' }], [{ guest: 'eve' }]);
  pressStrong(store, 'calm');
  expect(store.lampOpen.peek()).toBe('door');
  pressStrong(store, 'calm');
  expect(store.lampOpen.peek()).toBeNull();
  const { store: barred } = storeOf([{ guest: 'eve' }], []);
  pressStrong(barred, 'calm');
  pressStrong(barred, 'calm');
  expect(barred.lampOpen.peek()).toBe('door');
});

test('while an action cools down a press says at once how many minutes are left, and opens no card', () => {
  const { store, given } = storeOf([{ guest: 'dan' }], []);
  store.cafe!.strongBar = () => 'cooling';
  pressStrong(store, 'calm');
  expect([chosen.peek(), given]).toEqual([null, []]);
  expect(store.toasts.peek()).toMatchObject([{ key: 'strong.bar.cooling', params: { minutes: 12 } }]);
});

test('if no one needs it, a message says so and no card opens', () => {
  const { store, given } = storeOf([], []);
  pressStrong(store, 'calm');
  expect([given, chosen.peek()]).toEqual([[], null]);
  expect(toasts(store)).toEqual(['strong.bar.allContent']);
});

test('if no one needs it any more while its card is open, a message says so and the card stays', () => {
  const { store, given } = storeOf([{ guest: 'dan' }], [{ guest: 'dan' }]);
  pressStrong(store, 'calm');
  store.cafe!.strongBar = () => 'allContent';
  store.cafe!.strong = () => [];
  pressStrong(store, 'calm');
  expect([given, chosen.peek()]).toEqual([[], 'calm']);
  expect(toasts(store)).toEqual(['strong.bar.allContent']);
});

test('a guest picked by the player is not replaced by another', () => {
  const { store, given } = storeOf([{ guest: 'eve' }, { guest: 'dan' }], [{ guest: 'eve' }]);
  pressStrong(store, 'calm');
  picked.value = { guest: 'dan' };
  pushStrong(store);
  expect(given).toEqual([]);
  expect(toasts(store)).toEqual(['strong.bar.allContent']);
});

test('closing the card also closes the preview of the button under the pointer, and so does using the action', () => {
  const { store } = storeOf([{ guest: 'eve' }], [{ guest: 'eve' }]);
  for (const closes of [leaveStrong, () => pushStrong(store)]) {
    glanced.value = 'calm';
    pressStrong(store, 'calm');
    closes();
    expect([chosen.peek(), glanced.peek()]).toEqual([null, null]);
  }
  expect(leaveStrong()).toBe(false);
  glanced.value = 'calm';
  expect(leaveStrong()).toBe(true);
});

test('button and card ask the café the same: lit while any guest can be helped, dark as soon as none can', () => {
  const look = (shown: readonly StrongTarget[], open: readonly StrongTarget[]) => {
    const { store } = storeOf(shown, open);
    const [one] = store.strong.peek();
    const on = targetOf(store, one!);
    return [on.guest, barOf(store, one!, on)];
  };
  expect(look([{ guest: 'dan' }, { guest: 'eve' }], [{ guest: 'eve' }])).toEqual(['eve', null]);
  // The list was read a moment ago; by now nobody is losing patience.
  expect(look([{ guest: 'dan' }], [])).toEqual(['dan', 'allContent']);
  // A target picked for another action does not count.
  chosen.value = 'special';
  picked.value = { guest: 'dan' };
  expect(look([{ guest: 'eve' }, { guest: 'dan' }], [{ guest: 'eve' }])).toEqual(['eve', null]);
});

test('while the card of Encore is read the café runs at 1×; then the player’s speed returns, unless another was chosen', () => {
  const speed = signal<Speed>(8);
  const given = { speed, deps: { setSpeed: (to: Speed) => (speed.value = to) } } as unknown as Store;
  const closes = readsAtEase(given, 'encore');
  expect(speed.value).toBe(1);
  closes();
  expect(speed.value).toBe(8);
  const again = readsAtEase(given, 'encore');
  speed.value = 2;
  again();
  expect(speed.value).toBe(2);
  for (const [at, name] of [
    [0, 'encore'],
    [1, 'encore'],
    [8, 'calm'],
  ] as const) {
    speed.value = at;
    readsAtEase(given, name)();
    expect(speed.value).toBe(at);
  }
});
