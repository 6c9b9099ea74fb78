/**
 * The panel of saves: a dialog with five slots for seasons, five slots for free cafés, and buttons for import and
 * export. The dialog is loaded when it is opened for the first time.
 */

import './saves.css';
import { h, render } from 'preact';
import type { Saves } from '../saves.ts';
import type { SavesDeps, SavesView } from './deps.ts';
import { SavesDialog } from './SavesDialog.tsx';

/** Opens the panel of saves above everything else. The panel removes itself when the player closes it. */
export function openSavesPanel(root: HTMLElement, saves: Saves, deps: SavesDeps, view: SavesView): void {
  if (root.querySelector('.saves-panel') !== null) return;
  const tree = document.createElement('div');
  tree.className = 'hb saves-panel';
  root.append(tree);
  const close = (): void => {
    render(null, tree);
    tree.remove();
    deps.shown?.(false);
  };
  deps.shown?.(true);
  render(h(SavesDialog, { saves, deps, view, close }), tree);
}
