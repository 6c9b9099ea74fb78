/** Functions that the rest of the game provides to the panel of saves. */

import type { Simulation } from '../../sim/simulation.ts';
import type { Slot } from '../file.ts';
import type { Loaded } from '../loading.ts';

/**
 * What the panel shows. `slots` = everything; `new` and `newFree` = the choice of a slot for a season or a free café.
 */
export type SavesView = 'slots' | 'new' | 'newFree';

export interface SavesDeps {
  /** The player's café; null on the title screen. */
  running(): Simulation | null;
  morningStars(): number;
  /** Continues the game with a loaded café. @param card the save's card; null = the café belongs to no slot */
  play(loaded: Omit<Loaded, 'ok' | 'card'>, card: Loaded['card'] | null): void;
  beginIn(slot: Slot): void;
  /** Called when the panel opens and when it closes. */
  shown?(on: boolean): void;
}
