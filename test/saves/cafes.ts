// Cafés to save in tests. Each is opened once and kept as text, because a day takes long to run.

import { scripts } from '../../src/scripts/index.ts';
import { beginSeason } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { type SaveHeader, writeSave } from '../../src/saves/file.ts';
import { summaryOf } from '../../src/saves/summary.ts';

const texts = new Map<string, string>();

/** The café's plain data at a tick of its first day. */
export function cafeText(ticks: number, seed = 7): string {
  const name = `${seed} ${ticks}`;
  let text = texts.get(name);
  if (text === undefined) {
    const cafe = new Simulation(beginSeason({ seed, difficulty: 'standard' }), scripts);
    while (cafe.state.tick < ticks) cafe.step();
    text = cafe.save();
    texts.set(name, text);
  }
  return text;
}

export const cafeAt = (ticks: number, seed = 7): Simulation => Simulation.load(cafeText(ticks, seed), scripts);

export const about = { occasion: 'minute', morningStars: 2 } as const;

/** A whole save as text. */
export function saveText(ticks: number, changes: Partial<SaveHeader> = {}): string {
  const cafe = cafeAt(ticks);
  const header: SaveHeader = {
    slot: 1,
    generation: 1,
    cafe: 'one',
    savedAt: 1_700_000_000_000,
    ...about,
    ...summaryOf(cafe),
    ...changes,
  };
  return writeSave(header, cafe.save());
}
