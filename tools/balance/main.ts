// `npm run balance [-- --seeds 10 --days 30 --strategy sensible --difficulty standard]`: plays seasons by simple
// strategies over several seeds, prints a table, and checks the game's balance: sensible play ends with two to four
// stars, neglect loses the café, and no single kind of purchase decides the season.

import { playSeason, type Played } from './play.ts';
import { STRATEGIES } from './strategies.ts';
import type { Difficulty } from '../../src/sim/state/season.ts';

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const seeds = Number(option('seeds') ?? 10);
const days = Number(option('days') ?? 30);
const difficulties = (option('difficulty') ?? 'standard').split(',') as Difficulty[];
const chosen = STRATEGIES.filter(({ name }) => (option('strategy') ?? name).split(',').includes(name));
if (chosen.length === 0 || !(seeds > 0) || !(days > 0)) {
  console.error(
    `--strategy: some of ${STRATEGIES.map(({ name }) => name).join(', ')}; --seeds and --days: numbers from 1`,
  );
  process.exit(2);
}

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);
const spread = (list: readonly number[], digits = 1): string =>
  `${mean(list).toFixed(digits)} (${Math.min(...list).toFixed(digits)} … ${Math.max(...list).toFixed(digits)})`;

const all: Played[] = [];
for (const difficulty of difficulties) {
  const rows: Record<string, string>[] = [];
  for (const strategy of chosen) {
    const played: Played[] = [];
    for (let seed = 1; seed <= seeds; seed++) played.push(playSeason(strategy, seed, difficulty, days));
    all.push(...played);
    const of = (read: (one: Played) => number): number[] => played.map(read);
    rows.push({
      strategy: strategy.name,
      stars: spread(of(({ stars }) => stars)),
      days: mean(of((one) => one.days)).toFixed(0),
      'lost the café': `${played.filter(({ ending }) => ending === 'debt').length} of ${seeds}`,
      first: `${played.filter(({ first }) => first).length} of ${seeds}`,
      'money, k': spread(
        of(({ money }) => money / 1000),
        0,
      ),
      served: `${mean(of(({ served, lost }) => (100 * served) / Math.max(1, served + lost))).toFixed(0)} %`,
      heroes: mean(of(({ heroes }) => heroes)).toFixed(1),
      staff: mean(of(({ staff }) => staff)).toFixed(1),
      seats: mean(of((one) => one.seats)).toFixed(0),
      dishes: mean(of((one) => one.dishes)).toFixed(0),
      'stuck, faults, money': [of((one) => one.stuck), of((one) => one.faults), of((one) => one.books.length)]
        .map((list) => list.reduce((a, b) => a + b, 0))
        .join(', '),
      's a season': (mean(of(({ ms }) => ms)) / 1000).toFixed(1),
    });
    if (option('curve') !== undefined)
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

if (days >= 30 && difficulties.includes('standard')) {
  const of = (name: string): Played[] => all.filter((one) => one.strategy === name && one.difficulty === 'standard');
  const share = (list: readonly Played[], holds: (one: Played) => boolean): number =>
    list.filter(holds).length / Math.max(1, list.length);
  const goals: [string, boolean][] = [];
  if (of('sensible').length > 0) {
    const stars = mean(of('sensible').map((one) => one.stars));
    goals.push([
      'sensible play ends with two to four stars, with every seed',
      share(of('sensible'), ({ stars: s }) => s >= 2 && s <= 4) === 1,
    ]);
    for (const name of ['draws', 'furniture', 'courses'])
      if (of(name).length > 0)
        goals.push([`${name} alone do not decide it`, mean(of(name).map((one) => one.stars)) < stars]);
  }
  if (of('neglect').length > 0)
    goals.push(['neglect loses the café', share(of('neglect'), ({ ending }) => ending === 'debt') === 1]);
  goals.push(['nobody stuck, no fault', all.every(({ stuck, faults }) => stuck === 0 && faults === 0)]);
  goals.push(['no money from nowhere, any day, any evening', all.every(({ books }) => books.length === 0)]);
  for (const { strategy, seed, books } of all)
    for (const fault of books.slice(0, 3)) console.log(`  ${strategy}, seed ${seed}: ${fault}`);
  goals.push(['a season takes less than a minute', all.every(({ ms }) => ms < 60_000)]);
  console.log();
  for (const [goal, holds] of goals) console.log(`  ${holds ? '✓' : '✗'}  ${goal}`);
  if (goals.some(([, holds]) => !holds)) process.exitCode = 1;
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
