/** `npm run docs`: builds the package and writes its documentation as a site to dist-docs/. */

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { optionsOf } from '../run/options.mjs';
import { writeSite } from './site.ts';

optionsOf({
  use: 'npm run docs --',
  about: 'Builds the package and writes its documentation as a site to dist-docs/.',
});
const root = fileURLToPath(new URL('../../', import.meta.url));
execFileSync(process.execPath, [join(root, 'tools/run/build-ai.mjs')], { stdio: 'inherit' });
const files = writeSite({ built: join(root, 'dist-ai'), out: join(root, 'dist-docs') });
console.log(`dist-docs/: ${files.length} pages, beginning with index.html`);
