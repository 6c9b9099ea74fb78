// What is written on the screen, as whoever sits before it sees it: every text, and how it is cut off if it is.

import type { PlayedCafe } from './cafe.ts';

export interface Shown {
  readonly text: string;
  readonly mono: boolean;
  readonly cut: string | null;
}
/** Every text to be seen, and how it is cut off if it is. */
export const shownIn = (cafe: Pick<PlayedCafe, 'ask'>): Promise<Shown[]> =>
  cafe.ask<Shown[]>(`(() => {
  const all = [];
  const walker = document.createTreeWalker(document.querySelector('#hud'), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.data.trim();
    const holder = node.parentElement;
    if (text === '' || !holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (holder.closest('.hidden-text, svg title, .people:not(:focus-within)') !== null) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    let cut = null;
    let scrolls = { x: false, y: false };
    for (let around = holder; around !== null && around.id !== 'hud'; around = around.parentElement) {
      const style = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      if (style.display === 'inline') continue;
      if (/auto|scroll/.test(style.overflowX)) scrolls.x = true;
      if (/auto|scroll/.test(style.overflowY)) scrolls.y = true;
      if (!scrolls.x && style.overflowX !== 'visible' && (box.right > edge.right + 1.5 || box.left < edge.left - 1.5))
        cut ??= around.className + ' sideways by ' + Math.round(Math.max(box.right - edge.right, edge.left - box.left));
      if (!scrolls.y && style.overflowY !== 'visible' && (box.bottom > edge.bottom + 3 || box.top < edge.top - 3))
        cut ??= around.className + ' upright by ' + Math.round(Math.max(box.bottom - edge.bottom, edge.top - box.top));
    }
    if (cut === null && !scrolls.x && (box.right > innerWidth + 1 || box.left < -1)) cut = 'by the window';
    if (cut === null && !scrolls.y && (box.bottom > innerHeight + 1 || box.top < -1)) cut = 'by the window';
    all.push({ text, mono: holder.closest('.mono, kbd, .key, code') !== null, cut });
  }
  return all;
})()`);

/** Keys of the word lists that stand where words should. */
export const keysShown = (shown: readonly Shown[]): string[] =>
  shown.filter(({ text, mono }) => !mono && /^[a-z]+\.[a-zA-Z.]+$/.test(text)).map(({ text }) => text);

/** Data in mono may be cut short with dots; whatever is said may not. */
export const cutOff = (shown: readonly Shown[]): string[] => [
  ...new Set(shown.filter(({ cut, mono }) => cut !== null && !mono).map(({ text, cut }) => `${text} – ${cut}`)),
];

/** What is to be seen, in one language after the other; at the end it is English again. */
export async function shownInLanguages(
  cafe: PlayedCafe,
  look: (language: string, shown: readonly Shown[]) => Promise<void> | void,
): Promise<void> {
  for (const language of ['zh', 'ja', 'en']) {
    await cafe.ask(`(honeybell.actions.setLanguage('${language}'), null)`);
    await cafe.until(`document.documentElement.lang.startsWith('${language}')`);
    await look(language, await shownIn(cafe));
  }
}
