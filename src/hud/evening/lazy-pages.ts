/** Fetches the evening's pages while the report is read; whoever is quicker waits for them. */

import { signal } from '@preact/signals';
import { showToast, type Store } from '../store.ts';
import type * as PagesModule from './pages.ts';

const AGAIN_MS = 5000;

/** The pages, once they are there. */
export const pages = signal<typeof PagesModule | null>(null);

/** Rejects nothing: without a connection it says so and asks again, as long as the evening lasts. */
export async function bringPages(store: Store): Promise<void> {
  if (pages.peek() !== null) return;
  try {
    pages.value = await import('./pages.ts');
  } catch {
    showToast(store, { key: 'toast.notFetched' });
    if (store.screen.peek() === 'report') setTimeout(() => void bringPages(store), AGAIN_MS);
  }
}
