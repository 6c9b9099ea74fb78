// A real Postgres and two worker processes, which are killed again and again while they run a sweep: each cell and seed
// has one result, and the files are those of the embedded run, byte for byte. Without an installed Postgres the test is
// skipped and says so. HONEYBELL_SOAK=full: 2,400 runs and ten kills.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openServer } from '../../../tools/sweep/database.ts';
import { Tables } from '../../../tools/sweep/tables.ts';
import { ask, postgresPrograms, type Server, startPostgres, watchResults } from './postgres.ts';
import { figure, full } from '../../soak/figure.ts';
import { bytesOf, planFolder, runSweep, type Running, startSweep } from './command.ts';

const [SEEDS, KILLS] = full ? [300, 10] : [20, 3];
const RUNS = 8 * SEEDS;
const programs = postgresPrograms();
if (programs === null) console.log('Postgres is not installed: the test with a real server is skipped.');

describe.skipIf(programs === null)('a sweep on a real Postgres', () => {
  // Runs of the full length last longer, so that kills hit them in the middle.
  const folder = planFolder(SEEDS, full ? 2000 : 300);
  const { plan, path } = folder;
  let server: Server;
  beforeAll(async () => {
    server = await startPostgres(programs as string);
  });
  afterAll(async () => {
    await server.stop();
    folder.remove();
  });

  test(`of ${RUNS} runs has one result for each cell and seed although its workers are killed ${KILLS} times`, async () => {
    const { url } = server;
    const db = await openServer(url);
    await Tables.open(db);
    await db.close();
    const worker = (): Running => startSweep(['--worker', '--threads', '1'], url);
    const sweep = startSweep([plan, '--out', path('server'), '--threads', '0', '--job-runs', '5', '--lost-after', '2'], url); // prettier-ignore
    const workers = [worker(), worker()];
    const results = await watchResults(url);
    for (let kill = 1; kill <= KILLS; kill++) {
      await Promise.race([results.reach((kill * RUNS) / (KILLS + 2)), sweep.ended]);
      const one = workers[kill % 2] as Running;
      one.child.kill('SIGKILL');
      await one.ended;
      workers[kill % 2] = worker();
    }
    const { code, err } = await sweep.ended;
    await results.end();
    expect([code, err]).toEqual([0, expect.stringContaining(`${RUNS} of ${RUNS} runs`)]);
    const [row] = await ask(
      url,
      `select count(*)::int as results, count(distinct (cell, seed))::int as different,
        (select sum(retry_count)::int from pgboss.job) as returned from sweep.result`,
    );
    expect(row).toMatchObject({ results: RUNS, different: RUNS });
    // A worker that is still starting does not know yet how to end in order.
    for (const { says } of workers) await says('Takes runs of sweeps');
    for (const { child } of workers) child.kill('SIGTERM');
    const ended = await Promise.all(workers.map(({ ended }) => ended));
    expect(ended.map(({ code }) => code)).toEqual([0, 0]);

    const embedded = await runSweep([plan, '--out', path('embedded')]);
    expect(embedded.code).toBe(0);
    expect(bytesOf(path('server'))).toEqual(bytesOf(path('embedded')));
    figure('sweeps', `${RUNS} runs, ${KILLS} kills, ${String(row?.['returned'])} jobs returned, ${RUNS} results, same bytes as embedded`); // prettier-ignore
  });
});
