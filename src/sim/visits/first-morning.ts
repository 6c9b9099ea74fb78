/**
 * The first morning of a season: guests wait for the doors to open, so that the player sees people and has something to
 * decide from the first minute on. The guests of the day's plan who would come first come earlier; nobody is added.
 */

import type { ArrivalPlan } from '../state/arrivals.ts';
import type { Clock } from '../state/things.ts';

/** Number of guests who come early, and the share of the day after the opening in which they do. */
const EARLY = 11;
const UNTIL = 0.045;

/** The day's plan with its first guests moved to the first half hour. Parties stay together. */
export function firstMorning(plans: readonly ArrivalPlan[], { openTick, closeTick }: Clock): ArrivalPlan[] {
  const length = (closeTick ?? openTick + 6000) - openTick;
  const ordered = [...plans].sort((a, b) => a.tick - b.tick);
  const early = new Map<string, number>();
  let count = 0;
  for (const { id, spec } of ordered) {
    if (spec.isHero) continue;
    const key = spec.party ?? id;
    if (!early.has(key)) {
      if (count >= EARLY) continue;
      // The first guests come at once, the others after them at ever shorter intervals.
      early.set(key, openTick + Math.floor(length * UNTIL * (count / EARLY)));
    }
    count++;
  }
  return plans.map((plan) => ({ ...plan, tick: early.get(plan.spec.party ?? plan.id) ?? plan.tick }));
}
