/** What the panel of saves needs from the game around it. */

import type { Simulation } from '../../sim/simulation.ts';
import type { Slot } from '../file.ts';
import type { Loaded } from '../saves.ts';

/** `slots`: the whole panel. `new`: choose a slot for a new café. */
export type SavesView = 'slots' | 'new';

/** What the panel needs from the game. */
export interface SavesHost {
  /** The player's café; null on the title screen. */
  running(): Simulation | null;
  /** Stars on the morning of its day. */
  morningStars(): number;
  /** Continues with a café; null = it belongs to no slot. */
  play(loaded: Omit<Loaded, 'ok' | 'card'>, card: Loaded['card'] | null): void;
  beginIn(slot: Slot): void;
}
