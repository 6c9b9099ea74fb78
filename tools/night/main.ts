// `npm run night`: the full soak, a sweep of what the balance promises, and the bench, one after the other, with one
// report. Two cores need less than three hours. The report of the night before is kept to say what is different.

import { spawn, spawnSync } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { flag, oneOf, option, optionsOf, someOf, textOf, wholeFrom } from '../run/options.mjs';
import type { Goal } from '../bench/harness.ts';
import { plansOf, promisedBy } from './balance.ts';
import { rows } from '../run/soak-rows.mjs';
import { isGood, type Night, reportOf, type SoakRow } from './report.ts';

const PARTS = ['soak', 'balance', 'bench'] as const;

const { only, quick, row, seeds, out } = optionsOf({
  use: 'npm run night --',
  about: 'The full soak, a sweep of what the balance promises, and the bench, with one report: up to three hours.',
  options: {
    only: option(someOf(oneOf(PARTS)), PARTS, 'which parts; left out = all'),
    quick: flag('the short form of the soak and of the bench, to try the night itself'),
    row: option(someOf(oneOf(rows.map(({ id }) => id))), null, 'only these rows of the soak'),
    seeds: option(wholeFrom(1, 1000), 10, 'seasons of each player in the sweep'),
    out: option(textOf('FOLDER', 'the name of a folder'), '.cache/night', 'where the report and the logs go'),
  },
});
mkdirSync(out, { recursive: true });
const kept = join(out, 'night.json');
const shorter = quick ? ['--quick'] : [];
const before = existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as Night) : null;

/** Runs a program of this project; what it prints is shown and kept in a log. */
function run(log: string, ...words: readonly string[]): Promise<number | null> {
  const file = createWriteStream(join(out, log), { flags: 'a' });
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  for (const [stream, shown] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    // prettier-ignore
    stream.pipe(shown, { end: false });
    stream.pipe(file, { end: false });
  }
  return new Promise((ended) => {
    child.once('close', (code) => file.end(() => ended(code)));
  });
}

const readIf = <T>(file: string): T | null => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null);

const results: { soak: SoakRow[] | null; balance: Night['balance']; bench: Goal[] | null } = { soak: null, balance: null, bench: null }; // prettier-ignore
const acts: Readonly<Record<(typeof PARTS)[number], () => Promise<number | null>>> = {
  async soak() {
    const summary = '.cache/soak/summary.json';
    rmSync(summary, { force: true });
    const rowsOnly = row === null ? [] : ['--row', row.join(',')];
    const code = await run('soak.log', 'tools/run/soak.mjs', ...shorter, ...rowsOnly);
    results.soak = readIf(summary);
    return code;
  },
  async balance() {
    const codes: (number | null)[] = [];
    const sweeps: string[] = [];
    for (const [name, plan] of Object.entries(plansOf(seeds))) {
      const [file, folder] = [join(out, name), join(out, name.replace('.yaml', '.sweep'))];
      writeFileSync(file, plan);
      rmSync(folder, { recursive: true, force: true });
      codes.push(await run('balance.log', 'tools/run/ts.mjs', 'tools/sweep/main.ts', file, '--out', folder));
      const finished = join(folder, 'sweep.json');
      if (existsSync(finished)) sweeps.push(readFileSync(finished, 'utf8'));
    }
    if (sweeps.length === codes.length) results.balance = promisedBy(sweeps);
    return codes.find((code) => code !== 0) ?? 0;
  },
  async bench() {
    const goals = join(out, 'goals.json');
    rmSync(goals, { force: true });
    const code = await run('bench.log', 'tools/run/ts.mjs', 'tools/bench/index.ts', '--json', goals, ...shorter);
    results.bench = readIf(goals);
    return code;
  },
};

const git = (...words: string[]): string => spawnSync('git', words, { encoding: 'utf8' }).stdout.trim();
const commit = git('rev-parse', '--short', 'HEAD');
const tree =
  commit === '' ? 'no commit' : `commit ${commit}${git('status', '--porcelain') === '' ? '' : ' with changes'}`;
const parts: { name: string; minutes: number; code: number | null }[] = [];
for (const name of PARTS.filter((part) => only.includes(part))) {
  rmSync(join(out, `${name}.log`), { force: true });
  process.stderr.write(`\n${name}\n`);
  const began = performance.now();
  const code = await acts[name]();
  parts.push({ name, minutes: Math.round((performance.now() - began) / 60_000), code });
}
const [processor] = cpus();
const night: Night = {
  date: new Date().toISOString().slice(0, 10),
  machine: `${cpus().length} cores, ${processor?.model ?? 'unknown processor'}, Node ${process.version}`,
  tree,
  ...results,
  parts,
};
// A part that was not run keeps its results of the night before for the next comparison.
const lasting: Night = before === null ? night : { ...night, soak: night.soak ?? before.soak, balance: night.balance ?? before.balance, bench: night.bench ?? before.bench }; // prettier-ignore
const report = join(out, 'report.md');
writeFileSync(report, reportOf(night, before));
writeFileSync(kept, JSON.stringify(lasting));
process.stdout.write(`\n${readFileSync(report, 'utf8')}\n${report}\n`);
process.exitCode = isGood(night, before) ? 0 : 1;
