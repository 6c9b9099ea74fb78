/** Finds the first moment in which two players' days of the same date part, and why. */

import { type JournalEntry, isByPlayer } from '../../sim/inputs/index.ts';
import type { Scripts } from '../../sim/simulation.ts';
import { type Parting, PartingSearch } from '../futures/parting.ts';
import { type DailyResult, MOST_DAY_TICKS } from './form.ts';
import { openDaily } from './rerun.ts';

export interface DailyParting extends Parting {
  /** What each player did that the other did not, last before the days part; null = nothing. */
  readonly did: readonly [JournalEntry | null, JournalEntry | null];
}

/** A search for the first moment in which two days of the same date part, one tick a step. */
export class DailyComparison {
  private readonly search: PartingSearch;

  constructor(
    private readonly days: readonly [DailyResult, DailyResult],
    scripts: Scripts,
  ) {
    const open = ({ date, journal }: DailyResult) => openDaily(date, journal, scripts, { tracing: true });
    this.cafe = open(days[0]);
    this.search = new PartingSearch([this.cafe, open(days[1])], MOST_DAY_TICKS);
  }
  private readonly cafe: ReturnType<typeof openDaily>;

  /** How much of the day has been compared, 0…1. */
  get share(): number {
    const { tick, clock } = this.cafe.state;
    return Math.min(1, tick / (clock.closeTick ?? 1));
  }

  /** Runs one tick of both days. @returns false when the search has ended */
  step(): boolean {
    return this.search.step();
  }

  /** Where the days part; null = they never do. */
  found(): DailyParting | null {
    const { found } = this.search;
    if (found === null) return null;
    const [one, other] = this.days;
    return { ...found, did: [lastOwn(one, other, found.tick), lastOwn(other, one, found.tick)] };
  }
}

/** The player's last input up to a tick that the other day does not have. */
function lastOwn(day: DailyResult, other: DailyResult, tick: number): JournalEntry | null {
  const known = new Set(other.journal.map((entry) => JSON.stringify([entry.tick, entry.input])));
  const own = day.journal.filter(
    (entry) => entry.tick <= tick && isByPlayer(entry.input) && !known.has(JSON.stringify([entry.tick, entry.input])),
  );
  return own.at(-1) ?? null;
}
