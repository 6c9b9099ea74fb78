/** Opens and closes the rival's board. The café pauses behind it and continues at its former speed. */

import { showToast, type Store } from '../store.ts';

export function openRival(store: Store): void {
  const { cafe, screen, speed, deps } = store;
  if (cafe === null || cafe.state.rival === undefined) return;
  if (screen.peek() === 'cafe') {
    store.speedBehind = speed.peek();
    if (speed.peek() !== 0) deps.setSpeed(0);
  }
  store.dialog.value = 'rival';
}

export function closeRival(store: Store): void {
  const { screen, speed, deps, speedBehind } = store;
  store.dialog.value = null;
  if (screen.peek() === 'cafe' && speedBehind !== 0 && speed.peek() === 0) deps.setSpeed(speedBehind);
  store.speedBehind = 0;
}

export function sendScouts(store: Store): void {
  const maids = store.selection.peek().filter((id) => store.roster.peek().some((card) => card.id === id));
  if (maids.length === 0) showToast(store, { key: 'toast.nobodySelected' });
  else store.deps.scout(maids);
}
