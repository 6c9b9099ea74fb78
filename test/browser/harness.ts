// Opens the built game in a real Chromium, for tests that use it as a player does:
//     const game = await openGame();
//     await game.page.getByRole('button', { name: 'Open the café' }).click();
//     await game.shot('morning');                    // with HONEYBELL_SHOTS=1 → test/browser/out/morning.png
//     expect(game.problems).toEqual([]);
// The page's time stands still (handle/). Every action of a test is completed with all its consequences, and time
// passes only when a test says so with `pass`, `until` or `step`. So slow and fast machines behave alike, and nothing
// here waits for milliseconds. Games still open when a test file ends are closed.

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
/** Painting and writing a picture takes as long as opening the game, so pictures are made only on request. */
const SHOTS = process.env['HONEYBELL_SHOTS'] === '1';
type Server = Awaited<ReturnType<typeof startStaticServer>>;

export interface OpenOptions {
  /** Appended to the game's address: `gallery.html`, `?seed=7`. */
  readonly suffix?: string;
  readonly width?: number;
  readonly height?: number;
  /** Path of the game on the host; begins and ends with a slash. */
  readonly prefix?: string;
  /** The browser's language: `en-US`, `zh-CN`. */
  readonly locale?: string;
  /** JavaScript expression that is true when the page is ready; by default the page only has to be loaded. */
  readonly until?: string;
  /** JavaScript that runs in the page before its own scripts, to add a save, for example. */
  readonly before?: string;
  /** Touch instead of a mouse. */
  readonly touch?: boolean;
  /** With sound. Making its effects takes as long as opening the game, and only sound.test.ts needs them. */
  readonly sound?: boolean;
  /** True if the test reads what WebGL paints; otherwise the page has no textures. */
  readonly looked?: boolean;
  /** The notebook as a new player sees it; otherwise its details are switched on. */
  readonly simple?: boolean;
  /** As for a player: time passes by itself, and every frame is painted. */
  readonly real?: boolean;
}

/** Something that the page requested and received. */
export interface Fetched {
  readonly path: string;
  readonly type: string;
}
export interface Download extends Fetched {
  readonly body: Buffer;
}

export interface OpenGame {
  readonly page: Page;
  /** The game's address with the prefix, without the suffix. */
  readonly url: string;
  /** Errors on the console, uncaught exceptions and failed requests so far. Should stay empty. */
  readonly problems: readonly string[];
  /** Lets the page's time pass until the JavaScript expression is true. */
  until(expression: string): Promise<void>;
  /** Waits until everything started has finished. Actions of a test do this by themselves. */
  idle(): Promise<void>;
  /** Lets this many milliseconds of the page's time pass, in frames. */
  pass(ms: number): Promise<void>;
  /** Opens another tab of the same browser. */
  second(suffix: string): Promise<Page>;
  /** Reloads the page. */
  again(): Promise<void>;
  /** Names of everything downloaded since the page was opened, without the contents. */
  fetched(): Fetched[];
  /** Everything downloaded since the page was opened, with the contents. */
  downloads(): Promise<Download[]>;
  /** Runs a frame in which no time passes. */
  draw(): Promise<void>;
  /** Writes test/browser/out/`name`.png if pictures were requested. */
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

/**
 * Closes games that are still open. All files share this module, and closing.setup.ts calls this at the end of each.
 */
export async function closeAll(): Promise<void> {
  for (const game of open) await game.close();
}

/**
 * One Chromium for all files that share this module; each game has its own context with its own storage. Pages whose
 * time passes by itself need another Chromium: this one would draw their frames without limit.
 */
let chromium: Promise<Browser> | null = null;
/** One server for each path on a host. */
const servers = new Map<string, Promise<Server>>();

export function browser(): Promise<Browser> {
  // Frames are drawn on request and not 60 times a second, because no screen is attached.
  chromium ??= launchBrowser({ args: [...browserArgs, '--disable-frame-rate-limit'] });
  return chromium;
}
function serverAt(prefix: string): Promise<Server> {
  let server = servers.get(prefix);
  if (server === undefined)
    servers.set(prefix, (server = startStaticServer({ folder: join(root, 'dist'), prefix, script: telling })));
  return server;
}

/** `HONEYBELL_CPU_SLOWDOWN=4` gives pages a quarter of the processor, to show that no test depends on its speed. */
const SLOWDOWN = Number(process.env['HONEYBELL_CPU_SLOWDOWN'] ?? 1);

/** Serves dist/ under a strict Content-Security-Policy and opens it in its own context. */
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
    simple = false,
  } = options;
  const [server, chromium, handle] = await Promise.all([serverAt(prefix), browser(), testHandle()]);
  const context = await chromium.newContext({ viewport: { width, height }, locale, hasTouch: touch, isMobile: touch });
  // A slow machine is not an error; only the time limit of a test applies.
  context.setDefaultTimeout(0);
  if (looked) await context.addInitScript('window.honeybellLooked = true;');
  if (!real) await context.addInitScript(handle);
  if (!real && !simple)
    await context.addInitScript(
      `try { localStorage.getItem('honeybell.settings') ?? localStorage.setItem('honeybell.settings', '{"details":true}'); } catch {}`,
    );
  // A service worker stores the whole game; only offline.test.ts has pages with one.
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

/** The body of a response, if the browser still has it. Transferred only on request, because it is large. */
function downloadOf(response: Response): Promise<Download | null> {
  return response.body().then(
    (body) => ({ ...fetchedBy(response), body }),
    () => null,
  );
}
function fetchedBy(response: Response): Fetched {
  return { path: new URL(response.url()).pathname, type: response.headers()['content-type'] ?? '' };
}

/** Some browsers request /favicon.ico from every host. */
function isFavicon(url: string): boolean {
  return url.endsWith('/favicon.ico');
}
