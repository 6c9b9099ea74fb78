// A browser with a profile on disk, started as a process that can be killed like a machine that loses power, and its
// server.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { browserArgs, browserCommand } from '../../../tools/run/browser.mjs';
import type { Found, Told } from './page.ts';

export interface Victim {
  /** Starts the browser. Resolves to the contents of its store. */
  start(): Promise<Found>;
  /** Acknowledged saves so far, in order. */
  readonly kept: readonly Told[];
  /** Resolves after this many more acknowledged saves. */
  saved(more: number): Promise<void>;
  /** Kills the browser with all its processes, without warning. */
  kill(): Promise<void>;
  readonly profile: string;
  close(): Promise<void>;
}

const HTML = '<!doctype html><meta charset="utf-8"><title>saving</title><script type="module" src="/page.js"></script>';

async function pageScript(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('page.ts', import.meta.url)),
        output: { codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}

export async function openVictim(): Promise<Victim> {
  const code = await pageScript();
  const { executablePath, env } = await browserCommand();
  const profile = mkdtempSync(join(tmpdir(), 'honeybell-kill-'));
  const kept: Told[] = [];
  let found: (what: Found) => void = () => {};
  let failed: (why: Error) => void = () => {};
  const server = await serve(code, (path, body) => {
    if (path === '/found') found(body as Found);
    else if (path === '/kept') {
      kept.push(body as Told);
      heard();
    } else failed(new Error(`the page has stopped: ${JSON.stringify(body)}`));
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  let browser: ChildProcess | null = null;
  let heard: () => void = () => {};

  const kill = async (): Promise<void> => {
    const dying = browser;
    browser = null;
    if (dying?.pid === undefined) return;
    const gone = new Promise((done) => dying.once('exit', done));
    try {
      // The whole process group: renderer and storage are processes of their own.
      if (process.platform === 'win32') dying.kill('SIGKILL');
      else process.kill(-dying.pid, 'SIGKILL');
    } catch {
      // The process has already ended.
    }
    if (dying.exitCode === null && dying.signalCode === null) await gone;
  };
  return {
    kept,
    profile,
    kill,
    saved: (more) =>
      new Promise((done) => {
        const count = kept.length + more;
        heard = () => void (kept.length >= count && done());
        heard();
      }),
    start: () =>
      new Promise<Found>((resolve, reject) => {
        found = resolve;
        failed = reject;
        browser = spawn(
          executablePath,
          [...browserArgs, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, address],
          { env, detached: true, stdio: 'ignore' },
        );
        browser.once('error', reject);
      }),
    async close() {
      await kill();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function serve(code: string, heard: (path: string, body: unknown) => void): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      let text = '';
      request.on('data', (piece) => (text += String(piece)));
      request.on('end', () => {
        heard(request.url ?? '', JSON.parse(text));
        response.end();
      });
      return;
    }
    const script = request.url === '/page.js';
    response.writeHead(200, { 'content-type': script ? 'text/javascript' : 'text/html' });
    response.end(script ? code : HTML);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
