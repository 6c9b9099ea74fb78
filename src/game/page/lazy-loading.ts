/**
 * Fetches code and words that the title does not need, one after the other, while the title is shown and the browser
 * is idle. What the player needs earlier is fetched at once.
 */

import { pageScope } from '../../ui/index.ts';

/** Milliseconds after which a piece of work starts even if the browser is never idle. */
const AT_LAST_MS = 3000;
/** Milliseconds between two pieces of work in browsers without requestIdleCallback. */
const A_WHILE_MS = 600;
const STYLES_AGAIN_MS = 2000;

/**
 * Runs pieces of work in order, each when the browser is idle. A fetch that fails is not repeated here; the part of the
 * game that needs the file repeats it.
 */
export async function inIdleTime(works: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const work of works) {
    await idle();
    await work().catch(() => null);
  }
}

const idle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: AT_LAST_MS });
    else setTimeout(done, A_WHILE_MS);
  });

export function fetchStylesAgain(): void {
  const again = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
      setTimeout(() => target.replaceWith(target.cloneNode()), STYLES_AGAIN_MS);
  };
  pageScope.listen(window, 'error', again, { capture: true });
}
