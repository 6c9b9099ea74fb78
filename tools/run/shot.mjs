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

const STEPS = ['--wait', '--until', '--eval', '--click', '--press'];
const VALUED = ['--size', '--scale', '--url', ...STEPS];
const FORMS = {
  '--size': [/^[1-9]\d*x[1-9]\d*$/, 'width and height: 1280x720'],
  '--scale': [/^[1-9]\d*(\.\d+)?$/, 'a number from 1'],
  '--wait': [/^\d+$/, 'milliseconds, a whole number from 0'],
  '--click': [/^\d+,\d+$/, 'a place: 640,360'],
};

/** Steps run in the order in which they are given, so this command reads its options itself. */
function readArguments(list) {
  const options = { size: [1280, 720], scale: 1, steps: [], dev: false, full: false, url: undefined, plain: [] };
  const errors = [];
  for (let i = 0; i < list.length; i++) {
    const at = list[i].startsWith('--') ? list[i].indexOf('=') : -1;
    const word = at > 0 ? list[i].slice(0, at) : list[i];
    if (word === '--dev' || word === '--full') {
      if (at > 0) errors.push(`${word}: takes no value, not ${list[i].slice(at + 1)}`);
      options[word.slice(2)] = true;
    } else if (VALUED.includes(word)) {
      const value = at > 0 ? list[i].slice(at + 1) : (list[++i] ?? '');
      const [form, right] = FORMS[word] ?? [/./, 'something'];
      if (!form.test(value)) errors.push(`${word}: ${value === '' ? 'nothing' : value} must be ${right}`);
      else if (word === '--size') options.size = value.split('x').map(Number);
      else if (word === '--scale') options.scale = Number(value);
      else if (word === '--url') options.url = value;
      else options.steps.push([word.slice(2), value]);
    } else if (word.startsWith('-')) errors.push(`${word}: unknown option; --help lists them`);
    else options.plain.push(word);
  }
  const out = options.plain.at(-1) ?? '';
  if (options.plain.length > 2) errors.push('name an address and a picture, nothing more');
  if (!/\.(png|jpe?g)$/.test(out)) errors.push('the last plain word must be the picture to write: something.png');
  if (errors.length > 0) fail(errors.join('\n'));
  return { ...options, suffix: options.plain.length === 2 ? options.plain[0] : '', out: resolve(out) };
}

function fail(text) {
  console.error(text);
  process.exit(2);
}

const HELP = `Takes a picture of the game.

  npm run shot -- [ADDRESS] OUT.png [options]

  --size WxH     size of the page; left out = 1280x720
  --scale N      device pixels to a pixel of the page
  --full         the whole page, not only what a window shows
  --dev          shows the sources instead of dist/
  --url URL      shows a running server instead
  --wait N       waits so many milliseconds
  --until JS     waits until this is true in the page
  --eval JS      runs this in the page and prints its value
  --click X,Y    clicks there
  --press KEY    presses a key
  --help         this text

What waits, runs, clicks and presses is done in the given order and may be repeated.
`;

async function main() {
  const words = process.argv.slice(2);
  if (words.includes('--help') || words.includes('-h')) return void process.stdout.write(HELP);
  const options = readArguments(words);
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
