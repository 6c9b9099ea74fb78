// Makes the runs of a block: in this thread, or in a thread of its own, so that all cores simulate while this one talks
// to the database.

import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Cell, Plan, Result, Run } from '../../src/analysis/sweep/form.ts';
import { promisedOf, runScenarioOnce } from '../../src/analysis/sweep/run.ts';
import { runSeasonOnce } from './season.ts';

export interface Work {
  readonly hash: string;
  readonly plan: Plan;
  readonly cells: readonly Cell[];
}

export interface Maker {
  make(work: Work, runs: readonly Run[]): Promise<readonly Result[]>;
  end(): Promise<void>;
}

function makeAll({ plan, cells }: Work, runs: readonly Run[]): Result[] {
  if (plan.base.is === 'season') return runs.map((run) => runSeasonOnce(plan, cells, run));
  const promised = promisedOf(plan);
  return runs.map((run) => runScenarioOnce(plan, cells, run, promised));
}

/** Makes runs in this thread. */
export const HERE: Maker = {
  make: (work, runs) => Promise.resolve(makeAll(work, runs)),
  end: () => Promise.resolve(),
};

const ROLE = 'sweep';
interface Asked {
  readonly hash: string;
  /** Left out if the thread has seen this plan before. */
  readonly work: Work | null;
  readonly runs: readonly Run[];
}

/** A thread that makes runs, one block after another. */
export class Thread implements Maker {
  private readonly worker: Worker;
  private readonly waiting: { done(results: readonly Result[]): void; failed(error: Error): void }[] = [];
  private readonly known = new Set<string>();

  /** @param program path of the bundled program that contains this file */
  constructor(program: string) {
    this.worker = new Worker(program, { workerData: { role: ROLE } });
    this.worker.on('message', (results: readonly Result[]) => this.waiting.shift()?.done(results));
    const fail = (error: Error): void => this.waiting.splice(0).forEach(({ failed }) => failed(error));
    this.worker.on('error', fail);
    this.worker.on('exit', () => fail(new Error('a thread has ended')));
  }

  make(work: Work, runs: readonly Run[]): Promise<readonly Result[]> {
    return new Promise((done, failed) => {
      this.waiting.push({ done, failed });
      const { hash } = work;
      const asked: Asked = { hash, work: this.known.has(hash) ? null : work, runs };
      this.known.add(hash);
      this.worker.postMessage(asked);
    });
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }
}

/** Serves runs if this program was started as such a thread. @returns whether it was */
export function servesRuns(): boolean {
  if (isMainThread || (workerData as { role?: string } | null)?.role !== ROLE) return false;
  const works = new Map<string, Work>();
  parentPort?.on('message', ({ hash, work, runs }: Asked) => {
    if (work !== null) works.set(hash, work);
    parentPort?.postMessage(makeAll(works.get(hash) as Work, runs));
  });
  return true;
}
