/**
 * Records one line of the timeline (the original day, or a branch): the café as text every {@link SNAPSHOT_EVERY}
 * ticks, and all inputs. Any moment can be simulated again from the last snapshot before it. The result is identical,
 * because only state and inputs decide what happens.
 *
 *     tape.keep(cafe);                  // after every step
 *     const then = tape.at(3790);       // a café of its own, at that moment
 */

import { textOf } from '../futures/futures.ts';
import type { CafeOptions, SavedCafe, Scripts } from '../../sim/simulation.ts';
import { Simulation } from '../../sim/simulation.ts';
import type { JournalEntry } from '../../sim/inputs/index.ts';

/** Ticks between two snapshots. A snapshot has 100 to 200 KB, and this many ticks take some 30 ms to run. */
const SNAPSHOT_EVERY = 300;
/**
 * Minimum number of ticks simulated before a restored moment, so that the notebooks opened in the restored café
 * contain the thoughts of these ticks.
 */
const MEMORY_TICKS = 150;

interface Snapshot {
  readonly tick: number;
  readonly text: string;
}

export class Tape {
  private readonly snapshots: Snapshot[] = [];

  /**
   * @param journal the inputs of this line; it is the café's own list, so it grows while the café runs
   * @param before earlier snapshots, if this line branched from another line
   */
  constructor(
    private readonly scripts: () => Scripts,
    private readonly journal: readonly JournalEntry[],
    before: readonly Snapshot[] = [],
  ) {
    this.snapshots.push(...before);
  }

  /** Takes a snapshot of the café if the next one is due; with `now`, takes one immediately. */
  keep(cafe: Simulation, now = false): void {
    const { tick } = cafe.state;
    const last = this.snapshots.at(-1);
    if (last !== undefined && (last.tick >= tick || (!now && tick % SNAPSHOT_EVERY !== 0))) return;
    this.snapshots.push({ tick, text: textOf(cafe) });
  }

  givenFrom(tick: number): readonly JournalEntry[] {
    return this.journal.filter((entry) => entry.tick >= tick);
  }

  /** The first tick that this tape can restore. */
  get from(): number {
    return this.snapshots[0]?.tick ?? 0;
  }

  /** Total number of characters in all snapshots. A character takes 1 byte if all names are in Latin letters, otherwise 2. */
  get size(): number {
    return this.snapshots.reduce((sum, { text }) => sum + text.length, 0);
  }

  /** The snapshots up to a tick; a line that branches at that tick starts with them. */
  until(tick: number): readonly Snapshot[] {
    return this.snapshots.filter((one) => one.tick <= tick);
  }

  /**
   * Returns the café as it was at a tick. When run, it continues as this line did, with every later input; with `cut`,
   * later inputs are left out, so that a new line can branch here.
   * @throws Error for a tick before the tape begins
   */
  at(
    tick: number,
    { cut = false, ...options }: CafeOptions & { readonly cut?: boolean } = { tracing: true },
  ): Simulation {
    const wanted = Math.max(this.from, tick - (options.tracing === undefined ? 0 : MEMORY_TICKS));
    const from = this.snapshots.filter((one) => one.tick <= wanted).at(-1);
    if (from === undefined || tick < from.tick) throw new Error(`the tape begins at tick ${this.from}, not at ${tick}`);
    const given = cut ? this.journal.filter((entry) => entry.tick < tick) : this.journal;
    const cafe = openText(from.text, given, this.scripts(), options);
    while (cafe.state.tick < tick) cafe.step();
    return cafe;
  }
}

export function openText(
  text: string,
  journal: readonly JournalEntry[],
  scripts: Scripts,
  options: CafeOptions,
): Simulation {
  const saved = JSON.parse(text) as SavedCafe;
  return new Simulation(saved.state, scripts, options, { ...saved, journal });
}
