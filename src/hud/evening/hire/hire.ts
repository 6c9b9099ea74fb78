/** Prepares the job board for display: applicants and which of them to show first. */

import type { RosterRow } from '../../../sim/season/catalogue.ts';
import { tablesOf } from '../../../sim/state/pack/pack.ts';
import { stepHabit, talkHabit } from '../../../sim/people/habits.ts';
import { fairWage, memberOf, wageAfterLevel } from '../../../sim/season/staff.ts';
import { oddsOf } from '../../../sim/season/hiring-draw.ts';
import type { Candidate, SeasonState } from '../../../sim/state/season.ts';
import type { Rank } from '../../../sim/state/person.ts';
import type { SimEvent } from '../../../sim/state/world-state.ts';

export interface Answer {
  readonly candidate: Candidate;
  readonly row: RosterRow;
  readonly rank: Rank;
  /** Her wage if she is hired. If she works here already, her wage with one more level. */
  readonly wage: number;
  /**
   * The applicant's present level if she works here already; hiring her again raises the level. Null = she does not
   * work here.
   */
  readonly level: number | null;
}

/** All applicants, the rarest first, then the latest. */
export function answersOf(season: SeasonState): Answer[] {
  const { roster } = tablesOf(season);
  return season.board.candidates
    .flatMap((candidate) => {
      const row = roster.find(({ id }) => id === candidate.maid);
      if (row === undefined) return [];
      const { rank } = candidate;
      const mine = memberOf(season, row.id);
      const wage = mine === undefined ? fairWage({ rank, level: row.level }) : wageAfterLevel(mine);
      return [{ candidate, row, rank, wage, level: mine?.level ?? null }];
    })
    .sort((a, b) => b.rank - a.rank || number(b.candidate) - number(a.candidate));
}

const number = ({ id }: Candidate): number => Number(id.slice(1));

/** The id of the rarest applicant just drawn, whose card turns over; ties go to the first. */
export function bestDrawn(events: readonly SimEvent[]): string | null {
  let best: SimEvent | null = null;
  for (const event of events)
    if (event.type === 'drawn' && (best === null || Number(event['rank']) > Number(best['rank']))) best = event;
  return best === null ? null : String(best['candidate']);
}

/**
 * The odds with which an applicant's draw brought her rank, in percent with one decimal, and what kind of draw it was: one
 * among all maids, one for a new face, or one that was certain to bring this rank. The word key `evening.share.<kind>`
 * holds the words.
 */
export function shareOf(
  season: SeasonState,
  { rank, share }: Candidate,
): { readonly kind: 'all' | 'fresh' | 'certain'; readonly percent: string } {
  const kind = share === undefined ? 'all' : share < 1 ? 'fresh' : 'certain';
  const much = share ?? oddsOf(season).find((odds) => odds.rank === rank)?.share ?? 0;
  return { kind, percent: (100 * much).toFixed(1) };
}

/**
 * The word key of what is unusual about a maid: her most unusual trait, or, if she has none, her way of working when it
 * is not the usual one.
 */
export function habitKey(row: Parameters<typeof quirkOf>[0] & Pick<RosterRow, 'controller'>) {
  const quirk = quirkOf(row);
  const { controller } = row;
  return quirk === 'plain' && (controller === 'diligent' || controller === 'sociable' || controller === 'starstruck')
    ? (`thinks.about.${controller}` as const)
    : (`evening.quirk.${quirk}` as const);
}

/** The most unusual trait of a maid, or `plain`. The word key `evening.quirk.<trait>` holds its words. */
export function quirkOf({
  chatty,
  clumsy,
  speed,
}: Pick<RosterRow, 'chatty' | 'clumsy' | 'speed'>):
  'chatty' | 'quiet' | 'clumsy' | 'sure' | 'quick' | 'slow' | 'plain' {
  const [talk, step] = [talkHabit(chatty), stepHabit(clumsy)];
  if (step === 'clumsy') return step;
  if (talk === 'chatty') return talk;
  if (speed <= 5) return 'quick';
  if (speed >= 7) return 'slow';
  if (step === 'sure') return step;
  return talk === 'quiet' ? talk : 'plain';
}
