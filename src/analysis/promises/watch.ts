/**
 * Watches a running café and notes which promises are broken, when and by which character. It never changes the café.
 * Checks of events cost nothing while nothing happens. Its memory is plain data.
 *
 *     const watch = new PromiseWatch(promises, cafe);
 *     cafe.step();
 *     for (const { promise, breach } of watch.ticked()) …
 */

import type { Json } from '../../ai/index.ts';
import type { Simulation } from '../../sim/simulation.ts';
import type { Breach, Check, Standing, Tell } from './check.ts';
import type { Promised } from './form.ts';
import { every, events, noEvent, share } from './event-checks.ts';
import { cafeNever, count, figure, noState } from './state-checks.ts';

/** Number of breaches kept per promise; later ones are only counted. */
const BREACHES_KEPT = 200;

export interface Broken {
  /** Index of the broken promise in the list. */
  readonly promise: number;
  readonly breach: Breach;
}

export interface Verdict {
  readonly standing: Standing;
  readonly times: number;
  /** The promise's first breaches, in order of time. */
  readonly breaches: readonly Breach[];
}

export interface SavedWatch {
  readonly ended: boolean;
  readonly verdicts: readonly Verdict[];
  readonly checks: readonly Json[];
}

export class PromiseWatch {
  private readonly checks: readonly Check[];
  /** The `ticked` functions of all checks that have such a function; they are kept in one list, because they are called at every tick. */
  private readonly always: readonly ((tick: number) => void)[];
  private readonly listening = new Map<string, Check[]>();
  private readonly times: number[];
  private readonly kept: Breach[][];
  private news: Broken[] = [];
  private over = false;

  /**
   * Watches these promises.
   * @param saved the saved memory of a watch over the same promises, from this moment of the café
   */
  constructor(
    readonly promises: readonly Promised[],
    private readonly cafe: Simulation,
    saved?: SavedWatch,
  ) {
    this.times = promises.map((_, i) => saved?.verdicts[i]?.times ?? 0);
    this.kept = promises.map((_, i) => [...(saved?.verdicts[i]?.breaches ?? [])]);
    this.checks = promises.map((promise, i) => {
      const check = checkOf(cafe, promise, (breach) => this.broken(i, breach));
      if (saved !== undefined) check.load(saved.checks[i] ?? null);
      return check;
    });
    this.over = saved?.ended ?? false;
    this.always = this.checks.flatMap((check) => (check.ticked === undefined ? [] : check.ticked));
    for (const check of this.checks)
      for (const type of check.wants) {
        const before = this.listening.get(type);
        if (before === undefined) this.listening.set(type, [check]);
        else before.push(check);
      }
  }

  private broken(promise: number, breach: Breach): void {
    this.times[promise] = (this.times[promise] ?? 0) + 1;
    const kept = this.kept[promise];
    if (kept !== undefined && kept.length < BREACHES_KEPT) kept.push(breach);
    this.news.push({ promise, breach });
  }

  /** Runs the checks for the last tick. Must be called after every step of the café. @returns the breaches of this step */
  ticked(): readonly Broken[] {
    if (this.over) return NOTHING;
    const { cafe } = this;
    const { state } = cafe;
    const tick = state.tick - 1;
    for (const event of cafe.events) {
      const checks = this.listening.get(event.type);
      if (checks !== undefined) for (const check of checks) check.told?.(event, tick);
    }
    for (const ticked of this.always) ticked(tick);
    if (state.over) this.end(true);
    return this.taken();
  }

  /**
   * Ends the run and decides the promises that depend on its end.
   * @returns the breaches found
   */
  finish(): readonly Broken[] {
    if (!this.over) this.end(this.cafe.state.over);
    return this.taken();
  }

  private end(whole: boolean): void {
    this.over = true;
    const tick = Math.max(0, this.cafe.state.tick - 1);
    for (const check of this.checks) check.ended?.(tick, whole);
  }

  private taken(): readonly Broken[] {
    if (this.news.length === 0) return NOTHING;
    const { news } = this;
    this.news = [];
    return news;
  }

  verdicts(): readonly Verdict[] {
    return this.checks.map((check, i) => ({
      standing: (this.times[i] ?? 0) > 0 ? 'broken' : check.standing(),
      times: this.times[i] ?? 0,
      breaches: [...(this.kept[i] ?? [])],
    }));
  }

  saved(): SavedWatch {
    return { ended: this.over, verdicts: this.verdicts(), checks: this.checks.map((check) => check.save()) };
  }
}

const NOTHING: readonly Broken[] = [];

function checkOf(cafe: Simulation, promise: Promised, tell: Tell): Check {
  const { claim } = promise;
  switch (claim.is) {
    case 'noState':
      return noState(cafe, promise, claim, tell);
    case 'noEvent':
      return noEvent(cafe, promise, claim, tell);
    case 'every':
      return every(cafe, promise, claim, tell);
    case 'count':
      return count(cafe, promise, claim, tell);
    case 'events':
      return events(cafe, promise, claim, tell);
    case 'share':
      return share(cafe, promise, claim, tell);
    case 'figure':
      return figure(cafe, promise, claim, tell);
    case 'cafe':
      return cafeNever(cafe, promise, claim, tell);
  }
}
