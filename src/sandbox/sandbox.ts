/**
 * The sandbox. It runs players' scripts in one realm of QuickJS, with one text a tick for all maids who think with a
 * script. Its output is text, which is parsed and validated like any other outside data.
 *
 *     const sandbox = await Sandbox.open();
 *     sandbox.load('greet', script);
 *     const answers = sandbox.ask(world, asked);
 *
 * Isolation: scripts have no clock, no random source of their own, no promises, and no access to the host except two
 * functions that answer questions about the café. There are limits on the steps of a thought and of a batch, on memory
 * and on stack depth. A hang inside a native function of the engine cannot be interrupted from within. Therefore
 * `began` announces each maid's turn before any of her code runs (loading her script, her thought, deferred work), and
 * the owner of the sandbox can terminate its thread.
 */

import type { QuickJSWASMModule } from 'quickjs-emscripten-core';
import type { LostBy, OwnAnswer, OwnScript } from '../sim/state/player-scripts.ts';
import type { World } from '../sim/world/world.ts';
import { openEngine } from './quickjs.ts';
import { Budget, LIMITS } from './limits.ts';
import { Costs, type Meters } from './meters.ts';
import { Realm } from './realm.ts';
import { type Asked, besideFor, tilesFor, viewOf } from './script-view.ts';

export type { Meters } from './meters.ts';

/** Number of batches between two measurements of memory; a batch is one call for all maids who think in a tick. */
const WEIGH_EVERY = 64;
/** If the scripts use more than this share of the memory limit, all scripts are reloaded into a new realm. */
const FULL = 0.8;
const WARM = 40;
/** An empty café with one maid in it, in the format of script-view.ts. */
const WARM_VIEW = [
  {
    chances: {},
    ids: [],
    served: [],
    maids: 0,
    cafe: { dishes: [], litter: [], plates: [], doors: [], pass: [] },
  },
  ['', 'waiting', 0, [], '', [], '', 0, ['m'], 3],
]
  .map((line) => JSON.stringify(line))
  .join('\n');
/** Maximum number of abandoned realms; after that a new engine is needed. */
const MOST_ABANDONED = 6;
const MOST_DEEP = 16;
const UNSAFE = /"(?:__proto__|constructor|prototype)"\s*:/;

export class Sandbox {
  private realm: Realm;
  private readonly budget: Budget;
  private readonly costs = new Costs();
  private readonly scripts = new Map<string, OwnScript>();
  private world: World | null = null;
  private asked: readonly Asked[] = [];
  /** Index in the batch of the maid whose turn it is; −1 = none. */
  private turn = -1;
  private memory = 0;
  private abandoned = 0;
  /** Names of scripts that were loaded in the former realm but not yet in the new realm. Each script is loaded before it is called again. */
  private readonly unread = new Set<string>();
  /** Scripts that are not loaded again because their deferred work never ended, each with the reason in words. */
  private readonly refused = new Map<string, string>();
  /** Whether the engine cannot go on and a new thread is needed. Every maid in the batch then loses the turn. */
  broken = false;
  /** Called before any code of a maid runs. @param loading whether her script is being loaded, which is not a thought */
  began: (asked: Asked, loading: boolean) => void = () => {};

  private constructor(
    private readonly engine: QuickJSWASMModule,
    private readonly now: () => number,
  ) {
    this.budget = new Budget(now);
    this.realm = this.build();
  }

  static async open(now: () => number = () => performance.now()): Promise<Sandbox> {
    return new Sandbox(await openEngine(), now);
  }

  private build(): Realm {
    const ask = (of: (world: World, me: Asked['me']) => number): number => {
      const asked = this.asked[this.turn];
      return this.world === null || asked === undefined ? -1 : of(this.world, asked.me);
    };
    const realm = new Realm(this.engine, this.budget, {
      tiles: (x, y) => ask((world, me) => tilesFor(world, me, x, y)),
      beside: (x, y) => ask((world, me) => besideFor(world, me, x, y)),
    });
    this.memory = realm.weigh();
    return realm;
  }

  /**
   * Starts a new realm and leaves behind everything the scripts have allocated. The old realm is not freed: after an
   * overflow of memory or stack its reference counts may be wrong, and freeing it could abort the engine. After {@link
   * MOST_ABANDONED} realms a new engine is needed.
   */
  private rebuild(): void {
    if (++this.abandoned > MOST_ABANDONED) {
      this.broken = true;
      return;
    }
    this.realm = this.build();
    for (const name of this.scripts.keys()) this.unread.add(name);
  }

  /**
   * Loads a script under a name, and replaces a script that already has the name.
   * @param asked the maid who is about to think with it
   * @returns what is wrong with the script, or null. Every later call of a wrong script returns the same fault
   */
  load(name: string, script: OwnScript, asked?: Asked): string | null {
    this.scripts.set(name, script);
    this.refused.delete(name);
    return this.evaluate(name, script, asked);
  }
  unload(name: string): void {
    if (!this.scripts.delete(name)) return;
    this.unread.delete(name);
    this.refused.delete(name);
    this.realm.call('unload', name);
  }
  isLoaded(name: string, script: OwnScript): boolean {
    const known = this.scripts.get(name);
    return known === script || (known?.text === script.text && known.code === script.code);
  }

