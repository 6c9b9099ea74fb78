// `npm run balance [-- --seeds 10 --from 1 --days 30 --strategy hands-off,commander --difficulty standard]`: plays seasons
// by simple players over several seeds, prints a table, and checks what the game promises of its balance.

import { playSeason, type Played } from './play.ts';
import { flag, oneOf, option, optionsOf, someOf, wholeFrom } from '../run/options.mjs';
import { mean, playedOnce, promisesOf, spread } from './promises.ts';
import { STRATEGIES } from './strategies.ts';
import { DIFFICULTIES, type Difficulty } from '../../src/sim/state/season.ts';

const {
  seeds,
  from,
  days,
  strategy: asked,
  difficulty: wanted,
  curve,
} = optionsOf({
  use: 'npm run balance --',
  about:
    'Plays seasons by simple players over several seeds, prints a table, and checks what the game promises of its balance.',
  options: {
    seeds: option(wholeFrom(1, 10_000), 10, 'how many seeds'),
    from: option(wholeFrom(1), 1, 'the first seed'),
    days: option(wholeFrom(1, 300), 30, 'days of a season'),
    strategy: option(someOf(oneOf(STRATEGIES.map(({ name }) => name))), null, 'players; left out = all'),
    difficulty: option(someOf(oneOf(DIFFICULTIES)), null, 'left out = standard, and gentle for hands-off'),
    curve: flag('prints stars and money of each day as well'),
  },
});
const difficulties: readonly Difficulty[] = wanted ?? ['standard', 'gentle'];
/** On the other difficulties only sensible evenings are promised something, unless players are named. */
const playersOn = (difficulty: Difficulty): readonly string[] =>
  asked ?? (difficulty === 'standard' || wanted !== undefined ? STRATEGIES.map(({ name }) => name) : ['hands-off']);

const all: Played[] = [];
for (const difficulty of difficulties) {
  const rows: Record<string, string>[] = [];
  for (const strategy of STRATEGIES.filter(({ name }) => playersOn(difficulty).includes(name))) {
    const played: Played[] = [];
    for (let seed = from; seed < from + seeds; seed++) played.push(playSeason(strategy, seed, difficulty, days));
    all.push(...played);
    const of = (read: (one: Played) => number): number[] => played.map(read);
    rows.push({
      player: strategy.name,
      stars: spread(of(({ stars }) => stars)),
      days: mean(of((one) => one.days)).toFixed(0),
      'lost the café': `${played.filter(({ ending }) => ending === 'debt').length} of ${seeds}`,
      first: `${played.filter(({ first }) => first).length} of ${seeds}`,
      'money, k': spread(
        of(({ money }) => money / 1000),
        0,
      ),
      'on rush days': spread(
        of(({ servedInRush }) => mean(servedInRush)),
        0,
      ),
      served: `${mean(of(({ served, lost }) => (100 * served) / Math.max(1, served + lost))).toFixed(0)} %`,
      heroes: mean(of(({ heroes }) => heroes)).toFixed(1),
      bells: mean(of(({ bells }) => bells)).toFixed(1),
      staff: mean(of(({ staff }) => staff)).toFixed(1),
      seats: mean(of((one) => one.seats)).toFixed(0),
      dishes: mean(of((one) => one.dishes)).toFixed(0),
      'stuck, faults, money': [of((one) => one.stuck), of((one) => one.faults), of((one) => one.books.length)]
        .map((list) => list.reduce((a, b) => a + b, 0))
        .join(', '),
      's a season': mean(of(({ ms }) => ms / 1000)).toFixed(1),
    });
    if (curve)
      for (const one of played)
        console.log(
          strategy.name,
          one.seed,
          'stars',
          one.starsByDay.map((n) => n.toFixed(1)).join(' '),
          '\n   money',
          one.moneyByDay.map((n) => Math.round(n / 1000)).join(' '),
        );
  }
  console.log(`\n${difficulty}, ${seeds} seeds, ${days} days`);
  print(rows);
}

for (const { strategy, seed, books } of all)
  for (const fault of books.slice(0, 3)) console.log(`  ${strategy}, seed ${seed}: ${fault}`);
if (days >= 30) {
  console.log();
  const promises = promisesOf(all.map(playedOnce));
  for (const { promise, found, holds } of promises) console.log(`  ${holds ? '✓' : '✗'}  ${promise}: ${found}`);
  if (promises.some(({ holds }) => !holds)) process.exitCode = 1;
}

function print(rows: readonly Record<string, string>[]): void {
  const names = Object.keys(rows[0] ?? {});
  const wide = names.map((name) => Math.max(name.length, ...rows.map((row) => (row[name] ?? '').length)));
  const line = (cells: readonly string[]): string =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(wide[i] as number) : cell.padStart(wide[i] as number))).join('  ');
  console.log(line(names));
  console.log('─'.repeat(line(names).length));
  for (const row of rows) console.log(line(names.map((name) => row[name] ?? '')));
}
