/** The input that changes the head maid: her mode, who she is, and what she has learned. */

import { brainProblems } from '../head-maid/file.ts';
import { changeHeadMaid, type HeadMaidChange } from '../head-maid/work.ts';
import { outlookOf } from '../minds/foretell-answer.ts';
import { name, oneOf, optional, orNull } from '../state/field-checks.ts';
import { inputKind } from './input-kind.ts';

export const headMaid = inputKind<HeadMaidChange>({
  fields: {
    mode: optional(oneOf(['Player', 'Train', 'Auto'])),
    appoint: optional(orNull(name(''), 'the id of a maid, or null for the highest ranked')),
    brain: null,
    leave: optional(oneOf([true], 'true, or left out')),
  },
  wrong: ({ brain }) => (brain === undefined || brain === null ? [] : brainProblems(brain)),
  past: {},
  group: 'other',
  daily: ({ brain }) => brain === undefined,
  apply: (world, change) => changeHeadMaid(world, change, outlookOf),
});
