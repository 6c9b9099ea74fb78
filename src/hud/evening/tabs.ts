/** The pages of an evening in the order of their tabs, with their digit keys. */

import type { GlyphName } from '../../ui/index.ts';
import type { EveningTab, Store } from '../store.ts';

export const TABS: readonly { readonly tab: EveningTab; readonly glyph: GlyphName }[] = [
  { tab: 'report', glyph: 'book' },
  { tab: 'staff', glyph: 'person2' },
  { tab: 'hire', glyph: 'pin' },
  { tab: 'menu', glyph: 'fork' },
  { tab: 'layout', glyph: 'tray' },
  { tab: 'rival', glyph: 'eye' },
  { tab: 'goals', glyph: 'flag' },
];

/** The page of a digit key; null for any other key. */
export function tabOfDigit(code: string): EveningTab | null {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  return digit === undefined ? null : (TABS[Number(digit) - 1]?.tab ?? null);
}

export function openTab(store: Store, tab: EveningTab): void {
  store.tab.value = tab;
}
