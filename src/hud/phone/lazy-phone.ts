/** The small screen's panels come only where the screen is small. */

import { signal } from '@preact/signals';
import { fetchAllWords } from '../../words/index.ts';
import { showToast, type Store } from '../store.ts';
import type * as PhoneModule from './index.ts';

const AGAIN_MS = 5000;

/** The panels, once they are there. */
export const phone = signal<typeof PhoneModule | null>(null);

/** Rejects nothing: without a connection it says so and asks again. */
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
