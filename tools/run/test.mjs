// `npm test`: everything that must hold before a change may land, fast checks first. It installs what is missing, stops
// at the first stage that fails, and its last line is always `N passed, N failed`, counting the tests of all stages (a
// stage without tests, such as types, lint or build, counts as one failure if it fails).
//   npm test                          all of it
//   node tools/run/test.mjs unit      only the named stages: types lint unit long library build browser
// Only Node's own modules may be imported at the top: on a new machine nothing else is installed yet.

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstall } from './ensure-install.mjs';
import { oneOf, optionsOf } from './options.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const reports = join(root, '.cache/test-reports');
// Twice as long as the browser tests take on two slow cores beside other work: the limit only ends what would never end.
const longestStageMinutes = 50;

const bin = (name) => join('node_modules', name);
const vitest = (...args) => ({ command: [bin('vitest/vitest.mjs'), 'run', ...args], tests: true });

/**
 * The stages in order. A stage's commands run one after the other; `tests` = Vitest reports numbers. A stage that
 * leaves a core idle most of the time runs `beside` the one before it, and prints its output after it.
 */
const stages = [
  {
    name: 'types',
    title: 'Types, and the simulation’s without browser and Node',
    commands: [
      { command: [bin('typescript/bin/tsc'), '-p', 'tsconfig.json'] },
      { command: [bin('typescript/bin/tsc'), '-p', 'tsconfig.pure.json'] },
    ],
  },
  {
    name: 'lint',
    title: 'Lint',
    beside: true,
    skip: () => (hasOxlint() ? null : `oxlint has no program for ${process.platform}-${process.arch} in the lock file`),
    commands: [
      { command: [bin('oxlint/bin/oxlint')] },
      { command: [bin('stylelint/bin/stylelint.mjs'), 'src/**/*.css'] },
    ],
  },
  {
    name: 'unit',
    title: 'Laws and small examples',
    commands: [vitest('--project', 'laws', '--project', 'unit')],
  },
  {
    name: 'long',
    title: 'Scenarios, properties, golden hashes, a short soak',
    commands: [vitest('--project', 'long')],
  },
  {
    name: 'library',
    title: 'The minds as a package, in an empty project',
    commands: [{ command: ['tools/run/build-ai.mjs'] }, vitest('--project', 'library')],
  },
  { name: 'build', title: 'Build', beside: true, commands: [{ command: ['tools/run/build.mjs'] }] },
  {
    name: 'browser',
    title: 'The built game in Chromium',
    skip: () => (existsSync(join(root, 'dist/index.html')) ? null : 'there is no dist/: build first'),
    commands: [vitest('--project', 'browser')],
  },
];

function hasOxlint() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'node_modules/oxlint/package.json'), 'utf8'));
  return Object.keys(optionalDependencies).some((name) => existsSync(join(root, 'node_modules', name)));
}

/**
 * Runs `node …args` at the root, with its output passed through or kept for later. Resolves to whether it succeeded.
 */
function runNode(args, kept) {
  return new Promise((resolve) => {
    const out = kept ? 'pipe' : 'inherit';
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', out, out] });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => kept.push(piece));
    const limit = setTimeout(() => {
      console.log(`stopped: longer than ${longestStageMinutes} minutes`);
      child.kill('SIGKILL');
    }, longestStageMinutes * 60_000);
    child.once('error', (problem) => {
      clearTimeout(limit);
      console.log(problem.message);
      resolve(false);
    });
    child.once('exit', (code) => {
      clearTimeout(limit);
      resolve(code === 0);
    });
  });
}

/** Runs one stage and counts its tests. A failure without a failed test counts as one. */
async function runStage({ name, commands }, kept) {
  const count = { passed: 0, failed: 0, skipped: 0, ok: true };
  for (const { command, tests } of commands) {
    const report = join(reports, `${name}.json`);
    rmSync(report, { force: true });
    const reporting = tests ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : [];
    const ok = await runNode([...command, ...reporting], kept);
    if (tests && existsSync(report)) {
      const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
        readFileSync(report, 'utf8'),
      );
      count.passed += numPassedTests;
      count.failed += numFailedTests;
      count.skipped += numPendingTests + numTodoTests;
    }
    if (!ok) {
      count.ok = false;
      if (count.failed === 0) count.failed = 1;
      break;
    }
  }
  return count;
}

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Groups stages that run at the same time. */
function groups(asked) {
  const all = [];
  for (const stage of asked) {
    const last = all.at(-1);
    if (stage.beside && last !== undefined && stages[stages.indexOf(stage) - 1] === last.at(-1)) last.push(stage);
    else all.push([stage]);
  }
  return all;
}

const notRun = ({ name }) => ({ ok: false, line: `  –  ${name.padEnd(8)} not run` });

/** Runs a stage and reports its result; `kept` collects its output if it must not be printed at once. */
async function runOne(stage, kept) {
  const label = stage.name.padEnd(8);
  if (kept === null) console.log(`\n━━ ${stage.title}`);
  const told = { title: stage.title, kept };
  const reason = stage.skip?.();
  if (reason) return { ...told, ok: true, said: `skipped: ${reason}`, line: `  –  ${label} skipped: ${reason}` };
  const since = Date.now();
  const { ok, passed, failed, skipped } = await runStage(stage, kept);
  const numbers = stage.commands.some(({ tests }) => tests)
    ? `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
    : ok
      ? 'fine'
      : 'failed';
  const mark = ok ? '✓' : '✗';
  const said = `${mark} ${stage.name}: ${numbers} in ${seconds(since)}`;
  return { ...told, ok, passed, failed, said, line: `  ${mark}  ${label} ${seconds(since).padStart(8)}  ${numbers}` };
}

async function main() {
  const { words: wanted } = optionsOf({
    use: 'npm test --',
    about: 'Checks everything that must hold before a change may land.',
    words: { kind: oneOf(stages.map(({ name }) => name)), says: 'only these stages' },
  });
  ensureInstall();
  mkdirSync(reports, { recursive: true });

  const started = Date.now();
  const lines = [];
  let passed = 0;
  let failed = 0;
  let ok = true;
  const asked = stages.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  for (const together of groups(asked)) {
    const results = await Promise.all(
      together.map((stage, i) => (ok ? runOne(stage, i > 0 ? [] : null) : notRun(stage))),
    );
    for (const result of results) {
      // Output of a stage that ran beside another is printed only now.
      if (result.kept) process.stdout.write(`\n━━ ${result.title}\n${Buffer.concat(result.kept)}`);
      if (result.said) console.log(result.said);
      lines.push(result.line);
      passed += result.passed ?? 0;
      failed += result.failed ?? 0;
      ok &&= result.ok;
    }
  }
  console.log(`\n━━ Summary, ${seconds(started)}`);
  console.log(lines.join('\n'));
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = ok ? 0 : 1;
}

await main();
