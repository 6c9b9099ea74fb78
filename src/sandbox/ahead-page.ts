/**
 * The page's side of running ahead: keeps a café in a Worker some ticks ahead of the page's café. The page's side
 * forwards the player's inputs, writes the scripts' answers into the page's journal, and lets the page's café step no
 * further than the answers reach. If a script hangs, its Worker is terminated and a new one starts from the page's
 * café, whose state is always valid.
 */

import { type Input, wrongInput } from '../sim/inputs/index.ts';
import type { PersonId } from '../sim/state/person.ts';
import type { Simulation } from '../sim/simulation.ts';
import { COMPARE_EVERY, type FromAhead, type Port, type ToAhead } from './messages.ts';
import type { Meters } from './meters.ts';
import { type HungTurn, LOST_SEAT, unseats } from './thinking.ts';

/**
 * If a script thinks for at least this many milliseconds, the thought counts as a hang. The limit is 30 times the
 * target for all thoughts of a tick together.
 */
export const HANG_MS = 60;
/** On a busy machine the limit for a hang grows to HANG_TIMES times the longest recent thought, but at most to HANG_MOST_MS. */
const HANG_TIMES = 4;
const HANG_MOST_MS = 1000;
/** If a Worker has not been loaded and started after this many milliseconds, its start counts as failed. */
const START_MS = 20_000;
const MOST_BREAKS = 8;
/** Number of ticks at speed 1× for which a maid's script is not called after it hung. */
const REST_TICKS = 40;
/** Number of ticks by which the Worker's café is kept ahead of the page's café at speed 1×. */
const LEAD = 8;

type Turn = Pick<Extract<FromAhead, { is: 'turn' }>, 'maid' | 'tick' | 'key' | 'loading' | 'at'>;
const placeOf = ({ maid, key }: Pick<Turn, 'maid' | 'key'>): string => `${key} ${maid}`;

export type AheadPort = Port<ToAhead, FromAhead>;
export interface LeaderDeps {
  /** Returns a Worker that is not in use yet; it may already be loading. */
  spawn(): AheadPort;
  now(): number;
  /** Called when the two cafés differ at a tick; the Worker's café is then started anew. */
  differs(tick: number): void;
  /** Called when a Worker was terminated because this maid's script hung. */
  hung(maid: PersonId): void;
  /**
   * Called when no Worker can be started. From then on scripts are not called, and the page repeats their last answers.
   */
  failed(message: string): void;
}

export class Leader {
  meters: Meters | null = null;
  /** Number of Workers terminated so far because of a hang. */
  kills = 0;
  /** The maid whose script hung last, and the milliseconds until the hang was detected. */
  lastHang: { readonly maid: PersonId; readonly ms: number } | null = null;
  /** Milliseconds from the start of the turn that hung until a new Worker had completed its first tick or input. */
  replacedIn: number | null = null;
  private hungSince: number | null = null;
  private port: AheadPort;
  private begun = false;
  /** The first tick whose answers have not arrived from the Worker. */
  private upTo: number;
  private asked: number;
  private lead = LEAD;
  private turn: (Turn & { readonly since: number }) | null = null;
  /** The turn that was too long at the last check; null = none. */
  private suspect: Turn | null = null;
  private hungTurns: HungTurn[] = [];
  /** Number of times in a row that a script has hung, by warp key and maid. */
  private readonly hangs = new Map<string, number>();
  private readonly waiting = new Map<number, Input>();
  private next = 1;
  private breaks = 0;
  /** Duration of the longest recent thought in milliseconds; the value decays by 1 % per turn. */
  private longest = 0;
  private readonly hashes = new Map<number, string>();
  private startedAt: number;
  private ended = false;

  constructor(
    private readonly cafe: Simulation,
    private readonly deps: LeaderDeps,
  ) {
    this.upTo = this.asked = cafe.state.tick;
    this.startedAt = deps.now();
    this.port = this.open();
  }

  private open(): AheadPort {
    const port = this.deps.spawn();
    this.begun = false;
    this.turn = null;
    this.startedAt = this.deps.now();
    port.listen((message) => {
      if (port === this.port && !this.ended) this.hear(message);
    });
    return port;
  }

  /** Whether the page's café may take its next step. */
  get ready(): boolean {
    const { state } = this.cafe;
    if (this.ended || state.over) return true;
    // While no maid has a script, the page's café steps without answers.
    if (!this.begun) return state.own === undefined && this.upTo <= state.tick;
    return state.tick < this.upTo;
  }

  /** Whether no maid has a script, and the page's café has replayed all answers that scripts gave earlier. */
  get isIdle(): boolean {
    const { state } = this.cafe;
    return this.ended || (state.own === undefined && this.waiting.size === 0 && this.upTo <= state.tick);
  }

  /**
   * Sets the speed of the game. At a higher speed the Worker runs more ticks ahead, so that the lead in real time stays
   * the same.
   */
  setSpeed(speed: number): void {
    this.lead = LEAD * Math.max(1, speed);
    this.push();
  }

  /** Gives an input to the café. @throws Error naming every wrong field, as the café itself does */
  give(input: Input): void {
    const wrong = wrongInput(input, this.cafe.world);
    if (wrong.length > 0) throw new Error(wrong.join('; '));
    if (this.ended || this.cafe.state.over) return this.cafe.give(input);
    const number = this.next++;
    this.waiting.set(number, input);
    if (this.begun) this.port.post({ is: 'give', number, input });
  }

