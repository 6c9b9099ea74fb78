/** The input with an act of the evening; the acts are in season/acts. */

import { type EveningAct, takeEveningAct, wrongAct } from '../season/acts/index.ts';
import { inputKind } from './input-kind.ts';

/** Input with an action of the player after closing: hiring, training, buying, or changing tomorrow's menu. */
export const evening = inputKind<{ readonly act: EveningAct }>({
  fields: { act: null },
  wrong: ({ act }) => wrongAct(act),
  past: { act: { do: 'text' } },
  group: 'other',
  apply: (world, { act }) => {
    // A refused action of the evening is logged by the action's own code, so the input itself is not logged as
    // refused.
    takeEveningAct(world, act);
    return null;
  },
});
