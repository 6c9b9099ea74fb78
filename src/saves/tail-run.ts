/** Runs a saved café on with its tail (tail.ts), to the moment at which the page was left. */

import { type SavedCafe, type Scripts, Simulation } from '../sim/simulation.ts';
import type { Card } from './card.ts';
import { LONGEST_TAIL, type Tail } from './tail.ts';

/**
 * A saved café, run on with its tail. Returns null if the tail belongs to another save, or if the café that results is
 * not the café that was left: then the save alone counts.
 */
export function withTail(saved: SavedCafe, card: Card, tail: Tail | null, scripts: Scripts): SavedCafe | null {
  if (tail === null || tail.slot !== card.slot || tail.generation > card.generation || tail.cafe !== card.cafe)
    return null;
  // A save that was being written when the page ended may be newer than the save the tail began with.
  const { tick } = saved.state;
  if (tick < tail.tick || tick > tail.until || tail.until - tick > LONGEST_TAIL) return null;
  const journal = [
    ...saved.journal.filter((entry) => entry.tick < tick),
    ...tail.journal.filter((entry) => entry.tick >= tick),
  ];
  try {
    const copy = JSON.parse(JSON.stringify({ ...saved, journal })) as SavedCafe;
    const cafe = new Simulation(copy.state, scripts, {}, copy);
    while (cafe.state.tick < tail.until) cafe.step();
    return cafe.hash() === tail.hash ? (JSON.parse(cafe.save()) as SavedCafe) : null;
  } catch {
    return null;
  }
}