  private hear(message: FromAhead): void {
    switch (message.is) {
      case 'ready':
        return this.begin();
      case 'turn':
        this.overTurn(message, message.at);
        this.turn = { ...message, since: this.deps.now() };
        return;
      case 'done':
        this.overTurn(null, message.at);
        if (this.hungSince !== null) this.replacedIn = this.deps.now() - this.hungSince;
        this.hungSince = null;
        this.upTo = Math.max(this.upTo, message.upTo);
        for (const number of message.taken) this.waiting.delete(number);
        for (const { tick, input } of message.entries) this.cafe.giveAt(tick, input);
        if (message.hash !== undefined) this.hashes.set(message.upTo, message.hash);
        if (message.meters !== undefined) this.meters = message.meters;
        return;
      case 'broken':
        return ++this.breaks > MOST_BREAKS ? this.fail('the sandbox broke again and again') : this.restart();
      case 'failed':
        return this.fail(message.message);
    }
  }

  /**
   * Ends the turn that the Worker has announced.
   * @param next the turn that follows; null = none
   * @param at when it ended, by the Worker's clock. The page's clock would include the time for which the page itself
   * was busy
   */
  private overTurn(next: Turn | null, at: number): void {
    const { turn } = this;
    if (turn === null) return;
    this.longest = Math.max(this.longest * 0.99, at - turn.at);
    // The number of hangs is not reset by a turn that only loaded the script, nor by a turn that is followed by
    // deferred work of the same script.
    const goesOn = next !== null && next.tick === turn.tick && placeOf(next) === placeOf(turn);
    if (turn.loading !== true && !goesOn) this.hangs.delete(placeOf(turn));
    this.turn = null;
  }

  private begin(): void {
    const { cafe } = this;
    const { tick } = cafe.state;
    const saved = { ...cafe.saved(), journal: cafe.journal.filter((entry) => entry.tick >= tick) };
    this.begun = true;
    this.upTo = Math.max(this.upTo, tick);
    this.asked = tick;
    this.hashes.clear();
    this.hungTurns = this.hungTurns.filter((one) => one.until > tick);
    this.port.post({ is: 'begin', text: JSON.stringify(saved), recorded: this.upTo, hung: this.hungTurns });
    for (const [number, input] of this.waiting) this.port.post({ is: 'give', number, input });
    this.push();
  }

  /** Lets the Worker run until it is as many ticks ahead as allowed. */
  private push(): void {
    const until = this.cafe.state.tick + this.lead;
    if (!this.begun || until <= this.asked) return;
    this.asked = until;
    this.port.post({ is: 'until', tick: until });
  }

  /** Must be called after every step of the page's café. */
  stepped(): void {
    const { tick } = this.cafe.state;
    const hash = tick % COMPARE_EVERY === 0 ? this.hashes.get(tick) : undefined;
    this.hashes.delete(tick);
    if (hash !== undefined && hash !== this.cafe.hash()) {
      this.deps.differs(tick);
      this.restart();
      return;
    }
    if (this.asked - tick <= this.lead / 2) this.push();
  }

  /** Checks whether a script hangs. Must be called more often than every {@link HANG_MS} milliseconds. */
  watch(): void {
    if (this.ended) return;
    const now = this.deps.now();
    const { turn } = this;
    const isLate = turn !== null && now - turn.since > this.patience;
    // If the page itself was busy, the answer may already be in the page's queue. It is read before the next check.
    if (isLate && this.suspect === turn) return this.kill(turn);
    this.suspect = isLate ? turn : null;
    if (!this.begun && now - this.startedAt > START_MS) this.fail('it took too long to begin');
  }

  private get patience(): number {
    return Math.min(HANG_MOST_MS, Math.max(HANG_MS, this.longest * HANG_TIMES));
  }

  private kill(turn: Turn): void {
    const { maid, tick } = turn;
    this.kills++;
    this.lastHang = { maid, ms: this.deps.now() - (this.turn?.since ?? this.deps.now()) };
    const hangs = (this.hangs.get(placeOf(turn)) ?? 0) + 1;
    this.hangs.set(placeOf(turn), hangs);
    // After a hang the maid's script is not called for REST_TICKS ticks at speed 1×, and for proportionally more ticks
    // at a higher speed. In this time the next Worker starts.
    this.hungTurns.push({ maid, tick, until: tick + (REST_TICKS * this.lead) / LEAD });
    this.hungSince = this.turn?.since ?? null;
    this.deps.hung(maid);
    if (hangs >= LOST_SEAT) {
      this.hangs.delete(placeOf(turn));
      this.waiting.set(this.next++, unseats(this.cafe, maid, 'hang'));
    }
    this.restart();
  }

  private restart(): void {
    this.port.end();
    this.port = this.open();
  }

  private fail(message: string): void {
    for (const input of this.dispose()) this.cafe.give(input);
    this.deps.failed(message);
  }

  /** Terminates the Worker for good. @returns inputs that have not taken effect yet */
  dispose(): Input[] {
    if (this.ended) return [];
    this.ended = true;
    this.port.end();
    const left = [...this.waiting.values()];
    this.waiting.clear();
    return left;
  }
}
