/**
 * How much of a sweep's processor time is simulation: 10,000 runs of a short scenario with the embedded Postgres, from
 * opening the database to the last result. The rest is jobs, results and the database itself.
 */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPlan } from '../../src/analysis/sweep/plan.ts';
import { conduct } from '../sweep/coordinator.ts';
import { Crew } from '../sweep/crew.ts';
import { openEmbedded } from '../sweep/database.ts';
import { HERE, type Maker } from '../sweep/maker.ts';
import { Queue } from '../sweep/queue.ts';
import { Tables } from '../sweep/tables.ts';
import { atLeast, type Goal, table, type Wishes } from './harness.ts';

const CELLS = 20;
const RUNS = 10_000;
const PLAN = `scenario: alertness.json
vary:
  alertness: { field: ada.alertness, values: [1, 5, 15, 30, 90] }
  rank: { field: maids.*.rank, values: [2, 3, 4, 5] }
`;

const secondsOf = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1e6;

export async function benchSweep({ quick }: Wishes): Promise<Goal[]> {
  const seeds = (quick ? RUNS / 10 : RUNS) / CELLS;
  const json = JSON.parse(readFileSync('examples/alertness.json', 'utf8')) as unknown;
  const outside = { readJson: () => ({ json }), readText: () => ({ error: 'none' }), strategies: [] };
  const read = readPlan('bench.yaml', `${PLAN}seeds: ${seeds}\n`, outside);
  if (!read.ok) throw new Error(read.errors.join('\n'));
  const folder = mkdtempSync(join(tmpdir(), 'honeybell-bench-'));
  let simulation = 0;
  // Runs are made in this thread, so that the processor's time while they are made is theirs.
  const maker: Maker = {
    make(work, runs) {
      const from = process.cpuUsage();
      const made = HERE.make(work, runs);
      simulation += secondsOf(process.cpuUsage(from));
      return made;
    },
    end: HERE.end,
  };
  const from = process.cpuUsage();
  const db = await openEmbedded(folder);
  const tables = await Tables.open(db);
  const queue = await Queue.open(db, 'bench');
  const opened = secondsOf(process.cpuUsage(from));
  const crew = new Crew(tables, queue, [maker]);
  const working = crew.work();
  const wish = { ...read, resume: false, fresh: false, lostAfter: 600, jobRuns: null };
  const { results } = await conduct(wish, { db, tables, queue, program: 'bench', told: () => {} }, maker);
  const all = secondsOf(process.cpuUsage(from));
  crew.stop();
  await working;
  await queue.close();
  await db.close();
  rmSync(folder, { recursive: true, force: true });
  const row = (name: string, seconds: number): string[] => [name, seconds.toFixed(1), `${((100 * seconds) / all).toFixed(0)} %`]; // prettier-ignore
  table(
    [`a sweep of ${results.length} runs`, 'processor s', 'share'],
    [row('simulation', simulation), row('opening the database', opened), row('jobs and results', all - simulation - opened), row('all', all)], // prettier-ignore
  );
  return [atLeast('share of a sweep that is simulation', (100 * simulation) / all, 80, '%')];
}
