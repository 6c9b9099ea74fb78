/**
 * Runs players' scripts while the café runs. As long as a maid thinks with a script, a Worker simulates a few ticks
 * ahead, and inputs take effect at the Worker's tick. While no maid thinks with a script, the code for this is not
 * fetched.
 */

import type { Led } from '../../sandbox/start-ahead.ts';
import type * as LeadModule from '../../sandbox/start-ahead.ts';
import type { Input } from '../../sim/inputs/index.ts';
import type { PersonId } from '../../sim/state/person.ts';
import type { Simulation } from '../../sim/simulation.ts';
import { fetchAllWords, type WordKey } from '../../words/index.ts';
import type { Page } from '../page/page.ts';
import type { Loop } from '../session/loop.ts';
import type { Session } from '../session/session.ts';

export interface PlayerScriptsDeps {
  readonly page: Page;
  readonly session: Session;
  readonly loop: Loop;
}

/** Messages that tell the player why a script was removed; the key is the reason. */
const LOST: Readonly<Record<string, WordKey>> = {
  runaway: 'own.lost.runaway',
  hang: 'own.lost.hang',
  memory: 'own.lost.memory',
  fault: 'own.lost.fault',
};

export class PlayerScripts {
  private led: Led | null = null;
  private module: typeof LeadModule | null = null;
  private starting = false;
  /**
   * Whether the Worker has been given up, for example because it could not be started. Scripts then keep their last
   * answer.
   */
  private given = false;
  /** Inputs of the running café that have not been passed to a Worker yet. */
  private readonly waiting: Input[] = [];
  /** The running café. It is kept here so that it can still receive its pending inputs after another café has replaced it. */
  private before: Simulation | null = null;

  constructor(private readonly deps: PlayerScriptsDeps) {}

  /** The object that keeps the Worker's simulation ahead of the café; the lab's meters and tests read it. Null while no script runs. */
  get leader(): Led['leader'] | null {
    return this.led?.leader ?? null;
  }

  /**
   * Whether the café may run its next tick. It may not while the sandbox of the player's own script is still starting.
   */
  get ready(): boolean {
    if (this.led !== null) return this.led.leader.ready;
    const cafe = this.deps.session.cafe;
    return !this.starting || cafe === null || cafe.state.own === undefined || cafe.state.over;
  }

  /**
   * Called after the running café was replaced. Inputs that have not taken effect yet stay with the old café. The new
   * café takes them over only if it is the same day at the same tick.
   */
  opened(cafe: Simulation, kind: 'opened' | 'branched'): void {
    const { before } = this;
    this.before = cafe;
    this.waiting.push(...(this.led?.end() ?? []));
    if (before !== null && (kind === 'opened' || cafe.state.tick !== before.state.tick))
      for (const input of this.waiting.splice(0)) before.give(input);
    this.led = null;
    this.given = false;
    if (cafe.state.own !== undefined || this.waiting.length > 0) this.start();
  }

  /**
   * Offers an input to the Worker. @returns true if the Worker takes it; false if the café itself must take it. @throws
   * Error naming every wrong field
   */
  takes(input: Input): boolean {
    const cafe = this.deps.session.cafe;
    if (cafe === null || cafe.state.over || this.given) return false;
    if (this.led !== null) this.led.leader.give(input);
    else if (this.starting || input.kind === 'script') {
      this.waiting.push(input);
      this.start();
    } else return false;
    return true;
  }

  private start(): void {
    const cafe = this.deps.session.cafe;
    if (cafe === null || cafe.state.over) return this.giveUp();
    if (this.module !== null) return this.lead(this.module, cafe);
    if (this.starting) return;
    this.starting = true;
    import('../../sandbox/start-ahead.ts').then(
      (module) => {
        this.module = module;
        this.starting = false;
        const now = this.deps.session.cafe;
        if (now !== null && this.led === null) this.lead(module, now);
      },
      () => {
        this.starting = false;
        this.tell('toast.notFetched');
        this.giveUp();
      },
    );
  }

  private lead(module: typeof LeadModule, cafe: Simulation): void {
    this.led = module.lead(cafe, {
      differs: () => this.tell('own.differs'),
      hung: (maid) => this.tell('own.hung', maid),
      failed: () => {
        this.tell('own.failed');
        this.giveUp();
      },
    });
    this.led.leader.setSpeed(this.deps.loop.speed);
    for (const input of this.waiting.splice(0)) this.led.leader.give(input);
  }

  /** Stops using the Worker: the café then takes inputs itself, and scripts keep their last answer. */
  private giveUp(): void {
    this.waiting.push(...(this.led?.end() ?? []));
    this.led = null;
    this.given = true;
    const cafe = this.deps.session.cafe;
    for (const input of this.waiting.splice(0)) cafe?.give(input);
  }

  /** Shows a message once its words have been fetched. @param who a maid that the message names */
  private tell(key: WordKey, who?: PersonId): void {
    const { page, session } = this.deps;
    const name = who === undefined ? '' : (session.cafe?.state.people[who]?.name ?? who);
    void fetchAllWords().then(() => page.hud.toast({ key, params: { name } }));
  }

  setSpeed(speed: number): void {
    this.led?.leader.setSpeed(speed);
  }

  /** Called after each tick of the running café. */
  stepped(cafe: Simulation): void {
    if (this.led === null) return;
    this.led.leader.stepped();
    for (const { type, who, lost } of cafe.events)
      if (type === 'script' && typeof lost === 'string') {
        const key = LOST[lost];
        if (key !== undefined) this.tell(key, who ?? undefined);
      }
    if (!this.led.leader.isIdle && !cafe.state.over) return;
    for (const input of this.led.end()) cafe.give(input);
    this.led = null;
  }
}
