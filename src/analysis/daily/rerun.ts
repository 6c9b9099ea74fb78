/**
 * Runs a café of the day again from its date and its inputs: to write down a day that was played, and to check the
 * score of a day that was shared. Both run one tick a step, so that a page stays responsive.
 */

import { beginDaily, type DailyScore, dailyScore } from '../../sim/daily-cafe.ts';
import type { JournalEntry } from '../../sim/inputs/index.ts';
import { type CafeOptions, type Scripts, Simulation } from '../../sim/simulation.ts';
import { digitOf } from '../replay/digest.ts';
import {
  DAILY_FORMAT,
  DAILY_VERSION,
  type DailyResult,
  GAME,
  MOST_DAY_TICKS,
  SCORE_FIELDS,
  TRAIL_EVERY,
} from './form.ts';

/** Opens the café of a date at its beginning, with the inputs of a day. */
export function openDaily(
  date: number,
  journal: readonly JournalEntry[],
  scripts: Scripts,
  options: CafeOptions = {},
): Simulation {
  const cafe = new Simulation(beginDaily(date), scripts, options);
  for (const { tick, input } of journal) cafe.giveAt(tick, input);
  return cafe;
}

/** A day that runs again to its end. */
export class DailyRun {
  readonly cafe: Simulation;
  private readonly trail: string[] = [];
  /** The message of the error that stopped the café; null = none. */
  failed: string | null = null;

  constructor(
    private readonly date: number,
    private readonly journal: readonly JournalEntry[],
    scripts: Scripts,
  ) {
    this.cafe = openDaily(date, journal, scripts);
  }

  get done(): boolean {
    const { state } = this.cafe;
    return state.over || state.tick >= MOST_DAY_TICKS || this.failed !== null;
  }

  /** How much of the day has run, 0…1. */
  get share(): number {
    const { tick, clock } = this.cafe.state;
    return Math.min(1, tick / (clock.closeTick ?? 1));
  }

  /** Runs one tick. @returns false when the day is over */
  step(): boolean {
    if (this.done) return false;
    const { cafe } = this;
    try {
      cafe.step();
    } catch (error) {
      this.failed = error instanceof Error ? error.message : 'it threw something';
      return false;
    }
    this.trail.push(trailDigit(cafe));
    return true;
  }

  /** The day so far, written down. */
  result(): DailyResult {
    return resultOf(this.date, this.cafe, this.journal, this.trail.join(''));
  }
}

/** A day written down. @param trail see {@link trailDigit} */
export function resultOf(date: number, cafe: Simulation, journal: readonly JournalEntry[], trail: string): DailyResult {
  const { tick, goals = [] } = cafe.state;
  return {
    format: DAILY_FORMAT,
    version: DAILY_VERSION,
    game: GAME,
    date,
    score: dailyScore(cafe.state),
    goals: goals.filter(({ doneTick }) => doneTick !== null).length,
    hash: cafe.hash(),
    journal: journal.filter((entry) => entry.tick < tick),
    trail,
  };
}

/** The digit of the trail that is due after a tick; '' = none is due. */
export const trailDigit = (cafe: Simulation): string => (cafe.state.tick % TRAIL_EVERY === 0 ? digitOf(cafe) : '');

/** Number of digits that the trail of a day has at a tick. */
export const trailLength = (tick: number): number => Math.floor(tick / TRAIL_EVERY);

/** Whether a shared day gives the score that it claims. */
export type DailyVerdict =
  | { readonly same: true; readonly score: DailyScore }
  | {
      readonly same: false;
      /** The score that the inputs really give. */
      readonly score: DailyScore;
      /** What differs from the claim: figures of the score, `goals`, or the café as a whole (`hash`, `trail`). */
      readonly fields: readonly string[];
      /** A tick shortly after which the day differs from what was recorded; null = only the claim is wrong. */
      readonly tick: number | null;
      /** The version of the game in which the day was played, if it is another one. */
      readonly game: string | null;
      readonly failed: string | null;
    };

/** Compares a shared day with its run. */
export function verdictOf(claimed: DailyResult, run: DailyRun): DailyVerdict {
  const found = run.result();
  const fields: string[] = SCORE_FIELDS.filter((field) => claimed.score[field] !== found.score[field]);
  if (claimed.goals !== found.goals) fields.push('goals');
  if (claimed.hash !== found.hash) fields.push('hash');
  const digits = Math.max(claimed.trail.length, found.trail.length);
  let at = 0;
  while (at < digits && claimed.trail[at] === found.trail[at]) at++;
  if (at < digits) fields.push('trail');
  const { score } = found;
  if (fields.length === 0 && run.failed === null) return { same: true, score };
  return {
    same: false,
    score,
    fields,
    tick: at < digits ? at * TRAIL_EVERY : null,
    game: claimed.game === GAME ? null : claimed.game,
    failed: run.failed,
  };
}
