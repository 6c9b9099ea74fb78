// `node tools/run/ten-times.mjs`: runs the browser tests ten times in a row to prove that none depends on the machine's
// speed: four times normally, three times beside two busy programs, three times with a quarter of the processor for
// pages. Arguments go to Vitest: `node tools/run/ten-times.mjs test/browser/school.test.ts`. Build first. Takes an
// hour; failures are kept in .cache/ten-times/.

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const reports = join(root, '.cache/ten-times');
const BUSY_LOOPS = 2;
const SLOWDOWN = 4;

const RUNS = [
  ...Array.from({ length: 4 }, () => ({ how: 'quiet', loops: 0, slowdown: 1 })),
  ...Array.from({ length: 3 }, () => ({ how: `beside ${BUSY_LOOPS} busy loops`, loops: BUSY_LOOPS, slowdown: 1 })),
  ...Array.from({ length: 3 }, () => ({ how: `pages slowed ${SLOWDOWN}×`, loops: 0, slowdown: SLOWDOWN })),
];

/** One run: how many tests passed and failed, which failed, and how long it took. */
async function run({ loops, slowdown }, number, words) {
  const busy = Array.from({ length: loops }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  const report = join(reports, `${number}.json`);
  const began = Date.now();
  try {
    await new Promise((done, failed) => {
      const child = spawn(
        process.execPath,
        [
          join(root, 'node_modules/vitest/vitest.mjs'),
          'run',
          '--project',
          'browser',
          '--reporter=json',
          `--outputFile.json=${report}`,
          ...words,
        ],
        {
          cwd: root,
          env: { ...process.env, HONEYBELL_CPU_SLOWDOWN: String(slowdown) },
          stdio: ['ignore', 'ignore', 'inherit'],
        },
      );
      child.once('error', failed);
      child.once('exit', done);
    });
  } finally {
    for (const loop of busy) loop.kill('SIGKILL');
  }
  const seconds = Math.round((Date.now() - began) / 1000);
  if (!existsSync(report)) return { passed: 0, failed: 1, which: ['it did not end'], seconds };
  const { numPassedTests, numFailedTests, testResults, success } = JSON.parse(readFileSync(report, 'utf8'));
  const which = testResults.flatMap(({ name, assertionResults, status }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed').map(({ fullName }) => fullName);
    return failed.length === 0 && status === 'failed' ? [name] : failed;
  });
  return { passed: numPassedTests, failed: Math.max(numFailedTests, success ? 0 : 1), which, seconds };
}

if (!existsSync(join(root, 'dist/index.html'))) {
  console.error('there is no dist/: run `npm run build` first');
  process.exit(2);
}
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
console.log(`${cpus().length} cores, ${cpus()[0]?.model.trim()}, Node ${process.version}\n`);
console.log('| run | how | seconds | passed | failed |\n| --- | --- | ---: | ---: | ---: |');
let wrong = 0;
for (const [i, how] of RUNS.entries()) {
  const { passed, failed, which, seconds } = await run(how, i + 1, process.argv.slice(2));
  console.log(`| ${i + 1} | ${how.how} | ${seconds} | ${passed} | ${failed} |`);
  for (const name of which) console.log(`|  | ${name} | | | |`);
  wrong += failed;
}
process.exitCode = wrong === 0 ? 0 : 1;
