/** What of the café's one sheet is open on a small screen: which tab, and how far it is drawn up. */

import { signal } from '@preact/signals';

/** `asked` has no button of its own: what is asked of the player brings it, and takes it away. */
export type PhoneTab = 'cafe' | 'board' | 'drama' | 'more' | 'asked';
/** Low: only its grip is seen, and the café has the screen. */
export type SheetHeight = 'low' | 'half' | 'full';

export const phoneTab = signal<PhoneTab>('cafe');
export const sheetHeight = signal<SheetHeight>('half');
/** The newest drama that was there when its tab was last looked at. */
export const dramaSeen = signal(0);

/** Turns to a tab; pressed once more, it makes way for the café and comes back. */
export function pressTab(tab: PhoneTab): void {
  const again = phoneTab.peek() === tab;
  sheetHeight.value = again && sheetHeight.peek() !== 'low' ? 'low' : 'half';
  phoneTab.value = tab;
}

export function openTab(tab: PhoneTab): void {
  phoneTab.value = tab;
  if (sheetHeight.peek() === 'low') sheetHeight.value = 'half';
}
