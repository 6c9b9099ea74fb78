// `npm run soak`: the long soak, with whole weeks of café time on many maps and seeds; may run for hours. `npm test`
// runs the same tests in a short form. HONEYBELL_SOAK=full selects the long form and gives each test two hours
// (vitest.config.ts). Further arguments go to Vitest.

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
