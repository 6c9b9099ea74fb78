/**
 * The sandbox (chapter 7.6): players' scripts, one realm of QuickJS for all of them, and one call a tick for everyone who
 * thinks in it. Out of it comes text alone, which is parsed and looked at like anything else from outside.
 *
 *     const sandbox = await Sandbox.open();
 *     sandbox.load('greet', script);
 *     const answers = sandbox.ask(world, asked);
 *
 * Walls: no clock, no chance, no promises, nothing of the host within reach; so many steps a thought, so many a batch, so
 * much memory, so deep a stack. What hangs inside a native function of the engine is beyond its own interrupts: for that
 * `began` says whose turn it is before each, and whoever runs the sandbox ends its thread.
 */

import type { QuickJSContext, QuickJSHandle, QuickJSRuntime, QuickJSWASMModule } from 'quickjs-emscripten-core';
import type { LostBy, OwnAnswer, OwnScript } from '../../sim/own.ts';
import type { World } from '../../sim/world.ts';
import { functionOf } from './code.ts';
import { openEngine } from './engine.ts';
import { LIMITS, STEPS_A_POLL } from './limits.ts';
import inside from './inside.js.txt?raw';
import { type Asked, besideFor, tilesFor, viewOf } from './view.ts';

/** Batches between two looks at the memory. */
const WEIGH_EVERY = 64;
/** Above this share of the memory everything is loaded anew. */
const FULL = 0.8;
const METERED = 1000;
const WARM = 40;
/** An empty café with one maid in it. */
const WARM_VIEW = JSON.stringify({
  chances: {},
  cafe: { guests: [], maids: [], dishes: [], litter: [], plates: [], doors: [], pass: [] },
  asked: [
    {
      script: '',
      runned: 0,
      commands: [],
      number: 0,
      far: [],
      likes: {},
      luck: 0,
      me: { id: 'm', carrying: [], orders: [] },
    },
  ],
});
/** Realms left behind before the engine counts as used up. */
const MOST_ABANDONED = 6;
/** Jobs put off by async functions that are run after a batch. */
const MOST_JOBS = 64;

/** What the sandbox's meters show. */
export interface Meters {
  readonly thoughts: number;
  readonly batches: number;
  /** Of the last thousand batches, in milliseconds. */
  readonly batchMs: { readonly median: number; readonly p99: number; readonly most: number };
  /** Bytes in use, of {@link LIMITS.memory}. */
  readonly memory: number;
  /** Steps a thought, on average; the engine counts them in ten thousands. */
  readonly steps: number;
  readonly lost: number;
}

const MOST_DEEP = 16;
const UNSAFE = /"(?:__proto__|constructor|prototype)"\s*:/;

export class Sandbox {
  private runtime!: QuickJSRuntime;
  private context!: QuickJSContext;
  private harness!: Readonly<Record<'load' | 'unload' | 'run' | 'skip', QuickJSHandle>>;
  private readonly scripts = new Map<string, OwnScript>();
  private world: World | null = null;
  private asked: readonly Asked[] = [];
  /** Whose turn it is, in the order of the batch; -1 = nobody's. */
  private turn = -1;
  private polls = 0;
  private batchPolls = 0;
  private since = 0;
  /** The engine cannot go on: another thread is needed. Whoever is asked loses the turn. */
  broken = false;
  private abandoned = 0;
  /** Told before each one's turn. */
  began: (asked: Asked) => void = () => {};

  private memory = 0;
  private readonly times: number[] = [];
  private thoughts = 0;
  private batches = 0;
  private allPolls = 0;
  private lost = 0;

  private constructor(
    private readonly engine: QuickJSWASMModule,
    private readonly now: () => number,
  ) {
    this.build();
  }

  static async open(now: () => number = () => performance.now()): Promise<Sandbox> {
    return new Sandbox(await openEngine(), now);
  }

  // ── loading ───────────────────────────────────────────────────────────────────────────────────────────────────

