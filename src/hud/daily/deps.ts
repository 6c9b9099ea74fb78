/** Interface between the panels of the café of the day and the game. */

import type { ReadonlySignal } from '@preact/signals';
import type { Decision } from '../../ai/index.ts';
import type { DailyScore } from '../../sim/daily-score.ts';
import type { JournalEntry } from '../../sim/inputs/index.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import type { DailyBook } from './book.ts';

/** A task that takes seconds and is under way: writing the player's day, opening a day, checking or comparing a shared day. */
export interface DailyWork {
  readonly what: 'writing' | 'opening' | 'checking' | 'comparing';
  /** The share of the task that is done, 0…1. */
  readonly share: number;
}

/** The day that the player has just finished. */
export interface DailyDone {
  readonly date: number;
  readonly score: DailyScore;
  readonly goals: number;
  /** Whether this result is the player's best of the date so far. */
  readonly best: boolean;
  /** The day as JSON; null until the day has been written as JSON. */
  readonly text: string | null;
  /** The full address of the link to the day; null = the link is not written yet, or the day is too long for a link. */
  readonly address: string | null;
}

/** The result of running a shared day again: whether the day reaches the score that it claims. */
export interface DailyVerdictShown {
  readonly same: boolean;
  /** The score that the shared day's inputs produce when they are run again. */
  readonly score: DailyScore;
  /** Names of the values that differ from the claimed ones; empty if all agree. */
  readonly fields?: readonly string[];
  /**
   * A tick shortly before the first difference between the day that was run again and the recorded one; null = only the
   * claimed score differs.
   */
  readonly tick?: number | null;
  readonly game?: string | null;
  readonly failed?: string | null;
}

/** The first moment at which the shared day and the player's own day differ. */
export interface DailyPartingShown {
  readonly tick: number;
  /** Id of the character who is the first to decide differently on the two days. */
  readonly who: string;
  readonly a: Decision | null;
  readonly b: Decision | null;
  readonly states: readonly [WorldState, WorldState];
  /** For each of the two players, the last input that the other one did not give; null = none. */
  readonly did: readonly [JournalEntry | null, JournalEntry | null];
}

/** A shared day that was opened. */
export interface DailyShared {
  /** All errors in the address or the file of the shared day; empty if the day could be read. */
  readonly errors: readonly string[];
  readonly date: number;
  readonly claimed: DailyScore | null;
  /** The result of running the day again; null = not checked yet. */
  readonly verdict: DailyVerdictShown | null;
  /** The player's own best score of the date; null = no day of the player's own is stored for this date. */
  readonly own: DailyScore | null;
  /** Where the shared day and the player's own day differ; null = nowhere, undefined = not compared yet. */
  readonly parting?: DailyPartingShown | null;
}

export interface DailyDeps {
  /** Today's date as a number such as 20261123. */
  readonly today: number;
  readonly book: ReadonlySignal<DailyBook>;
  readonly work: ReadonlySignal<DailyWork | null>;
  readonly done: ReadonlySignal<DailyDone | null>;
  readonly shared: ReadonlySignal<DailyShared | null>;
  /** Whether the running café is a shared day, which the player only watches. */
  readonly watching: ReadonlySignal<boolean>;
  /** Whether the address of the web page contains a shared day. */
  readonly inAddress: ReadonlySignal<boolean>;
  /**
   * Begins the café of a date, or continues it where the player left it.
   * @param again if true, the café always begins anew
   */
  play(date: number, again?: boolean): void;
  /** Opens the shared day in the address. */
  openAddress(): void;
  /** Opens a shared day from a file. */
  openFile(file: File): void;
  closeShared(): void;
  /** Opens the shared day for watching. It is run up to `fromTick` without drawing, and shown from there on. */
  watch(fromTick: number): void;
  /** Compares the shared day with the player's own. */
  compare(): void;
  /** Stops watching the shared day and shows the verdict on the day again. */
  backToShared(): void;
}
