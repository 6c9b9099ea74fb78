// Finds all text on the screen as a player sees it, and whether it is cut off, in the languages and text sizes that a
// test wants, with one query: changing the language of an open panel is a hundred times faster than opening it again.

import type { PlayedCafe } from './cafe.ts';

export interface Shown {
  readonly text: string;
  readonly mono: boolean;
  readonly cut: string | null;
}

type Asked = Pick<PlayedCafe, 'ask'>;
/** The text sizes in which each language is checked. */
export type Ways = Readonly<Record<string, readonly number[]>>;
export type Told<T> = readonly [language: string, size: number, told: T];

/**
 * Helpers for code that inspects a page. `seen`, `edgeOf` and `styleOf` are cached by element, since hundreds of texts
 * share the same panels. Valid as long as the page does not change.
 */
export const LOOKING = `
  const once = (answer) => {
    const known = new Map();
    return (one) => {
      let is = known.get(one);
      if (is === undefined) known.set(one, (is = answer(one)));
      return is;
    };
  };
  const seen = once((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  const edgeOf = once((one) => one.getBoundingClientRect());
  const styleOf = once((one) => {
    const { display, overflow, overflowX, overflowY, textOverflow } = getComputedStyle(one);
    return { display, overflow, overflowX, overflowY, textOverflow };
  });
`;

/** Every visible text, and how it is cut off, if it is. */
export const SHOWN = `(() => {
  ${LOOKING}
  const all = [];
  const walker = document.createTreeWalker(document.querySelector('#hud'), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.data.trim();
    const holder = node.parentElement;
    if (text === '' || !seen(holder)) continue;
    if (holder.closest('.hidden-text, svg title, .people:not(:focus-within)') !== null) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    let cut = null;
    let scrolls = { x: false, y: false };
    for (let around = holder; around !== null && around.id !== 'hud'; around = around.parentElement) {
      const style = styleOf(around);
      const edge = edgeOf(around);
      if (style.display === 'inline') continue;
      if (/auto|scroll/.test(style.overflowX)) scrolls.x = true;
      // News and messages that are folded to one line unfold under the pointer and with the focus.
      if (style.textOverflow === 'ellipsis' && around.closest('.ticker, .toast') !== null) scrolls.x = true;
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
})()`;

/** Elements that scroll sideways although they should only scroll vertically, even by a pixel or two. */
export const SIDEWAYS = `[...document.querySelectorAll('#hud *')]
    .filter((one) => one.scrollWidth > one.clientWidth && one.checkVisibility() && /auto|scroll/.test(getComputedStyle(one).overflowX))
    .filter((one) => one.closest('.roster, .people:not(:focus-within)') === null)
    .map((one) => {
      const edge = one.getBoundingClientRect().left + one.clientLeft + one.clientWidth - one.scrollLeft;
      const wide = [...one.querySelectorAll('*')].filter((inner) => inner.getBoundingClientRect().right > edge + 0.5);
      const names = wide.map((inner) => inner.getAttribute('class') ?? inner.tagName).slice(-3);
      return one.className + ' by ' + (one.scrollWidth - one.clientWidth) + ': ' + names.join(' > ');
    })`;

export const shownIn = (cafe: Asked): Promise<Shown[]> => cafe.ask<Shown[]>(SHOWN);

/** Word keys that are shown instead of words, and {{places}} in sentences that were not filled in. */
export const keysShown = (shown: readonly Shown[]): string[] =>
  shown
    .filter(({ text, mono }) => (!mono && /^[a-z]+\.[a-zA-Z.]+$/.test(text)) || text.includes('{{'))
    .map(({ text }) => text);

/** Data in the mono font may be shortened with dots; sentences may not. */
export const cutOff = (shown: readonly Shown[]): string[] => [
  ...new Set(shown.filter(({ cut, mono }) => cut !== null && !mono).map(({ text, cut }) => `${text} – ${cut}`)),
];

/** The value of an expression in the page, for each language and text size. */
export async function inEvery<T>(cafe: Asked, ways: Ways, look: string): Promise<Told<T>[]> {
  return cafe.ask<Told<T>[]>(`(async () => {
    const page = document.documentElement;
    const told = [];
    await honeybellTest.idle();
    for (const [language, sizes] of Object.entries(${JSON.stringify(ways)})) {
      if (!page.lang.startsWith(language)) {
        honeybell.actions.setLanguage(language);
        await honeybellTest.idle();
      }
      for (const size of sizes) {
        if (page.dataset.textSize !== String(size)) {
          page.style.setProperty('--text', String(size));
          page.dataset.textSize = String(size);
          await honeybellTest.idle();
        }
        const is = [page.lang.slice(0, language.length), page.dataset.textSize, page.style.getPropertyValue('--text')];
        if (is.join() !== [language, size, size].join()) throw new Error('wanted ' + language + ' ' + size + ', got ' + is);
        told.push([language, size, ${look}]);
      }
    }
    return told;
  })()`);
}

/** The visible texts in each language; the language is English again at the end. */
export async function shownInLanguages(
  cafe: PlayedCafe,
  look: (language: string, shown: readonly Shown[]) => Promise<void> | void,
): Promise<void> {
  for (const language of ['zh', 'ja', 'en'])
    for (const [, , shown] of await inEvery<readonly Shown[]>(cafe, { [language]: [1] }, SHOWN))
      await look(language, shown);
}
