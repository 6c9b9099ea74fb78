/**
 * The notebook's keys: `[` `]` step through thoughts, F follows, Ctrl+Z takes an edit back, Esc closes. They work from
 * anywhere on the page while a notebook lies open – but never while somebody types, and never over another key's work.
 */

import type { NotebookModel } from './model.ts';

export type NotebookKey = 'older' | 'newer' | 'follow' | 'undo' | 'close';

/** Which of the notebook's keys this is; null = none of them. */
export function keyOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): NotebookKey | null {
  const { key, altKey, shiftKey } = event;
  // First, since some keyboards need AltGr for a bracket, which arrives as Ctrl+Alt.
  if (key === '[') return 'older';
  if (key === ']') return 'newer';
  const command = event.ctrlKey || event.metaKey;
  if (command) return key.toLowerCase() === 'z' && !altKey && !shiftKey ? 'undo' : null;
  if (altKey) return null;
  if (key === 'Escape') return 'close';
  return key.toLowerCase() === 'f' && !shiftKey ? 'follow' : null;
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

/** Listens on the document. Returns how to stop. @param inside whether an element belongs to the notebook */
export function listen(model: NotebookModel, inside: (element: Element) => boolean): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || typing(event.target)) return;
    const key = keyOf(event);
    if (key === null) return;
    // Escape belongs to whatever has the focus: a dialog, the chalk, another panel.
    if (key === 'close' && !(event.target instanceof Element && inside(event.target))) return;
    if (document.querySelector('dialog[open]') !== null) return;
    if (pressed(model, key)) event.preventDefault();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

const TEXT_FIELDS = new Set(['text', 'search', 'number', 'email', 'url', 'password', 'tel']);

function typing(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return TEXT_FIELDS.has(target.type);
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLElement && (target.isContentEditable || target.shadowRoot !== null))
  );
}
