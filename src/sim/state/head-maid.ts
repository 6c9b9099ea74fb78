/** The head maid as plain data: the situations she tells apart, the orders she can give, what she has learned, and her last orders. */

import type { SavedApprentice, Situation } from '../../ai/index.ts';
import type { PersonId } from './ids.ts';

/** What sways an order, and into how many cases it is cut. */
export const VARIABLES = {
  /** Guests in the queue at the door: none, one, two or three, more. */
  queue: 4,
  /** The longest anybody has called whom nobody serves: nobody, under 5 s, under 15 s, under 30 s, longer. */
  wait: 5,
  /** Callers who would like to pay: none, one, more. */
  bills: 3,
  /** Dishes on the pass that nobody fetches: none, one, two or three, more. */
  dishes: 4,
  /** Maids with nothing to do: none, one, two or three, more. */
  idle: 4,
  /** Litter nobody sweeps: none, one, two or three, more. */
  litter: 4,
  /** A celebrity: nobody, in the house, calling and unserved. */
  hero: 3,
  /** The quarter of the day. */
  time: 4,
  /** The rival today: nobody has been across, somebody is, somebody has been. */
  scouted: 3,
} as const;

export type Variable = keyof typeof VARIABLES;

/** What the player can order, and what that may depend on; the last is to let them do as they like. */
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

/** How well she would have advised so far, beside somebody who draws among what is possible and somebody who always says what was chosen most. */
export interface Agreement {
  /** Choices of the player she had an opinion on beforehand. */
  n: number;
  hits: number;
  /** Hits to be expected of a drawn choice. */
  random: number;
  frequent: number;
}

/** All she has learned; what an export holds. */
export interface HeadMaidBrain {
  learned: SavedApprentice;
  /** How often each choice was seen. */
  chosen: Record<string, number>;
  agreement: Agreement;
}

/** One side of a situation, and how often the player has chosen so in this case. */
export interface Basis {
  readonly name: string;
  readonly case: number;
  readonly count: number;
  readonly limit: number;
  readonly fired: boolean;
}

/** An order she has given. */
export interface HeadMaidOrder {
  readonly tick: number;
  /** Its number on the board. */
  readonly command: number;
  readonly choice: Choice;
  readonly basis: 'habit' | 'fallback';
  readonly to: readonly PersonId[];
  readonly cases: readonly Basis[];
  /** Somebody has taken it up. */
  followed: boolean;
}

/** The head maid as part of the café's state. */
export interface HeadMaidState {
  /** Whom the player has appointed; null = whoever ranks highest. */
  appointed: PersonId | null;
  brain: HeadMaidBrain;
  /** The café at her last look: when no order comes of it before the next, the player has left them alone in it. */
  look: { situation: Situation; possible: Choice[] } | null;
  /** Her last orders, newest last. */
  orders: HeadMaidOrder[];
  /** What each who has been head maid has earned by it; see head-maid-titles.ts. */
  merits: Record<PersonId, number>;
  /** Of that, today. */
  today: number;
}
