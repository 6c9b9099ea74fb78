/** Which technique of the cooking duel beats which. */

import { DUEL_MOVES, type DuelMove } from '../../state/duel.ts';

/** For each move, the move that it beats. */
export const BEATS: Readonly<Record<DuelMove, DuelMove>> = { chop: 'fry', fry: 'plate', plate: 'chop' };

/** The move that beats a move. */
export const answerTo = (move: DuelMove): DuelMove => DUEL_MOVES.find((one) => BEATS[one] === move) as DuelMove;
