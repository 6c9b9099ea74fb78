/**
 * The player's notes about the duel's opponent: after each round they say what she chose, and from all rounds of the
 * season they read her habit and how sure it is. A habit counts only if she follows it more often than by chance, which
 * is one time in three.
 */

import { DUEL_MOVES, type Duel, type DuelMove, type DuelState } from '../../state/duel.ts';
import { favouredBy } from './duel-book.ts';
import { answerTo } from './duel-moves.ts';

/**
 * What the notes count: whether she cooked what the jury wants (`jury`), the same again after winning (`repeats`), what
 * beats the player's last dish after losing (`answers`), and each technique (`favours:<technique>`).
 */
export interface NoteLine {
  readonly what: 'jury' | 'repeats' | 'answers' | 'favours';
  /** Her favourite technique; left out for other habits. */
  readonly move?: DuelMove;
  readonly count: number;
  readonly all: number;
  readonly sure: 'guess' | 'likely' | 'sure';
}

/** Number of rounds that must have been seen before the notes state a habit. */
const LEAST_ROUNDS = 2;
/**
 * Squared distances from chance, in standard deviations, from which a habit is likely and sure. One right answer in
 * three has the mean a/3 and the variance 2a/9, so the squared distance of c from the mean is (3c − a)² / 2a.
 */
const LIKELY = 1.5;
const CERTAIN = 4;
/** Number of rounds from which the notes can be sure of a habit; in a single duel anything may be luck. */
const ROUNDS_FOR_SURE = 6;

/** The technique that she would cook next by each habit; a habit that says nothing about this round is left out. */
function foretold({
  rounds,
  jury,
}: Duel): { readonly what: 'jury' | 'repeats' | 'answers'; readonly move: DuelMove }[] {
  const last = rounds.at(-1);
  const favoured = favouredBy(jury);
  return [
    ...(favoured === null ? [] : [{ what: 'jury' as const, move: favoured }]),
    ...(last?.result === 'lost' ? [{ what: 'repeats' as const, move: last.theirs }] : []),
    ...(last?.result === 'won' ? [{ what: 'answers' as const, move: answerTo(last.ours) }] : []),
  ];
}

/** The technique to which her own habit leads her in the next round; null if it says nothing about it. */
export function leanOf({ habit }: Pick<DuelState, 'habit'>, duel: Duel): DuelMove | null {
  if (habit === undefined) return null;
  if (habit !== 'repeats' && habit !== 'answers') return habit;
  return foretold(duel).find(({ what }) => what === habit)?.move ?? null;
}

/** Notes what she has cooked in the round that is being played. */
export function noteHers(state: DuelState, duel: Duel, theirs: DuelMove): void {
  const notes = (state.notes ??= {});
  const adds = (key: string): void => void (notes[key] = (notes[key] ?? 0) + 1);
  for (const { what, move } of foretold(duel)) {
    adds(`${what} all`);
    if (move === theirs) adds(what);
  }
  adds('rounds');
  adds(`favours:${theirs}`);
}

const far = (count: number, all: number): number => ((3 * count - all) * (3 * count - all)) / (2 * all);

/** Her habits as far as they can be read, the surest first. */
export function notesOf({ notes = {} }: Pick<DuelState, 'notes'>): NoteLine[] {
  const favourite = DUEL_MOVES.reduce((most, one) =>
    (notes[`favours:${one}`] ?? 0) > (notes[`favours:${most}`] ?? 0) ? one : most,
  );
  const counted: Omit<NoteLine, 'sure'>[] = [
    ...(['jury', 'repeats', 'answers'] as const).map((what) => ({
      what,
      count: notes[what] ?? 0,
      all: notes[`${what} all`] ?? 0,
    })),
    { what: 'favours', move: favourite, count: notes[`favours:${favourite}`] ?? 0, all: notes['rounds'] ?? 0 },
  ];
  return counted
    .filter(({ count, all }) => all >= LEAST_ROUNDS && 3 * count > all)
    .map((line) => {
      const by = far(line.count, line.all);
      return {
        line: {
          ...line,
          sure: by >= CERTAIN && line.all >= ROUNDS_FOR_SURE ? 'sure' : by >= LIKELY ? 'likely' : 'guess',
        } as NoteLine,
        by,
      };
    })
    .sort((a, b) => b.by - a.by || (a.line.what < b.line.what ? -1 : 1))
    .map(({ line }) => line);
}
