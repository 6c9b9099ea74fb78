/** Closes the cards that belong to a day, so that none of them is still open in the evening or on the next day. */

import { closePillNote } from './lamps/pill-note.tsx';
import { pointTo } from './offered-order.ts';
import { allLines } from './panels/CompactChalkboard.tsx';
import { openTab, phoneTab } from './phone/state.ts';
import type { Store } from './store.ts';
import { leaveStrong } from './strong/state.ts';

export function closeDayCards(store: Store): void {
  leaveStrong();
  allLines.value = false;
  store.lampOpen.value = null;
  store.pulse.value = null;
  closePillNote();
  store.playing.value = null;
  if (store.mode.peek() !== 'select') store.deps.setMode('select');
  pointTo(store, null);
  if (phoneTab.peek() === 'strong' || phoneTab.peek() === 'asked') openTab('cafe');
}
