/**
 * What the rival knows of the player's café, as data without words. In a season the board shows only what the player
 * can deduce: from the scouts that maids have noticed, and from the rival's moves, whose reasons the rival must
 * believe. In a free café and outside a season it shows everything the rival knows.
 */

import type { MemoryValue } from '../../ai/index.ts';
import { theirView, type OurFact, type TheirDeed } from '../../data/their-view.ts';
import type { Sighting, TheirMove, TheirState } from '../state/rival.ts';
import type { WorldState } from '../state/world-state.ts';
import { deedOf } from './their-moves.ts';
import { newTheirs, theirMemory } from './their-scouts.ts';

/** The board that shows what the rival knows of the player's café. */
export interface TheirBoard {
  /** True if the board shows everything that the rival believes; false if it shows only what the player can deduce. */
  readonly whole: boolean;
  readonly nodes: readonly { readonly name: string; readonly is: OurFact; readonly value: MemoryValue }[];
  /** The rival's moves, the newest first. */
  readonly moves: readonly (TheirMove & { readonly deed: TheirDeed })[];
  readonly signs: readonly Sighting[];
  /** Names of the rival's scouts who are in the café now; in a season only those that a maid has noticed. */
  readonly here: readonly string[];
}

/** The board that shows what the rival knows of this café; null if the café has no rival that sends scouts. */
export function theirBoard({ rival, season, clock, free, people }: WorldState): TheirBoard | null {
  const theirs = rival?.theirs;
  if (theirs === undefined) return null;
  const whole = season === undefined || free !== undefined;
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
    here: Object.entries(theirs.scouts).flatMap(([id, { noticed }]) =>
      people[id]?.present === true && (whole || noticed !== undefined) ? [people[id].name] : [],
    ),
  };
}

function deduced({ log, moves }: TheirState): Pick<TheirState, 'memory'> {
  const tree = theirMemory(newTheirs(0));
  for (const { noticedBy, saw, day } of log)
    if (noticedBy !== null) for (const { node, value } of saw) if (tree.has(node)) tree.observe(node, value, day);
  for (const { because } of moves)
    for (const { node, value, day } of because)
      if (value === 'Yes' && day !== null && tree.has(node)) tree.observe(node, 'Yes', day);
  return { memory: tree.save() };
}
