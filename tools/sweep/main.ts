// `npm run sweep -- plan.yaml`: runs a plan over many seeds, in an embedded Postgres or on a server with workers
// anywhere, and writes a report (docs/sweeps.md).

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { readPlan } from '../../src/analysis/sweep/plan.ts';
import { totalOf } from '../../src/analysis/sweep/rounds.ts';
import { csvOf } from '../../src/analysis/sweep/results.ts';
import { readJson, readText, unwritable } from '../../src/cli/files.ts';
import { readPackAt } from '../../src/cli/packs.ts';
import { isRecord } from '../../src/ai/problems.ts';
import { readYaml } from '../../src/ai/yaml.ts';
import { type Arguments, HELP, readArguments } from './arguments.ts';
import { conduct, hashOf } from './coordinator.ts';
import { Crew } from './crew.ts';
import { type Database, openEmbedded, openServer, Refused } from './database.ts';
import { HERE, type Maker, servesRuns, Thread } from './maker.ts';
import { writeOutputs } from './outputs.ts';
import { Progress } from './progress.ts';
import { Queue } from './queue.ts';
import { STRATEGY_NAMES } from './season.ts';
import { Tables } from './tables.ts';

/** Path of this bundled program, to start it again in threads. */
const bundle = process.env['HONEYBELL_BUNDLE'] ?? null;

/** Hash of this program. Results of different programs are never mixed, because they may differ. */
function programHash(): string {
  const hash = createHash('sha256');
  const folder = bundle === null ? null : dirname(bundle);
  const files = folder === null ? [] : readdirSync(folder).filter((name) => name.endsWith('.mjs')).sort((a, b) => (a < b ? -1 : 1)); // prettier-ignore
  for (const name of files) hash.update(readFileSync(join(folder as string, name)));
  return hash.digest('hex').slice(0, 12);
}

function refuse(errors: readonly string[]): number {
  process.stderr.write(`${errors.length} ${errors.length === 1 ? 'thing is' : 'things are'} wrong:\n${errors.map((error) => `  ${error}`).join('\n')}\n`); // prettier-ignore
  return 2;
}

function makersOf(threads: number | null): Maker[] {
  const count = threads ?? availableParallelism();
  if (bundle === null) return count === 0 ? [] : [HERE];
  return Array.from({ length: count }, () => new Thread(bundle));
}

async function work(args: Arguments, url: string): Promise<number> {
  const db = await openServer(url);
  const program = programHash();
  const queue = await Queue.open(db, program);
  const makers = makersOf(args.threads);
  const crew = new Crew(await Tables.open(db), queue, makers);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => crew.stop());
  process.stderr.write(`Takes runs of sweeps by program ${program}, until it is stopped.\n`);
  try {
    await crew.work();
  } finally {
    await Promise.all(makers.map((maker) => maker.end()));
    await queue.close();
    await db.close();
  }
  process.stderr.write(`${crew.made} runs made.\n`);
  return 0;
}

/** Opens the database, does something with it, and closes it. */
async function withDatabase(
  url: string | null,
  folder: string,
  act: (db: Database) => Promise<number>,
): Promise<number> {
  // prettier-ignore
  const db = url === null ? await openEmbedded(join(folder, 'postgres')) : await openServer(url);
  try {
    return await act(db);
  } finally {
    await db.close();
  }
}

/** Reads the pack that a plan names, before the plan itself; null = it names none. */
async function packOf(
  plan: string,
  nearPlan: (name: string) => string,
): Promise<Awaited<ReturnType<typeof readPackAt>> | null> {
  const read = readYaml(plan);
  const name = read.ok && isRecord(read.value) ? read.value['pack'] : undefined;
  return typeof name === 'string' ? await readPackAt(nearPlan(name)) : null;
}

async function sweep(args: Arguments, url: string | null, errors: string[]): Promise<number> {
  const file = args.plan as string;
  const text = readText(file);
  const nearPlan = (name: string): string => join(dirname(file), name);
  const pack = 'error' in text ? null : await packOf(text.text, nearPlan);
  const outside = {
    readPack: () => pack ?? { errors: ['names no pack'] },
    readJson: (name: string) => readJson(nearPlan(name)),
    readText: (name: string) => readText(nearPlan(name)),
    strategies: STRATEGY_NAMES,
  };
  const read = 'error' in text ? { ok: false as const, errors: [text.error] } : readPlan(file, text.text, outside);
  if (!read.ok) errors.push(...read.errors);
  const folder = args.out ?? file.replace(/(\.ya?ml)?$/, '.sweep');
  const unwritten = unwritable(join(dirname(folder), 'a sweep'));
  if (unwritten !== null) errors.push(unwritten.replace(/\/a sweep:/, ':'));
  if (errors.length > 0 || !read.ok) return refuse(errors);
  const { plan, cells } = read;
  const total = totalOf(plan, cells);
  if (args.dry) {
    process.stdout.write(`${cells.length} cells, ${total} runs. The plan is right.\n`);
    return 0;
  }
  mkdirSync(folder, { recursive: true });
  return withDatabase(url, folder, async (db) => {
    const tables = await Tables.open(db);
    if (args.sql !== null) return askSql(db, args.sql);
    const program = programHash();
    const queue = await Queue.open(db, program);
    const makers = makersOf(args.threads);
    const crew = new Crew(tables, queue, makers);
    const progress = new Progress(process.stderr);
    let failure: unknown = null;
    process.stderr.write(`Sweep ${hashOf(plan, program)}: ${cells.length} cells, ${total} runs\n`);
    const working = crew.work().catch((error: unknown) => (failure = error));
    const told = (done: number, of: number, round: number): void => {
      if (failure !== null) throw failure;
      progress.told(done, of, round);
    };
    try {
      const done = await conduct({ ...args, plan, cells }, { db, tables, queue, program, told }, makers[0] ?? HERE);
      progress.end();
      const report = writeOutputs(folder, done);
      process.stdout.write(`${join(folder, 'report.html')}\n`);
      const isBroken = done.results.some(({ broken }) => broken.length > 0);
      return report.failed.length > 0 || isBroken ? 1 : 0;
    } finally {
      progress.end();
      crew.stop();
      await working;
      await Promise.all(makers.map((maker) => maker.end()));
      await queue.close();
    }
  });
}

async function askSql(db: Database, query: string): Promise<number> {
  const { rows } = await db.run(query).catch((error: unknown) => {
    throw new Refused(`--sql: ${error instanceof Error ? error.message : String(error)}`);
  });
  const names = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => names.map((name) => (typeof row[name] === 'object' ? JSON.stringify(row[name]) : String(row[name])))); // prettier-ignore
  process.stdout.write(csvOf([names, ...cells]));
  return 0;
}

async function run(argv: readonly string[]): Promise<number> {
  if (argv.includes('--help') || argv.includes('-h')) {
    process.stdout.write(HELP);
    return 0;
  }
  const { args, errors } = readArguments(argv);
  const url = process.env['DATABASE_URL'] ?? null;
  if (url !== null && !/^postgres(ql)?:\/\//.test(url)) errors.push('DATABASE_URL: should begin with postgres://');
  if (args.worker && url === null) errors.push('--worker: needs DATABASE_URL, the server from which it takes runs');
  if (args.plan === null || args.worker) {
    if (errors.length > 0 || url === null) return refuse(errors);
    return work(args, url);
  }
  return sweep(args, url, errors);
}

if (!servesRuns()) {
  try {
    process.exitCode = await run(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    process.exitCode = refuse([error.message]);
  }
}
