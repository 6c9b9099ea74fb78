/** Prepares the cooking duel for display: score, judges, kitchen, and the part of the rival cook's book that the player has seen. */

import { type BookLine, favouredBy, linesOf } from '../../../sim/season/duel/duel-book.ts';
import {
  duelKitchen,
  type DuelKitchen,
  duelPrize,
  noticed,
  type Noticed,
  oddsOf,
  scoreOf,
} from '../../../sim/season/duel/duel.ts';
import { answerTo } from '../../../sim/season/duel/duel-moves.ts';
import { type NoteLine, notesOf } from '../../../sim/season/duel/duel-notes.ts';
import type { Duel, DuelMove, DuelRound } from '../../../sim/state/duel.ts';
import type { WorldState } from '../../../sim/state/world-state.ts';

/** Number of days for which a scout's report about the rival cook's book is valid. */
const SCOUTED_DAYS = 7;
/** The player sees one more line of the rival cook's book each time this many rounds of the duel have been played. */
const ROUNDS_A_LINE = 2;
const MOST_LINES = 3;
/** Lines of the player's own notes that fit on the page. */
const MOST_NOTES = 3;

/** What the duel's stage shows: the player's choice of a dish, the lids while they are lifted, or the dishes that were under them. */
export type Phase = 'choose' | 'lids' | 'shown';

export interface DuelView extends Noticed {
  readonly duel: Duel;
  readonly us: number;
  readonly them: number;
  readonly kitchen: DuelKitchen;
  /** The technique that two judges wish for, which is worth two plates; null = none. */
  readonly favoured: DuelMove | null;
  /** The player's most frequent habits according to the rival cook's book, and the number of these lines that the player has seen. */
  readonly lines: readonly BookLine[];
  readonly seen: number;
  /** The habits of the rival's cook that the player has noted, the surest first. */
  readonly notes: readonly NoteLine[];
  /** What the plates so far and, when it is over, the duel's result pay, in yen. */
  readonly prize: number;
  /** The maid who last scouted the rival, and the day; null if no maid has scouted recently. */
  readonly scouted: { readonly name: string; readonly day: number } | null;
  /** The technique that the rival's cook expects from the player; null if she guesses, undefined if the player has seen nothing of her book. */
  readonly expected: DuelMove | null | undefined;
  /** The probability of each answer of the rival's cook, in per cent. */
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
    notes: notesOf(season.duels).slice(0, MOST_NOTES),
    prize: duelPrize(duel).money,
    scouted: report === undefined ? null : { name: report.name, day: report.day },
    expected: seen === 0 ? undefined : basis.kind === 'drawn' ? null : basis.then,
    odds: { chop: percent('chop'), fry: percent('fry'), plate: percent('plate') },
    chalk: chalk?.left ?? null,
  };
}

/** Whether the rival's cook foresaw the player's move of this round. */
export const foresaw = ({ basis, ours }: Pick<DuelRound, 'basis' | 'ours'>): boolean =>
  basis.kind !== 'drawn' && basis.then === ours;

/**
 * Whether the rival's cook foresaw the player's move, the end of a word key below `duel.`. She does not always trust what
 * she foresees: then it was of no use to her, and she followed her own habit.
 */
export const foresight = (round: DuelRound): 'yes' | 'unused' | 'no' =>
  !foresaw(round) ? 'no' : round.theirs === answerTo(round.ours) ? 'yes' : 'unused';

/** What the rival's cook says of a round, the end of a word key below `duel.hers.`: only what she foresaw did she know. */
export const herWords = (round: DuelRound): DuelRound['result'] | 'lucky' =>
  round.result === 'lost' && !foresaw(round) ? 'lucky' : round.result;
