/** Finds the save to load among the generations of a slot: the newest that is not damaged. */

import type { LoadProblem } from '../ai/problems.ts';
import type { SavedCafe, Scripts } from '../sim/simulation.ts';
import type { Card } from './card.ts';
import type { SaveHeader } from './file.ts';
import type * as Reading from './reading.ts';

export interface Loaded {
  readonly ok: true;
  readonly card: Card;
  readonly cafe: SavedCafe;
  /** Newer saves that were skipped because they are damaged. */
  readonly passed: readonly Card[];
}
export interface NotLoaded {
  readonly ok: false;
  /**
   * Why nothing was loaded. `newer`: the save is from a later version of the game, left untouched. `damaged`: every
   * save of the slot is damaged. `unfetched`: the code that reads saves could not be loaded without a connection.
   */
  readonly why: 'newer' | 'damaged' | 'unfetched';
  readonly problems: readonly LoadProblem[];
}

export interface LoadingDeps {
  readonly reading: typeof Reading;
  readonly scripts: Scripts;
  /** Returns the stored text of a save; null if the store has none. */
  textOf(card: Card): Promise<string | null>;
  mark(card: Card, why: string): Promise<void>;
}

/**
 * Tries saves in the given order, but saves already marked as damaged last. If a save turns out to be damaged, it is
 * marked and the next save is tried.
 */
export async function loadFirstWhole(cards: readonly Card[], deps: LoadingDeps): Promise<Loaded | NotLoaded> {
  const { readSave, trial } = deps.reading;
  const passed: Card[] = [];
  let problems: readonly LoadProblem[] = [];
  for (const card of [
    ...cards.filter(({ damaged }) => damaged === undefined),
    ...cards.filter(({ damaged }) => damaged !== undefined),
  ]) {
    const read = readSave((await deps.textOf(card)) ?? '');
    if (!read.ok && read.why === 'newer') return { ok: false, why: 'newer', problems: read.problems };
    const elsewhere = read.ok ? misplaced(read.save.header, card) : null;
    const found = !read.ok ? read.problems : elsewhere === null ? trial(read.save.cafe, deps.scripts) : [elsewhere];
    if (read.ok && found.length === 0) return { ok: true, card, cafe: read.save.cafe, passed };
    if (problems.length === 0) problems = found;
    if (card.damaged !== undefined) continue;
    passed.push(card);
    await deps.mark(card, found[0]?.message ?? '');
  }
  return { ok: false, why: 'damaged', problems };
}

/** What is wrong if a save is stored under another slot or generation than its header says; null = nothing. */
export function misplaced(
  { slot, generation }: SaveHeader,
  card: Pick<Card, 'slot' | 'generation'>,
): LoadProblem | null {
  if (slot === card.slot && generation === card.generation) return null;
  return {
    path: 'header',
    line: null,
    message: `says slot ${slot}, generation ${generation}: it is not what was saved here`,
  };
}
