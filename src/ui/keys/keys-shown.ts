/** Makes the list of keys that the player sees from the registered keymaps, so that it contains exactly the keys that work now. */

import { say } from '../../words/index.ts';
import type { Keymap } from './keys.ts';
import { DIGITS, readPattern } from './patterns.ts';

export interface KeyLine {
  /** Texts of the key caps; '…' between two caps stands for the keys between them. */
  readonly caps: readonly string[];
  readonly does: string;
}
export interface KeyGroup {
  readonly title: string;
  readonly lines: KeyLine[];
}

/**
 * The keys in groups, in the order in which the keymaps were registered. A key of an older keymap that a newer keymap
 * also uses is listed only with the newer one.
 * @param maps the newest first
 */
export function keyGroups(maps: readonly Keymap[]): KeyGroup[] {
  const taken = new Set<string>();
  const groups: { readonly title: string; readonly lines: Map<string, string[]> }[] = [];
  for (const map of maps) {
    if (!map.live() && map.listed?.() !== true) continue;
    const lines = new Map<string, string[]>();
    for (const { key, does } of map.bindings.filter(({ key }) => !taken.has(key)))
      lines.set(does(), [...(lines.get(does()) ?? []), ...capsOf(key)]);
    // A keymap with `within` works only inside an element. Elsewhere the older keymap still handles the key, so both
    // are listed.
    if (map.within === undefined) for (const { key } of map.bindings) taken.add(key);
    groups.unshift({ title: map.title(), lines });
  }
  const titles = [...new Set(groups.map(({ title }) => title))];
  return titles
    .map((title) => ({
      title,
      lines: groups
        .filter((group) => group.title === title)
        .flatMap(({ lines }) => [...lines].map(([does, caps]) => ({ caps, does }))),
    }))
    .filter(({ lines }) => lines.length > 0);
}

const CAPS: Readonly<Record<string, string>> = {
  Escape: 'Esc',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  Delete: 'Del',
  '-': '−',
};

/** The texts on the key caps for a key pattern. */
function capsOf(pattern: string): string[] {
  const { ctrl, shift, key } = readPattern(pattern);
  const caps =
    key === DIGITS ? ['1', '…', '9'] : [key === 'Space' ? say('keys.cap.space') : (CAPS[key] ?? upperCase(key))];
  return [...(ctrl ? ['Ctrl'] : []), ...(shift ? ['⇧'] : []), ...caps];
}
const upperCase = (key: string): string => (key.length === 1 ? key.toUpperCase() : key);
