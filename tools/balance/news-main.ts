// `npm run news [-- --seed 7 --days 30 --difficulty standard]`: plays a season and prints what is new on each day, and whether
// at least 20 of 30 days have something new.

import { DIFFICULTIES } from '../../src/sim/state/season.ts';
import { oneOf, option, optionsOf, wholeFrom } from '../run/options.mjs';
import { newsOf } from './news.ts';

const { seed, days, difficulty } = optionsOf({
  use: 'npm run news --',
  about: 'Plays a season and prints what is new on each day, and whether at least 20 of 30 days have something new.',
  options: {
    seed: option(wholeFrom(0), 7, 'seed of the season'),
    days: option(wholeFrom(1, 300), 30, 'days of the season'),
    difficulty: option(oneOf(DIFFICULTIES), 'standard', 'how hard it is'),
  },
});

const found = newsOf(seed, days, difficulty);
for (const { day, stars, news } of found)
  console.log(`day ${String(day).padStart(2)}  ★${stars.toFixed(1)}  ${news.length === 0 ? '–' : news.join(', ')}`);
const full = found.filter(({ news }) => news.length > 0).length;
const reached = full >= (20 / 30) * found.length;
console.log(`\n  ${reached ? '✓' : '✗'}  something new on ${full} of ${found.length} days`);
if (!reached) process.exitCode = 1;
