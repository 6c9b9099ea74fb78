/** The panel of saves: three slots with their contents, import and export. A dialog of its own, loaded when opened. */

import './saves.css';
import { h, render } from 'preact';
import type { Simulation } from '../../sim/simulation.ts';
import type { Slot } from '../file.ts';
import type { Loaded, Saves } from '../saves.ts';
import { SavesDialog } from './SavesDialog.tsx';

/** `slots`: the whole panel. `new`: choose a slot for a new café. */
export type SavesView = 'slots' | 'new';

/** What the panel needs from the game. */
export interface SavesHost {
  /** The player's café; null on the title screen. */
  running(): Simulation | null;
  /** Stars on the morning of its day. */
  morningStars(): number;
  /** Continues with a café; null = it belongs to no slot. */
  play(loaded: Omit<Loaded, 'ok' | 'card'>, card: Loaded['card'] | null): void;
  beginIn(slot: Slot): void;
}

/** Opens the panel above everything; it closes itself. */
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
