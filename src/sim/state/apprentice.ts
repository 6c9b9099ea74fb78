/**
 * A maid who learns from the player as plain data (GoCap): her mode, what the player did with her in which situation, and
 * the deed she is at.
 */

import type { GoCapState } from '../../ai/index.ts';
import type { PersonId } from './ids.ts';

/** What an apprentice can do, in the order of the number keys. */
export const DEEDS = ['serve', 'handIn', 'fetch', 'bring', 'tidy', 'welcome', 'talk', 'pass', 'wait', 'chat'] as const;
export type Deed = (typeof DEEDS)[number];

/** The variables of a situation, each with the words of its cases. */
export const SITUATION = {
  /** What she carries: nothing, tickets, as many tickets as she can remember, dishes. */
  hands: ['empty', 'tickets', 'full', 'dishes'],
  /** Free callers: none, someone, someone for 10 seconds or longer, a celebrity. */
  callers: ['none', 'calls', 'waits', 'hero'],
  /** Dishes on the pass that nobody fetches: none, fresh ones, one for 10 seconds or longer. */
  dishes: ['none', 'ready', 'cooling'],
  /** Litter and empty plates that nobody tends: none, far away, within 4 tiles. */
  mess: ['none', 'far', 'near'],
  /** Company: nobody, a guest coming in, a guest with time for a talk nearby. */
  company: ['none', 'newcomer', 'talker'],
  /** Where she is: beside the pass, elsewhere. */
  place: ['pass', 'floor'],
} as const;
export type SituationVariable = keyof typeof SITUATION;
/** A situation: the case of each variable, by its word. */
export type MaidSituation = { readonly [V in SituationVariable]: (typeof SITUATION)[V][number] };
export const SITUATION_VARIABLES = Object.keys(SITUATION) as readonly SituationVariable[];

/** How often each deed was chosen, by situation: the words of its cases, joined by `/`. */
export type Counts = Readonly<Record<string, Readonly<Partial<Record<Deed, number>>>>>;

/** A deed an apprentice is at. */
export interface DeedAtHand {
  readonly do: Deed;
  /** Whether the player said so, or she did it by herself. */
  readonly by: 'player' | 'habit';
  readonly since: number;
  /** A count when it began (tickets, services, tidied places), by which its end is recognised. */
  readonly was: number;
  /** The guest or the tile it is about; left out if she chooses. */
  readonly guest?: PersonId;
  readonly x?: number;
  readonly y?: number;
}

export interface ApprenticeState {
  mode: GoCapState;
  /** Replaced by each lesson, never changed in place. */
  counts: Counts;
  /** Left out while she is at none. */
  deed?: DeedAtHand;
}
