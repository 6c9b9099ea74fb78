/** The evening's pages in the order of their tabs, each with the icon of its tab; the digit keys follow the same order. */

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

export function openTab(store: Store, tab: EveningTab): void {
  store.tab.value = tab;
}
