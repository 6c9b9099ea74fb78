/**
 * Stores which note is open below the top bar: that of the till or that of the stars, never both. Pressing Esc, or
 * pressing elsewhere, closes the note.
 */

import { signal } from '@preact/signals';
import { say } from '../../words/index.ts';
import { useKeys, useScope } from '../../ui/index.ts';

export const pillNote = signal<'till' | 'stars' | null>(null);

export const closePillNote = (): void => {
  pillNote.value = null;
};

export const togglePillNote = (of: 'till' | 'stars'): void => {
  pillNote.value = pillNote.peek() === of ? null : of;
};

/** Closes the open note when the player presses Esc or presses elsewhere. Rendered only while a note is open. */
export function NoteCloser() {
  useKeys({
    title: () => say('keys.view'),
    bindings: [{ key: 'Escape', does: () => say('app.close'), press: closePillNote }],
  });
  useScope((scope) => {
    scope.listen(document, 'pointerdown', (event: PointerEvent) => {
      if (event.target instanceof Element && event.target.closest('.till') === null) closePillNote();
    });
  }, []);
  return null;
}
