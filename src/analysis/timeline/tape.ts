/**
 * One line of the day on tape: the café as text every so many ticks, and the inputs given since. Any moment of it is run
 * anew from the text before it (chapter 7.3) – the same to the last byte, because nothing but these decides what happens.
 *
 *     tape.keep(cafe);                  // after every step
 *     const then = tape.at(3790);       // a café of its own, at that moment
 */

import { textOf } from '../futures/futures.ts';
import type { CafeOptions, SavedCafe, Scripts } from '../../sim/simulation.ts';
import { Simulation } from '../../sim/simulation.ts';
import type { JournalEntry } from '../../sim/state/input.ts';

/** Ticks between two texts: 100 to 200 KB each, and so many ticks take some 30 ms to run. */
export const SNAPSHOT_EVERY = 300;
/** The café of a moment knows the thoughts of this long before, for whoever opens a notebook there. */
const MEMORY_TICKS = 150;

interface Snapshot {
  readonly tick: number;
  readonly text: string;
}

export class Tape {
  private readonly snapshots: Snapshot[] = [];

  /**
   * @param journal the inputs of this line: the café's own list, which grows
   * @param before what lies before the first snapshot, for a line that left another one
   */
  constructor(
    private readonly scripts: () => Scripts,
    private readonly journal: readonly JournalEntry[],
    before: readonly Snapshot[] = [],
  ) {
    this.snapshots.push(...before);
  }

  /** Takes the café down, if it is time; at once on `now`. */
  keep(cafe: Simulation, now = false): void {
    const { tick } = cafe.state;
    const last = this.snapshots.at(-1);
    if (last !== undefined && (last.tick >= tick || (!now && tick % SNAPSHOT_EVERY !== 0))) return;
    this.snapshots.push({ tick, text: textOf(cafe) });
  }

  /** What was given from a tick on. */
  givenFrom(tick: number): readonly JournalEntry[] {
    return this.journal.filter((entry) => entry.tick >= tick);
  }

  /** The first moment on this tape. */
  get from(): number {
    return this.snapshots[0]?.tick ?? 0;
  }

  /** Characters kept; a byte each, as long as names are written in Latin letters, else two. */
  get size(): number {
    return this.snapshots.reduce((sum, { text }) => sum + text.length, 0);
  }

  /** The snapshots up to a tick: what a line that leaves there begins with. */
  until(tick: number): readonly Snapshot[] {
    return this.snapshots.filter((one) => one.tick <= tick);
  }

  /**
   * The café as it was at a tick. It goes on as this line did, with every input still to come; `cut` leaves those out,
   * for a line that leaves here. @throws Error before the tape begins
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

/** A café from its text, with inputs to be followed. */
export function openText(
  text: string,
  journal: readonly JournalEntry[],
  scripts: Scripts,
  options: CafeOptions,
): Simulation {
  const saved = JSON.parse(text) as SavedCafe;
  return new Simulation(saved.state, scripts, options, { ...saved, journal });
}
