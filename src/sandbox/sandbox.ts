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
 * `began` says whose turn it is before anything of hers is run – reading her script, her thought, what that has put off –,
 * and whoever runs the sandbox ends its thread.
 */

import type { QuickJSWASMModule } from 'quickjs-emscripten-core';
import type { LostBy, OwnAnswer, OwnScript } from '../sim/minds/player-scripts.ts';
import type { World } from '../sim/world/world.ts';
import { openEngine } from './engine.ts';
import { Budget, LIMITS } from './limits.ts';
import { Costs, type Meters } from './meters.ts';
import { Realm } from './realm.ts';
import { type Asked, besideFor, tilesFor, viewOf } from './view.ts';

export type { Meters } from './meters.ts';

/** Batches between two looks at the memory. */
const WEIGH_EVERY = 64;
/** Above this share of the memory everything is loaded anew. */
const FULL = 0.8;
const WARM = 40;
/** An empty café with one maid in it, as view.ts writes it. */
const WARM_VIEW = [
  {
    chances: {},
    ids: [],
    served: [],
    maids: 0,
    cafe: { dishes: [], litter: [], plates: [], doors: [], pass: [] },
  },
  ['', 'waiting', 0, [], 0, '', [], '', 0, ['m'], 3],
]
  .map((line) => JSON.stringify(line))
  .join('\n');
/** Realms left behind before the engine counts as used up. */
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
  /** Whose turn it is, in the order of the batch; -1 = nobody's. */
  private turn = -1;
  private turnSince = 0;
  private memory = 0;
  private abandoned = 0;
  /** To be read before they are asked: another realm has been built. */
  private readonly unread = new Set<string>();
  /** Why a script is not read again: what it put off had no end. */
  private readonly refused = new Map<string, string>();
  /** The engine cannot go on: another thread is needed. Whoever is asked loses the turn. */
  broken = false;
  /** Told before anything of somebody's is run. @param loading her script is being read, which is no thought yet */
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

  // ── loading ───────────────────────────────────────────────────────────────────────────────────────────────────

  private build(): Realm {
    const ask = (who: number, of: (world: World, me: Asked['me']) => number): number => {
      const asked = this.asked[who];
      return this.world === null || asked === undefined ? -1 : of(this.world, asked.me);
    };
    const realm = new Realm(this.engine, this.budget, {
      tiles: (who, x, y) => ask(who, (world, me) => tilesFor(world, me, x, y)),
      beside: (who, x, y) => ask(who, (world, me) => besideFor(world, me, x, y)),
      began: (who) => this.begin(who),
    });
    this.memory = realm.weigh();
    return realm;
  }

  private begin(turn: number): void {
    this.turn = turn;
    this.turnSince = this.now();
    this.budget.beginThought();
    const asked = this.asked[turn];
    if (asked !== undefined) this.began(asked, false);
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
    this.realm = this.build();
    for (const name of this.scripts.keys()) this.unread.add(name);
  }

  /**
   * Makes a script known under a name, or another one under the same name.
   * @param asked who is about to think with it
   * @returns what is wrong with it, or null; asked all the same, it answers with that fault
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

  /** Reads what has not been read since everything began anew. */
  private readAnew(asked: readonly Asked[]): void {
    // What is read may itself be why another realm is needed; it is not read a second time then.
    for (let one = this.nextUnread(asked); one !== undefined && !this.broken; one = this.nextUnread(asked))
      this.evaluate(one.script, this.scripts.get(one.script) as OwnScript, one);
  }
  private nextUnread(asked: readonly Asked[]): Asked | undefined {
    return asked.find(({ script }) => this.unread.has(script));
  }

  // ── asking ────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Asks everyone of a batch, in this order; answers of those before count as claimed for those after. */
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
    /** Places in the batch of those whose put-off work was stopped. */
    const stopped = new Set<number>();
    let out = realm.call('run', viewOf(world, asked));
    // Whoever runs out of steps takes the whole call down with her; the others go on after her. And whoever has put
    // something off is let finish it before the next one's turn.
    while (out === null || out === '') {
      const who = asked[this.turn];
      if (out === '') {
        if (!this.settled(realm)) stopped.add(this.turn);
        out = realm.call('goOn', '');
        continue;
      }
      const by: LostBy = realm.memoryGone ? 'memory' : 'runaway';
      full ||= realm.memoryGone;
      if (who !== undefined) this.costs.stop({ maid: who.me.id, script: who.script, ms: this.now() - this.turnSince });
      if (who === undefined || full) break;
      const { line } = realm;
      this.settled(realm);
      this.budget.spare();
      out = realm.call('skip', JSON.stringify({ is: 'lost', by, ...(line === null ? {} : { line }) }));
    }
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

  /** Lets whoever thinks finish what she has put off, in her own turn. @returns whether it has come to an end */
  private settled(realm: Realm): boolean {
    const asked = this.asked[this.turn];
    if (realm.hasPutOff && asked !== undefined) this.began(asked, false);
    if (realm.settle()) return true;
    this.budget.spare();
    return false;
  }

  /** What came out, looked at; who has no answer has lost her turn with the memory of all. */
  private read(out: string | null, count: number): OwnAnswer[] {
    const texts = out === null ? [] : (JSON.parse(out) as unknown[]);
    const unsafe = out !== null && UNSAFE.test(out);
    return Array.from({ length: count }, (_, i) => {
      const answer = (texts[i] ?? { is: 'lost', by: 'memory' }) as OwnAnswer;
      return (unsafe && UNSAFE.test(JSON.stringify(answer))) || isDeep(answer, MOST_DEEP) ? REFUSED : answer;
    });
  }

  /** Lets the engine settle in: what it does first is slow. */
  warmUp(): void {
    this.load('', { name: '', text: 'export default script((me) => me.dearestCaller() ?? stay(1));' });
    for (let i = 0; i < WARM; i++) this.realm.call('run', WARM_VIEW);
    this.unload('');
  }

  /** What it has cost lately. */
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
/** Whether something is nested deeper than so much. */
const isDeep = (value: unknown, most: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (most === 0 || Object.values(value).some((one) => isDeep(one, most - 1)));
