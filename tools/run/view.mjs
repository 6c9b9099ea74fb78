// `npm run view -- FILE.minds`: shows a recording of minds in the browser, by the command of the package. The package is
// built if it is missing; `npm run build:ai` builds it anew.
// Only Node's own modules may be imported at the top: on a new machine nothing else is installed yet.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const command = new URL('../../dist-ai/bin/honeybell-minds.mjs', import.meta.url);
if (!existsSync(command))
  execFileSync(process.execPath, [fileURLToPath(new URL('build-ai.mjs', import.meta.url))], { stdio: 'inherit' });
process.argv.splice(2, 0, 'view');
await import(command);
