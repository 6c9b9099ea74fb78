/**
 * Selections: how weighed options become a choice (_Modular AI_, 8.6). Reasoners, pickers and the transitions of a
 * state machine use them; a game can register its own.
 */

import { component } from './component.ts';
import { ScoreTable } from './score-table.ts';
import { maybe, number, part } from './schema.ts';
import type { DecisionScene } from './decision-scene.ts';
import { type Selection, STEP, type WeighedTable } from './weighing.ts';

/**
 * Dual utility: (1) drops options of weight ≤ 0, (2) keeps only the highest rank, (3) drops options that weigh less
 * than `minShare` of the heaviest, (4) draws one of the rest by weight. A single remaining option is chosen without a
 * draw.
 */
export function dualUtility(minShare: number): Selection {
  return {
    select(table, scene) {
      table.weighAll(scene);
      const { size, weights, ranks, steps } = table;
      // Local copies of another module's constants, because JavaScript engines fold only local constants.
      const RANK: typeof STEP.rank = 2;
      const SHARE: typeof STEP.share = 3;
      let highest = -Infinity;
      let heaviest = 0;
      for (let i = 0; i < size; i++) {
        if (steps[i] !== 0) continue;
        const rank = ranks[i] as number;
        const weight = weights[i] as number;
        if (rank > highest) {
          highest = rank;
          heaviest = weight;
        } else if (rank === highest && weight > heaviest) heaviest = weight;
      }
      const least = minShare * heaviest;
      let total = 0;
      let last = -1;
      let left = 0;
      for (let i = 0; i < size; i++) {
        if (steps[i] !== 0) continue;
        if ((ranks[i] as number) < highest) steps[i] = RANK;
        else if ((weights[i] as number) < least) steps[i] = SHARE;
        else {
          total += weights[i] as number;
          last = i;
          left++;
        }
      }
      if (left < 2) return last;
      table.total = total;
      return draw(table, scene, last);
    },
  };
}

/**
 * Draws a row at random by weight, with `table.total` as the sum of the weights. If rounding leaves a remainder, the
 * last row is chosen. The total is a field of the table instead of a parameter, because passing a fraction to a
 * function would allocate memory.
 */
function draw(table: WeighedTable, scene: DecisionScene, last: number): number {
  table.drawn = scene.context.random() * table.total;
  const { drawn, weights, steps } = table;
  const DRAW: typeof STEP.draw = 4;
  let chosen = -1;
  let below = 0;
  for (let i = 0; i <= last; i++) {
    if (steps[i] !== 0) continue;
    below += weights[i] as number;
    if (chosen === -1 && (drawn < below || i === last)) chosen = i;
    else steps[i] = DRAW;
  }
  return chosen;
}

/** Chooses the first option, in the order written, that has a weight above 0. Later options are not evaluated. */
export const firstValid: Selection = {
  select(table, scene) {
    for (let i = 0; i < table.size; i++) if (table.weigh(i, scene)) return i;
    return -1;
  },
};

/**
 * Chooses the option of the highest rank; among several of them, the one with the greatest weight. Ties go to the first
 * listed. Draws no random number.
 */
export const best: Selection = {
  select(table, scene) {
    const { size, weights, ranks, steps } = table;
    let chosen = -1;
    for (let i = 0; i < size; i++) {
      if (!table.weigh(i, scene)) continue;
      const isBetter =
        chosen < 0 ||
        (ranks[i] as number) > (ranks[chosen] as number) ||
        (ranks[i] === ranks[chosen] && (weights[i] as number) > (weights[chosen] as number));
      if (isBetter) table.mustBeat((chosen = i));
    }
    for (let i = 0; i < size; i++) {
      if (i === chosen || steps[i] !== 0) continue;
      if ((ranks[i] as number) < (ranks[chosen] as number)) steps[i] = STEP.rank;
      else steps[i] = (weights[i] as number) < (weights[chosen] as number) ? STEP.share : STEP.draw;
    }
    return chosen;
  },
};

/** Component type DualUtility: pickers and transitions that name it choose with {@link dualUtility}. */
export const DualUtilitySelection = component(
  'selection',
  'DualUtility',
  { minShare: maybe(number(0, 1), 0) },
  ({ minShare }) => dualUtility(minShare),
);

/** Component type RuleBased: pickers and transitions that name it choose with {@link firstValid}. */
export const RuleBasedSelection = component('selection', 'RuleBased', {}, () => firstValid);

/** Component type Best: pickers and transitions that name it choose with {@link best}. */
export const BestSelection = component('selection', 'Best', {}, () => best);

/**
 * A selection that uses `then` if the consideration `when` allows it (its multiplier is above 0), and `otherwise` if
 * not. With it, one configuration can draw at random for impulsive characters and take the best option for diligent
 * ones.
 */
export const EitherSelection = component(
  'selection',
  'Either',
  { when: part('consideration'), then: part('selection'), otherwise: part('selection') },
  ({ when, then, otherwise }) => {
    const entries = [{ type: 'Either', name: null, consideration: when }];
    const choice = { name: '', owner: '', set: { entries, base: 1, combine: 'and', ranks: 'max' } } as const;
    const { program } = new ScoreTable([choice], true).compiled;
    return {
      select(table, scene) {
        const { picked } = scene;
        program.begin(0);
        program.evaluate(0, scene);
        scene.picked = picked;
        return ((program.multipliers[0] as number) > 0 ? then : otherwise).select(table, scene);
      },
    };
  },
);
