/**
 * Promises while the café runs: their keeper is fetched when somebody opens the lab's page of them, or behind the title
 * once somebody has. From then on a promise that is broken is news, once a day each.
 */

import type { Breach } from '../../analysis/promises/index.ts';
import type { Hud } from '../../hud/index.ts';
import type { Entry, Keeper } from '../../analysis/promises/keeper.ts';
import type { Scripts, Simulation } from '../../sim/simulation.ts';

/** Where the keeper keeps what the player promises. */
const STORED = 'honeybell.promises';
const NEWS_MS = 10_000;

export interface PromisingNeed {
  cafe(): Simulation | null;
  start(): string;
  readonly scripts: () => Scripts;
  hud(): Hud;
}

export class Promising {
  private keeper: Keeper | null = null;
  private coming: Promise<Keeper> | null = null;

  constructor(private readonly need: PromisingNeed) {}

  /** Whether the player has ever looked at them here. */
  get wanted(): boolean {
    try {
      return localStorage.getItem(STORED) !== null;
    } catch {
      return false;
    }
  }

  /** Fetches the keeper, once. */
  bring(): Promise<Keeper> {
    this.coming ??= this.fetch().catch((error: unknown) => {
      this.coming = null;
      throw error;
    });
    return this.coming;
  }

  private async fetch(): Promise<Keeper> {
    const { need } = this;
    const [{ Keeper }, { brokenWords }, { followLanguage }] = await Promise.all([
      import('../../analysis/promises/keeper.ts'),
      import('../../lab/promises/wording.ts'),
      import('../../lab/words/index.ts'),
    ]);
    await followLanguage();
    const broke = (entry: Entry, breach: Breach): void => {
      need.hud().toast({
        key: 'hint.verbatim',
        params: { text: brokenWords(entry.promise, breach) },
        ms: NEWS_MS,
        ...(breach.who === null ? {} : { jump: [breach.who] }),
      });
    };
    this.keeper = new Keeper({ running: () => need.cafe(), start: () => need.start(), scripts: need.scripts, broke });
    return this.keeper;
  }

  /** The running café has taken a step. */
  ticked(): void {
    this.keeper?.ticked();
  }
}
