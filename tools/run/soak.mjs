// `npm run soak`: the tests of tools/run/soak-rows.mjs in their long form. `npm test` runs the same tests in a short form.
// HONEYBELL_SOAK=full selects the long form and gives each test two hours (vitest.config.ts). At the end there is a
// table with a line for each row; a whole run also writes it into docs/reliability.md.

import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstall } from './ensure-install.mjs';
import { option, optionsOf, someOf, oneOf, textOf } from './options.mjs';
import { rows } from './soak-rows.mjs';
import { documentWith, summaryOf, textOfTable } from './soak-table.mjs';

const {
  row: ids,
  words,
  name,
} = optionsOf({
  use: 'npm run soak --',
  about: 'The long soak: everything that docs/reliability.md promises, in full. It may run for two hours.',
  options: {
    name: option(textOf('TEXT', 'a part of the names of tests'), null, 'only tests with this in their names'),
    row: option(someOf(oneOf(rows.map(({ id }) => id))), null, 'only these rows of the table'),
  },
  words: { kind: textOf('FILE', 'a part of the paths of the soak’s tests'), says: 'only these files' },
});
ensureInstall();
const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = join(root, '.cache/soak');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const [figures, results] = [join(folder, 'figures.jsonl'), join(folder, 'results.json')];
writeFileSync(figures, '');

// The tests in the browser open dist/, so it has to be today's.
const isBrowser = (file) => file.startsWith('test/browser');

const chosen = ids === null ? rows : rows.filter(({ id }) => ids.includes(id));
const isWhole = ids === null && words.length === 0 && name === null;
const projects = ['unit', 'long', 'browser'].flatMap((project) => ['--project', project]);
const reporters = ['default', './tools/run/soak-progress.mjs', 'json'].flatMap((one) => ['--reporter', one]);
const files = words.length > 0 ? words : chosen.flatMap((row) => row.files);
if (files.some(isBrowser)) {
  const { status } = spawnSync(process.execPath, ['tools/run/build.mjs'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
const named = name === null ? [] : ['--testNamePattern', name];
const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...reporters, `--outputFile.json=${results}`];
const began = performance.now();
const child = spawn(process.execPath, [...vitest, ...files, ...named], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, HONEYBELL_SOAK: 'full', HONEYBELL_SOAK_FIGURES: figures },
});
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
  const lines = readFileSync(figures, 'utf8').split('\n').filter(Boolean);
  const summary = summaryOf(chosen, JSON.parse(readFileSync(results, 'utf8')), lines.map((line) => JSON.parse(line)), root); // prettier-ignore
  console.log(`\n${textOfTable(summary)}`);
  writeFileSync(join(folder, 'summary.json'), JSON.stringify(summary));
  if (!isWhole) return;
  const [processor] = cpus();
  const when = {
    date: new Date().toISOString().slice(0, 10),
    minutes: Math.round((performance.now() - began) / 60_000),
    machine: `${cpus().length} cores, ${processor?.model ?? 'unknown processor'}, Node ${process.version}`,
  };
  const document = join(root, 'docs/reliability.md');
  writeFileSync(document, documentWith(readFileSync(document, 'utf8'), summary, when));
  console.log('Written into docs/reliability.md.');
});
