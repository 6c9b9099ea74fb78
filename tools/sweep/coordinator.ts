// Conducts a sweep: puts its plan and jobs into the database, round by round, and waits until every run has a result,
// whether the runs are made by its own crew or by workers on other machines.

import { standingOf } from '../../src/analysis/sweep/rounds.ts';
import { inOrder } from '../../src/analysis/sweep/results.ts';
import type { Cell, Plan, Sweep } from '../../src/analysis/sweep/form.ts';
import { hashText } from '../../src/sim/state/hash.ts';
import { sleep } from './crew.ts';
import { type Database, Refused } from './database.ts';
import type { Maker } from './maker.ts';
import type { Queue } from './queue.ts';
import type { Tables } from './tables.ts';

/** A job should take about this many milliseconds: long beside the work of the database, short if it is lost. */
const JOB_MS = 700;
const MOST_RUNS_A_JOB = 200;
/** A job never counts as lost before this many times the time it should take. */
const PATIENCE = 4;
const POLL_MS = 150;

export interface Conducted {
  readonly db: Database;
  readonly tables: Tables;
  readonly queue: Queue;
  readonly program: string;
  /** How many runs are done, of how many, in which round. */
  told(done: number, total: number, round: number): void;
}

export interface Wish {
  readonly plan: Plan;
  readonly cells: readonly Cell[];
  /** True to go on with an unfinished sweep, or to forget it; with neither, an unfinished sweep is refused. */
  readonly resume: boolean;
  readonly fresh: boolean;
  /** Seconds after which a job that is not finished counts as lost, at least. */
  readonly lostAfter: number;
  /** Number of runs in one job; null = measured. */
  readonly jobRuns: number | null;
}

/** The identity of a sweep: what is asked, and the program that answers. */
export const hashOf = (plan: Plan, program: string): string => hashText(JSON.stringify([plan, program]));

export async function conduct(wish: Wish, by: Conducted, maker: Maker): Promise<Sweep> {
  const { plan, cells } = wish;
  const { tables, queue, program } = by;
  const hash = hashOf(plan, program);
  if (wish.fresh) {
    await queue.forget(hash);
    await tables.forget(hash);
  }
  const before = await tables.plan(hash);
  const stored = before ?? (await begin(wish, by, hash, maker));
  let results = await tables.results(hash);
  let standing = standingOf(plan, cells, results);
  if (before !== null && standing.missing.length > 0 && !wish.resume)
    throw new Refused(`${results.length} of ${standing.total} runs of this sweep are there already: --resume makes the others, --fresh makes all again`); // prettier-ignore
  // Without a server no other process has a job, so all that were taken are lost.
  if (!by.db.shared) await queue.forget(hash);
  while (standing.missing.length > 0) {
    await queue.add(hash, standing.missing, stored.block, stored.lostAfter);
    const expected = results.length + standing.missing.length;
    for (;;) {
      const done = await tables.count(hash);
      by.told(done, standing.total, standing.round);
      if (done >= expected) break;
      await sleep(POLL_MS);
    }
    results = await tables.results(hash);
    standing = standingOf(plan, cells, results);
  }
  by.told(results.length, standing.total, standing.round);
  return { hash, plan, cells, results: inOrder(results) };
}

/** Writes the plan down. One run is made beforehand, to see how many make a job of a useful length. */
async function begin(
  { plan, cells, lostAfter, jobRuns }: Wish,
  { tables, program }: Conducted,
  hash: string,
  maker: Maker,
) {
  const first = standingOf(plan, cells, []).missing.slice(0, 2);
  let [ms, results] = [0, [] as Awaited<ReturnType<Maker['make']>>];
  // The first run is slower than all others, because the program is not warm; with two runs the second is measured.
  for (const run of first) {
    const began = performance.now();
    results = [...results, ...(await maker.make({ hash, plan, cells }, [run]))];
    ms = performance.now() - began;
  }
  const block = jobRuns ?? Math.max(1, Math.min(MOST_RUNS_A_JOB, Math.round(JOB_MS / Math.max(1, ms))));
  const stored = {
    plan,
    cells,
    block,
    lostAfter: Math.ceil(Math.max(lostAfter, (PATIENCE * ms * block) / 1000)),
  };
  await tables.addPlan(hash, program, stored);
  await tables.write(hash, results);
  return (await tables.plan(hash)) ?? stored;
}
