// `npm start`: installs what is missing, serves the game from its sources and opens the browser if there is one.
//   npm start -- --port 5180    another port          npm start -- --no-open    open no browser
//   npm start -- --free         open a free café at once
//   npm start -- --daily        open the café of the day; --daily=2026-11-23 that of a date
//   npm start -- --host         let other devices in  npm run preview           serve the built dist/ instead
// Only Node's own modules may be imported at the top: on a new machine nothing else is installed yet.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstall } from './ensure-install.mjs';
import { flag, option, optionsOf, textOf, wholeFrom } from './options.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** True if this machine has a screen on which a browser can open. */
function someoneIsWatching() {
  if (process.env.CI || process.env.SSH_CONNECTION) return false;
  if (process.platform === 'linux') return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
  return true;
}

/** Ends with code 2 and everything that is wrong if the date of --daily is none, or has not come yet. */
async function checkDate(text) {
  if (text === undefined || text === '') return;
  const { tsImport } = await import('tsx/esm/api');
  const { dateOf, readDate } = await tsImport('../../src/sim/daily/dates.ts', import.meta.url);
  const now = new Date();
  const read = readDate(text, dateOf(now.getFullYear(), now.getMonth() + 1, now.getDate()));
  if (read.ok) return;
  for (const error of read.errors) console.error(`--daily=${text}: ${error}`);
  process.exit(2);
}

const options = optionsOf(
  {
    use: 'npm start --',
    about: 'Serves the game and opens the browser if there is one.',
    options: {
      port: option(wholeFrom(1, 65535), undefined, 'the port; left out = a free one'),
      host: flag('lets other devices in'),
      built: flag('serves the built dist/ instead of the sources'),
      'no-open': flag('opens no browser'),
      free: flag('opens a free café at once'),
      daily: option(
        textOf('DATE', 'a date such as 2026-11-23, or nothing for today', () => true),
        undefined,
        'opens the café of the day',
      ),
    },
  },
  // A date may follow, but need not.
  process.argv.slice(2).map((word) => (word === '--daily' ? '--daily=' : word)),
);
ensureInstall();
await checkDate(options.daily);
/** What follows the address of the game; '' = its title. */
const asked = options.free
  ? '?free'
  : options.daily === undefined
    ? ''
    : `?daily${options.daily && `=${options.daily}`}`;
const vite = await import('vite');
const listen = {
  ...(options.port === undefined ? {} : { port: options.port, strictPort: true }),
  ...(options.host ? { host: true } : {}),
  open: !options.noOpen && someoneIsWatching() && (asked === '' ? true : `/${asked}`),
};

let server;
try {
  if (options.built) {
    if (!existsSync(join(root, 'dist/index.html'))) throw new Error('There is no dist/: run `npm run build` first.');
    server = await vite.preview({ root, preview: listen });
  } else {
    server = await vite.createServer({ root, server: listen });
    await server.listen();
  }
} catch (problem) {
  console.error(problem.message);
  process.exit(1);
}

console.log('\n  Honeybell is open. Stop it with Ctrl+C.\n');
server.printUrls();
if (options.free) console.log('  The free café: add ?free to the address.\n');
else if (asked !== '') console.log(`  The café of the day: add ${asked} to the address.\n`);

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close().finally(() => process.exit(0)));
