/**
 * Chooses a maid's face. All screens call this file, so that a face never contradicts the words for her energy and mood
 * beside it. Gritted teeth mean that the maid is tired, a tear that her mood is low; her work alone changes neither.
 */

import { energyLevel } from '../../sim/people/energy.ts';
import { moodLevel } from '../../sim/people/moods.ts';
import type { Mood } from './Face.tsx';

export interface Felt {
  readonly energy: number;
  readonly mood: number;
}

/**
 * A short event that shows on a maid's face while it lasts: a fall, or something pleasant such as a chat or a service.
 */
export type Moment = 'fall' | 'pleasant';

export function maidFace({ energy, mood }: Felt, moment: Moment | null = null): Mood {
  if (moment === 'fall') return 'surprised';
  const [level, tiredness] = [moodLevel(mood), energyLevel(energy)];
  if (level === 'low' || level === 'gloomy') return 'sad';
  if (tiredness === 'tired' || tiredness === 'worn') return 'busy';
  return level === 'delighted' || moment === 'pleasant' ? 'happy' : 'calm';
}
