// The jobs of sweeps in pg-boss. A job is a block of runs. A worker takes a job for a limited time; if it does not
// report within this time, because its process has ended, the job returns and any worker takes it.

import { createHash } from 'node:crypto';
import PgBoss from 'pg-boss';
import type { Run } from '../../src/analysis/sweep/form.ts';
import type { Database } from './database.ts';

/** What a job contains. Runs are written as pairs of cell and seed. */
interface Block {
  readonly plan: string;
  readonly runs: readonly (readonly [cell: number, seed: number])[];
}
export interface Job {
  readonly id: string;
  readonly plan: string;
  readonly runs: readonly Run[];
}

/** A lost job is tried again as often as needed: errors of a run itself are results and never come here. */
const RETRIES = 1_000_000;
const JOBS_AT_ONCE = 500;

export class Queue {
  private constructor(
    private readonly db: Database,
    private readonly boss: PgBoss,
    private readonly name: string,
  ) {}

  /** @param program hash of the program; workers of another version have a queue of their own and take none of these jobs */
  static async open(db: Database, program: string): Promise<Queue> {
    const boss = new PgBoss({
      db: { executeSql: (text, values?: unknown[]) => db.run(text, values) },
      // Times and schedules are not used, and lost jobs are looked for by `returnLost`, more often than pg-boss does.
      supervise: false,
      schedule: false,
    });
    boss.on('error', () => {});
    const name = `sweep-${program}`;
    await db.alone(async () => {
      await boss.start();
      await boss.createQueue(name);
    });
    return new Queue(db, boss, name);
  }

  /** Adds the jobs for these runs. A job that is there already is not added again, because its id follows from its runs. */
  async add(plan: string, runs: readonly Run[], block: number, lostAfter: number): Promise<void> {
    const jobs: PgBoss.JobInsert[] = [];
    for (let i = 0; i < runs.length; i += block) {
      const data: Block = { plan, runs: runs.slice(i, i + block).map(({ cell, seed }) => [cell, seed] as const) };
      jobs.push({
        id: idOf(data),
        name: this.name,
        data,
        priority: -i,
        retryLimit: RETRIES,
        retryDelay: 0,
        expireInSeconds: lostAfter,
      });
    }
    for (let i = 0; i < jobs.length; i += JOBS_AT_ONCE) await this.boss.insert(jobs.slice(i, i + JOBS_AT_ONCE));
  }

  async take(): Promise<Job | null> {
    const [job] = (await this.boss.fetch<Block>(this.name)) ?? [];
    if (job === undefined) return null;
    const { plan, runs } = job.data;
    return { id: job.id, plan, runs: runs.map(([cell, seed]) => ({ cell, seed })) };
  }

  async done({ id }: Job): Promise<void> {
    await this.boss.complete(this.name, id);
  }

  /** Returns jobs whose time is over. */
  async returnLost(): Promise<void> {
    await this.boss.maintain();
  }

  /** Removes the jobs of a plan. */
  async forget(plan: string): Promise<void> {
    await this.db.run("delete from pgboss.job where name = $1 and data->>'plan' = $2", [this.name, plan]);
  }

  async close(): Promise<void> {
    await this.boss.stop({ graceful: false });
  }
}

/** The id of a job as a UUID made of the hash of its content. */
function idOf(block: Block): string {
  const hex = createHash('sha256').update(JSON.stringify(block)).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
