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
export const deedText = ({ deed, targetName }: Pick<BoardMove, 'deed' | 'targetName'>): string =>
  'dish' in deed
    ? say(`theirs.do.${deed.kind}`, { dish: sayPart('dish.', deed.dish) })
    : say(`theirs.do.${deed.kind}`, { name: targetName });

/** A move of the rival with its reasons: "Day 4: cheaper omurice. They saw egg and rice on day 3, so you may have omurice." */
export const moveText = (nodes: TheirBoard['nodes'], move: BoardMove): string =>
  say('theirs.move', { day: move.day, what: deedText(move), why: reasonsText(nodes, move) });

/** Puts the beliefs behind a move of the rival into words, a sentence for each belief. */
export const reasonsText = (nodes: TheirBoard['nodes'], { because }: Pick<BoardMove, 'because'>): string =>
  because.map((belief) => reasonText(nodes, belief)).join(' ');

function reasonText(nodes: TheirBoard['nodes'], belief: BeliefHeld): string {
  const { node, value, because, of, day, signs = [] } = belief;
  const nameOf = (name: string): string => {
    const is = nodes.find((one) => one.name === name)?.is;
    return is === undefined ? name : factText(is);
  };
  const about = { node: nameOf(node), list: sayList(of.map(nameOf)), day: day ?? 0 };
  // The belief is what a sign says, or a conclusion from what signs say.
  if (because === 'observed' && signs.includes(node) && (value === 'Yes' || value === 'No'))
    return say(`theirs.why.sign.${value}`, about);
  const why = say(
    REASON[because === 'needsAll' && day === null ? 'known' : because]?.[value] ?? 'theirs.why.unseen',
    about,
  );
  if (signs.length === 0) return why;
  const from = say('theirs.why.fromSign', { list: sayList(signs.map(nameOf)) });
  return say('app.sentences', { first: why, second: from });
}

/** Word keys for the reason of a belief in the rival's technology tree, by reason and by the believed value. */
const REASON: Readonly<Record<string, Readonly<Partial<Record<BeliefHeld['value'], WordKey>>>>> = {
  observed: { Yes: 'theirs.why.seen', No: 'theirs.why.none' },
  implied: { Yes: 'theirs.why.implied' },
  needsAll: { Maybe: 'theirs.why.needsAll' },
  known: { Maybe: 'theirs.why.known' },
  lacks: { No: 'theirs.why.lacks' },
};

/** How the rival knows things of our café, in the order in which the board lists it, each with the values it can have. */
const WAYS = [
  ['saw', 'Yes'],
  ['asked', 'Yes'],
  ['asked', 'No'],
  ['sign', 'Yes'],
  ['sign', 'No'],
  ['maid', 'Yes'],
  ['maid', 'No'],
  ['follows', 'Yes'],
  ['follows', 'Maybe'],
  ['follows', 'No'],
] as const;

/** Says in sentences what the rival believes of our café, one sentence for each source of the rival's knowledge. */
export function knownTexts({ nodes }: TheirBoard): string[] {
  return WAYS.flatMap(([way, is]) => {
    const list = nodes.filter(
      ({ how, value }) => value === is && (how === way || (way === 'asked' && isOldNo(how, value))),
    );
    const key = (way === 'saw' ? 'theirs.knows.saw' : `theirs.knows.${way}.${is}`) as WordKey;
    return list.length === 0 ? [] : [say(key, { list: sayList(list.map((node) => factText(node.is))) })];
  });
}

/**
 * A scout cannot see that something is missing. So a No without a sighting comes from an older save, when scouts could
 * still ask.
 */
const isOldNo = (how: TheirBoard['nodes'][number]['how'], value: string): boolean => how === 'saw' && value === 'No';
