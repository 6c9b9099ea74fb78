/** Reads how the day felt, for the report: moods in which guests left, and what changed each maid's mood. */

import { TIRED_BELOW } from '../../sim/people/energy.ts';
import type { DayFigures } from '../../sim/state/figures.ts';
import type { MoodWhy, Maid } from '../../sim/state/person.ts';
import type { LeftMood } from '../../sim/people/day-moods.ts';
import { holds } from '../../sim/state/day-rules.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import type { Feelings } from '../../ui/index.ts';

export interface LeftGroup {
  /** The mood in which the group left; the word key `report.left.<mood>` names it. */
  readonly kind: LeftMood | 'unserved';
  readonly count: number;
  readonly share: number;
}

const GROUPS: readonly LeftGroup['kind'][] = ['glad', 'fair', 'cross', 'unserved'];

/** Guests by the mood in which they left; empty if not recorded. Unserved guests are one group, whatever their mood. */
export function readLeft({ moods }: Pick<DayFigures, 'moods'>): LeftGroup[] {
  if (moods === undefined) return [];
  const counts = { glad: 0, fair: 0, cross: 0, unserved: 0 };
  for (const [key, count] of Object.entries(moods)) {
    const [how, mood] = key.split('.');
    if (how !== 'paid') counts.unserved += count;
    else if (mood === 'glad' || mood === 'fair' || mood === 'cross') counts[mood] += count;
  }
  const all = Math.max(
    1,
    GROUPS.reduce((sum, kind) => sum + counts[kind], 0),
  );
  return GROUPS.map((kind) => ({ kind, count: counts[kind], share: counts[kind] / all }));
}

/**
 * The larger of two groups of displeased guests: those who left in a bad mood, and those who left unserved. `none` if
 * both are empty.
 */
export function worstOf(groups: readonly LeftGroup[]): 'cross' | 'unserved' | 'none' {
  const count = (kind: LeftGroup['kind']): number => groups.find((one) => one.kind === kind)?.count ?? 0;
  const [cross, unserved] = [count('cross'), count('unserved')];
  return cross === 0 && unserved === 0 ? 'none' : cross > unserved ? 'cross' : 'unserved';
}

export interface FeltDay {
  readonly feelings: Feelings;
  /** The change of the maid's mood since the morning, and its main cause. */
  readonly change: 'up' | 'same' | 'down';
  readonly why: MoodWhy | null;
  readonly tired: boolean;
}

/** Mood changes smaller than this are reported as no change. */
const NOTICED = 0.03;

/** Reads how a maid's mood developed during the day; null where neither energy nor mood is simulated. */
export function readFelt(state: WorldState, { energy, mood, felt }: Maid): FeltDay | null {
  const [tires, feels] = [holds(state, 'energy'), holds(state, 'mood')];
  if (!tires && !feels) return null;
  const by = mood - (felt?.mood ?? mood);
  const change = by > NOTICED ? 'up' : by < -NOTICED ? 'down' : 'same';
  const sign = change === 'down' ? -1 : 1;
  const [most] = Object.entries(felt?.by ?? {})
    .map(([why, much]) => ({ why: why as MoodWhy, much: sign * much }))
    .filter(({ much }) => much > 0)
    .sort((a, b) => b.much - a.much || (a.why < b.why ? -1 : 1));
  return {
    feelings: { energy: tires ? energy : null, mood: feels ? mood : null },
    change,
    why: change === 'same' ? null : (most?.why ?? null),
    tired: tires && energy < TIRED_BELOW,
  };
}
