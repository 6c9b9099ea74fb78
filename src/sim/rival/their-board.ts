/**
 * What the rival knows of the player's café, as data without words. In a season the board shows only what the player
 * can deduce: from the scouts that maids have noticed, and from the rival's moves, whose reasons the rival must
 * believe. In a free café and outside a season it shows everything the rival knows.
 */

import type { MemoryValue, TechTree } from '../../ai/index.ts';
import { theirView, type OurFact, type TheirDeed } from '../../data/their-view.ts';
import type { Sighting, TheirMove, TheirState } from '../state/rival.ts';
import type { WorldState } from '../state/world-state.ts';
import { signStories, sourceOf, type SignStory } from './signs.ts';
import { deedOf } from './their-moves.ts';
import { newTheirs, theirMemory } from './their-scouts.ts';

/** What the rival believes of one thing of the player's café, and how it knows. */
export interface TheirNode {
  readonly name: string;
  readonly is: OurFact;
  readonly value: MemoryValue;
  /** How a scout learned it. `follows` = concluded from something else; null = not known at all. */
  readonly how: 'saw' | 'asked' | 'sign' | 'maid' | 'follows' | null;
}

/** The board that shows what the rival knows of the player's café. */
export interface TheirBoard {
  /** True if the board shows everything that the rival believes; false if it shows only what the player can deduce. */
  readonly whole: boolean;
  readonly nodes: readonly TheirNode[];
  /** The rival's moves, the newest first. */
  readonly moves: readonly (TheirMove & { readonly deed: TheirDeed })[];
  readonly signs: readonly Sighting[];
  /** What became of each sign today. */
  readonly stories: readonly SignStory[];
  /** The rival's scouts in the café now that a maid has noticed. */
  readonly here: readonly { readonly id: string; readonly name: string }[];
  /** Whether other scouts are in the café now; false where the board shows only what the player can deduce. */
  readonly othersHere: boolean;
}

/** The board that shows what the rival knows of this café; null if the café has no rival that sends scouts. */
export function theirBoard(state: WorldState): TheirBoard | null {
  const { rival, season, clock, free, people } = state;
  const theirs = rival?.theirs;
  if (theirs === undefined) return null;
  const whole = season === undefined || free !== undefined;
  const inside = Object.entries(theirs.scouts).filter(([id]) => people[id]?.present === true);
  const tree = theirMemory(whole ? theirs : deduced(theirs), clock.day);
  return {
    whole,
    nodes: theirView.nodes.map(({ name, is }) => ({
      name,
      is,
      value: tree.value(name),
      how: howOf(theirs, tree, name),
    })),
    moves: theirs.moves
      .flatMap((move) => {
        const deed = deedOf(move);
        return deed === undefined ? [] : [{ ...move, deed }];
      })
      .reverse(),
    signs: theirs.signs,
    stories: signStories(state),
    here: inside.flatMap(([id, { noticed }]) => (noticed === undefined ? [] : [{ id, name: people[id]?.name ?? id }])),
    othersHere: whole && inside.some(([, { noticed }]) => noticed === undefined),
  };
}

function howOf(theirs: TheirState, tree: TechTree, name: string): TheirNode['how'] {
  const { because } = tree.why(name);
  if (because === 'unseen') return null;
  return because === 'observed' ? (sourceOf(theirs, name)?.from ?? 'saw') : 'follows';
}

/**
 * What the player can know of the rival's memory: the reports of scouts that a maid had noticed, what the news said
 * about the signs that other scouts read or found out, and the reasons of moves.
 */
function deduced({ log, moves }: TheirState): Pick<TheirState, 'memory'> {
  const tree = theirMemory(newTheirs(0));
  for (const { noticedBy, saw, doubted, day } of log)
    for (const { node, value, from } of saw)
      if (tree.has(node) && (noticedBy !== null || from === 'sign' || doubted?.includes(node) === true))
        tree.observe(node, value, day);
  for (const { because } of moves)
    for (const { node, value, day } of because)
      if (value === 'Yes' && day !== null && tree.has(node)) tree.observe(node, 'Yes', day);
  return { memory: tree.save() };
}
