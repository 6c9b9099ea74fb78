// A crew takes jobs from the queue, makes their runs and writes the results, until it is told to stop. Both the process
// that has started a sweep and `--worker` have one.

import type { Maker, Work } from './maker.ts';
import type { Job, Queue } from './queue.ts';
import type { Tables } from './tables.ts';
import { keyOf } from '../../src/analysis/sweep/rounds.ts';

/** Jobs that one thread has at a time: while it makes the runs of one, the next is fetched and the last is written. */
const JOBS_A_THREAD = 2;
const IDLE_MS = 200;
const LOOKS_FOR_LOST_MS = 1000;
/** Errors of the database in a row after which a worker gives up; the waits between them add up to a minute. */
const MOST_ERRORS = 60;

export const sleep = (ms: number): Promise<void> => new Promise((done) => void setTimeout(done, ms));

export class Crew {
  private stopping = false;
  private readonly works = new Map<string, Promise<Work | null>>();
  /** Number of runs that this crew has made. */
  made = 0;

  constructor(
    private readonly tables: Tables,
    private readonly queue: Queue,
    private readonly makers: readonly Maker[],
  ) {}

  /** Works until `stop`; rejects if the database fails again and again. */
  async work(): Promise<void> {
    const lanes = this.makers.flatMap((maker) => Array.from({ length: JOBS_A_THREAD }, () => this.lane(maker)));
    await Promise.all([...lanes, this.repeat(LOOKS_FOR_LOST_MS, () => this.queue.returnLost())]);
  }

  /** Ends the crew after its present jobs. */
  stop(): void {
    this.stopping = true;
  }

  private lane(maker: Maker): Promise<void> {
    return this.repeat(IDLE_MS, async () => {
      for (;;) {
        const job = this.stopping ? null : await this.queue.take();
        if (job === null) return;
        await this.perform(job, maker);
      }
    });
  }

  /** Does something again and again with a pause. An error is tried again, because a server may be restarted. */
  private async repeat(ms: number, act: () => Promise<void>): Promise<void> {
    let errors = 0;
    while (!this.stopping) {
      try {
        await act();
        errors = 0;
      } catch (error) {
        if (++errors > MOST_ERRORS || this.stopping) throw error;
        if (errors === 1) process.stderr.write(`${error instanceof Error ? error.message : String(error)}; trying again\n`); // prettier-ignore
        await sleep(1000);
      }
      await sleep(ms);
    }
  }

  private async perform(job: Job, maker: Maker): Promise<void> {
    const work = await this.workOf(job.plan);
    // The plan of a job may have been forgotten with --fresh.
    if (work !== null) {
      const there = new Set((await this.tables.results(job.plan, job.runs)).map(keyOf));
      const missing = job.runs.filter((run) => !there.has(keyOf(run)));
      const results = await maker.make(work, missing);
      await this.tables.write(job.plan, results);
      this.made += results.length;
    }
    await this.queue.done(job);
  }

  private async workOf(hash: string): Promise<Work | null> {
    const found = this.works.get(hash) ?? this.tables.plan(hash).then((plan) => (plan === null ? null : { hash, ...plan })); // prettier-ignore
    this.works.set(hash, found);
    const work = await found.catch((error: unknown) => {
      this.works.delete(hash);
      throw error;
    });
    if (work === null) this.works.delete(hash);
    return work;
  }
}
