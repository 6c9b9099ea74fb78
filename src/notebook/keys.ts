/**
 * The notebook's keys: `[` `]` step through thoughts, F follows, Ctrl+Z takes an edit back, Esc closes. They work from
 * anywhere on the page while a notebook lies open and can be seen, but never while somebody types.
 */

import { isShown, type KeyPress, listenForKeys, signOf, undoOf } from '../ui/keys/keys.ts';
import type { NotebookModel } from './model.ts';

export type NotebookKey = 'older' | 'newer' | 'follow' | 'undo' | 'close';

/** Which of the notebook's keys this is; null = none of them. */
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

/** Does what the key asks; false when there was nothing to do. */
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

/** Listens while the notebook can be seen. Returns how to stop. @param panel what it lies in */
export const listen = (model: NotebookModel, panel: HTMLElement): (() => void) =>
  listenForKeys({
    counts: () => isShown(panel),
    press: (event) => {
      const key = keyOf(event);
      // Escape belongs to whatever has the focus: the chalk, another panel.
      const isElsewhere = key === 'close' && !(event.target instanceof Node && panel.contains(event.target));
      return key !== null && !isElsewhere && pressed(model, key);
    },
  });
