// `npm run build`: the game as static files in dist/, to be put on any host, below any path (see vite.config.ts).
// Only Node's own modules may be imported at the top: on a newcomer's machine nothing else is there yet.

import { fileURLToPath } from 'node:url';
import { ensureInstall } from './ensure-install.mjs';

ensureInstall();
const { build } = await import('vite');
try {
  await build({ root: fileURLToPath(new URL('../../', import.meta.url)), logLevel: 'info' });
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
}
