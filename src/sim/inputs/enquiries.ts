/** The input with which the player answers an enquiry. */

import { answerEnquiry } from '../enquiries/index.ts';
import { whole, yesNo } from '../state/field-checks.ts';
import { inputKind } from './input-kind.ts';

export const answer = inputKind<{ readonly enquiry: number; readonly yes: boolean }>({
  fields: { enquiry: whole('the number of an enquiry', 1, 99), yes: yesNo },
  past: { enquiry: 'whole' },
  group: 'orders',
  apply: (world, { enquiry, yes }) => answerEnquiry(world, enquiry, yes),
});

/** Whether an answer has been given that the next tick will carry out. */
export const isAnswered = (
  waiting: readonly { readonly tick: number; readonly input: { readonly kind: string } }[],
  now: number,
): boolean => waiting.some(({ tick, input }) => tick <= now && input.kind === 'answer');
