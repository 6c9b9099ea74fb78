/** Saves that hold: see docs/saves.md. The panel and the reading of saves come when they are asked for. */

export type { Slot, Occasion, SaveHeader } from './file.ts';
export type { Card } from './store.ts';
export type { SavingState, Loaded, NotLoaded } from './saves.ts';
export type { SavesHost, SavesView } from './panel/index.tsx';
import { Saves, type SavesOptions } from './saves.ts';
export { Saves };

/** Opens this browser's saves; where there are none, `saving` says so. */
export async function openSaves(options: SavesOptions): Promise<Saves> {
  const saves = new Saves(options);
  await saves.open();
  return saves;
}

export const openSavesPanel = async () => (await import('./panel/index.tsx')).openSavesPanel;
