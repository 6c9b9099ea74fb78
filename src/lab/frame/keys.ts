/** The lab's keys, beside those of its pages' own fields: time as in the café, thoughts by brackets, ? tells them all, L and Esc back. */

import type { Lab } from './lab.ts';

/** What pages add: keys that count while they lie open. */
export type PageKeys = Readonly<Record<string, () => void>>;
let ofPage: PageKeys = {};

/** Keys of the page that lies open; the answer takes them away again. */
export function pageKeys(keys: PageKeys): () => void {
  ofPage = keys;
  return () => {
    if (ofPage === keys) ofPage = {};
  };
}

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type=range], [type=checkbox], [type=radio]), textarea, select') ||
    target.shadowRoot !== null);
const presses = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, summary, input') !== null;

/** Listens until the returned function is called. */
export function listenToLabKeys(lab: Lab): () => void {
  const listener = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (writes(event.target) || document.querySelector('dialog[open]') !== null) return;
    if (event.key === ' ' && presses(event.target)) return;
    const act = ofPage[event.key] ?? actOf(lab, event.key);
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  addEventListener('keydown', listener, true);
  return () => removeEventListener('keydown', listener, true);
}

function actOf(lab: Lab, key: string): (() => void) | undefined {
  switch (key) {
    case ' ':
      return () => lab.setSpeed(lab.speed.peek() === 0 ? 1 : 0);
    case '.':
      return () => lab.stepTick();
    case ',':
      return () => lab.stepBack();
    case '?':
      return () => {
        lab.help.value = true;
      };
    case 'l':
    case 'L':
    case 'Escape':
      return () => lab.leave();
    default:
      return undefined;
  }
}
