// Tries planted faults on test files. Vitest runs once to find which test reaches which fault. Then the fast tests try
// the faults they reach, then the golden hashes and the slower tests try the rest. Faults in code that runs at import
// cannot be switched in a running process: for each of them all modules are imported again.

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Line, Plan } from './plan.ts';
import type { Planted } from './weave.ts';

export interface Trial {
  readonly pending: readonly Planted[];
  readonly files: readonly string[];
  readonly woven: ReadonlyMap<string, string>;
  /** The test files that import a source, those with few other imports first. */
  readonly importers: (source: string) => string[];
  /**
   * Besides the golden hashes, a fault is tried on the fastest tests that reach it, up to this many milliseconds in
   * total.
   */
  readonly budgetMs: number;
  readonly caught: (number: number, by: string) => void;
}

type Looked = Extract<Line, { is: 'looked' }>;

const FOLDER = resolve('.cache/mutation/planting');
/** Tests up to this many milliseconds run first, up to this many in total for each fault. */
const QUICK_MS = 30;
const QUICK_SUM_MS = 300;
/** A run without output for this many milliseconds hangs. */
const SILENCE_MS = 180_000;

export async function tryFaults({ pending, files, woven, importers, budgetMs, caught }: Trial): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const [file, text] of woven) {
    mkdirSync(dirname(join(FOLDER, 'woven', file)), { recursive: true });
    writeFileSync(join(FOLDER, 'woven', file), text);
  }
  const left = new Map(pending.map((one) => [one.number, one]));
  const isCaught = (number: number, by: string): void => {
    if (left.delete(number)) caught(number, by);
  };

  const first = await run({ mode: 'look', files, tests: {}, alone: [] });
  const looked = first.lines.filter((line): line is Looked => line.is === 'looked');
  if (looked.length === 0) throw new Error(`the tests do not run:\n${first.said}`);
  // Such a test is not used.
  if (first.code !== 0)
    say(`some tests fail before anything is planted:\n${first.said.split('FAIL').slice(1).join('FAIL')}`);
  const alone = new Set(first.lines.flatMap((line) => (line.is === 'outside' ? [...line.reached] : [])));
  say(
    `${looked.length} tests of ${files.length} files reach ${new Set(looked.flatMap(({ reached }) => reached)).size} of ${left.size} faults`,
  );

  // Which tests have tried, or will try, which faults.
  const asked = new Set<string>();
  const quick = looked.filter(({ ms }) => ms <= QUICK_MS);
  await plant(within(quick, Math.min(budgetMs, QUICK_SUM_MS)));
  say(`${left.size} left after quick tests`);
  const golden = looked.filter(({ file }) => file.startsWith('test/golden/'));
  await plant(within(golden, Infinity));
  say(`${left.size} left after the golden hashes`);
  await plant(within(looked, budgetMs));
  say(`${left.size} left after the others`);
  await anew(looked);

  /** The faults to try on each of `tests`: the fastest tests first, up to this many milliseconds for each fault. */
  function within(tests: readonly Looked[], mostMs: number): Looked[] {
    const spent = new Map<number, number>();
    return [...tests]
      .sort((a, b) => a.ms - b.ms)
      .map((test) => {
        const reached = test.reached.filter((fault) => {
          const sum = (spent.get(fault) ?? 0) + test.ms;
          const key = `${fault} ${test.test}`;
          if (!left.has(fault) || asked.has(key) || sum > mostMs) return false;
          spent.set(fault, sum);
          asked.add(key);
          return true;
        });
        return { ...test, reached };
      });
  }

  /** Tries the remaining faults on the tests that reach them, and again without a fault that hung. */
  async function plant(tests: readonly Looked[]): Promise<void> {
    for (;;) {
      const todo = tests
        .map((test) => ({ ...test, faults: test.reached.filter((fault) => left.has(fault)) }))
        .filter(({ faults }) => faults.length > 0);
      if (todo.length === 0) return;
      const { lines, hung } = await run({
        mode: 'plant',
        files: [...new Set(todo.map(({ file }) => file))],
        tests: Object.fromEntries(todo.map(({ test, rounds, faults }) => [test, { rounds, faults }])),
        alone: [],
      });
      const unsure = new Set(
        lines.flatMap((line) => (line.is === 'unfit' ? line.faults.map((fault) => `${fault} ${line.test}`) : [])),
      );
      for (const line of lines) {
        if (line.is === 'unfit') for (const fault of line.faults) alone.add(fault);
        if (line.is !== 'tried') continue;
        if (line.end === 'unreached') alone.add(line.fault);
        else if (line.end === 'endless') isCaught(line.fault, `${line.test} (endless)`);
        else if (line.end === 'failed' && !unsure.has(`${line.fault} ${line.test}`)) isCaught(line.fault, line.test);
      }
      if (!hung) return;
      const last = lines.filter((line) => line.is === 'trying').at(-1);
      if (!last) return;
      isCaught(last.fault, `${last.test} (hung)`);
    }
  }

  /** Tries the remaining faults of `alone` with all modules imported again. */
  async function anew(looked: readonly Looked[]): Promise<void> {
    const cost = new Map<string, { ms: number; rounds: number }>();
    for (const { file, ms, rounds } of looked) {
      const sum = cost.get(file) ?? { ms: 0, rounds: 0 };
      cost.set(file, { ms: sum.ms + ms, rounds: sum.rounds + rounds });
    }
    const affordable = (source: string): { file: string; rounds: number }[] => {
      let sum = 0;
      return importers(source).flatMap((file) => {
        const { ms, rounds } = cost.get(file) ?? { ms: 0, rounds: 0 };
        if (sum + ms > budgetMs) return [];
        sum += ms;
        return [{ file, rounds }];
      });
    };
    for (;;) {
      const queue = [...alone].filter((fault) => left.has(fault));
      if (queue.length === 0) return;
      say(`${queue.length} need everything imported anew`);
      const { lines, hung } = await run({
        mode: 'alone',
        files: ['tools/mutation/alone.test.ts'],
        tests: {},
        alone: queue.map((fault) => ({ fault, files: affordable((left.get(fault) as Planted).mutant.file) })),
      });
      const unfit = new Set(lines.flatMap((line) => (line.is === 'unfit' ? [line.test] : [])));
      if (unfit.size > 0) say(`cannot be run twice in one process: ${[...unfit].join(', ')}`);
      for (const line of lines) {
        if (line.is === 'trying') alone.delete(line.fault);
        if (line.is === 'tried') isCaught(line.fault, `${line.test} (imported anew)`);
      }
      const last = lines.filter((line) => line.is === 'trying').at(-1);
      if (!hung || !last) return;
      isCaught(last.fault, `${last.test} (hung)`);
    }
  }
}

