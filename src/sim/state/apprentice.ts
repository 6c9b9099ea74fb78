/**
 * A maid who learns from the player (GoCap), as plain data: her mode, what the player did with her in which situation,
 * and her action in progress.
 */

import type { GoCapState } from '../../ai/index.ts';
import type { PersonId } from './ids.ts';

/** The actions an apprentice can carry out, in the order of the number keys. */
export const DEEDS = ['serve', 'handIn', 'fetch', 'bring', 'tidy', 'welcome', 'talk', 'pass', 'wait', 'chat'] as const;
export type Deed = (typeof DEEDS)[number];

/** The variables that describe an apprentice's situation, each with the words for its possible values. */
export const SITUATION = {
  /** What the apprentice carries: nothing, tickets, as many tickets as she can remember, dishes. */
  hands: ['empty', 'tickets', 'full', 'dishes'],
  /** Calling guests that no maid serves yet: none, at least one, one who has called for 10 seconds or longer, a celebrity. */
  callers: ['none', 'calls', 'waits', 'hero'],
  /** Dishes on the pass that nobody fetches: none, only fresh ones, at least one for 10 seconds or longer. */
  dishes: ['none', 'ready', 'cooling'],
  /** Litter and empty plates that nobody is clearing away: none, far away, within 4 tiles. */
  mess: ['none', 'far', 'near'],
  /** Guests the apprentice could talk to: nobody, a guest coming in, a guest nearby with time for a talk. */
  company: ['none', 'newcomer', 'talker'],
  /** Where the apprentice is: beside the pass, or elsewhere. */
  place: ['pass', 'floor'],
} as const;
export type SituationVariable = keyof typeof SITUATION;
/** A situation of an apprentice: the present value of each variable. */
export type MaidSituation = { readonly [V in SituationVariable]: (typeof SITUATION)[V][number] };
export const SITUATION_VARIABLES = Object.keys(SITUATION) as readonly SituationVariable[];

/** For each situation, how often each action was chosen in it. A situation's key consists of the words of its values, joined with `/`. */
export type Counts = Readonly<Record<string, Readonly<Partial<Record<Deed, number>>>>>;

export interface DeedAtHand {
  readonly do: Deed;
  /** Whether the player ordered the action or the apprentice began it out of habit. */
  readonly by: 'player' | 'habit';
  readonly since: number;
  /**
   * A count taken when the action began (services, tidied places or things carried); comparing it with the present
   * count shows whether the action is over.
   */
  readonly was: number;
  /** The guest or the tile that the action is about; left out if the apprentice chooses for herself. */
  readonly guest?: PersonId;
  readonly x?: number;
  readonly y?: number;
}

export interface ApprenticeState {
  mode: GoCapState;
  /** How often each action was chosen. Each lesson replaces this object, which is never changed in place. */
  counts: Counts;
  deed?: DeedAtHand;
}
