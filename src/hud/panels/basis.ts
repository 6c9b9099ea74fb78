/**
 * Code shared by the chalkboard and the head maid's panel: it puts the learned situations behind an order into words,
 * and opens the head maid's panel.
 */

import type { HeadMaidOrder } from '../../sim/state/head-maid.ts';
import { say, sayPart } from '../../words/index.ts';
import type { Store } from '../store.ts';

/** The learned situations behind an order in words, with their counts. */
export const casesText = (cases: HeadMaidOrder['cases']): string =>
  say('headMaid.basis.line', { cases: cases.map(basisText).join(say('app.list.comma')) });

const basisText = ({ name, case: at, count, limit }: HeadMaidOrder['cases'][number]): string =>
  say('headMaid.basis.case', { case: caseText(name, at), count: rounded(count), limit });

export const caseText = (name: string, at: number): string => sayPart(`headMaid.case.${name}.`, String(at));

/** A learned count rounded to a whole number, because counts of old habits fade by fractions. */
export const rounded = (count: number): number => Math.round(count);

export function openHeadMaid(store: Store): void {
  if (store.headMaid.peek() !== null) store.dialog.value = 'headMaid';
}
