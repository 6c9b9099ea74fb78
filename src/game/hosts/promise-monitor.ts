/**
 * Monitors promises while the café runs. The code that checks them, the keeper, is fetched when the player opens the
 * lab's page of promises, or while the title is shown if the player has opened that page before. From then on each
 * broken promise is announced once a day.
 */

import type { Breach } from '../../analysis/promises/index.ts';
import type { BrokenPromise, Entry, Keeper } from '../../analysis/promises/keeper.ts';
import type { Page } from '../page/page.ts';
import type { Session } from '../session/session.ts';

/** Key under which the browser stores the player's own promises. */
const STORED = 'honeybell.promises';
const NEWS_MS = 10_000;
const NONE: readonly BrokenPromise[] = [];

export interface PromiseMonitorDeps {
  readonly page: Page;
  readonly session: Session;
}

export class PromiseMonitor {
  private keeper: Keeper | null = null;
  private coming: Promise<Keeper> | null = null;

  constructor(private readonly deps: PromiseMonitorDeps) {}

  /** Whether the player has ever opened the page of promises in this browser. */
  get wanted(): boolean {
    try {
      return localStorage.getItem(STORED) !== null;
    } catch {
      return false;
    }
  }

  /** Fetches the code that checks promises (the keeper), once. */
  bring(): Promise<Keeper> {
    this.coming ??= this.fetch().catch((error: unknown) => {
      this.coming = null;
      throw error;
    });
    return this.coming;
  }

  private async fetch(): Promise<Keeper> {
    const { page, session } = this.deps;
    const [{ Keeper }, { brokenWords }, { followLanguage }] = await Promise.all([
      import('../../analysis/promises/keeper.ts'),
      import('../../lab/shared/promise-words.ts'),
      import('../../lab/words/index.ts'),
    ]);
    await followLanguage();
    const broke = (entry: Entry, breach: Breach): void => {
      page.hud.toast({
        key: 'hint.verbatim',
        params: { text: brokenWords(entry.promise, breach) },
        ms: NEWS_MS,
        ...(breach.who === null ? {} : { jump: [breach.who] }),
      });
    };
    this.keeper = new Keeper({
      running: () => session.cafe,
      start: () => session.startText,
      scripts: () => session.scripts,
      broke,
    });
    return this.keeper;
  }

  /** Called after each tick of the running café. */
  ticked(): void {
    this.keeper?.ticked();
  }
  /** Called when the day continues with another café: from another moment, or in another timeline. */
  branched(): void {
    void this.keeper?.look();
  }

  /** The promises that were broken since the last call. */
  takeBroken(): readonly BrokenPromise[] {
    return this.keeper?.takeBroken() ?? NONE;
  }
  /** The promises that were broken in an earlier tick of the running café's day. */
  brokenAt(tick: number): readonly BrokenPromise[] {
    return this.keeper?.brokenAt(tick) ?? NONE;
  }
}
