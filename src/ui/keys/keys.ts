/**
 * The page's keys: one listener for all of them. Each part of the game that has keys is a scope, which says whether it
 * counts just now; the scope that was opened last is asked first, and the first that does something with a key has it.
 * So what is hidden hears nothing, and an open page's keys come before those of the café behind it.
 */

import { useEffect, useRef } from 'preact/hooks';

export interface KeyScope {
  /** Whether what these keys work on is on the screen. */
  readonly counts: () => boolean;
  /** @returns whether the key meant something here */
  readonly press: (event: KeyboardEvent) => boolean;
  /** Also while somebody types, or under an open dialog: else keys belong to the field, and to the dialog. */
  readonly inFields?: boolean;
  readonly inDialogs?: boolean;
}

/** The latest first. */
const scopes: KeyScope[] = [];

/** Listens until the returned function is called. */
export function listenForKeys(scope: KeyScope): () => void {
  if (scopes.length === 0) addEventListener('keydown', hear);
  scopes.unshift(scope);
  return () => {
    const at = scopes.indexOf(scope);
    if (at >= 0) scopes.splice(at, 1);
    if (scopes.length === 0) removeEventListener('keydown', hear);
  };
}

/** A scope for as long as a component is there. */
export function useKeys(press: KeyScope['press'], options: Pick<KeyScope, 'inFields' | 'inDialogs'> = {}): void {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => listenForKeys({ ...options, counts: () => true, press: (event) => latest.current(event) }), []);
}

function hear(event: KeyboardEvent): void {
  // What has the focus has had the key before.
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

/** Fields keep all their keys; so does what has a field of its own inside, as the lab's editor of scripts. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.shadowRoot !== null ||
    target.isContentEditable ||
    target.matches('input:not([type=range], [type=checkbox], [type=radio]), textarea, select'));

/** Whether an element can be seen: neither it nor what it lies in is hidden. */
export const isShown = (element: Element): boolean => element.getClientRects().length > 0;

/** What matters of a KeyboardEvent. */
export interface KeyPress {
  readonly key: string;
  /** Physical key: Shift+1 is '!' on one keyboard and '+' on another, but always Digit1. */
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/**
 * What a key types; null for a shortcut of the browser's. Some keyboards have their brackets behind AltGr, which arrives as
 * Ctrl+Alt or as nothing at all, or behind Alt.
 */
export function signOf({ key, ctrlKey, altKey, metaKey }: KeyPress): string | null {
  if (!ctrlKey && !altKey && !metaKey) return key;
  const isBracket = key === '[' || key === ']';
  return isBracket && altKey && !metaKey ? key : null;
}

/** Ctrl+Z (Cmd+Z), and Ctrl+Y or Ctrl+Shift+Z; by its place where the keyboard does not type Latin letters. */
export function undoOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): 'undo' | 'redo' | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();
  if (letter === 'y') return shiftKey ? null : 'redo';
  if (letter !== 'z') return null;
  return shiftKey ? 'redo' : 'undo';
}
