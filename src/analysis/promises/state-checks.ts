/**
 * Checks of states that must not last: a subject in a state, too many or too few subjects, a figure out of its limits,
 * a state of the whole café. The checks count consecutive ticks in the state. Each stretch of ticks that becomes too
 * long is one breach, reported at the tick at which it exceeds the limit.
 */

import type { Json } from '../../ai/index.ts';
import type { Simulation } from '../../sim/simulation.ts';
import type { BreachKey, Check, Tell } from './check.ts';
import type { Claim, Promised } from './form.ts';
import { allHold, cafeIs, figureOf, idOf, shownAs, sighting, stretchOf, tickOf, ticksOf } from './meaning.ts';
import type { Thing } from './vocabulary.ts';

type Of<Is extends Claim['is']> = Extract<Claim, { is: Is }>;

interface Stretch {
  readonly since: number;
  /** The last tick at which the checked state held. */
  seen: number;
}

/** Check of a promise such as `no guest waits more than 600 ticks while a maid idles`. */
export function noState(cafe: Simulation, promise: Promised, claim: Of<'noState'>, tell: Tell): Check {
  const { kind } = claim.subject;
  const { all, is } = sighting(cafe, claim.subject, claim.state);
  const limit = claim.longer === null ? 0 : ticksOf(cafe, claim.longer);
  const holds = allHold(cafe, promise.conditions);
  const inTime = stretchOf(cafe, promise.between);
  // For each object, the stretch of ticks for which the state has lasted so far. Ids of objects are computed only for
  // saving.
  const stretches = new Map<Thing, Stretch>();
  return {
    wants: [],
    ticked(tick) {
      let count = 0;
      for (const one of all()) {
        if (!is(one)) continue;
        // Conditions are evaluated only when the first subject in the state is found.
        if (++count === 1 && (!inTime(tick) || (holds !== null && !holds()))) {
          count = 0;
          break;
        }
        let stretch = stretches.get(one);
        if (stretch === undefined) stretches.set(one, (stretch = { since: tick, seen: tick }));
        else stretch.seen = tick;
        if (tick - stretch.since !== limit) continue;
        const { who, name } = shownAs(kind, one, cafe.world);
        const terms = { name, ticks: limit + 1, limit };
        tell({ tick, who, because: { key: limit === 0 ? 'happened' : 'longer', terms } });
      }
      if (stretches.size === count) return;
      for (const [one, { seen }] of stretches) if (seen !== tick) stretches.delete(one);
    },
    standing: () => 'kept',
    save: () => [...stretches].map(([one, { since, seen }]) => [idOf(kind, one), since, seen]),
    load(saved) {
      const there = new Map([...all()].map((one) => [idOf(kind, one), one]));
      for (const [id, since, seen] of saved as readonly (readonly [string, number, number])[]) {
        const one = there.get(id);
        if (one !== undefined) stretches.set(one, { since, seen });
      }
    },
  };
}

/** Check of a state of the whole café: counts the ticks for which it has lasted. */
function whole(
  cafe: Simulation,
  promise: Promised,
  limit: number,
  bad: () => boolean,
  breach: (tick: number) => Parameters<Tell>[0],
  tell: Tell,
): Check {
  const holds = allHold(cafe, promise.conditions);
  const inTime = stretchOf(cafe, promise.between);
  let since = -1;
  return {
    wants: [],
    ticked(tick) {
      if (!bad() || !inTime(tick) || (holds !== null && !holds())) {
        since = -1;
        return;
      }
      if (since < 0) since = tick;
      if (tick - since === limit) tell(breach(tick));
    },
    standing: () => 'kept',
    save: () => since,
    load(saved: Json) {
      since = saved as number;
    },
  };
}

/** Check of a promise such as `never more than 3 puddles lie` or `always at least 1 maid idles`. */
export function count(cafe: Simulation, promise: Promised, claim: Of<'count'>, tell: Tell): Check {
  const { bound, count: wanted, subject } = claim;
  const { all, is } = sighting(cafe, subject, claim.state);
  const limit = claim.longer === null ? 0 : ticksOf(cafe, claim.longer);
  let found = 0;
  const bad = (): boolean => {
    found = 0;
    for (const one of all()) if (is(one)) found++;
    return bound === 'most' ? found > wanted : found < wanted;
  };
  return whole(
    cafe,
    promise,
    limit,
    bad,
    (tick) => {
      const last = [...all()].filter(is).at(-1);
      const who = last === undefined ? null : shownAs(subject.kind, last, cafe.world).who;
      return { tick, who, because: { key: bound === 'most' ? 'tooMany' : 'tooFew', terms: { count: found, wanted } } };
    },
    tell,
  );
}

/** Check of a promise such as `the café is never empty for more than 300 ticks`. */
export function cafeNever(cafe: Simulation, promise: Promised, claim: Of<'cafe'>, tell: Tell): Check {
  const limit = claim.longer === null ? 0 : ticksOf(cafe, claim.longer);
  const bad = cafeIs(cafe, claim.state);
  return whole(
    cafe,
    promise,
    limit,
    bad,
    (tick) => ({ tick, who: null, because: { key: 'cafe', terms: { ticks: limit + 1, limit } } }),
    tell,
  );
}

/** Check of a promise such as `money is never below 0` or `income is at least 20000 by 21:00`. */
export function figure(cafe: Simulation, promise: Promised, claim: Of<'figure'>, tell: Tell): Check {
  const { bound, value: wanted, by } = claim;
  const value = figureOf(cafe, claim.figure);
  const bad = (): boolean => (bound === 'least' ? value() < wanted : value() > wanted);
  const key: BreachKey = bound === 'least' ? 'below' : 'above';
  const breach = (tick: number): Parameters<Tell>[0] => ({
    tick,
    who: null,
    because: { key, terms: { value: value(), wanted } },
  });
  if (by === null) return whole(cafe, promise, 0, bad, breach, tell);
  const due = tickOf(cafe, by);
  const holds = allHold(cafe, promise.conditions);
  let decided = false;
  const decide = (tick: number): void => {
    if (decided) return;
    decided = true;
    if (bad() && (holds === null || holds())) tell(breach(tick));
  };
  return {
    wants: [],
    ticked(tick) {
      if (tick + 1 >= due) decide(tick);
    },
    ended(tick, atAll) {
      if (due === Infinity || atAll) decide(tick);
    },
    standing: () => (decided ? 'kept' : 'open'),
    save: () => decided,
    load(saved) {
      decided = saved === true;
    },
  };
}
