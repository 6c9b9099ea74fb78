// `npm run soak`: the tests of tools/run/soak-rows.mjs in their long form. `npm test` runs the same tests in a short form.
// HONEYBELL_SOAK=full selects the long form and gives each test two hours (vitest.config.ts). At the end there is a
// table with a line for each row; a whole run also writes it into docs/reliability.md, and a run of some rows renews
// these rows there. `--quick` runs the short form.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstall } from './ensure-install.mjs';
import { flag, option, optionsOf, someOf, oneOf, textOf } from './options.mjs';
import { rows } from './soak-rows.mjs';
import { documentWith, documentWithRows, summaryOf, textOfTable } from './soak-table.mjs';

const {
  row: ids,
  words,
  name,
  quick,
} = optionsOf({
  use: 'npm run soak --',
  about: 'The long soak: everything that docs/reliability.md promises, in full. It may run for two hours.',
  options: {
    name: option(textOf('TEXT', 'a part of the names of tests'), null, 'only tests with this in their names'),
    quick: flag('the short form of `npm test`, to try the soak itself'),
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
const isInFull = words.length === 0 && name === null && !quick;
const projects = ['unit', 'long', 'browser'].flatMap((project) => ['--project', project]);
const reporters = ['default', './tools/run/soak-progress.mjs', 'json'].flatMap((one) => ['--reporter', one]);
const files = words.length > 0 ? words : chosen.flatMap((row) => row.files);
if (files.some(isBrowser)) {
  const { status } = spawnSync(process.execPath, ['tools/run/build.mjs'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
const named = name === null ? [] : ['--testNamePattern', name];
const env = { ...process.env, HONEYBELL_SOAK_FIGURES: figures, ...(quick ? {} : { HONEYBELL_SOAK: 'full' }) };
const began = performance.now();

/** Runs test files to their end. @returns the exit code, and what Vitest has written about each file */
function run(some, ...more) {
  rmSync(results, { force: true });
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...reporters, `--outputFile.json=${results}`];
  const child = spawn(process.execPath, [...vitest, ...some, ...named, ...more], { cwd: root, stdio: 'inherit', env });
  const written = () => (existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')).testResults : []);
  return new Promise((done) => {
    child.once('exit', (code) => done({ code: code ?? 1, testResults: written() }));
  });
}

const timed = words.length > 0 ? [] : chosen.flatMap(({ alone = [] }) => alone);
const ran = [];
if (timed.length > 0) ran.push(await run(timed, '--no-file-parallelism'));
const others = files.filter((file) => !timed.includes(file));
if (others.length > 0) ran.push(await run(others));
process.exitCode = Math.max(...ran.map(({ code }) => code));
const lines = readFileSync(figures, 'utf8').split('\n').filter(Boolean);
const testResults = ran.flatMap((one) => one.testResults);
const summary = summaryOf(chosen, { testResults }, lines.map((line) => JSON.parse(line)), root); // prettier-ignore
console.log(`\n${textOfTable(summary)}`);
writeFileSync(join(folder, 'summary.json'), JSON.stringify(summary));
if (isInFull) {
  const [processor] = cpus();
  const when = {
    date: new Date().toISOString().slice(0, 10),
    minutes: Math.round((performance.now() - began) / 60_000),
    machine: `${cpus().length} cores, ${processor?.model ?? 'unknown processor'}, Node ${process.version}`,
  };
  const document = join(root, 'docs/reliability.md');
  const before = readFileSync(document, 'utf8');
  writeFileSync(document, ids === null ? documentWith(before, summary, when) : documentWithRows(before, summary, when.date)); // prettier-ignore
  console.log('Written into docs/reliability.md.');
}
