/** The lab's keys: time as in the café, `?` opens the help, L and Esc leave. Pages add their own. */

import { type KeyPress, listenForKeys, signOf, useKeys } from '../../ui/keys/keys.ts';
import type { Lab } from './lab.ts';

/** A page's keys, by the character typed. */
export type PageKeys = Readonly<Record<string, () => void>>;

const presses = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, summary, input') !== null;

/** Registers the keys of a page, or of a part of it, while it is open. */
export const usePageKeys = (keys: PageKeys): void => useKeys((event) => carryOut(keys, event));

function carryOut(keys: PageKeys, press: KeyPress): boolean {
  const sign = signOf(press);
  const act = sign === null ? undefined : keys[sign];
  act?.();
  return act !== undefined;
}

/** Registers the lab's keys. @returns a function that unregisters them */
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
