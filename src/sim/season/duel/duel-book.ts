/**
 * The book in which the duel's opponent writes what the player does in each situation. There is a situation after a
 * round won, lost or drawn, one after each of the player's own techniques, and one for each technique that the jury
 * favours. A feint writes a wrong technique into the book.
 */

import { DUEL_MOVES, DUEL_WISHES, type Duel, type DuelMove, type DuelState, type DuelWish } from '../../state/duel.ts';

/** A habit of the player: in this situation the player mostly plays `then`, `count` of `all` times. */
export interface BookLine {
  /**
   * Name of the situation: `after:won`, `after:lost`, `after:drawn`, `own:<technique>` (the player's last technique)
   * or `wish:<technique>` (the technique that the jury favours).
   */
  readonly when: string;
  readonly then: DuelMove;
  readonly count: number;
  readonly all: number;
}

/** Number of rounds that must have been played in a situation before the book states a habit for it. */
const LEAST_ROUNDS = 2;

/** The technique that at least two judges wish for; null if there is none, or no jury. */
export function favouredBy(jury: readonly DuelWish[] | undefined): DuelMove | null {
  const wished = (jury ?? []).map((wish) => DUEL_WISHES[wish]);
  return wished.find((move, at) => wished.indexOf(move) < at) ?? null;
}

/** Names of the situations that apply to the next round of a duel, such as `after:won`. */
function situationsOf({ rounds, jury }: Duel): string[] {
  const last = rounds.at(-1);
  const favoured = favouredBy(jury);
  return [
    ...(last === undefined ? [] : [`after:${last.result}`, `own:${last.feint ?? last.ours}`]),
    ...(favoured === null ? [] : [`wish:${favoured}`]),
  ];
}

/** Records in the book that the player used this technique, for each situation of the round that is being played. */
export function noteMove(state: DuelState, duel: Duel, move: DuelMove): void {
  const book = (state.book ??= {});
  for (const when of situationsOf(duel)) book[`${when} ${move}`] = (book[`${when} ${move}`] ?? 0) + 1;
}

/** All habits in the book, the most frequent first. */
export function linesOf({ book = {} }: Pick<DuelState, 'book'>): BookLine[] {
  const situations = [...new Set(Object.keys(book).map((key) => key.split(' ')[0] as string))];
  return situations
    .flatMap((when) => {
      const line = lineOf(book, when);
      return line === null ? [] : [line];
    })
    .sort((a, b) => b.count - a.count || a.all - b.all || (a.when < b.when ? -1 : a.when > b.when ? 1 : 0));
}

function lineOf(book: Readonly<Record<string, number>>, when: string): BookLine | null {
  const counts = DUEL_MOVES.map((move) => book[`${when} ${move}`] ?? 0);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const count = Math.max(...counts);
  return all >= LEAST_ROUNDS && count * 2 > all
    ? { when, then: DUEL_MOVES[counts.indexOf(count)] as DuelMove, count, all }
    : null;
}

/** The strongest habit that applies to the next round; null if none does. */
export function lineFor(state: DuelState, duel: Duel): BookLine | null {
  const now = situationsOf(duel);
  return linesOf(state).find(({ when }) => now.includes(when)) ?? null;
}
