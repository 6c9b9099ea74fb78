/**
 * What the rival knows of our café, as data without words. In a season only as far as we can know it: from scouts our
 * maids have noticed, and from moves, whose reasons the rival must believe. Without a season it is the whole truth.
 */

import type { MemoryValue } from '../../ai/index.ts';
import { theirView, type OurFact, type TheirDeed } from '../../data/their-view.ts';
import type { Sighting, TheirMove, TheirState } from '../state/rival.ts';
import type { WorldState } from '../state/world-state.ts';
import { deedOf } from './their-moves.ts';
import { newTheirs, theirMemory } from './their-scouts.ts';

/** The board about the rival's view of us. */
export interface TheirBoard {
  /** Whether the beliefs are what the rival really holds. */
  readonly whole: boolean;
  readonly nodes: readonly { readonly name: string; readonly is: OurFact; readonly value: MemoryValue }[];
  /** The rival's moves, the newest first. */
  readonly moves: readonly (TheirMove & { readonly deed: TheirDeed })[];
  readonly signs: readonly Sighting[];
}

/** The board; null where the rival sends no scouts. */
export function theirBoard({ rival, season, clock }: WorldState): TheirBoard | null {
  const theirs = rival?.theirs;
  if (theirs === undefined) return null;
  const whole = season === undefined;
  const tree = theirMemory(whole ? theirs : deduced(theirs), clock.day);
  return {
    whole,
    nodes: theirView.nodes.map(({ name, is }) => ({ name, is, value: tree.value(name) })),
    moves: theirs.moves
      .flatMap((move) => {
        const deed = deedOf(move);
        return deed === undefined ? [] : [{ ...move, deed }];
      })
      .reverse(),
    signs: theirs.signs,
  };
}

/** The rival's memory as we can deduce it. */
function deduced({ log, moves }: TheirState): Pick<TheirState, 'memory'> {
  const tree = theirMemory(newTheirs(0));
  for (const { noticedBy, saw, day } of log)
    if (noticedBy !== null) for (const { node, value } of saw) if (tree.has(node)) tree.observe(node, value, day);
  for (const { because } of moves)
    for (const { node, value, day } of because)
      if (value === 'Yes' && day !== null && tree.has(node)) tree.observe(node, 'Yes', day);
  return { memory: tree.save() };
}
