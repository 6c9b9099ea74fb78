// Opens the built game in a real Chromium, for tests that look at it as a player would:
//   const game = await openGame();
//   await game.page.getByRole('button', { name: 'Open the café' }).click();
//   await game.shot('morning');                    // → test/browser/out/morning.png
//   expect(game.problems).toEqual([]);
// The page runs under a strict Content-Security-Policy: `page.evaluate` works, `page.waitForFunction` does not
// (Playwright evaluates text in the page) – use `game.until('…')` or a locator. Software drawing says nothing about
// speed, and a busy machine nothing about time: step the simulation, wait for states, never for milliseconds.
// Whatever is still open when a test file ends is closed.

import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { launchBrowser, waitUntil } from '../../tools/run/browser.mjs';
import { startStaticServer } from '../../tools/run/static-server.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const pictures = join(root, 'test/browser/out');

export interface OpenOptions {
  /** What follows the game's address: `gallery.html`, `?seed=7`. */
  readonly suffix?: string;
  readonly width?: number;
  readonly height?: number;
  /** Where on the host the game lies; begins and ends with a slash. */
  readonly prefix?: string;
  /** The player's language as the browser tells it: `en-US`, `zh-CN`. */
  readonly locale?: string;
  /** JavaScript that becomes true when the page is ready; by default the page only has to be loaded. */
  readonly until?: string;
  /** Runs in the page before its own scripts: to seed a save, say. */
  readonly before?: string;
  /** A phone's fingers instead of a mouse. */
  readonly touch?: boolean;
  /** Frames as fast as they come instead of one a second: drawing in software leaves a busy machine nothing else. */
  readonly everyFrame?: boolean;
  /** As a player has it: every frame as it comes, and painted. */
  readonly painted?: boolean;
}

/** Something the page asked for and got. */
export interface Download {
  readonly path: string;
  readonly type: string;
  readonly body: Buffer;
}

export interface OpenGame {
  readonly page: Page;
  /** The game's address, with the prefix, without the suffix. */
  readonly url: string;
  /** Errors on the console, uncaught exceptions and failed requests so far. Should stay empty. */
  readonly problems: readonly string[];
  /** Resolves when the JavaScript expression is true in the page. */
  until(expression: string, patienceMs?: number): Promise<void>;
  /** Resolves to all that was downloaded so far. */
  downloads(): Promise<Download[]>;
  /** Has the page go through its next frame now; what WebGL paints is only seen by `shot`. */
  draw(): Promise<void>;
  /** Writes test/browser/out/`name`.png and returns its path. */
  shot(name: string): Promise<string>;
  close(): Promise<void>;
}

const open = new Set<OpenGame>();

/** Closes what is still open. Files share this module, so closing.setup.ts asks for it at the end of each. */
export async function closeAll(): Promise<void> {
  for (const game of open) await game.close();
}

/** Serves dist/ under a strict Content-Security-Policy and opens it in a fresh browser. */
export async function openGame(options: OpenOptions = {}): Promise<OpenGame> {
  const {
    suffix = '',
    width = 1280,
    height = 720,
    prefix = '/',
    locale = 'en-US',
    until,
    before,
    touch = false,
    everyFrame = false,
    painted = false,
  } = options;
  const server = await startStaticServer({ folder: join(root, 'dist'), prefix });
  const browser = await launchBrowser();
  const context = await browser.newContext({ viewport: { width, height }, locale, hasTouch: touch, isMobile: touch });
  const page = await context.newPage();
  const problems: string[] = [];
  const pending: Promise<Download | null>[] = [];
  watch(page, problems, pending);

  const game: OpenGame = {
    page,
    url: server.url,
    problems,
    until: (expression, patienceMs) => waitUntil(page, expression, patienceMs),
    async downloads() {
      return (await Promise.all(pending)).filter((download) => download !== null);
    },
    draw: () => page.evaluate('window.drawFrame?.()'),
    async shot(name) {
      const path = join(pictures, `${name}.png`);
      mkdirSync(dirname(path), { recursive: true });
      await page.evaluate('window.drawFrame?.(true)');
      await page.screenshot({ path });
      return path;
    },
    async close() {
      open.delete(game);
      await browser.close();
      await server.close();
    },
  };
  open.add(game);
  if (!painted) await page.addInitScript(unpainted);
  if (!everyFrame && !painted) await page.addInitScript(slowFrames);
  if (before) await page.addInitScript(before);
  await page.goto(server.url + suffix, { waitUntil: 'load' });
  if (until) await waitUntil(page, until);
  return game;
}

/**
 * What WebGL would paint is left out, unless by `drawFrame(true)`: painting in software costs more than all the rest, and
 * only whoever looks at the picture needs it. The canvas keeps what was painted last.
 */
const unpainted = `{
  window.paints = false;
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext])
    for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced', 'clear']) {
      const real = prototype[name];
      if (real !== undefined) prototype[name] = function (...given) { if (paints) real.apply(this, given); };
    }
  window.drawFrame = async (picture = false) => {
    window.paints = picture;
    for (let i = 0; i < 2; i++) await new Promise((drawn) => requestAnimationFrame(drawn));
    window.paints = false;
  };
}`;

/**
 * A page asks for its frames as ever and gets about one a second, or one at once by `drawFrame()`; with `holdFrames` set it
 * gets none.
 */
const slowFrames = `{
  const asked = new Map();
  const real = window.requestAnimationFrame.bind(window);
  let last = 0;
  let timer = 0;
  const run = () => {
    clearTimeout(timer);
    timer = 0;
    if (window.holdFrames) return void (timer = setTimeout(() => real(run), 800));
    const due = [...asked.values()];
    asked.clear();
    for (const callback of due) callback(performance.now());
  };
  window.requestAnimationFrame = (callback) => {
    asked.set(++last, callback);
    timer ||= setTimeout(() => real(run), 800);
    return last;
  };
  window.cancelAnimationFrame = (id) => void asked.delete(id);
  window.drawFrame = (picture = false) => {
    window.paints = picture;
    run();
    window.paints = false;
  };
}`;

function watch(page: Page, problems: string[], pending: Promise<Download | null>[]): void {
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    if (!isFavicon(url)) problems.push(`console: ${message.text()} ${url}`.trim());
  });
  page.on('pageerror', (problem) => problems.push(`uncaught: ${problem.stack ?? problem.message}`));
  page.on('requestfailed', (request) => {
    if (!page.isClosed()) problems.push(`request: ${request.url()} ${request.failure()?.errorText ?? ''}`.trim());
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !isFavicon(response.url()))
      problems.push(`request: ${response.url()} ${response.status()}`);
    if (!response.ok() || !response.url().startsWith('http')) return;
    const path = new URL(response.url()).pathname;
    const type = response.headers()['content-type'] ?? '';
    pending.push(
      response.body().then(
        (body) => ({ path, type, body }),
        () => null,
      ),
    );
  });
}

/** Some browsers ask every host for /favicon.ico, whatever the page says. */
function isFavicon(url: string): boolean {
  return url.endsWith('/favicon.ico');
}
