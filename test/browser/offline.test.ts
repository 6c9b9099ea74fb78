// The built game works offline: after a while it opens without a connection from what was stored, including the
// gallery, and has the manifest of an installable game. A tab keeps its version while a newer one is out. Service
// workers run in real time that no test can step, so these pages run as for a player, and tests await their messages.

import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OfflineFiles } from '../../tools/offline/files.ts';
import { figure } from '../soak/figure.ts';
import { launchBrowser, littleDrawing } from '../../tools/run/browser.mjs';
import { startStaticServer } from '../../tools/run/static-server.mjs';

const PREFIX = '/some/sub/path/';
/** A copy of the built game as its host serves it, so that a newer version can replace it. */
const host = mkdtempSync(join(tmpdir(), 'honeybell-host-'));
const hosted = { folder: host, prefix: PREFIX };
let server: Awaited<ReturnType<typeof startStaticServer>>;
let browser: Browser;
let context: BrowserContext;
let page: Page;

const HEAD = /^const FILES = (\{.*\});\n/;
const filesOf = (worker: string): OfflineFiles => JSON.parse(HEAD.exec(worker)?.[1] ?? '{}') as OfflineFiles;
const REGISTRATION = 'navigator.serviceWorker.getRegistration()';
const ask = <T>(expression: string, of = page): Promise<T> => of.evaluate<T>(expression);
/** Paths stored in the caches whose names begin like this. */
const stored = (store: string): Promise<string[]> =>
  ask(`(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('${store}'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname.replace('${PREFIX}', '')).sort();
  })()`);
/** Resolves when the title is visible. */
const title = (of = page): Promise<unknown> => of.waitForSelector('.title-menu');
const play = (): Promise<unknown> => ask('(honeybell.actions.newCafe(), honeybell.setSpeed(0), null)');

beforeAll(async () => {
  cpSync('dist', host, { recursive: true, filter: (path) => !path.endsWith('.map') });
  server = await startStaticServer(hosted);
  // A browser of its own: in the shared one, frames of pages that are not stepped would be drawn without limit.
  browser = await launchBrowser();
  context = await browser.newContext({
    viewport: { width: 900, height: 600 },
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(0);
  await context.addInitScript(littleDrawing);
  page = await context.newPage();
  await page.goto(`${server.url}?seed=7`);
  await title();
});
afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(host, { recursive: true });
});

test('the manifest names what there is', async () => {
  const manifest = await ask<{ name: string; start_url: string; display: string; icons: { src: string }[] }>(
    "fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())",
  );
  expect(manifest).toMatchObject({ name: 'Honeybell', start_url: './', display: 'fullscreen' });
  for (const { src } of manifest.icons) expect(existsSync(`dist/${src}`), src).toBe(true);
});

test('what is needed to play is stored, and of the rest only the language that is read', async () => {
  // The service worker reports when it has stored everything.
  await ask(`new Promise((kept) => {
    navigator.serviceWorker.addEventListener('message', ({ data }) => data.kept === 'en' && kept(null));
    void navigator.serviceWorker.register('./offline.js');
  })`);
  const { ahead, asked } = filesOf(readFileSync('dist/offline.js', 'utf8'));
  expect(ahead.length).toBeGreaterThan(100);
  expect(await stored('honeybell-precache')).toEqual(ahead.map(({ url }) => url).sort());
  const english = asked.filter(({ of }) => of === 'en').map(({ url }) => url);
  expect(english.length).toBeGreaterThan(0);
  expect(await stored('honeybell-asked')).toEqual(english.sort());
});

test('without a connection the game opens and can be played, and so does the gallery', async () => {
  await server.close();
  await page.reload();
  await title();
  await play();
  await ask('honeybell.step(200)');
  await page.waitForSelector('.maid-card');
  await page.goto(`${server.url}gallery/`);
  await page.waitForSelector('.gallery');
  server = await startStaticServer({ ...hosted, port: Number(new URL(server.url).port) });
});

test('a tab keeps its version while a newer one is out, and so do others; the next that is opened alone has the newer one', async () => {
  await page.goto(server.url);
  await title();
  await play();
  // The host gets a newer version: another table of icons, and no files of the lab.
  const table = JSON.parse(readFileSync(join(host, 'ui/icons.json'), 'utf8')) as object;
  writeFileSync(join(host, 'ui/icons.json'), JSON.stringify({ ...table, newer: true }));
  const lab = readdirSync(join(host, 'built')).filter((name) => /^(lab|TimePage)-/.test(name));
  expect(lab.length).toBeGreaterThan(1);
  for (const name of lab) rmSync(join(host, 'built', name));
  const worker = readFileSync(join(host, 'offline.js'), 'utf8');
  const files = filesOf(worker);
  const ahead = files.ahead
    .filter(({ url }) => !lab.some((name) => url === `built/${name}`))
    .map((file) => (file.url === 'ui/icons.json' ? { ...file, revision: 'newer' } : file));
  writeFileSync(
    join(host, 'offline.js'),
    worker.replace(HEAD, () => `const FILES = ${JSON.stringify({ ...files, ahead })};\n`),
  );
  await ask(`${REGISTRATION}.then((one) => one.update()).then((one) => one.waiting ?? new Promise((stored) => {
    one.installing.addEventListener('statechange', ({ target }) => target.state === 'installed' && stored());
  })).then(() => null)`);
  const waits = `${REGISTRATION}.then((one) => one.waiting !== null)`;
  expect(await ask(waits)).toBe(true);

  await ask('(honeybell.actions.openLab(), null)');
  await page.waitForSelector('.time-page');
  const isNewer = "fetch('./ui/icons.json').then((answer) => answer.json()).then(({ newer }) => newer === true)";
  const second = await context.newPage();
  await second.goto(server.url);
  await title(second);
  expect([await ask(isNewer, second), await ask(isNewer), await ask(waits)]).toEqual([false, false, true]);
  await second.close();

  // A busy service worker is not replaced at once; then the newer version appears at a later opening.
  let openings = 0;
  do {
    await page.goto('about:blank');
    await page.goto(server.url);
    await title();
    openings++;
  } while (openings < 10 && !(await ask<boolean>(isNewer)));
  expect([await ask(isNewer), await ask(waits)]).toEqual([true, false]);
  expect(await stored('honeybell-precache')).toEqual(ahead.map(({ url }) => url).sort());
  figure('update', 'a tab that was open kept its version while a newer one was out, and a second tab beside it too');
});
