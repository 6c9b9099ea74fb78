/** Futures in a Worker: one job at a time, each answered by its number. What goes wrong is answered, too. */

import { type FutureSpec, type Future, isScripted, runFuture } from './futures.ts';
import { firstParting, type Parting } from './parting.ts';

export type Job =
  | { readonly id: number; readonly kind: 'future'; readonly spec: FutureSpec }
  | { readonly id: number; readonly kind: 'parting'; readonly a: FutureSpec; readonly b: FutureSpec };
export type Answer =
  | { readonly id: number; readonly kind: 'future'; readonly future: Future }
  | { readonly id: number; readonly kind: 'parting'; readonly parting: Parting | null }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string };

async function answerTo(job: Job): Promise<Answer> {
  try {
    if (job.kind === 'future') {
      const sandbox = isScripted(job.spec) ? await openSandbox() : null;
      return { id: job.id, kind: 'future', future: runFuture(job.spec, undefined, sandbox) };
    }
    const live = isScripted(job.a) || isScripted(job.b);
    const sandboxes = live ? ([await openSandbox(), await openSandbox()] as const) : null;
    return { id: job.id, kind: 'parting', parting: firstParting(job.a, job.b, undefined, sandboxes) };
  } catch (error) {
    return { id: job.id, kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

/** A sandbox for players' scripts, fetched when the first future has one. */
const openSandbox = async () => (await import('../sandbox/sandbox.ts')).Sandbox.open();

/** What a dedicated Worker offers; its types and the page's cannot be had at once. */
interface Scope {
  addEventListener(type: 'message', listener: (event: { readonly data: Job }) => void): void;
  postMessage(answer: Answer): void;
}
const scope = globalThis as unknown as Scope;
scope.addEventListener('message', ({ data }) => {
  void answerTo(data).then((answer) => scope.postMessage(answer));
});
