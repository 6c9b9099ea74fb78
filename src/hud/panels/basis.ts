/** Shared by the chalkboard and the head maid's panel: the cases behind an order, and opening that panel. */

import type { HeadMaidOrder } from '../../sim/state/head-maid.ts';
import { say, sayPart } from '../../words/index.ts';
import type { Store } from '../store.ts';

/** The cases with their counts. */
export const casesText = (cases: HeadMaidOrder['cases']): string =>
  say('headMaid.basis.line', { cases: cases.map(basisText).join(say('app.list.comma')) });

const basisText = ({ name, case: at, count, limit }: HeadMaidOrder['cases'][number]): string =>
  say('headMaid.basis.case', { case: caseText(name, at), count: rounded(count), limit });

/** A case's name. */
export const caseText = (name: string, at: number): string => sayPart(`headMaid.case.${name}.`, String(at));

/** Counts of old habits fade by fractions; they are shown rounded. */
export const rounded = (count: number): number => Math.round(count);

/** Opens the panel, if there is a head maid. */
export function openHeadMaid(store: Store): void {
  if (store.headMaid.peek() !== null) store.dialog.value = 'headMaid';
}
