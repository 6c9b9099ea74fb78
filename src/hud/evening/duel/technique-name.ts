/** The name of a technique of the cooking duel, in the player's language. */

import type { DuelMove } from '../../../sim/state/duel.ts';
import { say } from '../../../words/index.ts';

export const techniqueName = (move: string): string => say(`duel.move.${move as DuelMove}`);
