/**
 * The lab's figures with 12 maids and 60 seats: the cost of full recording, the time to restore any moment of the day,
 * the size of a day on tape, and the time of a hundred futures on two cores.
 */

import { shippedPromises } from '../../src/data/promises.ts';
import { PromiseWatch, readPromises } from '../../src/analysis/promises/index.ts';
import { runFuture } from '../../src/analysis/futures/futures.ts';
import { History } from '../../src/analysis/timeline/history.ts';
import { CafeTape } from '../../src/analysis/timeline/tape.ts';
import { scripts } from '../../src/scripts/index.ts';
import { fullHouse } from './full-house.ts';
import { atMost, type Goal, median, table, type Wishes } from './harness.ts';

/** Days of warm-up. */
const WARMING_UP = 3;
const MOST_TICKS = 20_000;

/**
 * Processor time of whole days without recording, with decision records, and with everything the lab records, in turns.
 */
function recording(rounds: number): number {
  const ways = [
    { name: 'nobody looks', tracing: false, lab: false },
    { name: 'decision records', tracing: true, lab: false },
    { name: 'history and tape', tracing: 'whole', lab: true },
  ] as const;
  const spent: number[][] = ways.map(() => []);
  for (let day = -WARMING_UP; day < rounds; day++)
    for (const [i, { tracing, lab }] of ways.entries()) {
      const cafe = fullHouse(1 + ((day + WARMING_UP) % 3), { tracing });
      const history = new History(cafe.trace);
      const tape = new CafeTape(() => scripts, cafe.journal);
      const from = process.cpuUsage();
      while (!cafe.state.over && cafe.state.tick < MOST_TICKS) {
        cafe.step();
        if (!lab) continue;
        history.ticked(cafe);
        tape.keep(cafe);
      }
      const { user, system } = process.cpuUsage(from);
      if (day >= 0) spent[i]?.push((user + system) / 1000);
    }
  const [plain = 0, ...others] = spent.map((times) => median(times));
  table(
    ['recording', 'ms a day', 'from … to', 'slower than nobody looking'],
    ways.map(({ name }, i) => {
      const times = spent[i] as number[];
      const ms = median(times);
      const range = `${Math.min(...times).toFixed(0)} … ${Math.max(...times).toFixed(0)}`;
      return [name, ms.toFixed(0), range, `${(ms / plain).toFixed(2)} ×`];
    }),
  );
  return (others.at(-1) ?? 0) / plain;
}

/** Share of a café's time spent checking all shipped promises; the median of some seeds. */
function watching(seeds: number): number {
  const read = readPromises(shippedPromises);
  const shares = Array.from({ length: seeds }, (_, i) => {
    const cafe = fullHouse(1 + i, {});
    const watch = new PromiseWatch(read.promises, cafe);
    let looking = 0;
    const from = performance.now();
    for (let tick = 0; tick < 2500; tick++) {
      cafe.step();
      const since = performance.now();
      watch.ticked();
      looking += performance.now() - since;
    }
    return looking / (performance.now() - from);
  });
  return median(shares);
}

export function benchLab({ quick }: Wishes): Goal[] {
  console.log('The lab, with 12 maids and 60 seats\n');
  const slower = recording(quick ? 3 : 9);

  const cafe = fullHouse(1, { tracing: 'whole' });
  const text = cafe.save();
  const tape = new CafeTape(() => scripts, cafe.journal);
  const history = new History(cafe.trace);
  tape.keep(cafe, true);
  while (!cafe.state.over && cafe.state.tick < MOST_TICKS) {
    cafe.step();
    history.ticked(cafe);
    tape.keep(cafe);
  }
  const end = cafe.state.tick;
  const rewinds: number[] = [];
  for (let i = 0; i < (quick ? 10 : 60); i++) {
    const tick = (i * 7919 + 13) % end;
    const from = performance.now();
    tape.at(tick);
    rewinds.push(performance.now() - from);
  }
  const people = history.people();
  const thoughts = people.reduce((sum, { id }) => sum + history.thoughts(id).length, 0);
  const megabytes = tape.size / 1e6;

  const futures = quick ? 2 : 10;
  const cpu = process.cpuUsage();
  for (let seed = 1; seed <= futures; seed++)
    runFuture({ text, journal: [], until: MOST_TICKS, changes: [], seed, whose: [] });
  const { user, system } = process.cpuUsage(cpu);
  const hundred = ((user + system) / 1e6 / futures) * 100;

  console.log(
    `a day of ${end} ticks: ${megabytes.toFixed(1)} MB on tape, ${thoughts} thoughts of ${people.length} people; ` +
      `rewinding ${median(rewinds).toFixed(0)} ms (${Math.min(...rewinds).toFixed(0)}–${Math.max(...rewinds).toFixed(0)}); ` +
      `a hundred futures ${hundred.toFixed(0)} s of processor time\n`,
  );
  return [
    atMost('lab: recording everything', slower, 2),
    atMost('lab: share of time for watching all promises', watching(quick ? 3 : 9), 0.25),
    atMost('lab: any moment of a day, the slowest', Math.max(...rewinds), 300, 'ms'),
    atMost('lab: a day on tape', megabytes, 30, 'MB'),
    atMost('lab: a hundred futures on two cores', hundred / 2, 30, 's'),
  ];
}
