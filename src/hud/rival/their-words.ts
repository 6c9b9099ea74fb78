/** Puts what the rival knows of our café, and its moves against us, into sentences with their reasons. */

import type { TheirBoard } from '../../sim/rival/their-board.ts';
import type { BeliefHeld } from '../../sim/state/rival.ts';
import { say, sayList, sayPart, type WordKey } from '../../words/index.ts';

export type BoardMove = TheirBoard['moves'][number];
type OurFact = TheirBoard['nodes'][number]['is'];

export function factText(is: OurFact): string {
  if (is.kind === 'dish') return sayPart('dish.', is.of);
  if (is.kind === 'ingredient') return sayPart('ingredient.', is.of);
  return is.kind === 'decor' ? sayPart('piece.', is.of) : sayPart('theirs.', is.of);
}

/** What a move of the rival does, in words: "cheaper omurice". */
export const deedText = ({ deed, targetName }: BoardMove): string =>
  'dish' in deed
    ? say(`theirs.do.${deed.kind}`, { dish: sayPart('dish.', deed.dish) })
    : say(`theirs.do.${deed.kind}`, { name: targetName });

/** A move of the rival with its reasons: "Day 4: cheaper omurice. They saw egg and rice on day 3, so you may have omurice." */
export const moveText = (nodes: TheirBoard['nodes'], move: BoardMove): string =>
  say('theirs.move', { day: move.day, what: deedText(move), why: reasonsText(nodes, move) });

/** Puts the beliefs behind a move of the rival into words, a sentence for each belief. */
export const reasonsText = (nodes: TheirBoard['nodes'], { because }: Pick<BoardMove, 'because'>): string =>
  because.map((belief) => reasonText(nodes, belief)).join(' ');

function reasonText(nodes: TheirBoard['nodes'], { node, value, because, of, day }: BeliefHeld): string {
  const nameOf = (name: string): string => {
    const is = nodes.find((one) => one.name === name)?.is;
    return is === undefined ? name : factText(is);
  };
  const about = { node: nameOf(node), list: sayList(of.map(nameOf)), day: day ?? 0 };
  return say(REASON[because === 'needsAll' && day === null ? 'known' : because]?.[value] ?? 'theirs.why.unseen', about);
}

/** Word keys for the reason of a belief in the rival's technology tree, by reason and by the believed value. */
const REASON: Readonly<Record<string, Readonly<Partial<Record<BeliefHeld['value'], WordKey>>>>> = {
  observed: { Yes: 'theirs.why.seen', No: 'theirs.why.none' },
  implied: { Yes: 'theirs.why.implied' },
  needsAll: { Maybe: 'theirs.why.needsAll' },
  known: { Maybe: 'theirs.why.known' },
  lacks: { No: 'theirs.why.lacks' },
};
