/**
 * A tape contains the saved state of a game at regular ticks. Any moment can be run again from the last of these states
 * before it. The result is identical if the game depends only on its saved state and its inputs.
 */

import { countBefore } from './thoughts.ts';

interface Snapshot {
  readonly tick: number;
  readonly text: string;
}

/** The functions that a tape needs from a game. `Game` is the type that opening a saved state returns. */
export interface Taped<Game, Options> {
  /** Returns the game's last finished tick. */
  tickOf(game: Game): number;
  /** The state of the game as text; it must contain everything that decides what happens next. */
  textOf(game: Game): string;
  /** Opens a saved state. Afterwards the game applies the later inputs of its line when they are due. */
  open(text: string, options: Options): Game;
  step(game: Game): void;
  /** Minimum number of ticks to run before a restored moment, so that its records are not empty. */
  runUp(options: Options): number;
}

/** The snapshots of one line of a timeline. */
export class Tape<Game, Options> {
  private readonly snapshots: Snapshot[] = [];

  /**
   * Begins the tape of one line of a timeline.
   * @param every ticks between two snapshots, ≥ 1
   * @param before earlier snapshots, if this line branched from another line
   */
  constructor(
    private readonly taped: Taped<Game, Options>,
    private readonly every: number,
    before: readonly Snapshot[] = [],
  ) {
    this.snapshots.push(...before);
  }

  /** Takes a snapshot of the game if the next one is due; with `now`, takes one immediately. */
  keep(game: Game, now = false): void {
    const tick = this.taped.tickOf(game);
    const last = this.snapshots.at(-1);
    if (last !== undefined && (last.tick >= tick || (!now && tick % this.every !== 0))) return;
    this.snapshots.push({ tick, text: this.taped.textOf(game) });
  }

  /** The first tick that this tape can restore. */
  get from(): number {
    return this.snapshots[0]?.tick ?? 0;
  }

  /** Total number of characters in all snapshots. A character takes 1 byte if all names are in Latin letters, otherwise 2. */
  get size(): number {
    return this.snapshots.reduce((sum, { text }) => sum + text.length, 0);
  }

  /** Discards the snapshots that are needed only for moments before a tick. */
  forget(before: number): void {
    const needed = countBefore(this.snapshots, before + 1) - 1;
    if (needed > 0) this.snapshots.splice(0, needed);
  }

  /** The snapshots up to a tick. They are the first snapshots of a line that branches there. */
  until(tick: number): readonly Snapshot[] {
    return this.snapshots.filter((one) => one.tick <= tick);
  }

  /** The last snapshot up to a tick. @throws Error for a tick before the tape begins */
  before(tick: number): Snapshot {
    const from = this.until(tick).at(-1);
    if (from === undefined) throw new Error(`the tape begins at tick ${this.from}, not at ${tick}`);
    return from;
  }

  /** The game as it was at a tick. @throws Error for a tick before the tape begins */
  restore(tick: number, options: Options): Game {
    const from = this.before(Math.max(Math.min(this.from, tick), tick - this.taped.runUp(options)));
    const game = this.taped.open(from.text, options);
    while (this.taped.tickOf(game) < tick) this.taped.step(game);
    return game;
  }
}
