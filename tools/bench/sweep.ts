/**
 * How much of a sweep's processor time is simulation: 10,000 runs of a short scenario with the embedded Postgres, from
 * opening the database to the last result. The rest is jobs, results and the database itself. And how much faster two
 * workers on one Postgres are than one.
 */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPlan } from '../../src/analysis/sweep/plan.ts';
import { conduct } from '../sweep/coordinator.ts';
import { Crew } from '../sweep/crew.ts';
import { openEmbedded, openServer } from '../sweep/database.ts';
import { HERE, type Maker } from '../sweep/maker.ts';
import { Queue } from '../sweep/queue.ts';
import { Tables } from '../sweep/tables.ts';
import { planFolder, type Running, startSweep } from '../../test/tools/sweep/command.ts';
import { postgresPrograms, startPostgres, watchResults } from '../../test/tools/sweep/postgres.ts';
import { atLeast, type Goal, table, type Wishes } from './harness.ts';

const CELLS = 20;
const RUNS = 10_000;
const PLAN = `scenario: alertness.json
vary:
  alertness: { field: ada.alertness, values: [1, 5, 15, 30, 90] }
  rank: { field: maids.*.rank, values: [2, 3, 4, 5] }
`;

const secondsOf = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1e6;

export async function benchSweep(wishes: Wishes): Promise<Goal[]> {
  return [...(await benchShare(wishes)), ...(await benchWorkers(wishes))];
}

async function benchShare({ quick }: Wishes): Promise<Goal[]> {
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

/** Ticks of a run: long enough that the machine's processors, not the database, are what workers share. */
const WORKERS_TICKS = 2000;
/** The part of a sweep that is timed. At its beginning and end not every worker has a job. */
const [FROM, TO] = [0.2, 0.9];

async function benchWorkers({ quick }: Wishes): Promise<Goal[]> {
  const programs = postgresPrograms();
  if (programs === null) {
    console.log('Postgres is not installed: two workers on one server are not measured.\n');
    return [];
  }
  const server = await startPostgres(programs);
  const { url } = server;
  const db = await openServer(url);
  await Tables.open(db);
  await db.close();
  const results = await watchResults(url);
  /** Results of earlier sweeps on this server. */
  let before = 0;
  const runsASecond = async (workers: number): Promise<number> => {
    // Another number of seeds is another sweep; the results of an earlier one would be reused.
    const seeds = (quick ? 20 : 900) + workers;
    const runs = 8 * seeds;
    const folder = planFolder(seeds, WORKERS_TICKS);
    const crews = Array.from({ length: workers }, () => startSweep(['--worker', '--threads', '1'], url));
    await Promise.all(crews.map(isAtWork));
    const sweep = startSweep([folder.plan, '--out', folder.path('out'), '--threads', '0'], url);
    const first = await results.reach(before + Math.ceil(FROM * runs));
    const began = performance.now();
    const last = await results.reach(before + Math.ceil(TO * runs));
    const seconds = (performance.now() - began) / 1000;
    const { code, err } = await sweep.ended;
    if (code !== 0) throw new Error(err);
    for (const { child } of crews) child.kill('SIGTERM');
    await Promise.all(crews.map(({ ended }) => ended));
    folder.remove();
    before += runs;
    return (last - first) / seconds;
  };
  const one = await runsASecond(1);
  const two = await runsASecond(2);
  await results.end();
  await server.stop();
  table(
    ['workers on one Postgres', 'runs/s'],
    [['1', one.toFixed(1)], ['2', two.toFixed(1)]], // prettier-ignore
  );
  return [atLeast('two workers on one Postgres, times one', two / one, 1.8, '×')];
}

/** Resolves when a worker says that it takes runs. */
const isAtWork = ({ child, ended }: Running): Promise<void> =>
  new Promise((done, failed) => {
    child.stderr?.on('data', (part: Buffer) => {
      if (part.includes('Takes runs')) done();
    });
    void ended.then(({ err }) => failed(new Error(err)));
  });
