// A script edited on disk takes effect in the running café: the development server replaces it, the page is not
// reloaded, and everyone's notebook keeps its todo.

import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../tools/run/browser.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'honeybell-swap-'));
let server: ViteDevServer;
let browser: Browser;
let page: Page;
const ask = <T>(expression: string): Promise<T> => page.evaluate<T>(expression);

/** Modules of the development server are not built ones (see harness.ts); this only asks whether the game is there. */
const SAYS_WHEN_THERE = `window.honeybellThere = new Promise((there) => {
  let game;
  Object.defineProperty(window, 'honeybell', { get: () => game, set: (value) => there((game = value, null)) });
});`;

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createTcpServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}

beforeAll(async () => {
  for (const name of [
    'src',
    'assets',
    'index.html',
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
    'gallery',
    // The whole folder, because the configuration imports plugins from it.
    'tools',
  ])
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: (path) => !path.endsWith('/assets/source') });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
  server = await createServer({
    root: copy,
    configFile: join(copy, 'vite.config.ts'),
    cacheDir: join(root, '.cache/vite-hot-swap'),
    logLevel: 'error',
    server: { port: await freePort(), host: '127.0.0.1', open: false, fs: { strict: false } },
  });
  await server.listen();
  // Frames come as for a player; a small picture is painted quickly.
  browser = await launchBrowser();
  page = await browser.newPage({ viewport: { width: 480, height: 320 } });
  // A busy machine is not an error; only the limit for all tests applies.
  page.setDefaultTimeout(0);
  await page.addInitScript(SAYS_WHEN_THERE);
  await page.goto(`http://127.0.0.1:${server.config.server.port}/?seed=7`);
  await ask('honeybellThere');
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(copy, { recursive: true, force: true });
});

test('an edited script is exchanged in the running café', async () => {
  const problems: string[] = [];
  page.on('pageerror', (problem) => problems.push(String(problem)));
  await ask(
    '(honeybell.actions.newCafe(), honeybell.setSpeed(0), honeybell.step(30), window.neverReloaded = true, null)',
  );
  const pages = (): Promise<unknown> =>
    ask(`Object.keys(honeybell.cafe.state.people).sort().map((id) => {
      const { script, key, runned, param, todo } = honeybell.cafe.page(id);
      return JSON.stringify({ id, script, key, runned, param, todo });
    })`);
  const before = await pages();

  const file = join(copy, 'src/scripts/maid/index.ts');
  const text = readFileSync(file, 'utf8');
  const edited = text.replace(
    "return { behave: 'stay', until: looksOut(me, cafe) ? watching : until, tick: IDLE_TICKS };",
    "return { behave: 'fidget', until: looksOut(me, cafe) ? watching : until, tick: 7 };",
  );
  expect(edited).not.toBe(text);
  const swaps = await ask<number>('honeybell.swaps');
  // Vite logs on the console when it has replaced a module everywhere.
  const exchanged = page.waitForEvent('console', (message) => message.text().startsWith('[vite] hot updated'));
  writeFileSync(file, edited);
  await exchanged;
  expect(await ask('honeybell.swaps')).toBe(swaps + 1);

  expect(await ask('window.neverReloaded === true')).toBe(true);
  expect(await pages()).toEqual(before);
  await ask('honeybell.step(60)');
  const after = await ask<unknown[]>(`Object.values(honeybell.cafe.state.people).filter((one) => one.role === 'maid')
    .flatMap(({ id }) => honeybell.cafe.decisions(id).filter(({ todo }) => todo?.behave === 'fidget' && todo.tick === 7))`);
  expect(after.length).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});
