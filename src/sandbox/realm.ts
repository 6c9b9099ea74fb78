/**
 * One realm of QuickJS, in which players' scripts run. Scripts can call only two functions of the host, to ask about
 * the café. The realm loads scripts and calls the harness (inside.js.txt) with text; results are text. The harness is
 * the only QuickJS object that the host keeps.
 */

import type { QuickJSContext, QuickJSHandle, QuickJSRuntime, QuickJSWASMModule } from 'quickjs-emscripten-core';
import type { OwnScript } from '../sim/state/player-scripts.ts';
import { functionOf } from './wrap-code.ts';
import { FIELD_NAMES } from './fields.ts';
import helpers from './helpers.js.txt?raw';
import inside from './inside.js.txt?raw';
import { type Budget, LIMITS } from './limits.ts';

/** Maximum number of deferred jobs (parts of async functions) that run in one turn. */
const MOST_JOBS = 64;

/** The functions with which a script gets information about the café during a thought. They answer for the maid whose turn it is. */
export interface Questions {
  tiles(x: number, y: number): number;
  beside(x: number, y: number): number;
}

type Calls = 'open' | 'skip' | 'close' | 'unload';

export class Realm {
  private readonly runtime: QuickJSRuntime;
  private readonly context: QuickJSContext;
  private readonly harness: Readonly<Record<Calls | 'next' | 'load', QuickJSHandle>>;
  /** Whether the last call of a script ran out of memory. */
  memoryGone = false;
  /** The script's line at which the memory ran out; null = unknown. */
  line: number | null = null;
  /** Whether the engine overflowed the machine's stack or memory; its state is then unreliable. */
  ruined = false;
  /** Whether some deferred jobs did not end. The realm then runs no further jobs, and a new realm is needed. */
  clogged = false;

  constructor(
    engine: QuickJSWASMModule,
    private readonly budget: Budget,
    questions: Questions,
  ) {
    const context = engine.newContext({
      intrinsics: {
        BaseObjects: true,
        Eval: true,
        RegExp: true,
        RegExpCompiler: true,
        JSON: true,
        MapSet: true,
        // The engine needs promises to clean up after async functions. Scripts cannot use the global name `Promise`,
        // which is removed.
        Promise: true,
      },
    });
    const { runtime } = context;
    runtime.setMemoryLimit(LIMITS.memory);
    runtime.setMaxStackSize(LIMITS.stack);
    const number = (handle: QuickJSHandle): number => context.getNumber(handle);
    const tiles = context.newFunction('tiles', (x, y) => context.newNumber(questions.tiles(number(x), number(y))));
    const beside = context.newFunction('beside', (x, y) => context.newNumber(questions.beside(number(x), number(y))));
    const made = context.unwrapResult(context.evalCode(inside, 'sandbox.js'));
    const names = context.newString(FIELD_NAMES);
    const making = context.unwrapResult(context.evalCode(helpers, 'sandbox.js'));
    const pieces = context.unwrapResult(context.callFunction(making, context.undefined));
    const harness = context.unwrapResult(context.callFunction(made, context.undefined, tiles, beside, names, pieces));
    this.harness = {
      load: context.getProp(harness, 'load'),
      unload: context.getProp(harness, 'unload'),
      open: context.getProp(harness, 'open'),
      next: context.getProp(harness, 'next'),
      skip: context.getProp(harness, 'skip'),
      close: context.getProp(harness, 'close'),
    };
    for (const handle of [tiles, beside, names, making, pieces, made, harness]) handle.dispose();
    this.runtime = runtime;
    this.context = context;
    runtime.setInterruptHandler(() => budget.mustStop());
  }

