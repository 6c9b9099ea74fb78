/** Ctrl+Z and Ctrl+Y (or Ctrl+Shift+Z) undo an editor's steps instead of the browser's own. */

import { undoOf, useKeys } from '../../ui/keys/keys.ts';
import type { Draft } from '../../ui/edits/draft.ts';

/**
 * They work wherever the focus is, because a mouse click removes it, and in text fields, because typing into a cell is
 * a step too.
 */
export function useUndoKeys(steps: Pick<Draft<unknown>, 'undo' | 'redo'>): void {
  useKeys(
    (event) => {
      const wanted = undoOf(event);
      if (wanted !== null) steps[wanted]();
      return wanted !== null;
    },
    { inFields: true },
  );
}
