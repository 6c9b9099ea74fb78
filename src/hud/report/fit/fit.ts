/**
 * Fits the report's main page into its sheet, so that nothing on it is cut and it need not be scrolled. A day on which
 * much happened has more to say than the page has room for. Then the page takes steps, one after the other, until
 * everything left on it is whole: first parts become lower, then whole parts go to the report's second page.
 */

import { useState } from 'preact/hooks';
import { useLayoutScope } from '../../../ui/index.ts';
import { say } from '../../../words/index.ts';

/**
 * The parts that can go to the second page; the first in the list goes first. `standing` are the rows of tomorrow that
 * are the same every evening, `choice` is its row of reservations, `details` are the small lines of the bill, `causes`
 * the causes of lost guests after the first two.
 */
const PARTS = [
  'agreed',
  'standing',
  'details',
  'loved',
  'causes',
  'choice',
  'street',
  'bill',
  'work',
  'tomorrow',
] as const;
export type Part = (typeof PARTS)[number];
/** The parts that are a column or a box of their own, and not lines in another part. */
export const BOXES = ['agreed', 'loved', 'street', 'bill', 'work', 'tomorrow'] as const satisfies readonly Part[];
export type Box = (typeof BOXES)[number];

/**
 * The steps as fit.css names them, the least loss first: no name of what is on the second page, only the largest causes
 * of the rating, each maid in one line, a brief head, and the parts that go.
 */
const STEPS = ['unnamed', 'moves', 'slim', 'brief', ...PARTS.map((part) => `no-${part}` as const)] as const;

/** Narrower pages are read by scrolling, as a phone's pages are. */
const NARROWEST = 760;

/** Takes as few steps as the page needs; a page that is too low even with all of them takes none and scrolls. */
function fit(page: HTMLElement): Part[] {
  const taken = new Set<(typeof STEPS)[number]>();
  const fits = (): boolean => {
    page.dataset['fit'] = [...taken].join(' ');
    return page.scrollHeight <= page.clientHeight;
  };
  const isNarrow = page.clientWidth < NARROWEST;
  if (!isNarrow && !fits() && STEPS.some((step) => taken.add(step) && fits())) {
    // A later step may make an earlier one needless: what is worth most comes back first.
    for (const step of [...taken].reverse()) {
      taken.delete(step);
      if (!fits()) taken.add(step);
    }
  } else if (taken.size === STEPS.length || isNarrow) taken.clear();
  fits();
  return PARTS.filter((part) => taken.has(`no-${part}`));
}

/** The parts of the page whose size depends on the words and on the size of the letters. */
const MEASURED =
  '.report-head, .star-moves, .story, .receipt, .costs, .loved, .street, .tomorrow, .work, .agreed-today, .report-pages';

/**
 * Fits the page whenever it opens, and when the window, the language or the letters change; but not when a press has
 * made a part smaller, because the button that the player presses next must stay where it is.
 *
 * @param acts counts what the player has done this evening
 * @returns the parts that the second page shows instead
 */
export function useFit(
  body: { readonly current: HTMLElement | null },
  isMain: boolean,
  acts: () => unknown,
): readonly Part[] {
  const [moved, setMoved] = useState<readonly Part[]>([]);
  useLayoutScope(
    (scope) => {
      const page = body.current;
      if (page === null) return;
      if (!isMain) {
        delete page.dataset['fit'];
        return;
      }
      const measured = [page, ...page.querySelectorAll<HTMLElement>(MEASURED)];
      const sizes = (): string => measured.map((one) => `${one.offsetWidth} ${one.offsetHeight}`).join();
      const frame = (): string =>
        `${page.clientWidth} ${page.clientHeight} ${getComputedStyle(page).getPropertyValue('--text')}`;
      let known = '';
      let framed = '';
      let acted: unknown;
      const again = (): void => {
        const isByPress = framed === frame() && acted !== acts();
        if (sizes() === known || (isByPress && page.scrollHeight <= page.clientHeight)) return;
        const now = fit(page);
        known = sizes();
        framed = frame();
        acted = acts();
        setMoved((before) => (before.join() === now.join() ? before : now));
      };
      again();
      // A frame later, because a part that goes changes its size, too.
      for (const one of measured) scope.sizeOf(one, () => void scope.nextFrame(again));
      // Letters that have just arrived may be narrower, also those of a part that is not on the page now.
      scope.listen(document.fonts, 'loadingdone', () => {
        known = framed = '';
        again();
      });
    },
    [isMain, say('report.pages')],
  );
  return moved;
}
