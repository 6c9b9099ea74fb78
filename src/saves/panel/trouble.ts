/** What is said when a café is not being kept. */

import type { WordKey } from '../../words/index.ts';
import type { Saves } from '../saves.ts';

/** Null while all is well. @param running the player is at a café */
export function troubleOf(saves: Saves, running: boolean): WordKey | null {
  const state = saves.saving.value;
  if (state === 'opening') return null;
  if (state !== 'ready') return `saves.state.${state}`;
  return running && saves.slot.value === null ? 'saves.state.nowhere' : null;
}
