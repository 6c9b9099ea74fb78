/**
 * Fits the top bar into the window's width. As long as the content is too wide, `data-fit` is raised, and topbar.css
 * leaves out or narrows more of the bar. The bar becomes roomier again only when the window, the language or the size
 * of letters changes, so that numbers that grow and shrink do not move the buttons all the time.
 */

import { useScope } from '../../ui/index.ts';
import type { RefObject } from 'preact';

const MOST = 7;
/** Free CSS pixels at the bar's right edge. */
const EDGE = 6;

export function useFit(bar: RefObject<HTMLElement | null>, parts: string): void {
  useScope(
    (scope) => {
      const element = bar.current;
      if (element === null) return;
      let before = '';
      const fit = (): void => {
        const { lang, dataset } = document.documentElement;
        const now = [element.clientWidth, lang, dataset['textSize']].join();
        let level = now === before ? Number(element.dataset['fit'] ?? 0) : 0;
        before = now;
        for (; level <= MOST; level++) {
          element.dataset['fit'] = String(level);
          const last = element.querySelector('.bar-end');
          if (last === null) break;
          if (last.getBoundingClientRect().right <= element.getBoundingClientRect().right - EDGE) break;
        }
      };
      for (const one of [element, ...element.querySelectorAll('.pill, .lamps, .grow')]) scope.sizeOf(one, fit);
      fit();
    },
    [parts],
  );
}
