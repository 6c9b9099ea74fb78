/**
 * A pool of Workers that run futures, one job each. A running future cannot be interrupted, so stopping terminates the
 * Workers; the next job starts new ones.
 */

import type { Future, FutureSpec } from '../../analysis/futures/futures.ts';
import type { Parting } from '../../analysis/futures/parting.ts';
import type { Answer, Job, Results } from '../../analysis/futures/worker.ts';
import type { Scope } from '../../ui/lifetime/scope.ts';
import type { JournalEntry } from '../../sim/inputs/index.ts';

type JobOf = Job extends infer One ? (One extends Job ? Omit<One, 'id'> : never) : never;
interface Waiting {
  readonly job: Job;
  readonly done: (result: Results[Job['kind']]) => void;
  readonly failed: (reason: Error) => void;
}

interface Hand {
  readonly worker: Worker;
  readonly life: Scope;
}

export class Stopped extends Error {}

/** Maximum number of Workers at once; each has a café in memory. */
const MOST = 4;

export class Pool {
  private readonly idle: Hand[] = [];
  private readonly busy = new Map<Hand, Waiting>();
  private readonly queue: Waiting[] = [];
  private next = 1;
  private get size(): number {
    return Math.max(1, Math.min(MOST, navigator.hardwareConcurrency));
  }

  /** @param life scope of the pool; when it ends, all jobs are stopped and later jobs are rejected */
  constructor(private readonly life: Scope) {
    life.defer(() => this.stop());
  }

  future(spec: FutureSpec): Promise<Future> {
    return this.run<'future'>({ kind: 'future', spec });
  }
  parting(a: FutureSpec, b: FutureSpec): Promise<Parting | null> {
    return this.run<'parting'>({ kind: 'parting', a, b });
  }
  /** Runs a café from its save text to a tick and returns its save text at that tick. */
  moment(text: string, journal: readonly JournalEntry[], tick: number): Promise<string> {
    return this.run<'moment'>({ kind: 'moment', text, journal, tick });
  }

  private run<Kind extends Job['kind']>(job: JobOf): Promise<Results[Kind]> {
    return new Promise((done, failed) => {
      if (this.life.disposed) return failed(new Stopped('closed'));
      const waiting = { job: { ...job, id: this.next++ } as Job, done: done as Waiting['done'], failed };
      this.queue.push(waiting);
      this.deal();
    });
  }

  private deal(): void {
    while (this.queue.length > 0) {
      const hand = this.idle.pop() ?? (this.busy.size < this.size ? this.begin() : undefined);
      if (hand === undefined) return;
      const waiting = this.queue.shift() as Waiting;
      this.busy.set(hand, waiting);
      hand.worker.postMessage(waiting.job);
    }
  }

  private begin(): Hand {
    const life = this.life.child();
    const worker = life.worker(
      new Worker(new URL('../../workers/cafe-worker.ts', import.meta.url), { type: 'module', name: 'futures' }),
    );
    const hand = { worker, life };
    life.listen(worker, 'message', ({ data }: MessageEvent<Answer>) => {
      const waiting = this.busy.get(hand);
      this.busy.delete(hand);
      this.idle.push(hand);
      if ('failed' in data) waiting?.failed(new Error(data.failed));
      else waiting?.done(data.result);
      this.deal();
    });
    life.listen(worker, 'error', (event: ErrorEvent) => {
      const waiting = this.busy.get(hand);
      this.busy.delete(hand);
      life.dispose();
      waiting?.failed(new Error(event.message));
      this.deal();
    });
    return hand;
  }

  stop(): void {
    const stopped = new Stopped('stopped');
    for (const { life } of [...this.busy.keys(), ...this.idle]) life.dispose();
    const waiting = [...this.busy.values(), ...this.queue];
    this.busy.clear();
    this.idle.length = 0;
    this.queue.length = 0;
    for (const { failed } of waiting) failed(stopped);
  }
}
