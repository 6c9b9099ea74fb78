/** Loads the component that shows celebrations when the first celebration is due. */

import { signal } from '@preact/signals';
import { fetchAllWords } from '../../words/index.ts';
import type * as CelebrationModule from './Celebration.tsx';

const AGAIN_MS = 5000;

/** The component that shows celebrations; null until it is loaded. */
export const celebration = signal<typeof CelebrationModule | null>(null);

/**
 * Loads the component that shows celebrations, and its words. Never rejects. Without a connection it tries again every
 * few seconds, and the celebration waits meanwhile.
 */
export async function bringCelebration(): Promise<void> {
  if (celebration.peek() !== null) return;
  try {
    const [card] = await Promise.all([import('./Celebration.tsx'), fetchAllWords()]);
    celebration.value = card;
  } catch {
    setTimeout(() => void bringCelebration(), AGAIN_MS);
  }
}
