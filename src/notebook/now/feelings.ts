/**
 * How she is – energy and mood – and what that does to her just now, in one sentence each. Where a rule of the day does
 * not hold (a scenario), nothing depends on it, and nothing is shown.
 */

import type { Feelings } from '../../ui/index.ts';
import { energyLevel, SHAKIER, SLOWER } from '../../sim/people/energy.ts';
import { idlesBy, moodLevel } from '../../sim/people/moods.ts';
import { holds } from '../../sim/state/rules.ts';
import type { Maid } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { phrase, type Phrase } from '../phrase.ts';

/** Her two values; null where neither does anything. */
export function feelingsOf(state: WorldState, { energy, mood }: Pick<Maid, 'energy' | 'mood'>): Feelings | null {
  const [tires, feels] = [holds(state, 'energy'), holds(state, 'mood')];
  return tires || feels ? { energy: tires ? energy : null, mood: feels ? mood : null } : null;
}

export interface FeelingWords {
  readonly words: Phrase;
  /** Something one would want to know before anything else. */
  readonly bad: boolean;
}

/** What each does now. */
export function feelingWords(state: WorldState, maid: Pick<Maid, 'energy' | 'mood' | 'speed'>): FeelingWords[] {
  const feelings = feelingsOf(state, maid);
  const found: FeelingWords[] = [];
  const energy = feelings?.energy ?? null;
  const mood = feelings?.mood ?? null;
  if (energy !== null) {
    const level = energyLevel(energy);
    const slower = Math.round((100 * SLOWER) / Math.max(1, maid.speed));
    const slips = Math.round(100 * (SHAKIER - 1));
    found.push({
      words: phrase(`notebook.feel.${level}`, { slower, slips }),
      bad: level === 'tired' || level === 'worn',
    });
  }
  if (mood !== null) {
    const level = moodLevel(mood);
    const idles = Math.round(100 * (idlesBy(mood) - 1));
    found.push({ words: phrase(`notebook.feel.${level}`, { idles }), bad: level === 'low' || level === 'gloomy' });
  }
  return found;
}
