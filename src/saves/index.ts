/** Entry point of the saves; see docs/saves.md. The panel and the code that reads saves are loaded on demand. */

export type { Slot, Occasion, SaveHeader } from './file.ts';
export type { Card } from './card.ts';
export type { Loaded, NotLoaded } from './loading.ts';
export type { SavingState } from './saves.ts';
export type { SavesDeps, SavesView } from './panel/deps.ts';
import { fetchAllWords } from '../words/index.ts';
import { Saves, type SavesOptions } from './saves.ts';
export { Saves };

/** Opens the saves of this browser. If the browser cannot keep any saves, `saving` says why. */
export async function openSaves(options: SavesOptions): Promise<Saves> {
  const saves = new Saves(options);
  await saves.open();
  return saves;
}

/** Loads the panel and its words. Rejects without a connection. */
export async function fetchSavesPanel() {
  const [panel] = await Promise.all([import('./panel/index.tsx'), fetchAllWords()]);
  return panel.openSavesPanel;
}
