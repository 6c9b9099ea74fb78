/** Prepares the duel for display: the rounds so far, the score, and the player's habits that the other cook has noticed. */

import { noticed, type Noticed, scoreOf } from '../../../sim/season/duel.ts';
import type { Duel, DuelState } from '../../../sim/state/duel.ts';

export interface DuelView extends Noticed {
  readonly duel: Duel;
  readonly us: number;
  readonly them: number;
}

export function duelView(state: DuelState): DuelView | null {
  const { duel } = state;
  if (duel === null) return null;
  const [us, them] = scoreOf(duel);
  return { duel, us, them, ...noticed(state) };
}
