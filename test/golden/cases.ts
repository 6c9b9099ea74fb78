// The cases of golden.json: the endless restaurant for some seeds, days of the game for others.

import { scripts } from '../../src/scripts/index.ts';
import { openCafe } from '../../src/sim/open-day.ts';
import { hashText } from '../../src/sim/state/hash.ts';
import { byTables, controllersRun, eventful, goldenRun, goldenThoughts, thoughtsOf, type Golden } from './run.ts';

export const SEEDS = [1, 2, 3, 4] as const;
export const TICKS = 3000;
export const DAYS = [1, 2, 3] as const;

/** A day of the game from opening until everyone has gone. */
export function goldenDay(seed: number): Golden {
  const cafe = openCafe({ seed }, scripts);
  const lines: string[] = [];
  for (let i = 0; i < 12_000 && !cafe.state.over; i++) {
    cafe.step();
    for (const event of cafe.events) lines.push(JSON.stringify(event));
  }
  return { events: hashText(lines.join('\n')), state: cafe.hash() };
}

/** All compared hashes, by name. */
export function goldenCases(): Record<string, () => Golden> {
  return Object.fromEntries([
    ...SEEDS.map((seed) => [`restaurant, seed ${seed}, ${TICKS} ticks`, () => goldenRun(seed, TICKS)]),
    ['what everyone thought, with an event of every kind', () => goldenThoughts(TICKS, eventful(5, TICKS))],
    [
      'what everyone thought on a day of the game',
      () => thoughtsOf(openCafe({ seed: 4 }, scripts, { tracing: 'whole' }), 12_000),
    ],
    ['what everyone thought, by script and by table', () => goldenThoughts(1000, byTables(1, 1000))],
    ['maids by script and by table', () => goldenRun(1, TICKS, byTables(1, TICKS))],
    ['a maid of each controller', () => controllersRun(1, TICKS)],
    ...DAYS.map((seed) => [`day of seed ${seed}`, () => goldenDay(seed)]),
  ]) as Record<string, () => Golden>;
}
