/** Ctrl+Z and Ctrl+Y (or Ctrl+Shift+Z) anywhere on an editor's page, for its own steps instead of the browser's. */

import type { Steps } from './steps.ts';

export const undoKeys =
  (steps: Pick<Steps<unknown>, 'undo' | 'redo'>) =>
  (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'y' || event.shiftKey) steps.redo();
    else steps.undo();
  };
