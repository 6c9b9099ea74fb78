/**
 * Reseeds every random stream in a café's state. The arrivals already planned stay as they are, so two futures with
 * the same seed differ only in what the player changed.
 */

import { stream } from '../../ai/index.ts';
import type { WorldState } from '../../sim/state/world-state.ts';

/** Whether a value is the state of a random stream: only streams are non-empty arrays of numbers. */
const isStream = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'number');

export function reseed(state: WorldState, seed: number): void {
  state.seed = (state.seed ^ Math.imul(seed + 1, 0x9e3779b1)) & 0x7fffffff;
  begin(state, seed, '');
}

function begin(value: unknown, seed: number, path: string): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, field] of Object.entries(value)) {
    const there = `${path}.${key}`;
    if (key === 'rng' && isStream(field)) (value as Record<string, unknown>)[key] = stream(seed, there);
    else if (key === 'rng' && typeof field === 'object' && field !== null && !Array.isArray(field))
      for (const name of Object.keys(field))
        (field as Record<string, unknown>)[name] = stream(seed, `${there}.${name}`);
    else begin(field, seed, there);
  }
}