  private evaluate(name: string, script: OwnScript, asked?: Asked): string | null {
    this.asked = [];
    this.turn = -1;
    this.unread.delete(name);
    if (asked !== undefined) this.began(asked, true);
    const why = this.refused.get(name);
    if (why !== undefined) return this.realm.refuse(name, why);
    const wrong = this.realm.load(name, script);
    if (!this.realm.settle()) {
      this.refused.set(name, ENDLESS);
      if (this.realm.clogged) this.rebuild();
      else this.realm.refuse(name, ENDLESS);
      return ENDLESS;
    }
    if (wrong === null || 'message' in wrong) return wrong?.message ?? null;
    const answer = JSON.parse(wrong.answer) as OwnAnswer;
    return answer.is === 'fault' ? answer.message : 'it takes too much memory';
  }

  /** Loads the scripts that a new realm has not loaded yet. */
  private readAnew(asked: readonly Asked[]): void {
    // Loading a script may be the reason why a new realm was started. Such a script is not loaded a second time.
    for (let one = this.nextUnread(asked); one !== undefined && !this.broken; one = this.nextUnread(asked))
      this.evaluate(one.script, this.scripts.get(one.script) as OwnScript, one);
  }
  private nextUnread(asked: readonly Asked[]): Asked | undefined {
    return asked.find(({ script }) => this.unread.has(script));
  }

  /** Calls the scripts of all maids in a batch, in order. A guest or dish claimed in an earlier maid's answer counts as taken for later maids. */
  ask(world: World, asked: readonly Asked[]): OwnAnswer[] {
    this.readAnew(asked);
    if (this.broken) return asked.map(() => ({ is: 'lost', by: 'memory' }));
    const began = this.now();
    const { realm } = this;
    this.world = world;
    this.asked = asked;
    this.turn = -1;
    this.budget.beginBatch();
    let full = false;
    /** Indices of those maids in the batch whose deferred work was stopped. */
    const stopped = new Set<number>();
    full = realm.call('open', viewOf(world, asked)) === null;
    // Each maid's script is called by itself, because a script that runs out of steps ends its call. Deferred work of a
    // maid is finished before the next maid's turn.
    for (const who of asked) {
      if (full) break;
      this.turn++;
      const since = this.now();
      this.budget.beginThought();
      this.began(who, false);
      if (realm.next()) {
        if (!this.settled(realm)) stopped.add(this.turn);
        continue;
      }
      full = realm.memoryGone;
      const by: LostBy = full ? 'memory' : 'runaway';
      this.costs.stop({ maid: who.me.id, script: who.script, ms: this.now() - since });
      if (full) break;
      const { line } = realm;
      this.settled(realm);
      this.budget.spare();
      realm.call('skip', JSON.stringify({ is: 'lost', by, ...(line === null ? {} : { line }) }));
    }
    const out = full ? null : realm.call('close');
    const answers = this.read(out, asked.length).map((answer, i): OwnAnswer =>
      stopped.has(i) ? { is: 'lost', by: 'runaway' } : answer,
    );
    full ||= realm.clogged;
    const lost = answers.filter(({ is }) => is === 'lost');
    this.world = null;
    this.asked = [];
    this.turn = -1;
    if (realm.ruined) this.abandoned = MOST_ABANDONED;
    if (this.costs.batches % WEIGH_EVERY === 0) this.memory = realm.weigh();
    if (full || this.memory > LIMITS.memory * FULL || lost.some((one) => one.is === 'lost' && one.by === 'memory'))
      this.rebuild();
    this.costs.batch(this.now() - began, asked.length, lost.length);
    return answers;
  }

  /** Runs a maid's deferred work in her own turn. @returns whether it has ended */
  private settled(realm: Realm): boolean {
    const asked = this.asked[this.turn];
    if (realm.hasPutOff && asked !== undefined) this.began(asked, false);
    if (realm.settle()) return true;
    this.budget.spare();
    return false;
  }

  /** Parses and validates the scripts' output. A maid without an answer lost her turn because the memory was used up. */
  private read(out: string | null, count: number): OwnAnswer[] {
    const texts = out === null ? [] : (JSON.parse(out) as unknown[]);
    const unsafe = out !== null && UNSAFE.test(out);
    return Array.from({ length: count }, (_, i) => {
      const answer = (texts[i] ?? { is: 'lost', by: 'memory' }) as OwnAnswer;
      return (unsafe && UNSAFE.test(JSON.stringify(answer))) || isDeep(answer, MOST_DEEP) ? REFUSED : answer;
    });
  }

  /** Warms the engine up with a small script, because the engine's first calls are slow. */
  warmUp(): void {
    this.load('', { name: '', text: 'export default script((me) => me.dearestCaller() ?? stay(1));' });
    for (let i = 0; i < WARM; i++) {
      this.realm.call('open', WARM_VIEW);
      this.realm.next();
      this.realm.call('close');
    }
    this.unload('');
  }

  meters(): Meters {
    if (!this.broken) this.memory = this.realm.weigh();
    return this.costs.meters(this.memory, this.budget.peak);
  }
}

const ENDLESS = 'RangeError: it puts off more, while it is read, than can be brought to an end';
const REFUSED: OwnAnswer = {
  is: 'fault',
  message: `an answer may not name __proto__, constructor or prototype, nor be nested deeper than ${MOST_DEEP}`,
};
const isDeep = (value: unknown, most: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (most === 0 || Object.values(value).some((one) => isDeep(one, most - 1)));
