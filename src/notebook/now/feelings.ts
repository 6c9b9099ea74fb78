/** Describes a maid's energy and mood, and what they do to her work at present, in one sentence each. */

import type { Feelings } from '../../ui/index.ts';
import { energyLevel, SHAKIER, SLOWER } from '../../sim/people/energy.ts';
import { idlesBy, moodLevel } from '../../sim/people/moods.ts';
import { deedOf } from '../../sim/rival/their-moves.ts';
import { holds } from '../../sim/state/day-rules.ts';
import type { Maid } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { phrase, type Phrase } from '../phrase.ts';

/** A maid's energy and mood; null if the scenario's rules use neither. */
export function feelingsOf(state: WorldState, { energy, mood }: Pick<Maid, 'energy' | 'mood'>): Feelings | null {
  const [tires, feels] = [holds(state, 'energy'), holds(state, 'mood')];
  return tires || feels ? { energy: tires ? energy : null, mood: feels ? mood : null } : null;
}

export interface FeelingWords {
  readonly words: Phrase;
  /** Whether the sentence reports something so bad that it is shown at the top of the page. */
  readonly bad: boolean;
}

/** The rival's offer to hire a maid away, in words, as long as the offer is open. */
export function offerWords({ rival }: WorldState, { id }: Pick<Maid, 'id'>): FeelingWords[] {
  const offer = rival?.theirs?.moves.find(
    (move) => move.target === id && move.ended === undefined && deedOf(move)?.kind === 'hireAway',
  );
  return offer === undefined ? [] : [{ words: phrase('notebook.feel.offer', { day: offer.until }), bad: true }];
}

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
