/** Ctrl+Z and Ctrl+Y (or Ctrl+Shift+Z) while an editor's page lies open, for its own steps instead of the browser's. */

import { undoOf, useKeys } from '../../ui/keys/keys.ts';
import type { Steps } from './undo-steps.ts';

/** They count wherever the focus is: after a press with the mouse it is nowhere, and what is typed into a cell is a step, too. */
export function useUndoKeys(steps: Pick<Steps<unknown>, 'undo' | 'redo'>): void {
  useKeys(
    (event) => {
      const wanted = undoOf(event);
      if (wanted !== null) steps[wanted]();
      return wanted !== null;
    },
    { inFields: true },
  );
}
