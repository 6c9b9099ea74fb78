// `npm run soak`: the long soak, with whole weeks of café time on many maps and seeds; may run for hours. `npm test`
// runs the same tests in a short form. HONEYBELL_SOAK=full selects the long form and gives each test two hours
// (vitest.config.ts).

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstall } from './ensure-install.mjs';
import { option, optionsOf, textOf } from './options.mjs';

const { words, name } = optionsOf({
  use: 'npm run soak --',
  about: 'The long soak: whole weeks of café time on many maps and seeds. It may run for hours.',
  options: {
    name: option(textOf('TEXT', 'a part of the names of tests'), null, 'only tests with this in their names'),
  },
  words: { kind: textOf('FILE', 'a part of the paths of the soak’s tests'), says: 'only these files' },
});
ensureInstall();
const root = fileURLToPath(new URL('../../', import.meta.url));
const projects = ['--project', 'long', '--project', 'browser'];
const reporters = ['--reporter', 'default', '--reporter', './tools/run/soak-progress.mjs'];
const which = words.length > 0 ? words : ['soak', 'test/properties', 'browser/kill'];
const named = name === null ? [] : ['--testNamePattern', name];
const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...reporters, ...which];
const child = spawn(process.execPath, [...vitest, ...named], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, HONEYBELL_SOAK: 'full' },
});
child.once('exit', (code) => process.exit(code ?? 1));
