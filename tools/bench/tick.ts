/**
 * The cost of a tick in processor time, for comparing two checkouts: run it in turns in both. Each café runs several
 * times in the same way; of every stretch of ticks the fastest run counts, so that other programs disturb little.
 *
 *     node tools/run/ts.mjs tools/bench/tick.ts [runs]
 */

import type { Simulation } from '../../src/sim/simulation.ts';
import { optionsOf, wholeFrom } from '../run/options.mjs';
import { fullHouse } from './full-house.ts';
import { hall, PEOPLE_A_ROOM } from './hall.ts';

const {
  words: [runs = 5],
} = optionsOf({
  use: 'node tools/run/ts.mjs tools/bench/tick.ts',
  about: 'Prints the cost of a tick in processor time.',
  words: { kind: wholeFrom(1, 1000), most: 1, says: 'runs of each café' },
});
const STRETCH = 50;

function cpu(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Microseconds a tick of a café between two ticks. */
function measure(open: () => Simulation, from: number, to: number): number {
  const fastest: number[] = [];
  for (let run = 0; run < runs; run++) {
    const cafe = open();
    for (let tick = 0; tick < from; tick++) cafe.step();
    for (let at = 0; from + at * STRETCH < to; at++) {
      const before = cpu();
      for (let i = 0; i < STRETCH; i++) cafe.step();
      fastest[at] = Math.min(fastest[at] ?? Infinity, cpu() - before);
    }
  }
  return fastest.reduce((sum, micros) => sum + micros, 0) / (fastest.length * STRETCH);
}

const results = [
  ['full house', measure(() => fullHouse(2), 0, 6000)],
  ...[10, 80].map((rooms) => {
    const ticks = 12_000 / rooms + 300;
    return [`hall of ${rooms * PEOPLE_A_ROOM}`, measure(() => hall(rooms, 1200 + ticks), 900, 900 + ticks)] as const;
  }),
] as const;
console.log(results.map(([name, micros]) => `${name} ${micros.toFixed(1)} µs`).join('   '));
