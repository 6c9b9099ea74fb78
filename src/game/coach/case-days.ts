/**
 * Decides which kinds of question (case) may be asked today. The player is asked at most twice a day, and never while
 * the café has a trouble that needs the player or an enquiry waits for an answer: its card hides the question, which
 * would then be seen an hour late. A kind comes back at the earliest two days later, and after a few
 * times without an answer it comes no more. What was asked stands in the journal, so that a café that is opened again
 * keeps the rule.
 */

import type { Simulation } from '../../sim/simulation.ts';
import { openEnquiry } from '../../sim/state/enquiries.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { groupWaiting } from '../../sim/visits/group-tables.ts';
import { type CaseId, casesLeft } from './cases.ts';

const MOST_A_DAY = 2;
/** How often a kind of question is asked at most, if the player never opens it. */
const MOST_OF_A_KIND = 3;
/** Number of days from one question to the next of the same kind. */
const DAYS_BETWEEN = 2;
/** Number of ticks after which a question that was not opened ends at 1× and 2×: 60 café minutes. */
const CASE_LASTS = 600;
/** The speed from which a question lasts longer, so that a player has a quarter of a minute at any speed. */
const QUICK = 2;
export const caseLasts = (speed: number): number => CASE_LASTS * Math.max(1, speed / QUICK);

/** Events of the day that keep the player busy. */
const TROUBLES: readonly string[] = ['alarm', 'brawl', 'gang'];

/** Whether something goes on that needs the player now: an enquiry, one of {@link TROUBLES}, or a group too large for any table. */
const isTroubled = ({ state, world }: Simulation): boolean =>
  openEnquiry(state) !== undefined ||
  groupWaiting(world) !== null ||
  state.calendar?.going.some(({ kind }) => TROUBLES.includes(kind)) === true;

/** The name under which the journal’s list of hints records on which day a question was asked. */
export const askedMark = (id: CaseId, day: number): string => `asked ${id} ${day}`;

/** The days on which questions of each kind were asked. */
function askedDays({ said = [] }: Pick<WorldState, 'said'>): { readonly id: string; readonly day: number }[] {
  return said.flatMap((mark) => {
    const [what, id, day] = mark.split(' ');
    return what === 'asked' && id !== undefined ? [{ id, day: Number(day) }] : [];
  });
}

/** Kinds of question that may be asked now. */
export function mayAsk(cafe: Simulation): ReadonlySet<CaseId> {
  const { state } = cafe;
  const left = casesLeft(state.said ?? []);
  if (left.size === 0) return left;
  const { day } = state.clock;
  const asked = askedDays(state);
  if (asked.filter((one) => one.day === day).length >= MOST_A_DAY || isTroubled(cafe)) return new Set();
  for (const id of left) {
    const days = asked.filter((one) => one.id === id);
    if (days.length >= MOST_OF_A_KIND || days.some((one) => day - one.day < DAYS_BETWEEN)) left.delete(id);
  }
  return left;
}
