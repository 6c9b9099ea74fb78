/** Interface between the panels of the café of the day and the game. */

import type { ReadonlySignal } from '@preact/signals';
import type { Decision } from '../../ai/index.ts';
import type { DailyScore } from '../../sim/daily-cafe.ts';
import type { JournalEntry } from '../../sim/inputs/index.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import type { DailyBook } from './book.ts';

/** Work under way, which takes seconds: writing down a day, going on with one, checking or comparing a shared one. */
export interface DailyWork {
  readonly what: 'writing' | 'opening' | 'checking' | 'comparing';
  /** How much is done, 0…1. */
  readonly share: number;
}

/** The day that the player has just finished. */
export interface DailyDone {
  readonly date: number;
  readonly score: DailyScore;
  readonly goals: number;
  /** Whether it is the best result of its date so far. */
  readonly best: boolean;
  /** The day as JSON; null while it is being written down. */
  readonly text: string | null;
  /** The whole address of its link; null = not written down yet, or too long. */
  readonly address: string | null;
}

/** Whether a shared day gives the score that it claims. */
export interface DailyVerdictShown {
  readonly same: boolean;
  /** The score that its inputs really give. */
  readonly score: DailyScore;
  /** What differs; empty if nothing does. */
  readonly fields?: readonly string[];
  /** A tick shortly after which the day differs; null = only the claim is wrong. */
  readonly tick?: number | null;
  readonly game?: string | null;
  readonly failed?: string | null;
}

/** The first moment in which the shared day and the player's own part. */
export interface DailyPartingShown {
  readonly tick: number;
  /** The person whose plans part, with the last thought in each day. */
  readonly who: string;
  readonly a: Decision | null;
  readonly b: Decision | null;
  readonly states: readonly [WorldState, WorldState];
  /** What each player did last that the other did not; null = nothing. */
  readonly did: readonly [JournalEntry | null, JournalEntry | null];
}

/** A shared day that was opened. */
export interface DailyShared {
  /** Everything that is wrong with the address or the file; empty if the day could be read. */
  readonly errors: readonly string[];
  readonly date: number;
  readonly claimed: DailyScore | null;
  /** null = not checked yet. */
  readonly verdict: DailyVerdictShown | null;
  /** The player's own best score of the date; null = none whose whole day is kept. */
  readonly own: DailyScore | null;
  /** Where the two days part: null = never; undefined = not compared yet. */
  readonly parting?: DailyPartingShown | null;
}

export interface DailyDeps {
  /** Today's date as a number such as 20261123. */
  readonly today: number;
  readonly book: ReadonlySignal<DailyBook>;
  readonly work: ReadonlySignal<DailyWork | null>;
  readonly done: ReadonlySignal<DailyDone | null>;
  readonly shared: ReadonlySignal<DailyShared | null>;
  /** Whether the running café is a shared day that is only watched. */
  readonly watching: ReadonlySignal<boolean>;
  /** Whether the page's address holds a shared day. */
  readonly inAddress: ReadonlySignal<boolean>;
  /** Begins the café of a date, or goes on with it where it was left. @param again true to begin anew */
  play(date: number, again?: boolean): void;
  /** Opens the shared day in the address. */
  openAddress(): void;
  /** Opens a shared day from a file. */
  openFile(file: File): void;
  closeShared(): void;
  /** Watches the shared day, from the tick before which nothing is shown. */
  watch(fromTick: number): void;
  /** Compares the shared day with the player's own. */
  compare(): void;
  /** Leaves the watched day and shows its verdict again. */
  backToShared(): void;
}
