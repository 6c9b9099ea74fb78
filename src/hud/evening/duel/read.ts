/** The duel as it is shown: the rounds so far, the score, and what the other cook has noticed about the player. */

import { MovePredictor } from '../../../ai/index.ts';
import { type Duel, DUEL_MOVES, type DuelState, scoreOf } from '../../../sim/season/duel.ts';

export interface Noticed {
  readonly given: readonly string[];
  readonly then: string;
  readonly weight: number;
}
export interface DuelView {
  readonly duel: Duel;
  readonly us: number;
  readonly them: number;
  /** The heaviest rules of the other cook's book, at most four; empty while nothing is a habit. */
  readonly noticed: readonly Noticed[];
  /** Of so many moves foreseen so many were right. */
  readonly n: number;
  readonly hits: number;
}

const SHOWN = 4;

export function duelView({ duel, predictor }: DuelState): DuelView | null {
  if (duel === null) return null;
  const reader = new MovePredictor(DUEL_MOVES, { random: () => 0 });
  reader.restore(predictor);
  const [us, them] = scoreOf(duel);
  const noticed = reader.rules
    .map((rule, at) => ({ ...rule, at }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .slice(0, SHOWN);
  const { n, hits } = reader.stats;
  return { duel, us, them, noticed, n, hits };
}
