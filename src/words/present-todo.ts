/**
 * Finds out what a maid is doing, for her card below the café and for her notebook. Both call this file, so that they
 * never contradict each other. They name her present todo and, for a walk, its purpose, which follows from the reason
 * that she gave.
 */

import type { Decision, Todo } from '../ai/index.ts';
import type { Cafe } from '../sim/api.ts';
import type { Maid } from '../sim/state/person.ts';

/** The purpose of a walk. `other` = a reason that names no work of a maid, for example to stand at the door. */
export type Errand = 'tickets' | 'dishes' | 'tidy' | 'other';

/** Number of ticks for which a maid without a todo is still shown with her last one, to avoid flicker. */
const BETWEEN = 3;

/** Returns a maid's todo. An alert maid has no todo between two look-ups; then her last todo is returned. */
export function presentTodo(cafe: Cafe, maid: Maid): Todo | null {
  const page = cafe.page(maid.id);
  if (page === null || page.todo !== null) return page?.todo ?? null;
  if (page.ended !== 'tick' && cafe.state.tick - maid.activeTick > BETWEEN) return null;
  const decisions = cafe.decisions(maid.id);
  return decisions[newestTodo(decisions)]?.todo ?? null;
}

/** Index of the newest decision that has a todo; -1 if there is none. */
function newestTodo(decisions: readonly Decision[]): number {
  let at = decisions.length - 1;
  while (at >= 0 && decisions[at]?.todo === null) at--;
  return at;
}

/**
 * The decisions that led to the maid's present todo, the newest first. The list begins after her last return to waiting,
 * when she chose new work. Decisions newer than her todo are about what she does next.
 */
export function chainOf(decisions: readonly Decision[], todo: Todo | null): Decision[] {
  const newest = todo === null ? -1 : newestTodo(decisions);
  const chain: Decision[] = [];
  for (let i = newest < 0 ? decisions.length - 1 : newest; i >= 0; i--) {
    const decision = decisions[i] as Decision;
    if (decision.warp?.warp === 'waiting' && decision.because === null) break;
    chain.push(decision);
  }
  return chain;
}

/** The reason of a chain of decisions: that of the newest decision that gave one. */
export const reasonOf = (chain: readonly Decision[]): Decision['because'] =>
  chain.find((decision) => decision.because !== null)?.because ?? null;

/**
 * The purpose of a walk, from the key of its reason. Null if the reason does not say the purpose, for example in a
 * decision table.
 */
export function errandOf(key: string): Errand | null {
  switch (key.split('.')[0]) {
    case 'tickets':
      return 'tickets';
    case 'dishes':
    case 'help':
      return 'dishes';
    case 'sweep':
    case 'clear':
      return 'tidy';
    case 'idle':
      return 'other';
    default:
      return null;
  }
}
