/** Lists the figures of a run that a sweep's plan may name, and whether a higher or a lower value of each is better. */

import { didYouMean } from '../../ai/problems.ts';

/** Figures of a scenario's run; 1 = higher is better, −1 = lower. */
const OF_SCENARIO: Readonly<Record<string, 1 | -1>> = {
  lost: -1,
  profit: 1,
  served: 1,
  wait: -1,
  wasted: -1,
  slips: -1,
  tips: 1,
  dishes: 1,
  broken: -1,
};
/** Figures of a season's run; 1 = higher is better, −1 = lower. */
const OF_SEASON: Readonly<Record<string, 1 | -1>> = {
  stars: 1,
  money: 1,
  served: 1,
  lost: -1,
  days: 1,
  heroes: 1,
  staff: 1,
  seats: 1,
  dishes: 1,
  achieved: 1,
  bestStars: 1,
  first: 1,
  lostCafe: -1,
  servedInRush: 1,
  stuck: -1,
  faults: -1,
  wrongBooks: -1,
};
/** Figures of one maid or guest: their name is followed by a dot and the id. */
const PERSONAL = /^(steps|orders|served)\.[\w-]+$/;

const figuresOf = (base: 'scenario' | 'season'): Readonly<Record<string, 1 | -1>> =>
  base === 'scenario' ? OF_SCENARIO : OF_SEASON;

/** The reason why a figure cannot be named; null if it can. */
export function wrongFigure(name: string, base: 'scenario' | 'season', people: readonly string[]): string | null {
  const known = figuresOf(base);
  if (Object.hasOwn(known, name)) return null;
  if (base === 'scenario' && PERSONAL.test(name)) {
    const id = name.slice(name.indexOf('.') + 1);
    return people.includes(id) ? null : `names nobody in the scenario${didYouMean(id, people)}`;
  }
  return `is no figure of a ${base}; there are ${Object.keys(known).join(', ')}${base === 'scenario' ? ', and steps.ID, orders.ID and served.ID of one person' : ''}${didYouMean(name, Object.keys(known))}`;
}

/** The direction of improvement of a figure; personal figures count as better when higher, except steps. */
export const betterOf = (name: string, base: 'scenario' | 'season'): 1 | -1 =>
  figuresOf(base)[name] ?? (name.startsWith('steps.') ? -1 : 1);
