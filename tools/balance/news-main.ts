// `npm run news [-- --seed 7 --days 30 --difficulty standard]`: plays a season and prints what is new on each day, and whether
// at least 20 of 30 days have something new.

import type { Difficulty } from '../../src/sim/state/season.ts';
import { newsOf } from './news.ts';

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const seed = Number(option('seed') ?? 7);
const days = Number(option('days') ?? 30);
const difficulty = option('difficulty') ?? 'standard';
if (!Number.isInteger(seed) || seed < 0 || !(days >= 1) || !['gentle', 'standard', 'keen'].includes(difficulty)) {
  console.error('--seed: a whole number from 0; --days: a number from 1; --difficulty: gentle, standard or keen');
  process.exit(2);
}

const found = newsOf(seed, days, difficulty as Difficulty);
for (const { day, stars, news } of found)
  console.log(`day ${String(day).padStart(2)}  ★${stars.toFixed(1)}  ${news.length === 0 ? '–' : news.join(', ')}`);
const full = found.filter(({ news }) => news.length > 0).length;
const reached = full >= (20 / 30) * found.length;
console.log(`\n  ${reached ? '✓' : '✗'}  something new on ${full} of ${found.length} days`);
if (!reached) process.exitCode = 1;
