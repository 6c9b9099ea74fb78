/**
 * The lab's figures, with 12 maids and 60 seats: what it costs to record everything, how soon any moment of the day is
 * there again, how much a day on tape weighs, and how long a hundred futures of a day take on two cores.
 */

import { runFuture } from '../../src/headless/whatif/futures.ts';
import { History } from '../../src/lab/time/history.ts';
import { Tape } from '../../src/lab/time/tape.ts';
import { scripts } from '../../src/scripts/index.ts';
import { fullHouse } from './full-house.ts';
import { atMost, type Goal, median, race, table, type Wishes } from './harness.ts';

/** Ticks of a round: enough for a rush. */
const ROUND = 2000;
const MOST_TICKS = 20_000;

/** Steps a day with nobody looking, with decision records, and with all the lab keeps. */
function recording(rounds: number): number {
  const plain = fullHouse(1);
  const traced = fullHouse(1, { tracing: true });
  const taped = fullHouse(1, { tracing: 'whole' });
  const history = new History(taped.trace);
  const tape = new Tape(() => scripts, taped.journal);
  const run = (name: string, step: () => void) => ({
    name,
    round: (): number => {
      for (let i = 0; i < ROUND; i++) step();
      return ROUND;
    },
  });
  const results = race(
    [
      run('nobody looks', () => plain.step()),
      run('decision records', () => traced.step()),
      run('history and tape', () => {
        taped.step();
        history.ticked(taped);
        tape.keep(taped);
      }),
    ],
    rounds,
  );
  const [first] = results;
  table(
    ['recording', 'ticks a second', 'slower than nobody looking'],
    results.map(({ name, perSecond }) => [
      name,
      perSecond.toFixed(0),
      `${((first?.perSecond ?? 0) / perSecond).toFixed(2)} ×`,
    ]),
  );
  return (first?.perSecond ?? 0) / (results.at(-1)?.perSecond ?? 1);
}

export function benchLab({ quick }: Wishes): Goal[] {
  console.log('The lab, with 12 maids and 60 seats\n');
  const slower = recording(quick ? 1 : 3);

  const cafe = fullHouse(1, { tracing: 'whole' });
  const text = cafe.save();
  const tape = new Tape(() => scripts, cafe.journal);
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
    atMost('lab: any moment of a day, the slowest', Math.max(...rewinds), 300, 'ms'),
    atMost('lab: a day on tape', megabytes, 30, 'MB'),
    atMost('lab: a hundred futures on two cores', hundred / 2, 30, 's'),
  ];
}
