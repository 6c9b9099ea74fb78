/**
 * Records moods for the evening's report. These are each maid's energy and mood in the morning, what changed her mood,
 * and the moods in which guests left. moods.ts and energy.ts change mood and energy.
 */

import type { Felt, Guest, Maid } from '../state/person.ts';
import type { WorldState } from '../state/world-state.ts';

/**
 * Returns a maid's record of the day. The first call of a day stores her present energy and mood as those of the
 * morning, so it must come before either changes.
 */
export const feltOf = (me: Maid): Felt => (me.felt ??= { energy: me.energy, mood: me.mood, by: {} });

/** Mood from which a leaving guest counts as happy. A guest who leaves with a mood below 0 lowers the café's rating (season/rating.ts). */
const GLAD_FROM = 0.3;

export type LeftMood = 'glad' | 'fair' | 'cross';
const leftMood = (mood: number): LeftMood => (mood >= GLAD_FROM ? 'glad' : mood > 0 ? 'fair' : 'cross');

/** Counts a guest who leaves, by mood and by whether the guest has paid. */
export function noteLeft({ figures }: WorldState, who: Guest, paid: boolean): void {
  const kind = `${paid ? 'paid' : 'lost'}.${leftMood(who.mood)}`;
  figures.moods = { ...figures.moods, [kind]: (figures.moods?.[kind] ?? 0) + 1 };
}
