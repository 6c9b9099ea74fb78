// Takes a picture of the game, for development and for the documents:
//   node tools/run/shot.mjs [address-suffix] out.png [--size 1280x720] [--wait ms] [--until "js"] [--eval "js"]
//                           [--click x,y] [--press Key] [--scale 2] [--full] [--dev | --url http://…]
// By default it shows dist/ (run `npm run build` first); --dev serves the current sources; --url uses a running server.
// --until, --eval, --click, --press and --wait may be repeated and run in the given order; the value of each --eval is
// printed as JSON. Errors on the page are printed and make the exit code 1.

import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { createServer as createTcpServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchBrowser, waitUntil } from './browser.mjs';
import { startStaticServer } from './static-server.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Serves the sources with Vite inside this process, on a free port and with a cache of its own. */
export async function startDevServer() {
  const { createServer } = await import('vite');
  const port = await freePort();
  const cacheDir = join(root, `.cache/vite-${port}`);
  const server = await createServer({
    root,
    cacheDir,
    clearScreen: false,
    logLevel: 'warn',
    server: { port, host: '127.0.0.1', open: false, hmr: false, watch: null },
  });
  await server.listen();
  return {
    url: `http://127.0.0.1:${server.config.server.port}/`,
    close: async () => {
      await server.close();
      rmSync(cacheDir, { recursive: true, force: true });
    },
  };
}

function freePort() {
  return new Promise((done, failed) => {
    const probe = createTcpServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

function readArguments(list) {
  const options = { size: [1280, 720], scale: 1, steps: [], dev: false, full: false, url: undefined, plain: [] };
  for (let i = 0; i < list.length; i++) {
    const word = list[i];
    const value = () => {
      const next = list[++i];
      if (next === undefined) fail(`${word} needs a value`);
      return next;
    };
    if (word === '--size') options.size = value().split('x').map(Number);
    else if (word === '--scale') options.scale = Number(value());
    else if (word === '--dev') options.dev = true;
    else if (word === '--full') options.full = true;
    else if (word === '--url') options.url = value();
    else if (['--wait', '--until', '--eval', '--click', '--press'].includes(word))
      options.steps.push([word.slice(2), value()]);
    else if (word.startsWith('--')) fail(`unknown option ${word}`);
    else options.plain.push(word);
  }
  if (options.plain.length < 1 || options.plain.length > 2) fail('usage: shot.mjs [address-suffix] out.png [options]');
  if (options.size.length !== 2 || !options.size.every((n) => n > 0)) fail('--size looks like 1280x720');
  const out = options.plain.at(-1);
  if (!/\.(png|jpe?g)$/.test(out)) fail('the last plain word is the picture to write: something.png');
  return { ...options, suffix: options.plain.length === 2 ? options.plain[0] : '', out: resolve(out) };
}

function fail(text) {
  console.error(text);
  process.exit(2);
}

async function main() {
  const options = readArguments(process.argv.slice(2));
  let server;
  if (options.url === undefined && options.dev) server = await startDevServer();
  else if (options.url === undefined) {
    if (!existsSync(join(root, 'dist/index.html')))
      fail('There is no dist/index.html: run `npm run build`, or pass --dev.');
    server = await startStaticServer({ folder: join(root, 'dist') });
  }
  const browser = await launchBrowser();
  let errors = 0;
  try {
    const [width, height] = options.size;
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: options.scale });
    page.on('console', (message) => {
      const kind = message.type();
      const text = message.text().slice(0, 2000);
      if (kind === 'error') errors++;
      if (kind === 'error' || kind === 'warning') console.error(`[${kind}] ${text}  ${message.location().url}`);
      else if (!/^\[vite\]|^%cPhaser/.test(text)) console.error(`[page] ${text}`);
    });
    page.on('pageerror', (problem) => {
      errors++;
      console.error(`[uncaught] ${problem.stack ?? problem.message}`);
    });
    await page.goto((options.url ?? server.url) + options.suffix, { waitUntil: 'load', timeout: 60_000 });
    if (options.steps.length === 0) options.steps.push(['wait', '1500']);
    for (const [kind, value] of options.steps) {
      if (kind === 'wait') await page.waitForTimeout(Number(value));
      if (kind === 'until') await waitUntil(page, value, 60_000);
      if (kind === 'eval') console.log(JSON.stringify(await page.evaluate(value)));
      if (kind === 'press') await page.keyboard.press(value);
      if (kind === 'click') {
        const [x, y] = value.split(',').map(Number);
        await page.mouse.click(x, y);
      }
    }
    mkdirSync(dirname(options.out), { recursive: true });
    await page.screenshot({ path: options.out, fullPage: options.full, timeout: 60_000 });
    console.error(`wrote ${options.out}`);
  } finally {
    await browser.close();
    await server?.close();
  }
  process.exit(errors > 0 ? 1 : 0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((problem) => {
    console.error(problem instanceof Error ? problem.message : problem);
    process.exit(1);
  });
}
