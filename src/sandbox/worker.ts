/**
 * The entry point of the Worker that runs a café ahead; see ahead-worker.ts. Messages that arrive while the sandbox is
 * still loading are handled after it has loaded.
 */

import { Ahead } from './ahead-worker.ts';
import type { FromAhead, ToAhead } from './messages.ts';

/** The part of a dedicated Worker's scope that this file uses. TypeScript cannot load the types of page and Worker together. */
interface Scope {
  addEventListener(type: 'message', listener: (event: { readonly data: ToAhead }) => void): void;
  postMessage(message: FromAhead): void;
}
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
