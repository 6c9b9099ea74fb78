/** Fetches and shows the card of a free café; shows nothing in all other cafés. */

import { useEffect } from 'preact/hooks';
import { bringPanels, lazyPanels } from '../lazy-loading.ts';
import type { Store } from '../store.ts';

export function FreePanel({ store }: { store: Store }) {
  const panels = lazyPanels.value;
  const free = store.top.value?.free === true;
  useEffect(() => {
    if (free && panels === null) void bringPanels(store);
  }, [free, panels === null]);
  return free && panels !== null ? <panels.FreeCorner store={store} /> : null;
}
