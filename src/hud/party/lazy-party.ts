/** Loads the component that shows celebrations when the first celebration is due. */

import { signal } from '@preact/signals';
import { fetchAllWords } from '../../words/index.ts';
import type * as PartyModule from './Party.tsx';

const AGAIN_MS = 5000;

/** The component that shows celebrations; null until it is loaded. */
export const party = signal<typeof PartyModule | null>(null);

/**
 * Loads the component that shows celebrations, and its words. Never rejects: without a connection, tries again every
 * few seconds, and the celebration waits.
 */
export async function bringParty(): Promise<void> {
  if (party.peek() !== null) return;
  try {
    const [card] = await Promise.all([import('./Party.tsx'), fetchAllWords()]);
    party.value = card;
  } catch {
    setTimeout(() => void bringParty(), AGAIN_MS);
  }
}
