// Reads the options of `npm run season:clicks`.

import type { Difficulty } from '../../../src/sim/state/season.ts';

export interface Options {
  readonly seed: number;
  readonly days: number;
  readonly difficulty: Difficulty;
}

export const USAGE =
  '--seed and --days: whole numbers from 1; --difficulty: gentle, standard or keen; there are no other options';

const isCount = (n: number): boolean => Number.isInteger(n) && n > 0;

/** The options that these words of a command line give; null if one is unknown, lacks its value or has a wrong one. */
export function readOptions(words: readonly string[]): Options | null {
  const given = new Map([
    ['--seed', '3'],
    ['--days', '30'],
    ['--difficulty', 'standard'],
  ]);
  for (let i = 0; i < words.length; i += 2) {
    const [name = '', value] = words.slice(i, i + 2);
    if (!given.has(name) || value === undefined) return null;
    given.set(name, value);
  }
  const [seed, days] = [Number(given.get('--seed')), Number(given.get('--days'))];
  const difficulty = given.get('--difficulty') ?? '';
  if (!isCount(seed) || !isCount(days) || !['gentle', 'standard', 'keen'].includes(difficulty)) return null;
  return { seed, days, difficulty: difficulty as Difficulty };
}
