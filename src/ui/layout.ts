/**
 * How the screen is shared out, as one word for everybody who draws on it. Wide screens have columns on both sides. On
 * small ones, and on whatever is held in the hand, the columns become tabs of one sheet: below the café when the screen
 * is taller than wide, beside it when it is wider than tall. Nothing gets smaller letters instead.
 */

import { signal } from '@preact/signals';

export type Layout = 'wide' | 'tall' | 'side';

/** A mouse's window down to here has room for columns; fingers need larger targets and hence more of it. */
const HANDHELD = '(max-width: 860px), (max-height: 480px), (pointer: coarse) and (max-width: 1200px)';
const TALL = '(max-aspect-ratio: 1/1)';
const FINGERS = '(pointer: coarse)';

export const layout = signal<Layout>('wide');
/** Whether the page is worked by fingers: then it tells of them, not of keys. */
export const byHand = signal(false);

/** Keeps `layout`, and the page's classes for style sheets, as the window is. Returns how to stop. */
export function watchLayout(page: HTMLElement): () => void {
  const queries = [HANDHELD, TALL, FINGERS].map((query) => matchMedia(query));
  const look = (): void => {
    const [handheld, tall, fingers] = queries.map(({ matches }) => matches);
    byHand.value = fingers === true;
    layout.value = handheld !== true ? 'wide' : tall === true ? 'tall' : 'side';
    page.classList.toggle('handheld', layout.value !== 'wide');
    page.dataset.layout = layout.value;
  };
  look();
  for (const query of queries) query.addEventListener('change', look);
  return () => {
    for (const query of queries) query.removeEventListener('change', look);
  };
}
