/**
 * Undo and redo for a page of the lab: the first undo steps take back changes of the page's draft, which the café has
 * not received yet; the next steps take back edits of the café shown.
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

/**
 * Combines the undo steps of a page's draft and of the café's edits. @param scope the edits of the café that belong to
 * the page @param draft the undo steps of the page's draft
 */
export function undoingOf(lab: Lab, scope: EditScope, draft: DraftSteps): Undoing {
  return {
    get canUndo() {
      return draft.canUndo || lab.edits.count(scope) > 0;
    },
    // While the draft has steps to undo, an edit of the café that was undone cannot be redone, because this would
    // change the table under the draft.
    get canRedo() {
      return draft.canRedo || (!draft.canUndo && lab.edits.canRedo(scope));
    },
    undo: () => draft.undo() || lab.goBack('undo', scope),
    redo: () => draft.redo() || (!draft.canUndo && lab.goBack('redo', scope)),
  };
}

/**
 * Registers the undo keys. The keys work even if nothing has the focus, because a mouse click removes the focus. They
 * also work in text fields, because typing into a cell is a step that can be undone.
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
