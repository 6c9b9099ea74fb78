// Plans for the tests of sweeps: a tiny scenario with two maids, and what a plan needs from outside.

import { readPlan } from '../../../src/analysis/sweep/plan.ts';
import type { Cell, Plan, Result } from '../../../src/analysis/sweep/form.ts';

export const SCENARIO = {
  ticks: 300,
  map: ['############', '#K.........#', '#PP..aTb...#', '#..........#', '#....cTd...#', '#####D######'],
  menu: [{ id: 'ramen', cookTicks: 20, eatTicks: 40, price: 900 }],
  maids: [
    { id: 'mei', rank: 2, at: [2, 3] },
    { id: 'momo', rank: 4, at: [3, 3] },
  ],
  customers: [0, 10, 30].map((arrive, i) => ({ id: `c${i}`, type: 'office', arrive, order: ['ramen'] })),
};

export const OUTSIDE = {
  readJson: (file: string) =>
    file === 'cafe.json' ? { json: structuredClone(SCENARIO) as unknown } : { error: `${file}: cannot be read` },
  readText: (file: string) =>
    file === 'rules.txt'
      ? { text: 'nobody gets stuck # ever\n\nno maid slips\n' }
      : { error: `${file}: cannot be read` },
  strategies: ['hands-off', 'idle'],
};

/** A small plan that is right, with these lines in addition. */
export const TEXT = `name: Small
scenario: cafe.json
vary:
  rank: { field: mei.rank, values: [2, 3, 4, 5] }
  speed: { field: maids.*.speed, values: [4, 6, 9] }
`;

export function planOf(text: string): { readonly plan: Plan; readonly cells: readonly Cell[] } {
  const read = readPlan('plan.yaml', text, OUTSIDE);
  if (!read.ok) throw new Error(read.errors.join('\n'));
  return read;
}

export const resultOf = (cell: number, seed: number, figures: Readonly<Record<string, number>>): Result => ({
  cell,
  seed,
  figures,
  broken: [],
  hash: `${cell}-${seed}`,
  failed: null,
});
