// Opens the built game in a real Chromium, for tests that look at it as a player would:
//   const game = await openGame();
//   await game.page.getByRole('button', { name: 'Open the café' }).click();
//   await game.shot('morning');                    // with HONEYBELL_SHOTS=1 → test/browser/out/morning.png
//   expect(game.problems).toEqual([]);
// The page's time stands still (handle/): whatever a test does to the page is followed by all that comes of it, and time
// passes when a test says so – `pass`, `until`, `step`. So a slow machine sees what a quick one does, and nothing here
// waits for milliseconds. Whatever is still open when a test file ends is closed.

import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page, Response } from 'playwright-core';
import { browserArgs, launchBrowser } from '../../tools/run/browser.mjs';
import { startStaticServer } from '../../tools/run/static-server.mjs';
import { atRest, followed, inPage } from './acts.ts';
import { telling, testHandle } from './tested.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const pictures = join(root, 'test/browser/out');
/** Painting and writing a picture costs as much as opening the game: only whoever wants to look at them has them made. */
const SHOTS = process.env['HONEYBELL_SHOTS'] === '1';
type Server = Awaited<ReturnType<typeof startStaticServer>>;

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
  /** With sound: making its effects costs as much as opening the game, and it is sound.test.ts that listens. */
  readonly sound?: boolean;
  /** A test looks at what WebGL paints; without, the page has no textures. */
  readonly looked?: boolean;
  /** As a player has it: time passes by itself, and every frame is painted. */
  readonly real?: boolean;
}

/** Something the page asked for and got. */
export interface Fetched {
  readonly path: string;
  readonly type: string;
}
export interface Download extends Fetched {
  readonly body: Buffer;
}

export interface OpenGame {
  readonly page: Page;
  /** The game's address, with the prefix, without the suffix. */
  readonly url: string;
  /** Errors on the console, uncaught exceptions and failed requests so far. Should stay empty. */
  readonly problems: readonly string[];
  /** Lets the page's time pass until the JavaScript expression is true. */
  until(expression: string): Promise<void>;
  /** Everything that was begun comes to its end; after whatever a test does to the page it has. */
  idle(): Promise<void>;
  /** So many milliseconds of the page's time pass, in frames. */
  pass(ms: number): Promise<void>;
  /** Another tab of the same browser. */
  second(suffix: string): Promise<Page>;
  /** The page is loaded again. */
  again(): Promise<void>;
  /** All that was downloaded since the page was opened; by its names, without bringing it over. */
  fetched(): Fetched[];
  /** Resolves to all that was downloaded since the page was opened. */
  downloads(): Promise<Download[]>;
  /** Has the page go through a frame now, in which no time passes. */
  draw(): Promise<void>;
  /** Writes test/browser/out/`name`.png, if pictures are wanted. */
  shot(name: string): Promise<void>;
  close(): Promise<void>;
}

/** Lets a page's time pass until an expression is true in it. */
export async function until(page: Page, expression: string): Promise<void> {
  const so = `honeybellTest.when(() => (${expression}))`;
  try {
    await inPage(page, so);
  } catch (problem) {
    throw new Error(`${expression}: ${String(problem)}`, { cause: problem });
  }
}

const open = new Set<OpenGame>();

/** Closes what is still open. Files share this module, so closing.setup.ts asks for it at the end of each. */
export async function closeAll(): Promise<void> {
  for (const game of open) await game.close();
}

/**
 * One Chromium for all files that share this module; each game has a context, with its storage, of its own. Pages whose
 * time passes by itself belong into another one: this one would draw them without end.
 */
let chromium: Promise<Browser> | null = null;
/** One server for each place on a host. */
const servers = new Map<string, Promise<Server>>();

