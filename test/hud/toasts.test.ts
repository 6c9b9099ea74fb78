// Toasts are about the page on which they appeared.

import { expect, test } from 'vitest';
import type { HudDeps } from '../../src/hud/api.ts';
import { createStore } from '../../src/hud/store.ts';
import { showToast } from '../../src/hud/toasts.ts';
import type { Settings } from '../../src/ui/settings/settings.ts';

test('a toast of one evening page does not cover the next page', () => {
  const store = createStore({} as HudDeps, {} as Settings);
  store.tab.value = 'hire';
  showToast(store, { key: 'evening.thanks', params: { name: 'Luz' } });
  expect(store.toasts.value).toHaveLength(1);
  store.tab.value = 'layout';
  expect(store.toasts.value).toEqual([]);
});
