/** What the chalkboard and the head maid's page both say: which cases an order came from, and the way to that page. */

import type { HeadMaidOrder } from '../../sim/state/head-maid.ts';
import { say, sayPart } from '../../words/index.ts';
import type { Store } from '../store.ts';

/** Which cases stood at what count. */
export const casesText = (cases: HeadMaidOrder['cases']): string =>
  say('headMaid.basis.line', { cases: cases.map(basisText).join(say('app.list.comma')) });

const basisText = ({ name, case: at, count, limit }: HeadMaidOrder['cases'][number]): string =>
  say('headMaid.basis.case', { case: caseText(name, at), count: rounded(count), limit });

/** What a case of an input is called. */
export const caseText = (name: string, at: number): string => sayPart(`headMaid.case.${name}.`, String(at));

/** Old habits fade by fractions; nobody counts in those. */
export const rounded = (count: number): number => Math.round(count);

/** Takes the page up, once there is a head maid. */
export function openHeadMaid(store: Store): void {
  if (store.headMaid.peek() !== null) store.dialog.value = 'headMaid';
}
