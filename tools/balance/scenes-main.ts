// `npm run scenes [-- --seeds 1,2,3,4,5,6 --days 30]`: plays seasons without a screen and prints how often each scene
// happens, whether anyone was stuck, any fault, whether the books are right, and whether the goals are reached.

import { option, optionsOf, someOf, wholeFrom } from '../run/options.mjs';
import { type Scenes, scenesOf } from './scenes.ts';

const { seeds, days } = optionsOf({
  use: 'npm run scenes --',
  about: 'Plays seasons without a screen and prints how often each scene happens.',
  options: {
    seeds: option(someOf(wholeFrom(0)), [1, 2, 3, 4, 5, 6], 'seeds of the seasons'),
    days: option(wholeFrom(1, 300), 30, 'days of a season'),
  },
});

const seasons: Scenes[] = seeds.map((seed) => scenesOf(seed, days));
const rows: (readonly [string, ...(number | string)[]])[] = [
  ['seed', ...seeds, 'total'],
  ['stars', ...seasons.map(({ played }) => played.stars.toFixed(1)), ''],
  ['first brawl on day', ...seasons.map(({ firstBrawl }) => firstBrawl ?? '–'), ''],
];
const kinds = [...new Set(seasons.flatMap(({ times }) => Object.keys(times)))].sort();
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const row = (name: string, of: (one: Scenes) => number): void => {
  const numbers = seasons.map(of);
  rows.push([name, ...numbers, sum(numbers)]);
};
for (const kind of kinds) row(kind, ({ times }) => times[kind] ?? 0);
row('stuck', ({ played }) => played.stuck);
row('faults', ({ played }) => played.faults);
row('wrong books', ({ played }) => played.books.length);

const wide = Math.max(...rows.map(([name]) => name.length));
for (const [name, ...cells] of rows) console.log(name.padEnd(wide), ...cells.map((cell) => String(cell).padStart(6)));

const every = (holds: (one: Scenes) => boolean): boolean => seasons.every(holds);
const least = (kind: string, number: number): boolean => every(({ times }) => (times[kind] ?? 0) >= number);
const goals: readonly (readonly [string, boolean])[] = [
  ['a brawl within the first three days', every(({ firstBrawl }) => firstBrawl !== null && firstBrawl <= 3)],
  ['at least 10 brawls', least('brawl', 10)],
  [
    'all four reactions in every brawl',
    every(({ times }) => times['brawl'] === times['brawl with all four reactions']),
  ],
  ['at least 20 photos', least('photo', 20)],
  ['at least 8 shows', least('show', 8)],
  ['at least 2 fire alarms', least('alarm', 2)],
  [
    'nobody stuck, no fault, right books',
    every(({ played: { stuck, faults, books } }) => stuck + faults + books.length === 0),
  ],
];
if (days >= 30) {
  console.log();
  for (const [goal, holds] of goals) console.log(`  ${holds ? '✓' : '✗'}  ${goal}`);
  if (goals.some(([, holds]) => !holds)) process.exitCode = 1;
}
