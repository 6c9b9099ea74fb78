/**
 * The Worker's side of a café that runs ahead of the page; see ahead-worker.ts. src/workers/cafe-worker.ts starts it.
 */

import { Ahead } from './ahead-worker.ts';
import type { FromAhead, ToAhead } from './messages.ts';

/** The part of a dedicated Worker's scope that this file uses. TypeScript cannot load the types of page and Worker together. */
interface Scope {
  addEventListener(type: 'message', listener: (event: { readonly data: ToAhead }) => void): void;
  postMessage(message: FromAhead): void;
}

/** Loads the sandbox and listens to the page. Messages that arrive before the sandbox has loaded are handled afterwards. */
export function runAhead(): void {
  const scope = globalThis as unknown as Scope;
  const tell = (message: FromAhead): void => scope.postMessage(message);
  const failed = (error: unknown): void =>
    tell({ is: 'failed', message: error instanceof Error ? error.message : String(error) });

  const opened = Ahead.open(tell, () => performance.now());
  opened.catch(failed);
  scope.addEventListener('message', ({ data }) => {
    void opened
      .then((ahead) => ahead.hear(data))
      // Reports that the Worker's café cannot go on; the page's café then continues without a Worker.
      .catch(failed);
  });
}
