// A loaded café continues as the unsaved one would: saved at a random moment, through the text of a slot, both reach
// the end of the next day with the same hash. Both receive the same orders on the way.

import { expect, test } from 'vitest';
import { integer, stream } from '../../src/ai/random.ts';
import { scripts } from '../../src/scripts/index.ts';
import { beginSeason, nextDay, openCafe } from '../../src/sim/open-day.ts';
import type { Input } from '../../src/sim/inputs/index.ts';
import type { EveningAct } from '../../src/sim/season/acts/index.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { type SaveHeader, writeSave } from '../../src/saves/file.ts';
import { readSave } from '../../src/saves/read.ts';
import { summaryOf } from '../../src/saves/summary.ts';
import { about } from './cafes.ts';

const full = process.env['HONEYBELL_SOAK'] === 'full';
const SEED = Number(process.env['HONEYBELL_SEED'] ?? 31);

/** The player's orders on that day, with their ticks. */
const ORDERS: readonly [tick: number, Input][] = [
  [700, { kind: 'command', post: { executorKeys: ['all'], tick: 200, command: { behave: 'move', x: 9, y: 9 } } }],
  [1900, { kind: 'edit', maid: 'mei', edit: { rank: 5, alertness: 12, favouriteCustomerTypes: ['student'] } }],
  [3100, { kind: 'block', x: 14, y: 12, decor: 'palm' }],
  [4200, { kind: 'headMaid', mode: 'Auto' }],
];

function toTheEnd(cafe: Simulation, until = Infinity): Simulation {
  while (!cafe.state.over && cafe.state.tick < until) {
    for (const [tick, input] of ORDERS) if (tick === cafe.state.tick) cafe.give(input);
    cafe.step();
  }
  return cafe;
}
const tomorrow = (cafe: Simulation): Simulation => new Simulation(nextDay(cafe.state), scripts);

/** Writes the café to the text of a slot and reads it back. */
function throughSlot(cafe: Simulation): Simulation {
  const header: SaveHeader = { slot: 1, generation: 1, cafe: 'one', savedAt: 0, ...about, ...summaryOf(cafe) };
  const read = readSave(writeSave(header, cafe.save()));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return new Simulation(read.save.cafe.state, scripts, { tracing: true }, read.save.cafe);
}

/** The player's acts in an evening of a season. */
const EVENING: readonly EveningAct[] = [
  { do: 'draw', count: 1 },
  { do: 'train', maid: 'mei', course: 'charm' },
  { do: 'price', dish: 'curry', price: 900 },
];

const seeds = Array.from({ length: full ? 10 : 1 }, (_, i) => SEED + i);
test.each(
  seeds.flatMap((seed) => [
    [seed, 'a season', () => new Simulation(beginSeason({ seed, difficulty: 'standard' }), scripts)] as const,
    ...(full ? [[seed, 'single days', () => openCafe({ seed }, scripts)] as const] : []),
  ]),
)(
  'saved on any day at any moment and loaded, the café comes to the same end of the next day (seed %i, %s)',
  { timeout: full ? 7_200_000 : 300_000 },
  (seed, _kind, begin) => {
    const rng = stream(seed, 'moments');
    for (let cafe = begin(), day = 1; day <= (full ? 4 : 1); day++) {
      // In the middle of the day, and in the evening.
      const moment = integer(rng, 1, 6000);
      toTheEnd(cafe, moment);
      const inDay = throughSlot(cafe);
      toTheEnd(cafe);
      toTheEnd(inDay);
      expect(inDay.hash(), `day ${day}, saved at ${moment}`).toBe(cafe.hash());
      if (cafe.state.season !== undefined)
        for (const act of EVENING)
          for (const one of [cafe, inDay]) {
            one.give({ kind: 'evening', act });
            one.step();
          }
      expect(inDay.hash(), `the evening of day ${day}`).toBe(cafe.hash());
      const [whole, loaded] = [tomorrow(cafe), tomorrow(throughSlot(inDay))];
      expect(toTheEnd(loaded).hash(), `the day after day ${day}`).toBe(toTheEnd(whole).hash());
      cafe = whole;
    }
  },
);
