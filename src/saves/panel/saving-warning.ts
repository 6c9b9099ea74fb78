/** Chooses the warning shown while a café is not being saved. */

import type { WordKey } from '../../words/index.ts';
import type { Saves } from '../saves.ts';

/** The warning to show; null if saving works. @param running whether a café is open */
export function troubleOf(saves: Saves, running: boolean): WordKey | null {
  const state = saves.saving.value;
  if (state === 'opening') return null;
  if (state !== 'ready') return `saves.state.${state}`;
  return running && saves.slot.value === null ? 'saves.state.nowhere' : null;
}
