/**
 * Handles all keys of the page with a single listener. Each part with keys registers a scope, which can be active or
 * not. The newest active scope gets a key first; the first scope that handles it ends the search. So hidden parts get
 * no keys, and an open page's keys precede those of the café behind it.
 */

import { useEffect, useRef } from 'preact/hooks';

export interface KeyScope {
  /** Returns whether the part is visible; otherwise its scope gets no keys. */
  readonly counts: () => boolean;
  /** Handles a key. @returns whether it was handled */
  readonly press: (event: KeyboardEvent) => boolean;
  /** Whether the scope also gets keys in text fields, and under an open dialog, which otherwise get all keys. */
  readonly inFields?: boolean;
  readonly inDialogs?: boolean;
}

/** The registered scopes, the newest first. */
const scopes: KeyScope[] = [];

/** Registers a scope. @returns a function that unregisters it */
export function listenForKeys(scope: KeyScope): () => void {
  if (scopes.length === 0) addEventListener('keydown', hear);
  scopes.unshift(scope);
  return () => {
    const at = scopes.indexOf(scope);
    if (at >= 0) scopes.splice(at, 1);
    if (scopes.length === 0) removeEventListener('keydown', hear);
  };
}

/** Registers a scope of keys for the lifetime of a component. */
export function useKeys(press: KeyScope['press'], options: Pick<KeyScope, 'inFields' | 'inDialogs'> = {}): void {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => listenForKeys({ ...options, counts: () => true, press: (event) => latest.current(event) }), []);
}

function hear(event: KeyboardEvent): void {
  // The focused element has handled the key already.
  if (event.defaultPrevented || event.isComposing) return;
  const types = isField(event.target);
  const underDialog = document.querySelector('dialog[open]') !== null;
  const has = scopes.find(
    (scope) =>
      (!types || scope.inFields === true) &&
      (!underDialog || scope.inDialogs === true) &&
      scope.counts() &&
      scope.press(event),
  );
  if (has !== undefined) event.preventDefault();
}

/** Whether a text field has the focus, also one inside a shadow root, as in the script editor. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.shadowRoot !== null ||
    target.isContentEditable ||
    target.matches('input:not([type=range], [type=checkbox], [type=radio]), textarea, select'));

/** Whether an element is visible: neither it nor an ancestor is hidden. */
export const isShown = (element: Element): boolean => element.getClientRects().length > 0;

/** The part of a KeyboardEvent that key handlers use. */
export interface KeyPress {
  readonly key: string;
  /** Physical key: Shift+1 types '!' on one keyboard and '+' on another, but is always Digit1. */
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/**
 * The character a key types; null for a browser shortcut. Some keyboards need AltGr for brackets, which arrives as
 * Ctrl+Alt or without a modifier, or Alt.
 */
export function signOf({ key, ctrlKey, altKey, metaKey }: KeyPress): string | null {
  if (!ctrlKey && !altKey && !metaKey) return key;
  const isBracket = key === '[' || key === ']';
  return isBracket && altKey && !metaKey ? key : null;
}

/** Recognises undo, Ctrl+Z (Cmd+Z), and redo, Ctrl+Y or Ctrl+Shift+Z; by key position on keyboards without Latin letters. */
export function undoOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): 'undo' | 'redo' | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();
  if (letter === 'y') return shiftKey ? null : 'redo';
  if (letter !== 'z') return null;
  return shiftKey ? 'redo' : 'undo';
}
