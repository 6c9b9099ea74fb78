/**
 * The head maid as plain data: the situations she distinguishes, the commands she can give, what she has learned, and her
 * last commands.
 */

import type { SavedApprentice } from '../../ai/index.ts';
import type { PersonId } from './ids.ts';

/** The variables that describe the head maid's situation, each with the number of its possible values. */
export const VARIABLES = {
  /** How many guests stand in the queue at the door: none, one, two or three, more. */
  queue: 4,
  /** Longest time an unserved guest has called: nobody calls, under 5 s, under 15 s, under 30 s, longer. */
  wait: 5,
  /** How many calling guests want to pay: none, one, more. */
  bills: 3,
  /** Dishes on the pass that nobody is fetching: none, one, two or three, more. */
  dishes: 4,
  /** Maids with nothing to do: none, one, two or three, more. */
  idle: 4,
  /** Litter that nobody is sweeping: none, one, two or three, more. */
  litter: 4,
  /** The most urgent state of a celebrity: none is present, one is in the café, one is calling and not served. */
  hero: 3,
  /** The present quarter of the opening hours. */
  time: 4,
  /** Whether the rival was scouted today: not yet, a maid is away, a maid has been there. */
  scouted: 3,
} as const;

export type Variable = keyof typeof VARIABLES;

/**
 * What the player can choose at a moment: a command or, as the last choice, deliberately none. Each choice is listed
 * with the variables on which it may depend.
 */
export const CHOICES = {
  serveHero: ['hero', 'wait', 'idle', 'time'],
  serveLongest: ['wait', 'hero', 'litter', 'idle', 'dishes'],
  serveBill: ['bills', 'wait', 'litter', 'idle'],
  serveOrder: ['wait', 'bills', 'litter', 'idle'],
  sweep: ['litter', 'wait', 'queue', 'idle'],
  gatherDoor: ['queue', 'litter', 'idle', 'wait'],
  toPass: ['dishes', 'hero', 'idle', 'wait'],
  toPassPlain: ['dishes', 'hero', 'idle', 'wait'],
  scout: ['scouted', 'idle', 'queue'],
  wait: ['wait', 'litter', 'idle', 'queue', 'hero', 'dishes'],
} as const satisfies Readonly<Record<string, readonly Variable[]>>;

export type Choice = keyof typeof CHOICES;

export const CHOICE_NAMES = Object.keys(CHOICES) as readonly Choice[];

/**
 * How well the head maid predicts the player's choices, compared with two other predictions: a random possible choice,
 * and the most frequent choice.
 */
export interface Agreement {
  /** Number of choices of the player for which the head maid had made a prediction. */
  n: number;
  hits: number;
  /** Expected number of right predictions if each prediction were drawn at random from the possible choices. */
  random: number;
  frequent: number;
}

/** Everything a head maid has learned; the content of an exported file. */
export interface HeadMaidBrain {
  learned: SavedApprentice;
  /** How often the head maid has seen the player make each choice. */
  chosen: Record<string, number>;
  agreement: Agreement;
}

/** A variable of a situation with its present value, and how often the player (or her training) made the head maid's choice at this value. */
export interface Basis {
  readonly name: string;
  readonly case: number;
  readonly count: number;
  readonly limit: number;
  readonly fired: boolean;
}

/** Where an order of the head maid comes from: a habit of the player, her training, or the player's choice that is nearest to a habit. */
export type OrderBasis = 'habit' | 'training' | 'fallback';

export interface HeadMaidOrder {
  readonly tick: number;
  /** Number of the command on the chalkboard. */
  readonly command: number;
  readonly choice: Choice;
  readonly basis: OrderBasis;
  /** The lesson of her training that she followed; null for another basis. */
  readonly lesson: string | null;
  readonly to: readonly PersonId[];
  readonly cases: readonly Basis[];
  /** Whether a maid has carried out the order. */
  done: boolean;
}

export interface HeadMaidState {
  /** The maid the player has appointed as head maid; null = the maid with the highest rank. */
  appointed: PersonId | null;
  brain: HeadMaidBrain;
  /** The head maid's last commands, newest last. */
  orders: HeadMaidOrder[];
  /** Merit points of each maid who has been head maid; they earn her titles (head-maid/titles.ts). */
  merits: Record<PersonId, number>;
  today: number;
  /** Number of orders that she has given today, and how many of them were carried out, by choice. */
  given: number;
  done: Partial<Record<Choice, number>>;
  /** The head maid who keeps the focus for the player (strong/most-waits.ts), also on the days to come; left out = none. */
  keepsFocus?: PersonId;
}

/** Whether the player lets the head maid take part: she learns or gives orders. */
export const leadsMaids = (headMaid: HeadMaidState | null): boolean =>
  headMaid !== null && headMaid.brain.learned.actor.state !== 'Player';
