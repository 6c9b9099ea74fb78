/** State of the small screen's sheet: the open tab and its height. */

import { signal } from '@preact/signals';

/** Tabs of the sheet. `asked` has no button of its own: the tab opens and closes with a question to the player. */
export type PhoneTab = 'cafe' | 'board' | 'strong' | 'drama' | 'more' | 'asked';
/** Heights of the sheet. `low`: only the grip is visible. */
export type SheetHeight = 'low' | 'half' | 'full';

export const phoneTab = signal<PhoneTab>('cafe');
export const sheetHeight = signal<SheetHeight>('half');
/** Id of the newest news entry when the news tab was last open. */
export const dramaSeen = signal(0);

/** Opens a tab. Pressing the tab that is already open closes the sheet, or opens the closed sheet again. */
export function pressTab(tab: PhoneTab): void {
  const again = phoneTab.peek() === tab;
  sheetHeight.value = again && sheetHeight.peek() !== 'low' ? 'low' : 'half';
  phoneTab.value = tab;
}

export function openTab(tab: PhoneTab): void {
  phoneTab.value = tab;
  if (sheetHeight.peek() === 'low') sheetHeight.value = 'half';
}
