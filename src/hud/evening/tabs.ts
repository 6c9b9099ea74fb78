/** The evening's pages in the order of their tabs, each with the icon of its tab; the digit keys follow the same order. */

import type { GlyphName } from '../../ui/index.ts';
import type { EveningTab, Landing, Store } from '../store.ts';

export const TABS: readonly { readonly tab: EveningTab; readonly glyph: GlyphName }[] = [
  { tab: 'report', glyph: 'book' },
  { tab: 'staff', glyph: 'person2' },
  { tab: 'hire', glyph: 'pin' },
  { tab: 'menu', glyph: 'fork' },
  { tab: 'layout', glyph: 'tray' },
  { tab: 'rival', glyph: 'eye' },
  { tab: 'goals', glyph: 'flag' },
];

/** Opens a page. @param landing what the page shows first, if the button speaks of it */
export function openTab(store: Store, tab: EveningTab, landing: Landing | null = null): void {
  store.landing = landing;
  store.tab.value = tab;
}
