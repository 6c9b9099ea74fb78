/** Continues a saved café with its tail (tail.ts) up to the moment at which the player left the page. */

import { type SavedCafe, type Scripts, Simulation } from '../sim/simulation.ts';
import type { Card } from './card.ts';
import { LONGEST_TAIL, type Tail } from './tail.ts';

/**
 * Simulates a saved café on to the end of its tail. Returns null if the tail belongs to another save, or if the
 * resulting café is not the one that the player left. The save must then be used without its tail.
 */
export function withTail(saved: SavedCafe, card: Card, tail: Tail | null, scripts: Scripts): SavedCafe | null {
  if (tail === null || tail.slot !== card.slot || tail.generation > card.generation || tail.cafe !== card.cafe)
    return null;
  // If a save was still being written when the page ended, the save may be newer than the save with which the tail
  // begins.
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
