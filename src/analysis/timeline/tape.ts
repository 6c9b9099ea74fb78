/**
 * Records one line of the timeline (the original day, or a branch): the café as text at regular ticks, and all inputs.
 *
 *     tape.keep(cafe);                  // after every step
 *     const then = tape.at(3790);       // a café of its own, at that moment
 */

import { Tape, type Taped } from '../../inspector/record/tape.ts';
import { textOf } from '../futures/futures.ts';
import type { CafeOptions, SavedCafe, Scripts } from '../../sim/simulation.ts';
import { Simulation } from '../../sim/simulation.ts';
import type { JournalEntry } from '../../sim/inputs/index.ts';

/** Ticks between two snapshots. A snapshot has 100 to 200 KB, and this many ticks take some 30 ms to run. */
const SNAPSHOT_EVERY = 300;
/** Ticks simulated before a restored moment, so that the notebooks opened there contain the thoughts of these ticks. */
const MEMORY_TICKS = 150;

interface Opening extends CafeOptions {
  /** The café gets only the inputs before this tick, so that a new line can branch there. */
  readonly cut?: number;
}

/** The tape of one line of the timeline. From its snapshots any earlier moment is simulated again. */
export class CafeTape extends Tape<Simulation, Opening> {
  /**
   * Begins the tape of a line of the timeline (the original day, or a branch).
   * @param journal the inputs of this line; it is the café's own list, so it grows while the café runs
   * @param before earlier snapshots, if this line branched from another line
   */
  constructor(
    scripts: () => Scripts,
    private readonly journal: readonly JournalEntry[],
    before: ReturnType<CafeTape['until']> = [],
  ) {
    super(tapedCafe(scripts, journal), SNAPSHOT_EVERY, before);
  }

  givenFrom(tick: number): readonly JournalEntry[] {
    return this.journal.filter((entry) => entry.tick >= tick);
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
    return this.restore(tick, cut ? { ...options, cut: tick } : options);
  }
}

const tapedCafe = (scripts: () => Scripts, journal: readonly JournalEntry[]): Taped<Simulation, Opening> => ({
  tickOf: ({ state }) => state.tick,
  textOf,
  open: (text, { cut, ...options }) =>
    openText(text, cut === undefined ? journal : journal.filter(({ tick }) => tick < cut), scripts(), options),
  step: (cafe) => cafe.step(),
  runUp: ({ tracing }) => (tracing === undefined ? 0 : MEMORY_TICKS),
});

export function openText(
  text: string,
  journal: readonly JournalEntry[],
  scripts: Scripts,
  options: CafeOptions,
): Simulation {
  const saved = JSON.parse(text) as SavedCafe;
  return new Simulation(saved.state, scripts, options, { ...saved, journal });
}
