// The database of a sweep: by default an embedded Postgres (PGlite) in a folder, with DATABASE_URL any server. Both
// answer the same two calls, with which pg-boss and the tables of results work.

import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export interface Rows {
  readonly rows: Record<string, unknown>[];
}

export interface Database {
  /** True if other processes can work on the same database at the same time. */
  readonly shared: boolean;
  /** Carries out one statement with values, or a script of several; of a script the last result is returned. */
  run(text: string, values?: readonly unknown[]): Promise<Rows>;
  /**
   * Does something while no other process does it on the same database. Tables are made this way: a connection may
   * still remember that a schema was missing when another process has just made it, and then the making fails.
   */
  alone<T>(act: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** A mistake that the person at the keyboard can mend; it is shown without the place in the program. */
export class Refused extends Error {}

const lastOf = <T>(results: T | readonly T[]): T => (Array.isArray(results) ? (results.at(-1) as T) : (results as T));

export async function openServer(url: string): Promise<Database> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: url, max: 6 });
  // Without a listener, a connection that the server ends while it is idle would end this process.
  pool.on('error', () => {});
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new Refused(`DATABASE_URL: the server does not answer (${error instanceof Error ? error.message : String(error)})`); // prettier-ignore
  }
  return {
    shared: true,
    run: async (text, values) => lastOf<Rows>(values === undefined ? await pool.query(text) : await pool.query(text, [...values])), // prettier-ignore
    async alone(act) {
      const client = await pool.connect();
      try {
        await client.query("select pg_advisory_lock(hashtext('honeybell sweep'))");
        return await act();
      } finally {
        // The lock belongs to the connection. Ending it frees the lock, whatever has happened to the connection.
        client.release(true);
      }
    },
    close: () => pool.end(),
  };
}

/** Opens the embedded Postgres of a folder. Only one process at a time may do so, because a second would spoil its files. */
export async function openEmbedded(folder: string): Promise<Database> {
  mkdirSync(folder, { recursive: true });
  const release = lock(join(folder, 'lock'));
  try {
    const { PGlite } = await import('@electric-sql/pglite');
    const lite = await PGlite.create(join(folder, 'database'));
    return {
      shared: false,
      run: async (text, values) => (values === undefined ? (lastOf(await lite.exec(text)) ?? { rows: [] }) : lite.query(text, [...values])) as Promise<Rows>, // prettier-ignore
      alone: (act) => act(),
      async close() {
        await lite.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** Takes a lock file with the id of this process. A lock whose process has ended is taken over. */
function lock(file: string): () => void {
  for (let attempt = 0; ; attempt++) {
    try {
      const at = openSync(file, 'wx');
      writeSync(at, String(process.pid));
      closeSync(at);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt > 0) throw error;
      const owner = Number(readFileSync(file, 'utf8'));
      if (owner > 0 && isAlive(owner))
        throw new Refused(`${file}: another process (${owner}) is working on this sweep; for several at once, set DATABASE_URL`); // prettier-ignore
      rmSync(file, { force: true });
    }
  }
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
