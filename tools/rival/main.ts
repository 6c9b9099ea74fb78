// `npm run rival [-- --seeds 6 --days 30]`: plays seasons without a screen and prints how much of what the rival
// believes about our café is true, without and with wrong signs, and what the rival did with it.

import { fresh, lies, measureSeason, percent, type Measured } from './measure.ts';

const option = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const seeds = option('seeds', 6);
const days = option('days', 30);
if (!(seeds > 0) || !(days > 0)) {
  console.error('--seeds and --days: numbers from 1');
  process.exit(2);
}

const honest = fresh();
const lying = fresh();
for (let seed = 1; seed <= seeds; seed++) {
  measureSeason(honest, seed, days);
  measureSeason(lying, seed, days, lies);
}
console.log(`${seeds} seasons of ${days} days, beliefs about our café as they stand each evening\n`);
for (const [name, one] of [
  ['no signs', honest],
  ['wrong signs', lying],
] as [string, Measured][]) {
  console.log(
    `${name.padEnd(12)} Yes ${percent(one.yes).toFixed(1)} % true of ${one.yes.held}, Maybe ${percent(one.maybe).toFixed(1)} % of ${one.maybe.held}, No ${percent(one.no).toFixed(1)} % of ${one.no.held}`,
  );
  console.log(
    `${''.padEnd(12)} ${one.scouts} scouts, ${one.noticed} noticed, ${one.fooled} fooled; ${one.ownTrips} trips of ours; guests won ${one.won}`,
  );
  console.log(
    `${''.padEnd(12)} ${Object.entries(one.moves)
      .map(([rule, count]) => `${rule} ${count}`)
      .join(', ')}`,
  );
}
const goals: [string, boolean][] = [
  ['of what the rival holds as Yes, at least 95 % is true', percent(honest.yes) >= 95],
  ['of what it holds as Maybe, at least 60 % is true', percent(honest.maybe) >= 60],
  ['wrong signs lower the first', percent(lying.yes) < percent(honest.yes)],
  ['wrong signs lower the second', percent(lying.maybe) < percent(honest.maybe)],
];
console.log();
for (const [goal, holds] of goals) console.log(`  ${holds ? '✓' : '✗'}  ${goal}`);
if (goals.some(([, holds]) => !holds)) process.exitCode = 1;
