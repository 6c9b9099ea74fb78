/**
 * Loads the evening's pages while the report is shown. If the player opens the evening earlier, the evening appears
 * when its pages are loaded.
 */

import { signal } from '@preact/signals';
import { showToast } from '../toasts.ts';
import type { Store } from '../store.ts';
import type * as PagesModule from './pages.ts';

const AGAIN_MS = 5000;

export const pages = signal<typeof PagesModule | null>(null);

/**
 * Loads the evening's pages. Never rejects. Without a connection it shows a toast and tries again during the report.
 */
export async function bringPages(store: Store): Promise<void> {
  if (pages.peek() !== null) return;
  try {
    pages.value = await import('./pages.ts');
  } catch {
    showToast(store, { key: 'toast.notFetched' });
    if (store.screen.peek() === 'report') setTimeout(() => void bringPages(store), AGAIN_MS);
  }
}