  private build(): void {
    const context = this.engine.newContext({
      intrinsics: {
        BaseObjects: true,
        Eval: true,
        RegExp: true,
        RegExpCompiler: true,
        JSON: true,
        MapSet: true,
        // Without, an async function would leave things behind in the engine; its name is taken away instead.
        Promise: true,
      },
    });
    const { runtime } = context;
    runtime.setMemoryLimit(LIMITS.memory);
    runtime.setMaxStackSize(LIMITS.stack);
    const number = (handle: QuickJSHandle): number => context.getNumber(handle);
    const tiles = context.newFunction('tiles', (who, x, y) =>
      context.newNumber(this.measure((world, me) => tilesFor(world, me, number(x), number(y)), number(who))),
    );
    const beside = context.newFunction('beside', (who, x, y) =>
      context.newNumber(this.measure((world, me) => besideFor(world, me, number(x), number(y)), number(who))),
    );
    const began = context.newFunction('began', (place) => this.begin(number(place)));
    const made = context.unwrapResult(context.evalCode(inside, 'sandbox.js'));
    const harness = context.unwrapResult(context.callFunction(made, context.undefined, tiles, beside, began));
    this.harness = {
      load: context.getProp(harness, 'load'),
      unload: context.getProp(harness, 'unload'),
      run: context.getProp(harness, 'run'),
      skip: context.getProp(harness, 'skip'),
    };
    for (const handle of [tiles, beside, began, made, harness]) handle.dispose();
    this.runtime = runtime;
    this.context = context;
    runtime.setInterruptHandler(() => this.mustStop());
    this.weigh();
  }

  private measure(how: (world: World, me: Asked['me']) => number, who: number): number {
    const asked = this.asked[who];
    return this.world === null || asked === undefined ? -1 : how(this.world, asked.me);
  }

  private begin(turn: number): void {
    this.turn = turn;
    this.polls = 0;
    this.since = this.now();
    const asked = this.asked[turn];
    if (asked !== undefined) this.began(asked);
  }

  /** Asked by the engine every so many steps. */
  private mustStop(): boolean {
    this.polls++;
    this.allPolls++;
    this.batchPolls++;
    return (
      this.polls > LIMITS.thoughtPolls ||
      this.batchPolls > LIMITS.batchPolls ||
      (this.polls > 1 && this.now() - this.since > LIMITS.thoughtMs)
    );
  }

  /**
   * Everything anew: what scripts have heaped up is left behind. It is not freed, for an engine that has run out of memory
   * or stack may have lost count, and would end itself; after some times another engine is needed.
   */
  private rebuild(): void {
    if (++this.abandoned > MOST_ABANDONED) {
      this.broken = true;
      return;
    }
    this.build();
    for (const [name, script] of this.scripts) this.evaluate(name, script);
  }

  /**
   * Makes a script known under a name, or another one under the same name.
   * @returns what is wrong with it, or null; asked all the same, it answers with that fault
   */
  load(name: string, script: OwnScript): string | null {
    this.scripts.set(name, script);
    return this.evaluate(name, script);
  }
  unload(name: string): void {
    if (!this.scripts.delete(name)) return;
    this.call('unload', name);
  }
  isLoaded(name: string, script: OwnScript): boolean {
    const known = this.scripts.get(name);
    return known === script || (known?.text === script.text && known.code === script.code);
  }

  private evaluate(name: string, script: OwnScript): string | null {
    const { context } = this;
    this.asked = [];
    this.batchPolls = 0;
    this.begin(-1);
    const made = context.evalCode(functionOf(script), name);
    const wrong = made.error === undefined ? null : this.said(made.error);
    const think =
      made.error === undefined
        ? made.value
        : context.unwrapResult(context.evalCode(`(function () { throw new SyntaxError(${JSON.stringify(wrong)}) })`));
    const key = context.newString(name);
    const loaded = context.callFunction(this.harness.load, context.undefined, key, think);
    key.dispose();
    think.dispose();
    if (loaded.error !== undefined) return this.said(loaded.error);
    const fault = context.getString(loaded.value);
    loaded.value.dispose();
    return wrong ?? (fault === '' ? null : messageOf(answerIn(fault)));
  }

