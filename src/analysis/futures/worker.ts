/**
 * Runs futures in a Worker, one job at a time; src/workers/cafe-worker.ts starts it. Each answer carries its job's
 * number; an error is sent as an answer, too.
 */

import { Sandbox } from '../../sandbox/sandbox.ts';
import type { JournalEntry } from '../../sim/inputs/index.ts';
import { type FutureSpec, type Future, isScripted, runFuture, runOn } from './futures.ts';
import { firstParting, type Parting } from './parting.ts';

export type Job =
  | { readonly id: number; readonly kind: 'future'; readonly spec: FutureSpec }
  | { readonly id: number; readonly kind: 'parting'; readonly a: FutureSpec; readonly b: FutureSpec }
  /** Job: runs a café from its saved text to a later tick and returns it as text. */
  | {
      readonly id: number;
      readonly kind: 'moment';
      readonly text: string;
      readonly journal: readonly JournalEntry[];
      readonly tick: number;
    };
export interface Results {
  readonly future: Future;
  readonly parting: Parting | null;
  readonly moment: string;
}
export type Answer =
  { readonly id: number; readonly result: Results[Job['kind']] } | { readonly id: number; readonly failed: string };

async function resultOf(job: Job): Promise<Results[Job['kind']]> {
  switch (job.kind) {
    case 'future':
      return runFuture(job.spec, undefined, isScripted(job.spec) ? await Sandbox.open() : null);
    case 'parting': {
      const live = isScripted(job.a) || isScripted(job.b);
      const sandboxes = live ? ([await Sandbox.open(), await Sandbox.open()] as const) : null;
      return firstParting(job.a, job.b, undefined, sandboxes);
    }
    case 'moment':
      return runOn(job.text, job.journal, job.tick);
  }
}

/**
 * The part of a dedicated Worker's global scope that this file uses. It is declared here because TypeScript cannot
 * load its types for pages and for Workers together.
 */
interface Scope {
  addEventListener(type: 'message', listener: (event: { readonly data: Job }) => void): void;
  postMessage(answer: Answer): void;
}

/** Listens to the page, and answers each job. */
export function answerJobs(): void {
  const scope = globalThis as unknown as Scope;
  scope.addEventListener('message', ({ data: job }) => {
    void resultOf(job).then(
      (result) => scope.postMessage({ id: job.id, result }),
      (error: unknown) =>
        scope.postMessage({ id: job.id, failed: error instanceof Error ? error.message : String(error) }),
    );
  });
}
