// A run of a sweep over seasons: a whole season by one of the players of `npm run balance`.

import { thrown } from '../../src/ai/problems.ts';
import type { Cell, Plan, Result, Run } from '../../src/analysis/sweep/form.ts';
import { hashText } from '../../src/sim/state/hash.ts';
import type { Difficulty } from '../../src/sim/state/season.ts';
import { playSeason } from '../balance/play.ts';
import { playedOnce } from '../balance/promises.ts';
import { STRATEGIES } from '../balance/strategies.ts';

export const STRATEGY_NAMES: readonly string[] = STRATEGIES.map(({ name }) => name);

export function runSeasonOnce({ base, axes }: Plan, cells: readonly Cell[], { cell, seed }: Run): Result {
  try {
    if (base.is !== 'season') throw new Error('a scenario is no season');
    const of: Record<string, unknown> = { ...base };
    axes.forEach(({ fields, values }, i) => {
      for (const field of fields) of[field] = values[cells[cell]?.[i] ?? 0];
    });
    const strategy = STRATEGIES.find(({ name }) => name === of['strategy']);
    if (strategy === undefined) throw new Error(`no player is called ${String(of['strategy'])}`);
    const played = playSeason(strategy, seed, of['difficulty'] as Difficulty, Number(of['days']));
    const { stars, money, served, lost, days, heroes, staff, seats, dishes, achieved } = played;
    const { bestStars, servedInRush, stuck, faults, wrongBooks, ...once } = playedOnce(played);
    const [first, lostCafe] = [Number(once.first), Number(once.lostCafe)];
    const figures = { stars, money, served, lost, days, heroes, staff, seats, dishes, achieved, bestStars, first, lostCafe, servedInRush, stuck, faults, wrongBooks }; // prettier-ignore
    const hash = hashText(JSON.stringify({ ...played, ms: 0 }));
    return { cell, seed, figures, broken: [], hash, failed: null };
  } catch (error) {
    return { cell, seed, figures: {}, broken: [], hash: '', failed: thrown(error) };
  }
}
