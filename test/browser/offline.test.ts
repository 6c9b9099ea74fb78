// The built game keeps itself: after a while without the net it opens from what was stored, gallery and all, and says of
// itself what an installed game must say. A tab keeps the version it was opened with while a newer one is out. Service
// workers have a time of their own, which no test can step: the pages here are a player's, and what they say is awaited.

import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OfflineFiles } from '../../tools/offline/files.ts';
import { launchBrowser } from '../../tools/run/browser.mjs';
import { startStaticServer } from '../../tools/run/static-server.mjs';

const PREFIX = '/some/sub/path/';
/** The game as its host has it: a copy, so that a newer version can be put there. */
const host = mkdtempSync(join(tmpdir(), 'honeybell-host-'));
let server: Awaited<ReturnType<typeof startStaticServer>>;
let browser: Browser;
let context: BrowserContext;
let page: Page;

const HEAD = /^const FILES = (\{.*\});\n/;
const filesOf = (worker: string): OfflineFiles => JSON.parse(HEAD.exec(worker)?.[1] ?? '{}') as OfflineFiles;
const REGISTRATION = 'navigator.serviceWorker.getRegistration()';
const ask = <T>(expression: string, of = page): Promise<T> => of.evaluate<T>(expression);
/** Paths of what lies in the stores whose names begin so. */
const stored = (store: string): Promise<string[]> =>
  ask(`(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('${store}'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname.replace('${PREFIX}', '')).sort();
  })()`);
/** Resolves when the title can be seen. */
const title = (of = page): Promise<unknown> => of.waitForSelector('.title-menu');
const play = (): Promise<unknown> => ask('(honeybell.actions.newCafe(), honeybell.setSpeed(0), null)');

beforeAll(async () => {
  cpSync('dist', host, { recursive: true, filter: (path) => !path.endsWith('.map') });
  server = await startStaticServer({ folder: host, prefix: PREFIX });
  // Not the one of the other files: there, frames of pages that nobody steps would come without end.
  browser = await launchBrowser();
  context = await browser.newContext({ viewport: { width: 900, height: 600 }, locale: 'en-US' });
  context.setDefaultTimeout(0);
  // Nobody looks: painting in software would leave the machine little else.
  await context.addInitScript(`
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext])
      for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'])
        if (prototype[name]) prototype[name] = () => {};
  `);
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
  // It says so when it has stored everything.
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
  await context.setOffline(true);
  await page.reload();
  await title();
  await play();
  await ask('honeybell.step(200)');
  await page.waitForSelector('.maid-card');
  await page.goto(`${server.url}gallery/`);
  await page.waitForSelector('.gallery');
  await context.setOffline(false);
});

test('a tab keeps its version while a newer one is out, and so do others; the next that is opened alone has the newer one', async () => {
  await page.goto(server.url);
  await title();
  await play();
  // The host has a newer version: another table of icons, and the lab's files are gone.
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

  // A service worker that is still at work does not make way at once: then the newer version is met at another opening.
  let openings = 0;
  do {
    await page.goto('about:blank');
    await page.goto(server.url);
    await title();
    openings++;
  } while (openings < 10 && !(await ask<boolean>(isNewer)));
  expect([await ask(isNewer), await ask(waits)]).toEqual([true, false]);
  expect(await stored('honeybell-precache')).toEqual(ahead.map(({ url }) => url).sort());
});
