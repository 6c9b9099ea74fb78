// `npm run daily [-- --dates 60 --from 2027-01-01]`: plays the café of the day on many dates, once with nothing done by day
// and once by the balance's commander, and prints on how many of the dates each goal is reached.

import { option, optionsOf, wholeFrom } from '../run/options.mjs';
import { commander } from './days.ts';
import { scripts } from '../../src/scripts/index.ts';
import { dateOf, dayBefore, FIRST_DAILY, monthFrom } from '../../src/sim/daily/dates.ts';
import { beginDaily } from '../../src/sim/open-daily-cafe.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import type { Goal } from '../../src/sim/state/strong.ts';

const { dates: count, from } = optionsOf({
  use: 'npm run daily --',
  about: 'Plays the café of the day on many dates, and prints on how many of them each goal is reached.',
  options: {
    dates: option(wholeFrom(1, 1000), 60, 'how many dates'),
    from: option(wholeFrom(FIRST_DAILY), dateOf(2027, 1, 1), 'the first date, for example 20270101'),
  },
});

/** Number of ticks after which a player who saw nothing to do looks again. */
const LOOKS = 20;

function played(date: number, acts: boolean): readonly Goal[] {
  const cafe = new Simulation(beginDaily(date), scripts);
  let next = 0;
  while (!cafe.state.over) {
    const { tick } = cafe.state;
    if (acts && tick >= next) {
      const act = commander.act(cafe);
      if (act !== null) cafe.give(act);
      next = tick + (act === null ? LOOKS : commander.pace);
    }
    cafe.step();
  }
  return cafe.state.goals ?? [];
}

/** The date after a date. */
function dayAfter(date: number): number {
  const next = date + 1;
  return dayBefore(monthFrom(date, 1)) === date ? monthFrom(date, 1) : next;
}

const reached: Record<string, { days: number; nobody: number; commander: number }> = {};
for (let i = 0, date = from; i < count; i++, date = dayAfter(date)) {
  const [nobody, byCommander] = [played(date, false), played(date, true)];
  nobody.forEach(({ kind, doneTick }, at) => {
    const of = (reached[kind] ??= { days: 0, nobody: 0, commander: 0 });
    of.days++;
    if (doneTick !== null) of.nobody++;
    if (byCommander[at]?.doneTick !== null) of.commander++;
  });
}
const share = (part: number, whole: number): string => `${Math.round((100 * part) / whole)} %`;
console.log('goal        dates  nothing done  commander');
for (const [kind, { days, nobody, commander: by }] of Object.entries(reached))
  console.log(
    `${kind.padEnd(10)} ${String(days).padStart(6)} ${share(nobody, days).padStart(13)} ${share(by, days).padStart(10)}`,
  );
