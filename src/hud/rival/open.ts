/** Opens and closes the rival's board. The café pauses behind it and continues at its former speed. */

import { personName, say, sayList } from '../../words/index.ts';
import { showToast } from '../toasts.ts';
import type { Store } from '../store.ts';

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

/**
 * Sends the selected maids to scout the rival, and shows a toast about it. If no maid is selected, opens the rival's
 * board, where the player can choose one.
 */
export function sendScouts(store: Store): void {
  const chosen = store.roster.peek().filter(({ id }) => store.selection.peek().includes(id));
  const [first] = chosen;
  if (first === undefined) return openRival(store);
  store.deps.scout(chosen.map(({ id }) => id));
  showToast(store, {
    key: 'toast.scoutSent',
    params: {
      count: chosen.length,
      names: sayList(chosen.map(({ name }) => personName(name))),
      rival: say('rival.name'),
    },
    face: { look: first.look, rank: first.rank },
  });
}
