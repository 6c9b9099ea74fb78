/** Prepares the duel for display: score, jury, kitchen, and as much of the other cook's book as the player has seen. */

import { type BookLine, favouredBy, linesOf } from '../../../sim/season/duel-book.ts';
import { duelKitchen, type DuelKitchen, noticed, type Noticed, oddsOf, scoreOf } from '../../../sim/season/duel.ts';
import type { Duel, DuelMove } from '../../../sim/state/duel.ts';
import type { WorldState } from '../../../sim/state/world-state.ts';

/** Days for which what a scout has seen of the book is still true. */
const SCOUTED_DAYS = 7;
/** Rounds of the duel after which the player has seen one more line. */
const ROUNDS_A_LINE = 2;
const MOST_LINES = 3;

/** What the stage shows: the choice of a dish, the lids as they lift, or what was under them. */
export type Phase = 'choose' | 'lids' | 'shown';

export interface DuelView extends Noticed {
  readonly duel: Duel;
  readonly us: number;
  readonly them: number;
  readonly kitchen: DuelKitchen;
  /** The technique that is worth two plates; null = none. */
  readonly favoured: DuelMove | null;
  /** The most frequent habits in the book, and how many of them the player has seen. */
  readonly lines: readonly BookLine[];
  readonly seen: number;
  /** The maid who scouted last, and when; null if none did lately. */
  readonly scouted: { readonly name: string; readonly day: number } | null;
  /** What the other cook expects; null if she guesses, undefined if the player has seen nothing of her book. */
  readonly expected: DuelMove | null | undefined;
  /** Per cent for each of her answers. */
  readonly odds: Readonly<Record<DuelMove, number>>;
  /** Pieces of chalk left; null where chalk is unlimited. */
  readonly chalk: number | null;
}

/** Tonight’s duel; null before it has begun. */
export function duelView({ season, clock, rival, chalk }: WorldState): DuelView | null {
  const duel = season?.duels.duel;
  if (season === undefined || duel === null || duel === undefined || duel.day !== clock.day) return null;
  const [us, them] = scoreOf(duel);
  const report = (rival?.log ?? []).filter(({ day }) => day > clock.day - SCOUTED_DAYS).at(-1);
  const seen = (report === undefined ? 0 : 1) + Math.floor(duel.rounds.length / ROUNDS_A_LINE);
  const { basis } = duel.next;
  const odds = oddsOf(season.duels, duel);
  const percent = (move: DuelMove): number => Math.round(odds[move] * 100);
  return {
    ...noticed(season.duels),
    duel,
    us,
    them,
    kitchen: duelKitchen(season, clock.day),
    favoured: favouredBy(duel.jury),
    lines: linesOf(season.duels).slice(0, MOST_LINES),
    seen,
    scouted: report === undefined ? null : { name: report.name, day: report.day },
    expected: seen === 0 ? undefined : basis.kind === 'drawn' ? null : basis.then,
    odds: { chop: percent('chop'), fry: percent('fry'), plate: percent('plate') },
    chalk: chalk?.left ?? null,
  };
}
