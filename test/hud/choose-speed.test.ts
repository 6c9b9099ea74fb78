// A speed that the player chose stays: also 1×, chosen while the café was slowed for a moment, and also the next day.

import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { HudDeps } from '../../src/hud/api.ts';
import { NOT_SLOWED, type SlowMoment, slowStep } from '../../src/hud/read/auto-slow.ts';
import { chooseSpeed } from '../../src/hud/fill-store.ts';
import { createStore } from '../../src/hud/store.ts';
import type { Settings } from '../../src/ui/settings/settings.ts';

test('after 1× was chosen in a slowed moment, the former speed does not return', () => {
  const asked: SlowMoment = { kind: 'janken', key: 'janken a', who: 'a', at: null };
  const slowed = slowStep(NOT_SLOWED, { tick: 0, speed: 8, moments: [asked] });
  expect(slowed.set).toBe(1);
  const chosen: number[] = [];
  const store = createStore(
    { setSpeed: (speed: number) => void chosen.push(speed) } as unknown as HudDeps,
    { speed: signal(8) } as unknown as Settings,
  );
  store.slowing.value = slowed.slowing;
  expect(slowStep(store.slowing.peek(), { tick: 9, speed: 1, moments: [] }).set).toBe(8);
  chooseSpeed(store, 1);
  expect(chosen).toEqual([1]);
  expect(slowStep(store.slowing.peek(), { tick: 9, speed: 1, moments: [] }).set).toBe(1);
});

test('the settings keep the speed that the player chose last; a pause is no such choice', () => {
  const settings = { speed: signal(1) } as unknown as Settings;
  const store = createStore({ setSpeed: () => {} } as unknown as HudDeps, settings);
  chooseSpeed(store, 4);
  chooseSpeed(store, 0);
  expect(settings.speed.peek()).toBe(4);
});
