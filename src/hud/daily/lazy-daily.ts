/** Loads the panels of the café of the day when the player opens one. */

import { signal } from '@preact/signals';
import { fetchAllWords } from '../../words/index.ts';
import { showToast } from '../toasts.ts';
import type { Store } from '../store.ts';
import type * as DailyModule from './index.ts';

const AGAIN_MS = 5000;

/** The panels of the café of the day; null until they are loaded. */
export const dailyPanels = signal<typeof DailyModule | null>(null);

/** Loads the panels of the café of the day. Never rejects: without a connection, shows a toast and tries again. */
export async function bringDaily(store: Store): Promise<void> {
  if (dailyPanels.peek() !== null) return;
  try {
    const [panels] = await Promise.all([import('./index.ts'), fetchAllWords()]);
    dailyPanels.value = panels;
  } catch {
    showToast(store, { key: 'toast.notFetched' });
    setTimeout(() => void bringDaily(store), AGAIN_MS);
  }
}
