/** A café thought ahead in a Worker; see ahead.ts. What comes before the sandbox is fetched waits for it. */

import { Ahead } from './ahead.ts';
import type { FromAhead, ToAhead } from './messages.ts';

/** What a dedicated Worker offers; its types and the page's cannot be had at once. */
interface Scope {
  addEventListener(type: 'message', listener: (event: { readonly data: ToAhead }) => void): void;
  postMessage(message: FromAhead): void;
}
const scope = globalThis as unknown as Scope;
const tell = (message: FromAhead): void => scope.postMessage(message);
const failed = (error: unknown): void =>
  tell({ is: 'failed', message: error instanceof Error ? error.message : String(error) });

const opened = Ahead.open(tell);
opened.catch(failed);
scope.addEventListener('message', ({ data }) => {
  void opened
    .then((ahead) => ahead.hear(data))
    // A café that cannot go on is said; the page then goes on without.
    .catch(failed);
});
