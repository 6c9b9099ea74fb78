// `npm run soak`: the long soak – whole weeks of restaurant time on many maps and seeds, for hours if it must be.
// The same tests run in a short form in `npm test`; HONEYBELL_SOAK=full makes them long, and gives
// each two hours (vitest.config.ts); a line now and then says how far it has come. Further words go to Vitest.

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstall } from './ensure-install.mjs';

ensureInstall();
const root = fileURLToPath(new URL('../../', import.meta.url));
const projects = ['--project', 'long', '--project', 'browser'];
const reporters = ['--reporter', 'default', '--reporter', './tools/run/soak-progress.mjs'];
const which = ['soak', 'test/properties', 'browser/kill'];
const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...reporters, ...which];
const child = spawn(process.execPath, [...vitest, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, HONEYBELL_SOAK: 'full' },
});
child.once('exit', (code) => process.exit(code ?? 1));
