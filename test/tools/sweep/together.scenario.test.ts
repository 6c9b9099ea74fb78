// Several workers that start at the same moment on a server where nothing is yet. The test holds the lock under which
// pg-boss makes its tables, until every worker waits; so the moment does not depend on the speed of the machine.

import { expect, onTestFinished, test } from 'vitest';
import { openServer } from '../../../tools/sweep/database.ts';
import { Queue } from '../../../tools/sweep/queue.ts';
import { Tables } from '../../../tools/sweep/tables.ts';
import { ask, postgresPrograms, startPostgres } from './postgres.ts';

const programs = postgresPrograms();
if (programs === null) console.log('Postgres is not installed: the test with a real server is skipped.');
const WORKERS = 4;
const MAKING = "('x' || encode(sha224((current_database() || '.pgboss.pgboss')::bytea), 'hex'))::bit(64)::bigint";

test.skipIf(programs === null)('workers that start at the same moment all find their tables', async () => {
  const server = await startPostgres(programs as string);
  onTestFinished(() => server.stop());
  const { default: pg } = await import('pg');
  const holder = new pg.Client({ connectionString: server.url });
  await holder.connect();
  await holder.query(`select pg_advisory_lock(${MAKING})`);
  const starting = Array.from({ length: WORKERS }, async () => {
    const db = await openServer(server.url);
    try {
      await Tables.open(db);
      const queue = await Queue.open(db, 'test');
      await queue.close();
      return 'open';
    } catch (error) {
      return String(error);
    } finally {
      await db.close();
    }
  });
  const waiting = "select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted";
  while ((await ask(server.url, waiting))[0]?.['waiting'] !== WORKERS);
  await holder.end();
  expect(await Promise.all(starting)).toEqual(Array(WORKERS).fill('open'));
});
