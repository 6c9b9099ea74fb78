/**
 * Loads what the HUD does not need at the start: the panels of lazy-panels.ts, and the font files with the rarer
 * characters. This happens while the browser is idle. If the player opens a panel earlier, the panel appears when it is
 * loaded, or a toast reports the failure.
 */

import { signal } from '@preact/signals';
import { fetchAllWords, type Language, language } from '../words/index.ts';
import type * as Panels from './lazy-panels.ts';
import { closeRival } from './rival/open.ts';
import { showToast } from './toasts.ts';
import type { Store } from './store.ts';

type LazyPanels = typeof Panels;

/** Milliseconds until the next attempt to load the evening's report, without which the day cannot end. */
const AGAIN_MS = 5000;

/** Font families of languages that do not use Latin letters. */
const FACES: Partial<Record<Language, readonly string[]>> = { zh: ['Honeybell Hanzi'], ja: ['Honeybell Kana'] };

export const lazyPanels = signal<LazyPanels | null>(null);

/** Loads the lazy panels and their words. Rejects without a connection; may be called again. */
export async function fetchPanels(): Promise<void> {
  if (lazyPanels.peek() !== null) return;
  const [panels] = await Promise.all([import('./lazy-panels.ts'), fetchAllWords()]);
  if (lazyPanels.peek() !== null) return;
  lazyPanels.value = panels;
  panels.fetchFontsAgain();
}

/**
 * Loads the second files of this language's fonts, which contain the rarer characters, so that characters do not
 * change their look while a panel is open.
 */
export async function fetchFaces(): Promise<void> {
  const families = ['JetBrains Mono', ...(FACES[language.peek()] ?? [])];
  // Until a font that cannot be loaded arrives (src/ui/fetching/fonts.ts), the browser uses one of the system's fonts.
  const faces = [...document.fonts].filter(({ family }) => families.includes(family.replaceAll(/["']/g, '')));
  await Promise.allSettled(faces.map((face) => face.load()));
}

/** Loads the lazy panels because the player has opened one of them. If loading fails, closes that panel again. */
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
