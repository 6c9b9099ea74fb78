/**
 * Selections: how weighed options become a choice (_Modular AI_, 8.6). Reasoners, pickers and the transitions of a
 * state machine use them; a game can register its own.
 */

import { component } from './component.ts';
import { maybe, number } from './schema.ts';
import type { DecisionScene } from './decision-scene.ts';
import type { Selection, ScoreTable } from './weighing.ts';

/**
 * Dual utility: (1) drops options of weight ≤ 0, (2) keeps only the highest rank, (3) drops options that weigh less
 * than `minShare` of the heaviest, (4) draws one of the rest by weight. A single remaining option is chosen without a
 * draw.
 */
export function dualUtility(minShare: number): Selection {
  return {
    select(table, scene) {
      const { size } = table;
      let highest = -Infinity;
      for (let i = 0; i < size; i++) {
        const row = table.weigh(i, scene);
        if (!(row.weight > 0)) row.dropped = 'weight';
        else if (row.rank > highest) highest = row.rank;
      }
      let heaviest = 0;
      for (let i = 0; i < size; i++) {
        const row = table.row(i);
        if (row.dropped !== null) continue;
        if (row.rank < highest) row.dropped = 'rank';
        else if (row.weight > heaviest) heaviest = row.weight;
      }
      let total = 0;
      let last = -1;
      let left = 0;
      for (let i = 0; i < size; i++) {
        const row = table.row(i);
        if (row.dropped !== null) continue;
        if (row.weight < minShare * heaviest) row.dropped = 'share';
        else {
          total += row.weight;
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
 * Draws by weight, out of `table.total`; a remainder left by rounding goes to the last. (The total is not a parameter,
 * because passing a fraction would allocate.)
 */
function draw(table: ScoreTable, scene: DecisionScene, last: number): number {
  table.drawn = scene.context.random() * table.total;
  let chosen = -1;
  let below = 0;
  for (let i = 0; i <= last; i++) {
    const row = table.row(i);
    if (row.dropped !== null) continue;
    below += row.weight;
    if (chosen === -1 && (table.drawn < below || i === last)) chosen = i;
    else row.dropped = 'draw';
  }
  return chosen;
}

/** Chooses the first option, in the order written, with a weight above 0; later ones are not evaluated. */
export const firstValid: Selection = {
  select(table, scene) {
    for (let i = 0; i < table.size; i++) {
      const row = table.weigh(i, scene);
      if (row.weight > 0) return i;
      row.dropped = 'weight';
    }
    return -1;
  },
};

/** Registers {@link dualUtility} for pickers and transitions. */
export const DualUtilitySelection = component(
  'selection',
  'DualUtility',
  { minShare: maybe(number(0, 1), 0) },
  ({ minShare }) => dualUtility(minShare),
);

/** Registers {@link firstValid} for pickers and transitions. */
export const RuleBasedSelection = component('selection', 'RuleBased', {}, () => firstValid);
