/**
 * What the HUD fetches later than itself: the panels of opened.ts, and what the faces' second halves hold. In idle time
 * it comes by itself; whoever is quicker waits for it, and is told when it cannot be had.
 */

import { signal } from '@preact/signals';
import { fetchAllWords, type Language, language } from '../words/index.ts';
import type * as Panels from './lazy-panels.ts';
import { closeRival } from './rival/open.ts';
import { showToast, type Store } from './store.ts';

type LazyPanels = typeof Panels;

/** How long to wait before the evening's report is asked for again: without it the day would not end. */
const AGAIN_MS = 5000;

/** The faces of languages that are not written in Latin letters. */
const FACES: Partial<Record<Language, readonly string[]>> = { zh: ['Honeybell Hanzi'], ja: ['Honeybell Kana'] };

/** The panels, once they are there. */
export const lazyPanels = signal<LazyPanels | null>(null);

/** Fetches the panels and what they say. Rejects without a connection, and may be asked again. */
export async function fetchPanels(): Promise<void> {
  if (lazyPanels.peek() !== null) return;
  const [panels] = await Promise.all([import('./lazy-panels.ts'), fetchAllWords()]);
  lazyPanels.value = panels;
}

/** Fetches the second halves of the faces that this language is written in: signs in a panel do not change while one looks. */
export async function fetchFaces(): Promise<void> {
  const families = ['JetBrains Mono', ...(FACES[language.peek()] ?? [])];
  // What cannot be had stays with the system's own face.
  const faces = [...document.fonts].filter(({ family }) => families.includes(family.replaceAll(/["']/g, '')));
  await Promise.allSettled(faces.map((face) => face.load()));
}

/** Brings the panels because one of them is wanted now; what was to be opened is closed again if they do not come. */
export async function bringPanels(store: Store): Promise<void> {
  try {
    await fetchPanels();
  } catch {
    showToast(store, { key: 'toast.notFetched' });
    if (store.dialog.peek() === 'rival') closeRival(store);
    else store.dialog.value = null;
    if (store.screen.peek() === 'report') setTimeout(() => void bringPanels(store), AGAIN_MS);
  }
}
