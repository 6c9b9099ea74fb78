// Starts a real Postgres for a test, in a temporary folder and on a free port, if its programs are installed.

import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The folder of the server's programs: on the PATH, or where Debian puts them; null if Postgres is not installed. */
export function postgresPrograms(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...versions.map((one) => join(debian, one, 'bin'))];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null;
}

export interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

/** Postgres refuses to run as root, so root starts it as another user. */
function user(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (what: string): number[] =>
    ['postgres', 'nobody'].flatMap((name) => {
      const { status, stdout } = spawnSync('id', [what, name], { encoding: 'utf8' });
      return status === 0 ? [Number(stdout)] : [];
    });
  const [uid] = id('-u');
  const [gid] = id('-g');
  return uid === undefined || gid === undefined ? {} : { uid, gid };
}

export async function startPostgres(programs: string): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'honeybell-postgres-'));
  const as = user();
  const data = join(folder, 'data');
  mkdirSync(data);
  for (const path of [folder, data]) if (as.uid !== undefined && as.gid !== undefined) chownSync(path, as.uid, as.gid);
  const options = { ...as, cwd: folder, env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' } };
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'cafe', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...options,
    stdio: 'ignore',
  });
  const port = await freePort();
  const server: ChildProcess = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const url = `postgres://cafe@127.0.0.1:${port}/postgres`;
  await takesConnections(server);
  return {
    url,
    stop: () =>
      new Promise((done) => {
        server.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          done();
        });
        server.kill('SIGINT');
      }),
  };
}

/** Runs a query on the server. */
export async function ask(url: string, query: string): Promise<Record<string, unknown>[]> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return ((await client.query(query)) as { rows: Record<string, unknown>[] }).rows;
  } finally {
    await client.end();
  }
}

/**
 * Waits for results of sweeps; the server itself tells when some are written. The tables have to be there.
 * `reach` waits for a number of results and returns how many there are then, because a worker writes several at once.
 */
export async function watchResults(
  url: string,
): Promise<{ reach(count: number): Promise<number>; end(): Promise<void> }> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    create function sweep.told() returns trigger language plpgsql as $$ begin notify written; return null; end $$;
    create trigger told after insert on sweep.result for each statement execute function sweep.told();
    listen written`);
  return {
    async reach(count) {
      for (;;) {
        const written = once(client, 'notification');
        const { rows } = await client.query('select count(*)::int as count from sweep.result');
        if (rows[0].count >= count) return rows[0].count as number;
        await written;
      }
    },
    end: () => client.end(),
  };
}

/**
 * Waits until the server says that it takes connections. Its messages are in English, because its locale is C.
 * @throws Error with the server's messages if it ends before
 */
function takesConnections(server: ChildProcess): Promise<void> {
  const said: string[] = [];
  // The lines are read to the end, because the server would stop at a full pipe.
  const lines = createInterface(server.stderr as Readable);
  return new Promise((done, failed) => {
    lines.on('line', (line) => {
      said.push(line);
      if (line.includes('database system is ready to accept connections')) done();
    });
    lines.once('close', () => failed(new Error(`Postgres did not start:\n${said.join('\n')}`)));
  });
}

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
