// The options of `npm run sweep`, checked all at once.

import { didYouMean } from '../../src/ai/problems.ts';

export const HELP = `Runs a plan: a scenario or a season with varied fields, over many seeds. docs/sweeps.md

  npm run sweep -- PLAN.yaml [--out FOLDER] [--resume | --fresh] [--threads N] [--lost-after SECONDS]
  npm run sweep -- PLAN.yaml --dry
  npm run sweep -- PLAN.yaml --sql "select …"
  npm run sweep -- --worker [--threads N]

  PLAN.yaml       what to run: docs/sweeps.md has the form
  --out FOLDER    where the results go: report.html, results.csv, sweep.json for the lab, and replays;
                  default: a folder beside the plan, PLAN.sweep
  --resume        goes on with a sweep that was interrupted
  --fresh         forgets the results of this plan and makes all runs again
  --threads N     processor cores to use; default: all. 0: makes no runs here, workers on other machines make them
  --lost-after N  seconds after which a job that is not finished counts as lost and returns; default 60
  --job-runs N    runs in one job; default: about 0.7 seconds of work
  --dry           checks the plan and says how many runs it has, and runs nothing
  --sql QUERY     prints the answer of the database as CSV: tables sweep.plan, sweep.cell, sweep.result, view sweep.figure
  --worker        takes runs of any sweep from the server until it is stopped; needs DATABASE_URL
  --help          this text

Results are kept in a Postgres: an embedded one in FOLDER, or the server that the environment variable DATABASE_URL
names, postgres://user:password@host/database. With a server, any number of workers on any machines help.
Exit code 0: the report is written. 1: runs failed, or a promise is broken. 2: something is wrong with the plan or an
option; everything that is wrong is named, each with its place, and nothing is run.
`;

export interface Arguments {
  readonly plan: string | null;
  readonly out: string | null;
  readonly resume: boolean;
  readonly fresh: boolean;
  readonly worker: boolean;
  readonly dry: boolean;
  readonly sql: string | null;
  /** Number of threads; null = one for each core. */
  readonly threads: number | null;
  readonly lostAfter: number;
  /** Number of runs in one job; null = measured. */
  readonly jobRuns: number | null;
}

const FLAGS = ['--resume', '--fresh', '--worker', '--dry', '--help'];
const VALUED = ['--out', '--threads', '--lost-after', '--job-runs', '--sql'];
const ALL = [...FLAGS, ...VALUED];
const WITH_WORKER = ['--worker', '--threads'];
const LOST_AFTER = 60;

export function readArguments(argv: readonly string[]): { args: Arguments; errors: string[] } {
  const errors: string[] = [];
  const files: string[] = [];
  const given = new Map<string, string>();
  for (let i = 0; i < argv.length; i++) {
    const argument = argv[i] as string;
    if (!argument.startsWith('-')) {
      files.push(argument);
      continue;
    }
    const equals = argument.indexOf('=');
    const name = equals > 0 ? argument.slice(0, equals) : argument;
    if (!ALL.includes(name)) {
      errors.push(`${name}: unknown option; --help lists them${didYouMean(name, ALL)}`);
      continue;
    }
    if (given.has(name)) errors.push(`${name}: is given twice`);
    if (FLAGS.includes(name)) {
      if (equals > 0) errors.push(`${name}: takes no value, not ${argument.slice(equals + 1)}`);
      given.set(name, '');
      continue;
    }
    const next = argv[i + 1];
    const value = equals > 0 ? argument.slice(equals + 1) : next === undefined || next.startsWith('--') ? '' : next;
    if (equals < 0 && value !== '') i++;
    if (value === '') errors.push(`${name}: needs a value`);
    given.set(name, value);
  }
  const whole = (name: string, least: number, most: number): number | null => {
    const value = given.get(name);
    if (value === undefined || value === '') return null;
    if (/^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most) return Number(value);
    errors.push(`${name}: ${value} should be a whole number from ${least} to ${most}`);
    return null;
  };
  const args: Arguments = {
    plan: files[0] ?? null,
    out: given.get('--out') ?? null,
    resume: given.has('--resume'),
    fresh: given.has('--fresh'),
    worker: given.has('--worker'),
    dry: given.has('--dry'),
    sql: given.get('--sql') ?? null,
    threads: whole('--threads', 0, 256),
    lostAfter: whole('--lost-after', 1, 86_400) ?? LOST_AFTER,
    jobRuns: whole('--job-runs', 1, 1000),
  };
  if (args.worker) {
    for (const file of files) errors.push(`${file}: --worker takes the plans from the server, and none here`);
    for (const name of given.keys())
      if (!WITH_WORKER.includes(name)) errors.push(`${name}: goes not with --worker, which takes --threads only`);
    if (args.threads === 0) errors.push('--threads: a worker with 0 threads makes no runs');
  } else {
    if (files.length === 0) errors.push('no plan is named; --help explains');
    for (const other of files.slice(1)) errors.push(`${other}: one plan at a time, ${files[0] ?? ''} is named already`);
    if (args.resume && args.fresh) errors.push('--fresh: forgets what --resume goes on with; give one of them');
  }
  return { args, errors };
}
