/**
 * Chooses the page's layout by the screen. Wide screens have columns on both sides. On small screens and touch devices
 * the columns become tabs of a single panel, which lies below the café in portrait and beside it in landscape. Letters
 * have the same size in every layout.
 */

import { signal } from '@preact/signals';
import { pageScope } from './lifetime/scope.ts';

export type Layout = 'wide' | 'tall' | 'side';

/**
 * Media query for small screens. If the page is used with a mouse, the columns fit down to 860 × 480 pixels; fingers
 * need larger targets and therefore a larger screen.
 */
const HANDHELD = '(max-width: 860px), (max-height: 480px), (pointer: coarse) and (max-width: 1200px)';
const TALL = '(max-aspect-ratio: 1/1)';
const FINGERS = '(pointer: coarse)';

export const layout = signal<Layout>('wide');
/** Whether the player uses the page by touch; if so, the page explains gestures instead of keys. */
export const byHand = signal(false);

/**
 * The HUD's zoom on big screens: number of CSS pixels of the page for each CSS pixel of the HUD. The style sheet sets it
 * as `--zoom`. Loops that run at every frame read it here, because reading a style makes the browser compute all styles.
 */
export const hudZoom = signal(1);

/** Keeps `layout`, `hudZoom` and the page's CSS classes up to date. */
export function watchLayout(page: HTMLElement): void {
  const queries = [HANDHELD, TALL, FINGERS].map((query) => matchMedia(query));
  const look = (): void => {
    const [handheld, tall, fingers] = queries.map(({ matches }) => matches);
    byHand.value = fingers === true;
    layout.value = handheld !== true ? 'wide' : tall === true ? 'tall' : 'side';
    page.classList.toggle('handheld', layout.value !== 'wide');
    page.dataset.layout = layout.value;
  };
  look();
  for (const query of queries) pageScope.listen(query, 'change', look);
  const readZoom = (): void => void (hudZoom.value = Number(getComputedStyle(page).getPropertyValue('--zoom')) || 1);
  readZoom();
  pageScope.listen(window, 'resize', readZoom);
}
