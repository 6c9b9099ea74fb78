/** Loads the small screen's panels, only on small screens. */

import { signal } from '@preact/signals';
import { fetchAllWords } from '../../words/index.ts';
import { showToast } from '../toasts.ts';
import type { Store } from '../store.ts';
import type * as PhoneModule from './index.ts';

const AGAIN_MS = 5000;

export const phone = signal<typeof PhoneModule | null>(null);

/** Loads the small screen's panels. Never rejects. Without a connection it shows a toast and tries again. */
export async function bringPhone(store: Store): Promise<void> {
  if (phone.peek() !== null) return;
  try {
    const [panels] = await Promise.all([import('./index.ts'), fetchAllWords()]);
    phone.value = panels;
  } catch {
    showToast(store, { key: 'toast.notFetched' });
    setTimeout(() => void bringPhone(store), AGAIN_MS);
  }
}
