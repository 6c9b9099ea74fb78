// The tables of sweeps, in the schema `sweep`: plans, cells and results, and a view with one row for each figure. The
// primary key of the results is plan, cell and seed, and a result that is there already is kept, so a run that is made
// twice leaves one result.

import type { Cell, Plan, Result, Run } from '../../src/analysis/sweep/form.ts';
import type { Database } from './database.ts';

const SCRIPT = `
  begin;
  create schema if not exists sweep;
  create table if not exists sweep.plan (
    plan text primary key, name text not null, program text not null, block integer not null, lost_after integer not null, content json not null
  );
  create table if not exists sweep.cell (
    plan text not null references sweep.plan on delete cascade, cell integer not null, of jsonb not null, primary key (plan, cell)
  );
  create table if not exists sweep.result (
    plan text not null references sweep.plan on delete cascade, cell integer not null, seed integer not null,
    figures jsonb not null, broken jsonb not null, hash text not null, failed text, primary key (plan, cell, seed)
  );
  create or replace view sweep.figure as
    select plan, cell, seed, key as figure, value::text::double precision as value from sweep.result, jsonb_each(figures);
  commit;
`;

export interface Stored {
  readonly plan: Plan;
  readonly cells: readonly Cell[];
  /** Number of runs in one job. */
  readonly block: number;
  /** Seconds after which a job that is not finished counts as lost. */
  readonly lostAfter: number;
}

/** For tests: the process is killed once it has written so many results. */
const DIES_AFTER = Number(process.env['HONEYBELL_SWEEP_DIES_AFTER'] ?? Infinity);

export class Tables {
  private written = 0;

  private constructor(private readonly db: Database) {}

  static async open(db: Database): Promise<Tables> {
    await db.alone(() => db.run(SCRIPT));
    return new Tables(db);
  }

  async plan(hash: string): Promise<Stored | null> {
    const { rows } = await this.db.run('select block, lost_after, content from sweep.plan where plan = $1', [hash]);
    const [row] = rows;
    if (row === undefined) return null;
    const { plan, cells } = row['content'] as Pick<Stored, 'plan' | 'cells'>;
    return { plan, cells, block: row['block'] as number, lostAfter: row['lost_after'] as number };
  }

  async addPlan(hash: string, program: string, { plan, cells, block, lostAfter }: Stored): Promise<void> {
    const content = JSON.stringify({ plan, cells });
    await this.db.run('insert into sweep.plan values ($1, $2, $3, $4, $5, $6) on conflict do nothing', [
      hash,
      plan.name,
      program,
      block,
      lostAfter,
      content,
    ]);
    // The values of a cell by their labels, for questions in SQL.
    const rows = cells.map((cell, number) => ({
      number,
      of: Object.fromEntries(plan.axes.map(({ name, labels }, i) => [name, labels[cell[i] ?? 0] ?? ''])),
    }));
    await this.db.run(
      'insert into sweep.cell select $1::text, number, of from jsonb_to_recordset($2::jsonb) as r(number int, of jsonb) on conflict do nothing',
      [hash, JSON.stringify(rows)],
    );
  }

  async forget(hash: string): Promise<void> {
    await this.db.run('delete from sweep.plan where plan = $1', [hash]);
  }

  async write(hash: string, results: readonly Result[]): Promise<void> {
    if (results.length === 0) return;
    await this.db.run(
      `insert into sweep.result select $1::text, cell, seed, figures, broken, hash, failed
       from jsonb_to_recordset($2::jsonb) as r(cell int, seed int, figures jsonb, broken jsonb, hash text, failed text)
       on conflict do nothing`,
      [hash, JSON.stringify(results)],
    );
    this.written += results.length;
    if (this.written >= DIES_AFTER) process.kill(process.pid, 'SIGKILL');
  }

  async count(hash: string): Promise<number> {
    const { rows } = await this.db.run('select count(*)::int as count from sweep.result where plan = $1', [hash]);
    return rows[0]?.['count'] as number;
  }

  /** The results of a plan: all, or those of these runs. */
  async results(hash: string, runs?: readonly Run[]): Promise<Result[]> {
    const { rows } =
      runs === undefined
        ? await this.db.run('select cell, seed, figures, broken, hash, failed from sweep.result where plan = $1 order by cell, seed', [hash]) // prettier-ignore
        : await this.db.run(
            `select cell, seed, figures, broken, hash, failed from sweep.result
             join jsonb_to_recordset($2::jsonb) as r(cell int, seed int) using (cell, seed) where plan = $1`,
            [hash, JSON.stringify(runs)],
          );
    return rows as unknown as Result[];
  }
}