export function browser(): Promise<Browser> {
  // A frame of its own comes when it is asked for, not sixty times a second: nothing here waits for a screen.
  chromium ??= launchBrowser({ args: [...browserArgs, '--disable-frame-rate-limit'] });
  return chromium;
}
function serverAt(prefix: string): Promise<Server> {
  let server = servers.get(prefix);
  if (server === undefined)
    servers.set(prefix, (server = startStaticServer({ folder: join(root, 'dist'), prefix, script: telling })));
  return server;
}

/** `HONEYBELL_CPU_SLOWDOWN=4`: pages are given a quarter of the processor, to see that no test depends on it. */
const SLOWDOWN = Number(process.env['HONEYBELL_CPU_SLOWDOWN'] ?? 1);

/** Serves dist/ under a strict Content-Security-Policy and opens it in a context of its own. */
export async function openGame(options: OpenOptions = {}): Promise<OpenGame> {
  const {
    suffix = '',
    width = 1280,
    height = 720,
    prefix = '/',
    locale = 'en-US',
    until: there,
    before,
    touch = false,
    sound = false,
    looked = SHOTS,
    real = false,
  } = options;
  const [server, chromium, handle] = await Promise.all([serverAt(prefix), browser(), testHandle()]);
  const context = await chromium.newContext({ viewport: { width, height }, locale, hasTouch: touch, isMobile: touch });
  // A slow machine is slow, not wrong: how long anything may take is up to the limit of a test.
  context.setDefaultTimeout(0);
  if (looked) await context.addInitScript('window.honeybellLooked = true;');
  if (!real) await context.addInitScript(handle);
  // It stores the whole game; offline.test.ts has pages where it does.
  if (!real) await context.addInitScript('delete Navigator.prototype.serviceWorker;');
  if (!real && !sound) await context.addInitScript('delete window.AudioContext;');
  const problems: string[] = [];
  const responses: Response[] = [];
  const prepare = async (page: Page): Promise<Page> => {
    watch(page, problems, responses);
    if (SLOWDOWN > 1) {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    }
    return real ? page : followed(page);
  };
  const page = await prepare(await context.newPage());

  const game: OpenGame = {
    page,
    url: server.url,
    problems,
    until: (expression) => until(page, expression),
    idle: () => atRest(page),
    pass: (ms) => inPage(page, `honeybellTest.pass(${ms})`),
    async second(suffix) {
      const other = await prepare(await context.newPage());
      await other.goto(server.url + suffix, { waitUntil: 'load' });
      await atRest(other);
      return other;
    },
    async again() {
      await page.reload({ waitUntil: 'load' });
      await atRest(page);
    },
    fetched: () => responses.map(fetchedBy),
    async downloads() {
      return (await Promise.all(responses.map(downloadOf))).filter((download) => download !== null);
    },
    draw: () => inPage(page, 'honeybellTest.draw()'),
    async shot(name) {
      if (!SHOTS) return;
      const path = join(pictures, `${name}.png`);
      mkdirSync(dirname(path), { recursive: true });
      if (!real) {
        await atRest(page);
        await page.evaluate('honeybellTest.draw(true)');
      }
      await page.screenshot({ path });
    },
    async close() {
      open.delete(game);
      await context.close();
    },
  };
  open.add(game);
  if (before) await page.addInitScript(before);
  await page.goto(server.url + suffix, { waitUntil: 'load' });
  if (!real) await atRest(page);
  if (there) await game.until(there);
  return game;
}

function watch(page: Page, problems: string[], responses: Response[]): void {
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
    if (response.ok() && response.url().startsWith('http')) responses.push(response);
  });
}

/** What came with a response, unless the browser has it no more. Brought over only for whoever asks: it is a lot. */
function downloadOf(response: Response): Promise<Download | null> {
  return response.body().then(
    (body) => ({ ...fetchedBy(response), body }),
    () => null,
  );
}
function fetchedBy(response: Response): Fetched {
  return { path: new URL(response.url()).pathname, type: response.headers()['content-type'] ?? '' };
}

/** Some browsers ask every host for /favicon.ico, whatever the page says. */
function isFavicon(url: string): boolean {
  return url.endsWith('/favicon.ico');
}
