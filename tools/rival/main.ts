// `npm run rival [-- --seeds 6 --days 30]`: plays seasons without a screen and prints how much of what the rival
// believes about our café is true, without and with wrong signs, and what the rival did with it. Shares are of all
// evenings of all seasons together, with the least and the most of a season.

import { option, optionsOf, wholeFrom } from '../run/options.mjs';
import { lies, measureSeason, percent, shareOf, sumOf, type Measured } from './measure.ts';

const { seeds, days } = optionsOf({
  use: 'npm run rival --',
  about: 'Plays seasons without a screen and prints how much of what the rival believes about our café is true.',
  options: {
    seeds: option(wholeFrom(1, 10_000), 6, 'how many seasons, from seed 1 on'),
    days: option(wholeFrom(1, 300), 30, 'days of a season'),
  },
});

const honest: Measured[] = [];
const lying: Measured[] = [];
for (let seed = 1; seed <= seeds; seed++) {
  honest.push(measureSeason(seed, days));
  lying.push(measureSeason(seed, days, lies));
}

/** "98.4 % (96.1–99.5) of 3548". */
function told(seasons: readonly Measured[], value: 'yes' | 'maybe' | 'no'): string {
  const each = seasons
    .filter((one) => one[value].held > 0)
    .map((one) => percent(one[value]))
    .sort((a, b) => a - b);
  const all = shareOf(seasons, value);
  const range = each.length === 0 ? '' : ` (${each[0]?.toFixed(1)}–${each.at(-1)?.toFixed(1)})`;
  return `${percent(all).toFixed(1)} %${range} of ${all.held}`;
}

console.log(
  `${seeds} seasons of ${days} days, beliefs about our café as they stand each evening, and how many are true\n`,
);
for (const [name, seasons] of [
  ['no signs', honest],
  ['wrong signs', lying],
] as [string, Measured[]][]) {
  const count = (of: 'scouts' | 'noticed' | 'fooled' | 'won' | 'ownTrips'): number =>
    sumOf(seasons.map((one) => one[of]));
  const moves = new Map<string, number>();
  for (const one of seasons)
    for (const [rule, times] of Object.entries(one.moves)) moves.set(rule, (moves.get(rule) ?? 0) + times);
  console.log(
    `${name.padEnd(12)} Yes ${told(seasons, 'yes')}; Maybe ${told(seasons, 'maybe')}; No ${told(seasons, 'no')}`,
  );
  console.log(
    `${''.padEnd(12)} ${count('scouts')} scouts, ${count('noticed')} noticed, ${count('fooled')} fooled; ${count('ownTrips')} trips of ours; guests won ${count('won')}`,
  );
  console.log(`${''.padEnd(12)} ${[...moves].map(([rule, times]) => `${rule} ${times}`).join(', ')}`);
}

const [yes, maybe] = (['yes', 'maybe'] as const).map((value) =>
  [honest, lying].map((seasons) => percent(shareOf(seasons, value))),
) as [[number, number], [number, number]];
const goals: [string, boolean][] = [
  ['of what the rival holds as Yes, at least 95 % is true', yes[0] >= 95],
  ['of what it holds as Maybe, at least 60 % is true', maybe[0] >= 60],
  ['wrong signs lower the first', yes[1] < yes[0]],
  ['wrong signs lower the second', maybe[1] < maybe[0]],
];
console.log();
for (const [goal, holds] of goals) console.log(`  ${holds ? '✓' : '✗'}  ${goal}`);
if (goals.some(([, holds]) => !holds)) process.exitCode = 1;
