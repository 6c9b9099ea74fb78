/** The lab's keys: time as in the café, ? tells them all, L and Esc back. Its pages add their own. */

import { type KeyPress, listenForKeys, signOf, useKeys } from '../../ui/keys/keys.ts';
import type { Lab } from './lab.ts';

/** What pages add, by the sign that is typed. */
export type PageKeys = Readonly<Record<string, () => void>>;

const presses = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, summary, input') !== null;

/** Keys of a page, or of a part of it, for as long as it lies open. */
export const usePageKeys = (keys: PageKeys): void => useKeys((event) => carryOut(keys, event));

function carryOut(keys: PageKeys, press: KeyPress): boolean {
  const sign = signOf(press);
  const act = sign === null ? undefined : keys[sign];
  act?.();
  return act !== undefined;
}

/** Listens until the returned function is called. */
export function listenToLabKeys(lab: Lab): () => void {
  const leave = (): void => lab.leave();
  const keys: PageKeys = {
    ' ': () => lab.setSpeed(lab.speed.peek() === 0 ? 1 : 0),
    '.': () => lab.stepTick(),
    ',': () => lab.stepBack(),
    '?': () => {
      lab.help.value = true;
    },
    l: leave,
    L: leave,
    Escape: leave,
  };
  return listenForKeys({
    counts: () => true,
    press: (event) => !(event.key === ' ' && presses(event.target)) && carryOut(keys, event),
  });
}
