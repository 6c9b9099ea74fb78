// Cards that belong to a day close with it.

import { expect, test } from 'vitest';
import type { HudDeps } from '../../src/hud/api.ts';
import { closeDayCards } from '../../src/hud/close-day-cards.ts';
import { allLines } from '../../src/hud/panels/CompactChalkboard.tsx';
import { phoneTab } from '../../src/hud/phone/state.ts';
import { createStore } from '../../src/hud/store.ts';
import { chosen } from '../../src/hud/strong/state.ts';
import type { Settings } from '../../src/ui/settings/settings.ts';

test('when the day ends, the card of a strong action, a lamp’s list, the open board and the tool in hand are put away', () => {
  const store = createStore(
    { setMode: (mode) => void (store.mode.value = mode) } as Partial<HudDeps> as HudDeps,
    {} as Settings,
  );
  chosen.value = 'calm';
  allLines.value = true;
  phoneTab.value = 'strong';
  store.lampOpen.value = 'door';
  store.pulse.value = { x: 1, y: 1 };
  store.playing.value = 'rio';
  store.mode.value = 'serve';
  closeDayCards(store);
  expect([chosen.value, store.lampOpen.value, store.pulse.value, store.playing.value]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect([allLines.value, store.mode.value, phoneTab.value]).toEqual([false, 'select', 'cafe']);
});
