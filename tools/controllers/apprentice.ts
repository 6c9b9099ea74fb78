// `npm run apprentice [-- --seeds 6 --maid hana]`: five days in which a consistent player drives an apprentice, then two
// in which she decides by herself; prints how often she does what the player would. Goal: at least 80 % of the situations
// seen five times or more.

import { roster } from '../../src/data/index.ts';
import { oneOf, option, optionsOf, wholeFrom } from '../run/options.mjs';
import { type Imitation, imitation } from './imitation.ts';

const { seeds, maid } = optionsOf({
  use: 'npm run apprentice --',
  about: 'Prints how often an apprentice does what the player would, after five days of a consistent player.',
  options: {
    seeds: option(wholeFrom(1, 10_000), 6, 'how many seeds'),
    maid: option(oneOf(roster.map(({ id }) => id)), 'hana', 'which maid'),
  },
});

const all: Imitation[] = [];
const percent = (part: number, of: number): string => (of === 0 ? '–' : `${((100 * part) / of).toFixed(0)} %`);
for (let seed = 1; seed <= seeds; seed++) {
  const one = imitation(seed, maid);
  all.push(one);
  console.log(
    `seed ${seed}: ${one.lessons} lessons in ${one.situations} situations; like the player in ${one.alike} of ${one.measured} situations (${percent(one.alike, one.measured)}), ${one.hits} of ${one.decisions} decisions (${percent(one.hits, one.decisions)}); ${one.byHabit} by habit, ${one.usual} times without one`,
  );
}
const sum = (of: (one: Imitation) => number): number => all.reduce((total, one) => total + of(one), 0);
const [alike, measured] = [sum((one) => one.alike), sum((one) => one.measured)];
console.log(
  `\nin all: ${percent(alike, measured)} of the situations, ${percent(
    sum((one) => one.hits),
    sum((one) => one.decisions),
  )} of the decisions`,
);
const holds = alike >= 0.8 * measured && all.every((one) => one.alike >= 0.8 * one.measured);
console.log(`  ${holds ? '✓' : '✗'}  at least 80 % of the situations seen five times or more, for every seed`);
if (!holds) process.exitCode = 1;
