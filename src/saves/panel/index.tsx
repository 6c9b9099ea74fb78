/** The panel of saves: three slots, what lies in them, and files in and out. A dialog of its own, fetched when opened. */

import './saves.css';
import { h, render } from 'preact';
import type { Simulation } from '../../sim/simulation.ts';
import type { Slot } from '../file.ts';
import type { Loaded, Saves } from '../saves.ts';
import { SavesDialog } from './SavesDialog.tsx';

/** `slots`: everything. `new`: where a new café shall be. */
export type SavesView = 'slots' | 'new';

/** What the panel asks of the game. */
export interface SavesHost {
  /** The café the player is at; null at the title. */
  running(): Simulation | null;
  /** Stars on the morning of its day. */
  morningStars(): number;
  /** Goes on with a café; null = it belongs to no slot. */
  play(loaded: Omit<Loaded, 'ok' | 'card'>, card: Loaded['card'] | null): void;
  beginIn(slot: Slot): void;
}

/** Opens the panel over everything; it closes itself. */
export function openSavesPanel(root: HTMLElement, saves: Saves, host: SavesHost, view: SavesView): void {
  if (root.querySelector('.saves-panel') !== null) return;
  const tree = document.createElement('div');
  tree.className = 'hb saves-panel';
  root.append(tree);
  const close = (): void => {
    render(null, tree);
    tree.remove();
  };
  render(h(SavesDialog, { saves, host, view, close }), tree);
}