  /** What was thrown, in words. */
  private said(error: QuickJSHandle): string {
    const dumped: unknown = this.context.dump(error);
    error.dispose();
    if (typeof dumped !== 'object' || dumped === null) return String(dumped).slice(0, 300);
    const { name, message, stack } = dumped as Record<string, unknown>;
    const line = /:(\d+)(?::\d+)?\)?\s*$/m.exec(typeof stack === 'string' ? stack : '')?.[1];
    return `${String(name)}: ${String(message)}${line === undefined ? '' : ` (line ${line})`}`.slice(0, 300);
  }

  // ── asking ────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Asks everyone of a batch, in this order; answers of those before count as claimed for those after. */
  ask(world: World, asked: readonly Asked[]): OwnAnswer[] {
    if (this.broken) return asked.map(() => ({ is: 'lost', by: 'memory' }));
    const began = this.now();
    this.world = world;
    this.asked = asked;
    this.batchPolls = 0;
    this.begin(-1);
    const answers: OwnAnswer[] = [];
    let full = false;
    let out = this.call('run', viewOf(world, asked));
    // Whoever runs out of steps takes the whole call down with her; the others go on after her.
    while (out === null) {
      const by: LostBy = this.memoryGone ? 'memory' : 'runaway';
      full ||= this.memoryGone;
      if (this.turn < 0 || full) break;
      this.polls = 0;
      // Her share of the batch is used up; what is left is for the others, if only a little.
      this.batchPolls = Math.min(this.batchPolls, LIMITS.batchPolls - LIMITS.thoughtPolls);
      out = this.call('skip', JSON.stringify({ is: 'lost', by }));
    }
    const texts = out === null ? [] : (JSON.parse(out) as unknown[]);
    const unsafe = out !== null && UNSAFE.test(out);
    for (let i = 0; i < asked.length; i++) {
      const answer = (texts[i] ?? { is: 'lost', by: 'memory' }) as OwnAnswer;
      answers.push((unsafe && UNSAFE.test(JSON.stringify(answer))) || isDeep(answer, MOST_DEEP) ? REFUSED : answer);
    }
    full ||= this.leftBehind();
    const lost = answers.filter(({ is }) => is === 'lost');
    this.lost += lost.length;
    this.thoughts += asked.length;
    this.batches++;
    this.world = null;
    this.asked = [];
    if (this.batches % WEIGH_EVERY === 0) this.weigh();
    if (full || this.memory > LIMITS.memory * FULL || lost.some((one) => one.is === 'lost' && one.by === 'memory'))
      this.rebuild();
    this.times[this.batches % METERED] = this.now() - began;
    return answers;
  }

  /** What an async function has put off is never to be waited for: it is run at once, or goes with everything else. */
  private leftBehind(): boolean {
    if (!this.runtime.hasPendingJob()) return false;
    this.asked = [];
    this.batchPolls = 0;
    this.begin(-1);
    this.runtime.executePendingJobs(MOST_JOBS).error?.dispose();
    return this.runtime.hasPendingJob();
  }

  private memoryGone = false;

  /** Calls a function of the harness with a text; null when it was stopped. */
  private call(what: 'run' | 'skip' | 'unload', text: string): string | null {
    const { context, harness } = this;
    this.memoryGone = false;
    try {
      const handed = context.newString(text);
      const result = context.callFunction(harness[what], context.undefined, handed);
      handed.dispose();
      if (result.error !== undefined) {
        this.memoryGone = /out of memory/.test(this.said(result.error));
        return null;
      }
      const out = context.typeof(result.value) === 'string' ? context.getString(result.value) : '';
      result.value.dispose();
      return out;
    } catch {
      // The machine's own stack or memory has run out beneath the engine: nothing in it can be trusted any more.
      this.memoryGone = true;
      this.abandoned = MOST_ABANDONED;
      return null;
    }
  }

  /** Lets the engine settle in: what it does first is slow. */
  warmUp(): void {
    this.load('', { name: '', text: 'export default script((me) => me.dearestCaller() ?? stay(1));' });
    for (let i = 0; i < WARM; i++) this.call('run', WARM_VIEW);
    this.unload('');
  }

  private weigh(): void {
    const usage = this.runtime.computeMemoryUsage();
    const size = this.context.getProp(usage, 'memory_used_size');
    this.memory = this.context.getNumber(size);
    size.dispose();
    usage.dispose();
  }

  /** What it has cost lately. */
  meters(): Meters {
    const times = this.times.filter((ms) => ms !== undefined).sort((a, b) => a - b);
    const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    if (!this.broken) this.weigh();
    return {
      thoughts: this.thoughts,
      batches: this.batches,
      batchMs: {
        median: at(0.5),
        p99: at(0.99),
        most: at(1),
      },
      memory: this.memory,
      steps: Math.round((this.allPolls * STEPS_A_POLL) / Math.max(1, this.thoughts)),
      lost: this.lost,
    };
  }
}

const REFUSED: OwnAnswer = {
  is: 'fault',
  message: `an answer may not name __proto__, constructor or prototype, nor be nested deeper than ${MOST_DEEP}`,
};
/** Whether something is nested deeper than so much. */
const isDeep = (value: unknown, most: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (most === 0 || Object.values(value).some((one) => isDeep(one, most - 1)));

const answerIn = (text: string): OwnAnswer => JSON.parse(text) as OwnAnswer;
const messageOf = (answer: OwnAnswer): string => (answer.is === 'fault' ? answer.message : 'it takes too much memory');
