/**
 * Simulates a played café of the day again from its date and its recorded inputs. This gives the result that is saved
 * or shared, and checks the score of a day that another player shared. The page can simulate one tick at a time, so
 * that it stays responsive.
 */

import { type DailyScore, dailyScore } from '../../sim/daily-score.ts';
import { beginDaily } from '../../sim/open-daily-cafe.ts';
import type { JournalEntry } from '../../sim/inputs/index.ts';
import type { DailyRules } from '../../sim/daily/rules.ts';
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

/**
 * Opens the café of the day for a date, in its state before the first tick.
 * @param journal the recorded inputs of the player @param rules the version of the rules by which the day was played
 */
export function openDaily(
  date: number,
  journal: readonly JournalEntry[],
  scripts: Scripts,
  options: CafeOptions = {},
  rules: DailyRules = DAILY_VERSION,
): Simulation {
  const cafe = new Simulation(beginDaily(date, rules), scripts, options);
  for (const { tick, input } of journal) cafe.giveAt(tick, input);
  return cafe;
}

/** Simulates a recorded café of the day again, from its beginning to its end. */
export class DailyRun {
  readonly cafe: Simulation;
  private readonly trail: string[] = [];
  /** The message of the error that stopped the café; null = none. */
  failed: string | null = null;

  constructor(
    private readonly date: number,
    private readonly journal: readonly JournalEntry[],
    scripts: Scripts,
    private readonly rules: DailyRules = DAILY_VERSION,
  ) {
    this.cafe = openDaily(date, journal, scripts, {}, rules);
  }

  get done(): boolean {
    const { state } = this.cafe;
    return state.over || state.tick >= MOST_DAY_TICKS || this.failed !== null;
  }

  /** The share of the day that has been simulated, 0…1. */
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

  /** Returns the result of the day up to the current tick. */
  result(): DailyResult {
    return resultOf(this.date, this.cafe, this.journal, this.trail.join(''), this.rules);
  }
}

/**
 * Builds the result of a day: its score, its inputs and the hashes to compare with.
 * @param trail see {@link trailDigit}
 */
export function resultOf(
  date: number,
  cafe: Simulation,
  journal: readonly JournalEntry[],
  trail: string,
  rules: DailyRules = DAILY_VERSION,
): DailyResult {
  const { tick, goals = [] } = cafe.state;
  return {
    format: DAILY_FORMAT,
    version: rules,
    game: GAME,
    date,
    score: dailyScore(cafe.state),
    goals: goals.filter(({ doneTick }) => doneTick !== null).length,
    hash: cafe.hash(),
    journal: journal.filter((entry) => entry.tick < tick),
    trail,
  };
}

/** Returns the hash digit to append to the trail after a tick; '' = the trail gets no digit at this tick. */
export const trailDigit = (cafe: Simulation): string => (cafe.state.tick % TRAIL_EVERY === 0 ? digitOf(cafe) : '');

/** Number of hash digits in the trail of a day that has run up to `tick`. */
export const trailLength = (tick: number): number => Math.floor(tick / TRAIL_EVERY);

/** Whether a simulation of a shared day gives the score that the player who shared the day claims. */
export type DailyVerdict =
  | { readonly same: true; readonly score: DailyScore }
  | {
      readonly same: false;
      /** The score that the simulation gives. */
      readonly score: DailyScore;
      /**
       * The names of the claimed values that the simulation does not confirm: fields of the score, `goals`, `hash`
       * (state of the café) or `trail`.
       */
      readonly fields: readonly string[];
      /**
       * A tick shortly before the first difference between the simulation and the recorded trail; null = the trails
       * are equal, so only the claimed values are wrong.
       */
      readonly tick: number | null;
      /** The version of the game in which the day was played; null = the running version. */
      readonly game: string | null;
      readonly failed: string | null;
    };

/** Compares the values that a shared day claims with those of its simulation. */
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
