/**
 * The Sunday paper: on every seventh evening the newspaper prints the stars of both cafés. It is the only certain
 * news of the rival’s stars before the end of the season. The staff reads it: the maids’ moods rise where their café
 * leads, and fall where it trails. A rival that is far behind builds faster in the week after it.
 */

import { rivalPlan } from '../../data/rival.ts';
import { rules } from '../../data/season/index.ts';
import { holds } from '../state/day-rules.ts';
import type { WorldState } from '../state/world-state.ts';
import type { SeasonState, SundayPaper } from '../state/season.ts';

/** The rival's real stars: one, plus four in proportion to the share of its technology tree that it has; 0 without a rival. */
export function trueStars({ rival }: Pick<WorldState, 'rival'>): number {
  return rival === undefined ? 0 : 1 + (4 * Object.keys(rival.has).length) / Math.max(1, rivalPlan.nodes.length);
}

/** Number of days from one paper to the next; the days are those of the festivals. */
const EVERY = 7;

/** Whether a paper is printed on the evening of this day. */
export const isPaperDay = (day: number): boolean => day % EVERY === 0;

/** Whether the paper names the player's café first; with equal stars it does. */
export const leads = ({ ours, rival }: Pick<SundayPaper, 'ours' | 'rival'>): boolean => ours >= rival;

/** Whether the rival, that is far behind in this paper, builds faster in the week after it. */
export const isAnswered = ({ ours, rival }: Pick<SundayPaper, 'ours' | 'rival'>): boolean =>
  ours - rival >= rules.paperLead;

/** Prints the paper if the day is one of its days, and changes the moods of the whole staff. */
export function printPaper(state: WorldState, season: SeasonState): void {
  const { day } = state.clock;
  if (!isPaperDay(day) || state.rival === undefined) return;
  const paper: SundayPaper = { day, ours: state.stars, rival: trueStars(state) };
  season.paper = paper;
  if (!holds(state, 'mood')) return;
  const by = leads(paper) ? rules.paperMood : -rules.paperMood;
  for (const member of season.staff) member.mood = Math.max(-1, Math.min(1, member.mood + by));
}

/** Factor on the rival's pace on the next morning, because of the last paper. */
export const paceAfter = ({ paper }: SeasonState, day: number): number =>
  paper !== undefined && day <= paper.day + EVERY && isAnswered(paper) ? rules.paperAnswer : 1;
