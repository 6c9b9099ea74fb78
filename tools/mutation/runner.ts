// Vitest's own runner with switches: runs a test unchanged, and then again for every fault it reaches, in the same
// process. Starting and compiling would take most of the time, and neither happens between two faults.

import { appendFileSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
// Vitest's own function, which it does not re-export.
import { startTests } from '@vitest/runner';
import {
  vi,
  TestRunner,
  type RunnerTask,
  type RunnerTestCase,
  type RunnerTestFile,
  type RunnerTestSuite,
} from 'vitest';
import { IDLE_LOOKS, LOOK_EVERY_MS, PATIENCE, PATIENCE_LEAST, type Line, type Plan } from './plan.ts';

const plan = JSON.parse(readFileSync(process.env['HONEYBELL_PLANTED'] as string, 'utf8')) as Plan;
const note = (line: Line): void => appendFileSync(plan.journal, `${JSON.stringify(line)}\n`);

let active: number | null = null;
let reached = new Set<number>();
let rounds = 0;
let mostRounds = Infinity;
const caught = new Set<number>();
// A test may replace these by fake clocks.
const { setInterval: every, clearInterval: notEvery } = globalThis;
/** The time that checking itself takes. */
const BARELY_MICROSECONDS = 5000;

Object.assign(globalThis, {
  __planted(fault: number): boolean {
    reached.add(fault);
    return fault === active;
  },
  __round(): void {
    if (++rounds > mostRounds) throw new Error('a loop goes on and on');
  },
});

const nameOf = (test: RunnerTask): string => {
  const names: string[] = [];
  for (let task: RunnerTask | undefined = test; task && task !== task.file; task = task.suite) names.unshift(task.name);
  return [relative(process.cwd(), test.file.filepath), ...names].join(' > ');
};

export default class PlantingRunner extends TestRunner {
  private readonly seen = new Map<string, number>();
  private readonly names = new Map<string, string>();

  async onBeforeRunFiles(files: RunnerTestFile[]): Promise<void> {
    // Here and not in a test, because no test can be defined while one runs.
    if (plan.mode === 'alone') await this.alone();
    this.noteOutside(files[0]?.filepath ?? '');
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    this.noteOutside(test.file.filepath);
    // Two tests may have the same name.
    const name = nameOf(test);
    const count = this.seen.get(name) ?? 0;
    this.seen.set(name, count + 1);
    this.names.set(test.id, count > 0 ? `${name} #${count + 1}` : name);
    if (plan.mode === 'plant' && this.faultsOf(test).length === 0 && test.mode === 'run') test.mode = 'skip';
    await super.onBeforeRunTask(test);
  }

  override onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    this.noteOutside(suite.file.filepath);
    return super.onAfterRunSuite(suite);
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const name = this.names.get(test.id) as string;
    if (plan.mode === 'look') return this.look(test, name);
    if (plan.mode === 'alone') return;
    mostRounds = (plan.tests[name]?.rounds ?? Infinity) * PATIENCE + PATIENCE_LEAST;
    const faults = this.faultsOf(test);
    const tried: number[] = [];
    if (!(await this.passes(test))) return note({ is: 'unfit', test: name, faults });
    for (const fault of faults) {
      note({ is: 'trying', fault, test: name });
      active = fault;
      const passed = await this.passes(test);
      active = null;
      const isReached = reached.has(fault);
      const isEndless = rounds > mostRounds;
      if (isEndless || (!passed && isReached)) caught.add(fault);
      tried.push(fault);
      note({
        is: 'tried',
        fault,
        test: name,
        end: isEndless ? 'endless' : !isReached ? 'unreached' : passed ? 'passed' : 'failed',
      });
      // Let Vitest send its messages.
      await new Promise((resolve) => setImmediate(resolve));
    }
    if (!(await this.passes(test))) {
      for (const fault of tried) caught.delete(fault);
      note({ is: 'unfit', test: name, faults: tried });
    }
  }

  private async look(test: RunnerTestCase, name: string): Promise<void> {
    rounds = 0;
    const since = process.cpuUsage();
    await run(test);
    const file = relative(process.cwd(), test.file.filepath);
    // Processor time, so that other programs do not count.
    const { user, system } = process.cpuUsage(since);
    note({ is: 'looked', test: name, file, ms: (user + system) / 1000, rounds, reached: [...reached] });
    reached = new Set();
  }

  /** Tries each fault with all modules imported again, until a test file fails that passes without it. */
  private async alone(): Promise<void> {
    for (const { fault, files } of plan.alone) {
      let end: 'passed' | 'failed' | 'endless' = 'passed';
      for (const { file, rounds: usual } of files) {
        note({ is: 'trying', fault, test: file });
        mostRounds = usual * PATIENCE + PATIENCE_LEAST;
        active = fault;
        const passed = await this.fileStillPasses(file);
        active = null;
        if (rounds > mostRounds) end = 'endless';
        else if (!passed && (await this.fileStillPasses(file))) end = 'failed';
        else if (!passed) note({ is: 'unfit', test: file, faults: [fault] });
        if (end === 'passed') continue;
        note({ is: 'tried', fault, test: file, end });
        break;
      }
    }
  }

  private async fileStillPasses(file: string): Promise<boolean> {
    vi.resetModules();
    rounds = 0;
    let failed = false;
    const quiet = Object.create(this, {
      onCollectStart: { value: () => {} },
      onCollected: { value: () => {} },
      onTaskUpdate: { value: () => {} },
      onBeforeRunFiles: { value: () => {} },
      onAfterRunFiles: { value: () => {} },
      onBeforeRunSuite: { value: () => {} },
      onAfterRunSuite: { value: () => {} },
      onAfterRunTask: { value: () => {} },
      onBeforeTryTask: { value: () => {} },
      onAfterTryTask: { value: () => {} },
      onBeforeRunTask: {
        value: (test: RunnerTestCase) => {
          if (failed) test.mode = 'skip';
        },
      },
      cancel: { value: undefined, writable: true },
      runTask: {
        value: async (test: RunnerTestCase) => {
          try {
            await run(test);
          } catch (problem) {
            failed = true;
            throw problem;
          }
        },
      },
    }) as TestRunner;
    const [task] = await startTests([resolve(file)], quiet);
    return !failed && task?.result?.state === 'pass';
  }

  private faultsOf(test: RunnerTestCase): number[] {
    return (plan.tests[this.names.get(test.id) as string]?.faults ?? []).filter((fault) => !caught.has(fault));
  }

  /** Runs a test again, including its hooks. */
  private async passes(test: RunnerTestCase): Promise<boolean> {
    reached = new Set();
    rounds = 0;
    const suites: RunnerTestSuite[] = [];
    for (let suite = test.suite; suite && suite !== test.file; suite = suite.suite) suites.unshift(suite);
    // A file is not the parent of its suites, but may define hooks for each test.
    suites.unshift(test.file);
    const hooks = (which: 'beforeEach' | 'afterEach') =>
      suites.flatMap((suite) => TestRunner.getSuiteHooks(suite)[which]);
    const ends: unknown[] = [];
    try {
      this.onBeforeTryTask(test);
      for (const hook of hooks('beforeEach')) ends.push(await hook(test.context, test.suite ?? test.file));
      await this.settles(test);
      this.onAfterTryTask(test);
      return true;
    } catch {
      return false;
    } finally {
      try {
        for (const hook of hooks('afterEach')) await hook(test.context, test.suite ?? test.file);
        for (const end of ends) if (typeof end === 'function') await (end as () => unknown)();
      } catch {
        // Damage left by a broken run is detected by the next run without a fault.
      }
    }
  }

  /** Runs a test, and gives it up if it waits for something that never comes. */
  private async settles(test: RunnerTestCase): Promise<void> {
    let timer: ReturnType<typeof every> | undefined;
    const never = new Promise((_, refuse) => {
      let idle = 0;
      let before = process.cpuUsage();
      timer = every(() => {
        const { user, system } = process.cpuUsage(before);
        before = process.cpuUsage();
        idle = user + system < BARELY_MICROSECONDS ? idle + 1 : 0;
        if (idle >= IDLE_LOOKS) refuse(new Error('it waits and waits'));
      }, LOOK_EVERY_MS);
    });
    try {
      await Promise.race([run(test), never]);
    } finally {
      notEvery(timer);
    }
  }

  private noteOutside(path: string): void {
    if (plan.mode === 'look' && reached.size > 0)
      note({ is: 'outside', file: relative(process.cwd(), path), reached: [...reached] });
    reached = new Set();
  }
}

const run = async (test: RunnerTestCase): Promise<unknown> => TestRunner.getTestFn(test)();
