// The same café in every engine: Chromium, on the page and in a Worker, computes the same bytes as Node. Runs the
// golden café with simulation and scripts only, bundled without anything of the screen.
//     HONEYBELL_SOAK=full     50 seeds instead of 2, and Firefox, if it is installed
//     HONEYBELL_NODES=PATH:…  programs of other versions of Node that run all seeds, too

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browser } from './harness.ts';
import { startStaticServer } from '../../tools/run/static-server.mjs';
import { controllersRun, goldenRun } from '../golden/run.ts';
import { figure, full } from '../soak/figure.ts';
import { firefoxProgram, inFirefox, inNode, otherNodes } from './same-bytes/engines.ts';

const SEEDS = full ? 50 : 2;
const TICKS = 20_000;
const seeds = Array.from({ length: SEEDS }, (_, i) => 101 + i);
/** What Node computed. */
const known = new Map<number, unknown>();
const compared = [`Node ${process.version}`, 'Chromium’s page and Worker'];
const folder = mkdtempSync(join(tmpdir(), 'honeybell-bytes-'));
type Closing = { close(): Promise<void> };
const opened: Closing[] = [];
afterAll(async () => {
  for (const one of opened.reverse()) await one.close();
  rmSync(folder, { recursive: true, force: true });
});

let page: Page;

beforeAll(async () => {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      target: 'es2022',
      outDir: folder,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('../golden/run.ts', import.meta.url)),
        formats: ['es'],
        fileName: () => 'run.js',
      },
    },
  });
  writeFileSync(
    join(folder, 'page.js'),
    "import { controllersRun, goldenRun } from './run.js';\nObject.assign(window, { controllersRun, goldenRun });\n",
  );
  writeFileSync(
    join(folder, 'worker.js'),
    "import { goldenRun } from './run.js';\nonmessage = ({ data }) => postMessage(goldenRun(data.seed, data.ticks));\n",
  );
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><title>same bytes</title><script type="module" src="page.js"></script>',
  );
  const server = await startStaticServer({ folder, policy: null });
  opened.push(server);
  page = await (await browser()).newPage();
  page.setDefaultTimeout(0);
  opened.push(page);
  // The load event means that the script has loaded as well.
  await page.goto(server.url, { waitUntil: 'load' });
});

test.each(seeds)(`seed %i, ${TICKS} ticks: Node, page and worker agree`, { timeout: 120_000 }, async (seed) => {
  const inWorker = page.evaluate<unknown>(`new Promise((done, failed) => {
    const worker = new Worker('worker.js', { type: 'module' });
    worker.onmessage = ({ data }) => { worker.terminate(); done(data); };
    worker.onerror = (problem) => failed(new Error(problem.message));
    worker.postMessage({ seed: ${seed}, ticks: ${TICKS} });
  })`);
  const onPage = page.evaluate<unknown>(`goldenRun(${seed}, ${TICKS})`);
  const [worker, there] = await Promise.all([inWorker, onPage]);
  const here = goldenRun(seed, TICKS);
  expect(there).toEqual(here);
  expect(worker).toEqual(here);
  known.set(seed, here);
});

test.each(otherNodes)('another Node, %s, agrees', { timeout: 7_200_000 }, async (program) => {
  const { version, results } = await inNode(program, folder, seeds, TICKS);
  expect(results).toEqual(seeds.map((seed) => known.get(seed)));
  compared.push(`Node ${version}`);
});

test.skipIf(firefoxProgram === null)('Firefox agrees', { timeout: 7_200_000 }, async () => {
  const { version, results } = await inFirefox(firefoxProgram as string, folder, seeds, TICKS);
  expect(results).toEqual(seeds.map((seed) => known.get(seed)));
  compared.push(version);
});

afterAll(() => {
  if (firefoxProgram === null) compared.push('Firefox is not installed');
  figure('same-bytes', `${known.size} seeds × ${TICKS} ticks: ${compared.join(', ')}`);
});

test('with a maid of each controller Node and page agree', { timeout: 120_000 }, async () => {
  const there = await page.evaluate<unknown>('controllersRun(7, 6000)');
  expect(there).toEqual(controllersRun(7, 6000));
});
