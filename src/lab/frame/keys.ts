/** Handles the lab's keys: time as in the café, `?` opens the help, L and Esc leave. Pages add their own keys. */

import { type Binding, type Keymap, listenForKeys, useKeys } from '../../ui/keys/keys.ts';
import { tell } from '../words/index.ts';
import type { Lab } from './lab.ts';

/** Registers the keys of a page, or of a part of it, while it is open. */
export const usePageKeys = (bindings: readonly Binding[], options: Pick<Keymap, 'inFields' | 'within'> = {}): void =>
  useKeys({ title: () => tell('lab.pages'), bindings, ...options });

/** The keys that work on every page. */
export function labKeymap(lab: Lab): Keymap {
  const leave = { does: () => tell('lab.key.leave'), press: () => lab.leave() } as const;
  return {
    title: () => tell('lab.name'),
    live: () => true,
    bindings: [
      {
        key: 'Space',
        does: () => tell('lab.key.play'),
        press: () => lab.setSpeed(lab.speed.peek() === 0 ? 1 : 0),
        yields: true,
      },
      { key: '.', does: () => tell('lab.key.on'), press: () => lab.stepTick(), repeats: true },
      { key: ',', does: () => tell('lab.key.back'), press: () => lab.stepBack(), repeats: true },
      {
        key: '?',
        does: () => tell('lab.key.help'),
        press: () => {
          lab.help.value = true;
        },
      },
      { key: 'l', ...leave },
      { key: 'Escape', ...leave },
    ],
  };
}

/** Registers the lab's keys. @returns a function that unregisters them */
export const listenToLabKeys = (lab: Lab): (() => void) => listenForKeys(labKeymap(lab));
