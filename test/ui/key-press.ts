// Key presses for tests, as a browser reports them.

import { type Keymap, matchesOf } from '../../src/ui/keys/keys.ts';
import type { KeyPress } from '../../src/ui/keys/patterns.ts';

export const keyPress = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: /^\d$/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...more,
});

/** Presses a key: the first live binding that has something to do does it. @returns what the list says it does, or null */
export function pressKey(maps: readonly Keymap[], press: KeyPress): string | null {
  for (const { map, binding, digit } of matchesOf(maps, press))
    if (map.live() && binding.press(press, digit) !== false) return binding.does();
  return null;
}
