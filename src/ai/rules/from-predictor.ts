/** Makes a script for `createMinds` that answers the move which a predictor expects of the opponent. */

import type { Script } from '../door/types.ts';
import type { MovePredictor } from './move-predictor.ts';

/**
 * A script that answers the move it expects (_Rule-based AI_, the fighting game). The game calls the predictor's
 * `observe` with each move of the opponent. The reason that is noted has the key `predictor.expects` and the terms
 * `move`, `given`, `weight`, `hits` and `n`.
 * @param parts `predictor` returns the character's predictor; `answers` the script for each expected move; `unsure`
 * answers while nothing can be predicted
 */
export function fromPredictor<C, const R extends Readonly<Record<string, unknown>>, const U = undefined>(parts: {
  readonly predictor: (me: C) => MovePredictor;
  readonly answers: { readonly [N in keyof R]: Script<C, R[N]> };
  readonly unsure?: Script<C, U>;
}): Script<C, R[keyof R] | U | undefined> {
  return (me, thought) => {
    const predictor = parts.predictor(me);
    const move = predictor.prediction;
    if (move === undefined) return parts.unsure?.(me, thought);
    const answers = parts.answers[move];
    if (answers === undefined) throw new Error(`there is no answer to the move '${move}'`);
    const answer = answers(me, thought);
    if (thought.reasons.wanted) {
      const { given, fired } = predictor.explain();
      const { hits, n } = predictor.stats;
      thought.why('predictor.expects', { move, given: [...given], weight: fired?.weight ?? null, hits, n });
    }
    return answer;
  };
}
