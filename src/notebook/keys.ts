/**
 * The notebook's keys: `[` `]` step through thoughts, F follows, Ctrl+Z undoes an edit, Esc closes. They work from
 * anywhere on the page while an open notebook is visible, but not in text fields.
 */

import { isShown, type KeyPress, listenForKeys, signOf, undoOf } from '../ui/keys/keys.ts';
import type { NotebookModel } from './model.ts';

export type NotebookKey = 'older' | 'newer' | 'follow' | 'undo' | 'close';

/** What a key means in the notebook; null = nothing. */
export function keyOf(press: KeyPress): NotebookKey | null {
  const key = signOf(press);
  if (key === null) return undoOf(press) === 'undo' ? 'undo' : null;
  switch (key.toLowerCase()) {
    case '[':
      return 'older';
    case ']':
      return 'newer';
    case 'escape':
      return 'close';
    case 'f':
      return press.shiftKey ? null : 'follow';
    default:
      return null;
  }
}

/** Performs what a key means. @returns false if there was nothing to do */
export function pressed(model: NotebookModel, key: NotebookKey): boolean {
  if (model.who.value === null) return false;
  switch (key) {
    case 'older':
      model.step(-1);
      return true;
    case 'newer':
      model.step(1);
      return true;
    case 'follow':
      model.follow(!model.following.value);
      return true;
    case 'undo':
      return model.undo();
    case 'close':
      model.close();
      return true;
  }
}

/**
 * Registers the notebook's keys while it is visible. @param panel the element the notebook lies in @returns a function
 * that unregisters them
 */
export const listen = (model: NotebookModel, panel: HTMLElement): (() => void) =>
  listenForKeys({
    counts: () => isShown(panel),
    press: (event) => {
      const key = keyOf(event);
      // Escape outside the notebook belongs to the focused element: the chalk, another panel.
      const isElsewhere = key === 'close' && !(event.target instanceof Node && panel.contains(event.target));
      return key !== null && !isElsewhere && pressed(model, key);
    },
  });
