// Runs the golden café in other engines: other versions of Node, and Firefox without a driver, as a page that posts its
// results to a server of the test.

import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { full } from '../../soak/figure.ts';

export interface Engine {
  readonly version: string;
  readonly results: readonly unknown[];
}

/** Programs of other versions of Node, as HONEYBELL_NODES names them. */
export const otherNodes: readonly string[] = (process.env['HONEYBELL_NODES'] ?? '').split(delimiter).filter((one) => one !== ''); // prettier-ignore

const onPath = (names: readonly string[]): string | null =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file)) ?? null;

/** Firefox, if it is installed; only the long soak looks for it. */
export const firefoxProgram: string | null = full ? onPath(['firefox', 'firefox-esr']) : null;

const runAll = (seeds: readonly number[], ticks: number): string =>
  `${JSON.stringify(seeds)}.map((seed) => goldenRun(seed, ${ticks}))`;

/** @param folder contains run.js, the bundled golden café */
export async function inNode(
  program: string,
  folder: string,
  seeds: readonly number[],
  ticks: number,
): Promise<Engine> {
  const version = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim();
  const code = `import { goldenRun } from ${JSON.stringify(pathToFileURL(join(folder, 'run.js')).href)};
    console.log(JSON.stringify(${runAll(seeds, ticks)}));`;
  const out = execFileSync(program, ['--input-type=module', '-e', code], { encoding: 'utf8', maxBuffer: 1e8 });
  return { version, results: JSON.parse(out) as unknown[] };
}

export async function inFirefox(
  program: string,
  folder: string,
  seeds: readonly number[],
  ticks: number,
): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'honeybell-firefox-'));
  const page = `<!doctype html><title>same bytes</title><script type="module">
    import { goldenRun } from './run.js';
    const post = (body) => fetch('/results', { method: 'POST', body: JSON.stringify(body) });
    try { await post({ version: navigator.userAgent.split(' ').pop().replace('/', ' '), results: ${runAll(seeds, ticks)} }); }
    catch (error) { await post({ error: String(error) }); }
  </script>`;
  let done: (engine: Engine) => void = () => {};
  let failed: (why: Error) => void = () => {};
  const answer = new Promise<Engine>((resolve, reject) => ([done, failed] = [resolve, reject]));
  const server = createServer((request, response) => {
    if (request.url === '/run.js')
      return response.setHeader('content-type', 'text/javascript').end(readFileSync(join(folder, 'run.js')));
    if (request.method !== 'POST') return response.setHeader('content-type', 'text/html').end(page);
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    return request.on('end', () => {
      response.end();
      const body = JSON.parse(Buffer.concat(parts).toString('utf8')) as Engine & { error?: string };
      if (body.error === undefined) done(body);
      else failed(new Error(`Firefox: ${body.error}`));
    });
  }).listen(0, '127.0.0.1');
  await new Promise<void>((listens) => void server.once('listening', listens));
  const { port } = server.address() as AddressInfo;
  const child = spawn(program, ['--headless', '--no-remote', '--profile', profile, `http://127.0.0.1:${port}/`], { stdio: 'ignore', env: { ...process.env, HOME: profile } }); // prettier-ignore
  const ended = new Promise<void>((end) => void child.once('exit', () => end()));
  child.once('exit', (code) => failed(new Error(`Firefox has ended with ${String(code)}`)));
  try {
    return await answer;
  } finally {
    child.kill('SIGKILL');
    await ended;
    server.closeAllConnections();
    server.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
