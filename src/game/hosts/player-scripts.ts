/**
 * The game's end of players' scripts (chapter 7.6): while somebody in the café thinks with one, a Worker is some ticks
 * ahead, and what the player gives takes effect where the Worker is. Without any, nothing of this is fetched or asked.
 */

import type { Led } from '../../sandbox/lead.ts';
import type * as LeadModule from '../../sandbox/lead.ts';
import type { Input } from '../../sim/state/input.ts';
import type { PersonId } from '../../sim/state/person.ts';
import type { Simulation } from '../../sim/simulation.ts';
import type { WordKey } from '../../words/index.ts';

export interface OwnNeed {
  cafe(): Simulation | null;
  speed(): number;
  /** Something to be said, by its key, when the words for it have come; `who` is a maid. */
  tell(key: WordKey, who?: PersonId): void;
}

/** What is said of a script that has lost its seat. */
const LOST: Readonly<Record<string, WordKey>> = {
  runaway: 'own.lost.runaway',
  hang: 'own.lost.hang',
  memory: 'own.lost.memory',
  fault: 'own.lost.fault',
};

export class OwnScripts {
  private led: Led | null = null;
  private module: typeof LeadModule | null = null;
  private starting = false;
  /** It could not be had; scripts answer as they last did. */
  private given = false;
  private readonly waiting: Input[] = [];

  constructor(private readonly need: OwnNeed) {}

  /** For the lab's meters and for tests. */
  get leader(): Led['leader'] | null {
    return this.led?.leader ?? null;
  }

  /** Whether the café may take its next step. */
  get ready(): boolean {
    if (this.led !== null) return this.led.leader.ready;
    const cafe = this.need.cafe();
    return !this.starting || cafe === null || cafe.state.own === undefined || cafe.state.over;
  }

  /** Another café runs, or the same one from another moment. */
  opened(cafe: Simulation): void {
    this.waiting.push(...(this.led?.end() ?? []));
    this.led = null;
    this.given = false;
    if (cafe.state.own !== undefined || this.waiting.length > 0) this.start();
  }

  /** Whether it takes this input; else it is for the café itself. @throws Error naming every wrong field */
  takes(input: Input): boolean {
    const cafe = this.need.cafe();
    if (cafe === null || cafe.state.over || this.given) return false;
    if (this.led !== null) this.led.leader.give(input);
    else if (this.starting || input.kind === 'script') {
      this.waiting.push(input);
      this.start();
    } else return false;
    return true;
  }

  private start(): void {
    const cafe = this.need.cafe();
    if (cafe === null || cafe.state.over) return this.giveUp();
    if (this.module !== null) return this.lead(this.module, cafe);
    if (this.starting) return;
    this.starting = true;
    import('../../sandbox/lead.ts').then(
      (module) => {
        this.module = module;
        this.starting = false;
        const now = this.need.cafe();
        if (now !== null && this.led === null) this.lead(module, now);
      },
      () => {
        this.starting = false;
        this.need.tell('toast.notFetched');
        this.giveUp();
      },
    );
  }

  private lead(module: typeof LeadModule, cafe: Simulation): void {
    this.led = module.lead(cafe, {
      differs: () => this.need.tell('own.differs'),
      hung: (maid) => this.need.tell('own.hung', maid),
      failed: () => {
        this.need.tell('own.failed');
        this.giveUp();
      },
    });
    this.led.leader.setSpeed(this.need.speed());
    for (const input of this.waiting.splice(0)) this.led.leader.give(input);
  }

  /** Without a Worker the café takes what is given itself, and scripts answer as they last did. */
  private giveUp(): void {
    this.waiting.push(...(this.led?.end() ?? []));
    this.led = null;
    this.given = true;
    const cafe = this.need.cafe();
    for (const input of this.waiting.splice(0)) cafe?.give(input);
  }

  setSpeed(speed: number): void {
    this.led?.leader.setSpeed(speed);
  }

  /** The café has taken a step. */
  stepped(cafe: Simulation): void {
    if (this.led === null) return;
    this.led.leader.stepped();
    for (const { type, who, lost } of cafe.events)
      if (type === 'script' && typeof lost === 'string') {
        const key = LOST[lost];
        if (key !== undefined) this.need.tell(key, who ?? undefined);
      }
    if (!this.led.leader.isIdle && !cafe.state.over) return;
    for (const input of this.led.end()) cafe.give(input);
    this.led = null;
  }
}
