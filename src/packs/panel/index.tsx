/** The panel “Play a pack”: opens a zip or a folder, lists its mistakes, and plays it. It is loaded when it is opened. */

import './packs.css';
import { h, render } from 'preact';
import type { Dropped } from './files.ts';
import { PacksDialog, type PacksDeps } from './PacksDialog.tsx';

/** Opens the panel above everything else. The panel removes itself when the player closes it. */
export function openPacksPanel(root: HTMLElement, deps: PacksDeps, dropped: Dropped | null): void {
  root.querySelector('.packs-panel')?.remove();
  const tree = document.createElement('div');
  tree.className = 'hb packs-panel';
  root.append(tree);
  const close = (): void => {
    render(null, tree);
    tree.remove();
  };
  render(h(PacksDialog, { deps, dropped, close }), tree);
}
