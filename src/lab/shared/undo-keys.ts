/**
 * Undo and redo of a page: first the steps of its draft, which the café does not have yet, then the edits of the café
 * that the page shows.
 */

import type { EditScope } from '../../ui/edits/edit-log.ts';
import type { Draft } from '../../ui/edits/draft.ts';
import { usePageKeys } from '../frame/keys.ts';
import type { Lab } from '../frame/lab.ts';
import { tell } from '../words/index.ts';

export interface Undoing {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(): unknown;
  redo(): unknown;
}

type DraftSteps = Pick<Draft<unknown>, 'canUndo' | 'canRedo' | 'undo' | 'redo'>;

/** Returns the undo of a page. @param scope the edits of the café that belong to the page @param draft the page's draft of them */
export function undoingOf(lab: Lab, scope: EditScope, draft: DraftSteps): Undoing {
  return {
    get canUndo() {
      return draft.canUndo || lab.edits.count(scope) > 0;
    },
    // While the draft has steps to undo, an edit that was undone in the café is not redone over the draft.
    get canRedo() {
      return draft.canRedo || (!draft.canUndo && lab.edits.canRedo(scope));
    },
    undo: () => draft.undo() || lab.goBack('undo', scope),
    redo: () => draft.redo() || (!draft.canUndo && lab.goBack('redo', scope)),
  };
}

/**
 * Registers the undo keys. They work wherever the focus is, because a mouse click removes it, and in text fields,
 * because typing into a cell is a step too.
 */
export const useUndoKeys = (undoing: Pick<Undoing, 'undo' | 'redo'>, inFields = true): void =>
  usePageKeys(
    [
      { key: 'Ctrl+z', does: () => tell('lab.key.undo'), press: () => void undoing.undo(), repeats: true },
      {
        key: 'Ctrl+y',
        also: ['Ctrl+Shift+z'],
        does: () => tell('lab.key.redo'),
        press: () => void undoing.redo(),
        repeats: true,
      },
    ],
    { inFields },
  );