const say = (text: string): void => console.log(`  ${new Date().toISOString().slice(11, 19)} ${text}`);

interface Ran {
  readonly lines: readonly Line[];
  readonly code: number;
  readonly hung: boolean;
  readonly said: string;
}

function run(what: Pick<Plan, 'mode' | 'files' | 'tests' | 'alone'>): Promise<Ran> {
  const [file, journal] = [join(FOLDER, 'plan.json'), join(FOLDER, 'journal.jsonl')];
  const plan: Plan = { ...what, woven: join(FOLDER, 'woven'), journal };
  writeFileSync(file, JSON.stringify(plan));
  writeFileSync(journal, '');
  return new Promise((done) => {
    const child = spawn(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tools/mutation/vitest.config.ts'],
      {
        env: { ...process.env, NO_COLOR: '1', HONEYBELL_PLANTED: file },
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let said = '';
    let hung = false;
    const hear = (chunk: Buffer): void => {
      said = (said + chunk.toString()).slice(-20_000);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    const since = Date.now();
    const watch = setInterval(() => {
      const heard = existsSync(journal) ? statSync(journal).mtimeMs : since;
      if (Date.now() - Math.max(heard, since) < SILENCE_MS || child.pid === undefined) return;
      hung = true;
      process.kill(-child.pid, 'SIGKILL');
    }, 1000);
    child.once('exit', (code) => {
      clearInterval(watch);
      const lines = readFileSync(journal, 'utf8')
        .split('\n')
        .filter((line) => line.endsWith('}'))
        .map((line) => JSON.parse(line) as Line);
      done({ lines, code: code ?? 1, hung, said });
    });
  });
}
