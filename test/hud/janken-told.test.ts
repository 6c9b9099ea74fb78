// Janken answers the player: a key without an offer, and an offer that ends before its time.

import { expect, test } from 'vitest';
import type { HudDeps } from '../../src/hud/api.ts';
import { hearJankenEnd, playJanken } from '../../src/hud/play-janken.ts';
import type { JankenView } from '../../src/hud/read/janken.ts';
import { createStore, type Store } from '../../src/hud/store.ts';
import type { Settings } from '../../src/ui/settings/settings.ts';
import type { Cafe } from '../../src/sim/api.ts';
import type { SimEvent } from '../../src/sim/state/world-state.ts';
import { fakeGuest } from './fake-cafe.ts';

const store = (): Store => createStore({} as HudDeps, {} as Settings);
const offer = { guest: 'g1', name: 'Emi', look: 'office', over: null } as JankenView;
const ends = (why: string): SimEvent => ({ tick: 9, type: 'janken', who: 'g1', what: 'ends', why });

test('the key K says so when nobody asks, and sits down when somebody does', () => {
  const shown = store();
  playJanken(shown);
  expect(shown.toasts.value.map(({ key }) => key)).toEqual(['toast.noJanken']);
  shown.janken.value = { ...offer, over: 'won' };
  playJanken(shown);
  expect(shown.playing.value).toBeNull();
  shown.janken.value = offer;
  playJanken(shown);
  expect(shown.playing.value).toBe('g1');
  playJanken(shown);
  expect(shown.playing.value).toBeNull();
});

test.each([
  ['leave', 'left', 'left'],
  ['waitDish', 'unanswered', 'unanswered'],
  ['eat', 'unanswered', 'unanswered'],
  ['outside', 'left', 'later'],
] as const)('an offer that ends says why: stage %s', (stage, why, told) => {
  const shown = store();
  const guest = fakeGuest('g1', 'Emi', 'office', { stage });
  shown.cafe = { state: { people: { g1: guest } } } as unknown as Cafe;
  hearJankenEnd(shown, [ends(why)]);
  expect(shown.jankenEnded.value).toBeNull();
  shown.janken.value = offer;
  hearJankenEnd(shown, [ends(why)]);
  expect(shown.jankenEnded.value).toEqual({ name: 'Emi', look: 'office', why: told });
});
