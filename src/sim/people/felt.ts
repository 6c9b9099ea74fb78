/**
 * What the evening's report tells of feelings: how each maid came to work and what moved her mood, and in what mood the
 * guests went home. Only noted here; moods.ts and energy.ts decide.
 */

import type { Felt, Guest, Maid } from '../state/person.ts';
import type { WorldState } from '../state/world-state.ts';

/** Her day so far. Whatever moves her asks for it first: as long as nothing has, she is as in the morning. */
export const feltOf = (me: Maid): Felt => (me.felt ??= { energy: me.energy, mood: me.mood, by: {} });

/** From here somebody goes home glad; below nought a rating sinks (season/rating.ts). */
const GLAD_FROM = 0.3;

/** How a guest leaves, in a word. */
export type LeftMood = 'glad' | 'fair' | 'cross';
export const leftMood = (mood: number): LeftMood => (mood >= GLAD_FROM ? 'glad' : mood > 0 ? 'fair' : 'cross');

/** A guest goes: paid, or lost. */
export function noteLeft({ figures }: WorldState, who: Guest, paid: boolean): void {
  const kind = `${paid ? 'paid' : 'lost'}.${leftMood(who.mood)}`;
  figures.moods = { ...figures.moods, [kind]: (figures.moods?.[kind] ?? 0) + 1 };
}