  /**
   * Loads a script under a name. @returns the error of the script, as the harness's answer or as a message; null = the
   * script has no error
   */
  load(name: string, script: OwnScript): { readonly answer: string } | { readonly message: string } | null {
    const { context } = this;
    this.budget.beginBatch();
    const made = context.evalCode(functionOf(script), name);
    const wrong = made.error === undefined ? null : this.said(made.error);
    const think = made.error === undefined ? made.value : this.throws(`new SyntaxError(${JSON.stringify(wrong)})`);
    const key = context.newString(name);
    const loaded = context.callFunction(this.harness.load, context.undefined, key, think);
    key.dispose();
    think.dispose();
    if (loaded.error !== undefined) return { message: this.said(loaded.error) };
    const answer = context.getString(loaded.value);
    loaded.value.dispose();
    return wrong !== null ? { message: wrong } : answer === '' ? null : { answer };
  }

  /** Replaces a script by one that only answers why it is refused. @returns the reason */
  refuse(name: string, why: string): string {
    const { context } = this;
    const key = context.newString(name);
    const think = this.throws(`${JSON.stringify(why)}`);
    context.callFunction(this.harness.load, context.undefined, key, think).dispose();
    key.dispose();
    think.dispose();
    return why;
  }

  private throws(what: string): QuickJSHandle {
    return this.context.unwrapResult(this.context.evalCode(`(function () { throw ${what} })`));
  }

  /** Calls a function of the harness with a text. @returns its answer; null if the call was stopped */
  call(what: Calls, text = ''): string | null {
    const { context } = this;
    const handed = context.newString(text);
    const value = this.run(what, handed);
    handed.dispose();
    if (value === null) return null;
    const out = context.typeof(value) === 'string' ? context.getString(value) : '';
    value.dispose();
    return out;
  }

  /** Lets the next maid of the batch think. @returns whether her script has come to its end */
  next(): boolean {
    const value = this.run('next');
    value?.dispose();
    return value !== null;
  }

  private run(what: Calls | 'next', ...handed: QuickJSHandle[]): QuickJSHandle | null {
    const { context } = this;
    this.memoryGone = false;
    this.line = null;
    try {
      const result = context.callFunction(this.harness[what], context.undefined, ...handed);
      if (result.error === undefined) return result.value;
      this.memoryGone = /out of memory/.test(this.said(result.error));
    } catch {
      this.memoryGone = this.ruined = true;
    }
    return null;
  }

  /** Describes a value thrown by a script. */
  private said(error: QuickJSHandle): string {
    const dumped: unknown = this.context.dump(error);
    error.dispose();
    if (typeof dumped !== 'object' || dumped === null) return String(dumped).slice(0, 300);
    const { name, message, stack } = dumped as Record<string, unknown>;
    this.line = lineIn(stack);
    return `${String(name)}: ${String(message)}${this.line === null ? '' : ` (line ${this.line})`}`.slice(0, 300);
  }

  /** True if async functions have deferred jobs that are still to run. */
  get hasPutOff(): boolean {
    return !this.clogged && this.runtime.hasPendingJob();
  }

  /**
   * Runs the deferred jobs at once, as far as the limits of a thought allow; the café does not wait for them. @returns
   * whether they have ended
   */
  settle(): boolean {
    if (!this.hasPutOff) return true;
    this.budget.beginThought();
    this.runtime.executePendingJobs(MOST_JOBS).error?.dispose();
    // A job that was stopped counts as ended, like a job that throws an error. The engine reports neither of them
    // here, but only through the job's promise.
    this.clogged = this.runtime.hasPendingJob();
    return !this.clogged && !this.budget.stopped;
  }

  /** Returns the number of bytes of memory that the realm uses. */
  weigh(): number {
    const usage = this.runtime.computeMemoryUsage();
    const size = this.context.getProp(usage, 'memory_used_size');
    const bytes = this.context.getNumber(size);
    size.dispose();
    usage.dispose();
    return bytes;
  }
}

/**
 * The innermost line of the script in a stack trace, skipping frames of the harness and the engine; null if the trace
 * has none.
 */
function lineIn(stack: unknown): number | null {
  if (typeof stack !== 'string') return null;
  for (const [, file, line] of stack.matchAll(/([^\s(]*?):(\d+):\d+\)?\s*$/gm))
    if (file !== 'sandbox.js') return Number(line);
  return null;
}
