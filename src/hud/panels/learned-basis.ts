/**
 * Code shared by the chalkboard and the head maid's panel: it puts the learned situations behind an order into words,
 * and opens the head maid's panel.
 */

import type { HeadMaidOrder } from '../../sim/state/head-maid.ts';
import { say, sayPart } from '../../words/index.ts';
import type { Store } from '../store.ts';

type Based = Pick<HeadMaidOrder, 'basis' | 'lesson' | 'cases'>;

/**
 * The situation behind an order in words: for an order from the head maid's training the lesson, otherwise the learned
 * situations with their counts.
 */
export const casesText = ({ basis, lesson, cases }: Based): string =>
  say('headMaid.basis.line', {
    cases: basis === 'training' ? lessonText(lesson) : cases.map(basisText).join(say('app.list.comma')),
  });

/** The occasion of a lesson in words: "the door is full". */
export const lessonText = (lesson: string | null): string => sayPart('headMaid.lesson.', lesson ?? '', undefined, '');

/**
 * Where an order of the head maid comes from, in words: a habit of the player, a lesson of her training, or a guess.
 */
export const fromText = ({ choice, basis, lesson }: Omit<Based, 'cases'> & { readonly choice: string }): string =>
  say(`headMaid.board.${basis}`, { choice: sayPart('headMaid.choice.', choice), lesson: lessonText(lesson) });

const basisText = ({ name, case: at, count, limit }: HeadMaidOrder['cases'][number]): string =>
  say('headMaid.basis.case', { case: caseText(name, at), count: rounded(count), limit });

export const caseText = (name: string, at: number): string => sayPart(`headMaid.case.${name}.`, String(at));

/** A learned count, rounded to a whole number. Counts of old habits have fractions, because they fade. */
export const rounded = (count: number): number => Math.round(count);

export function openHeadMaid(store: Store): void {
  if (store.headMaid.peek() !== null) store.dialog.value = 'headMaid';
}
