/**
 * What the title does not need is fetched behind it, one thing after the other, whenever the browser has nothing better
 * to do. It is there before anybody asks, as a rule; whoever asks earlier fetches it then.
 */

/** Even a busy browser finds the time after so long. */
const AT_LAST_MS = 3000;
/** For browsers that do not tell when they are idle. */
const A_WHILE_MS = 600;
const STYLES_AGAIN_MS = 2000;

/** Runs these in the order given. What fails is left to whoever needs it. */
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

/** Styles that could not be fetched are asked for again, for what they belong to comes as soon as it can. */
export function fetchStylesAgain(): void {
  const again = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
      setTimeout(() => target.replaceWith(target.cloneNode()), STYLES_AGAIN_MS);
  };
  addEventListener('error', again, true);
}
