// `npm run build`: builds the game as static files in dist/, for any host and any path (see vite.config.ts).
// Only Node's own modules may be imported at the top: on a new machine nothing else is installed yet.

import { fileURLToPath } from 'node:url';
import { ensureInstall } from './ensure-install.mjs';
import { optionsOf } from './options.mjs';

optionsOf({ use: 'npm run build --', about: 'Builds the game as static files in dist/.' });
ensureInstall();
const { build } = await import('vite');
try {
  await build({ root: fileURLToPath(new URL('../../', import.meta.url)), logLevel: 'info' });
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
}
