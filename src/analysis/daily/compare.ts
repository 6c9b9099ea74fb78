/**
 * Compares two players' runs of the same café of the day. Finds the first tick at which a character's todo differs
 * between the runs, and the last input of each player that the other player did not give.
 */

import { type JournalEntry, isByPlayer } from '../../sim/inputs/index.ts';
import type { Scripts } from '../../sim/simulation.ts';
import { type Parting, PartingSearch } from '../futures/parting.ts';
import { type DailyResult, MOST_DAY_TICKS } from './form.ts';
import { openDaily } from './rerun.ts';

export interface DailyParting extends Parting {
  /**
   * For each of the two players: the last input, before the runs differ, that the other player did not give. Null =
   * there is none.
   */
  readonly did: readonly [JournalEntry | null, JournalEntry | null];
}

/**
 * A search for the first tick at which a character's todo differs between two runs of the same café of the day. Each
 * step of the search runs one tick.
 */
export class DailyComparison {
  private readonly search: PartingSearch;

  constructor(
    private readonly days: readonly [DailyResult, DailyResult],
    scripts: Scripts,
  ) {
    const open = ({ date, journal, version }: DailyResult) =>
      openDaily(date, journal, scripts, { tracing: true }, version);
    this.cafe = open(days[0]);
    this.search = new PartingSearch([this.cafe, open(days[1])], MOST_DAY_TICKS);
  }
  private readonly cafe: ReturnType<typeof openDaily>;

  /** How much of the day has been compared, from 0 to 1. */
  get share(): number {
    const { tick, clock } = this.cafe.state;
    return Math.min(1, tick / (clock.closeTick ?? 1));
  }

  /** Runs one tick of both cafés. @returns false when the search has ended */
  step(): boolean {
    return this.search.step();
  }

  /** Returns the first difference between the two runs; null if none has been found. */
  found(): DailyParting | null {
    const { found } = this.search;
    if (found === null) return null;
    const [one, other] = this.days;
    return { ...found, did: [lastOwn(one, other, found.tick), lastOwn(other, one, found.tick)] };
  }
}

/** Returns the last input of a player, up to a tick, that the other player did not give on the same tick; null if there is none. */
function lastOwn(day: DailyResult, other: DailyResult, tick: number): JournalEntry | null {
  const known = new Set(other.journal.map((entry) => JSON.stringify([entry.tick, entry.input])));
  const own = day.journal.filter(
    (entry) => entry.tick <= tick && isByPlayer(entry.input) && !known.has(JSON.stringify([entry.tick, entry.input])),
  );
  return own.at(-1) ?? null;
}
