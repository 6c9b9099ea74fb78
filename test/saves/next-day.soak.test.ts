// A loaded café goes on as the unsaved one would: saved at any moment of a day, through the text that lies in a slot,
// both come to the end of the next day with the same hash. Now and then the player gives orders in both.

import { expect, test } from 'vitest';
import { integer, stream } from '../../src/ai/random.ts';
import { scripts } from '../../src/scripts/index.ts';
import { nextDay, openCafe } from '../../src/sim/cafe.ts';
import type { Input } from '../../src/sim/input.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { type SaveHeader, writeSave } from '../../src/saves/file.ts';
import { readSave } from '../../src/saves/read.ts';
import { summaryOf } from '../../src/saves/summary.ts';
import { about } from './cafes.ts';

const full = process.env['HONEYBELL_SOAK'] === 'full';
const SEED = Number(process.env['HONEYBELL_SEED'] ?? 31);

/** What the player does on that day, and when. */
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

/** Out to the text of a slot, and back. */
function throughSlot(cafe: Simulation): Simulation {
  const header: SaveHeader = { slot: 1, generation: 1, cafe: 'one', savedAt: 0, ...about, ...summaryOf(cafe) };
  const read = readSave(writeSave(header, cafe.save()));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return new Simulation(read.save.cafe.state, scripts, { tracing: true }, read.save.cafe);
}

test.each(Array.from({ length: full ? 10 : 1 }, (_, i) => SEED + i))(
  'saved on any day at any moment and loaded, the café comes to the same end of the next day (seed %i)',
  { timeout: 300_000 },
  (seed) => {
    const rng = stream(seed, 'moments');
    for (let cafe = openCafe({ seed }, scripts), day = 1; day <= (full ? 4 : 1); day++) {
      // In the middle of the day, and in the evening.
      const moment = integer(rng, 1, 6000);
      toTheEnd(cafe, moment);
      const inDay = throughSlot(cafe);
      toTheEnd(cafe);
      toTheEnd(inDay);
      expect(inDay.hash(), `day ${day}, saved at ${moment}`).toBe(cafe.hash());
      const [whole, loaded] = [tomorrow(cafe), tomorrow(throughSlot(inDay))];
      expect(toTheEnd(loaded).hash(), `the day after day ${day}`).toBe(toTheEnd(whole).hash());
      cafe = whole;
    }
  },
);
