/**
 * What a café is beyond one day (chapter 2.3): who is employed, what is on the menu and what has been found out, what was
 * bought, who has been here, how the season stands. Plain data in `state.season`; left out in scenarios. The day reads it,
 * the evening's acts change it, and the next morning is made from it.
 */

import type { PlannedEvent } from './events.ts';
import type { DuelMove, DuelState } from './duel.ts';
import type { Maid, PersonId, Rank } from './person.ts';
import type { Decor } from './things.ts';

export type Difficulty = 'gentle' | 'standard' | 'keen';

/** Help for those who want it; free of any price. */
export interface Assists {
  /** Nobody loses patience. */
  readonly noPatienceLoss: boolean;
  /** A fifth fewer guests at noon and in the evening. */
  readonly slowerRush: boolean;
}

/** What is hers for longer than a day: so she goes home, and so she comes to work again. */
type Kept =
  | 'rank'
  | 'favouriteCustomerIds'
  | 'favouriteCustomerTypes'
  | 'duties'
  | 'alertness'
  | 'obedience'
  | 'team'
  | 'chatty'
  | 'clumsy'
  | 'speed'
  | 'level'
  | 'wage'
  | 'controller'
  | 'energy'
  | 'mood'
  | 'charm'
  | 'stamina'
  | 'friends'
  | 'friendsSince';

/** Somebody employed, as she is between two days. */
export interface StaffMember extends Readonly<Pick<Maid, 'id' | 'name' | 'look'>>, Pick<Maid, Kept> {
  /** Towards the next level. */
  experience: number;
  /** Works tomorrow. */
  onShift: boolean;
  /** Day on which she came. */
  since: number;
  /** How many times each course was taken. */
  courses: Record<string, number>;
}

/** Who has answered the advert. */
export interface Candidate {
  /** Unique within a season: `c1`, `c2` … */
  readonly id: string;
  /** Whose row of the roster. */
  readonly maid: PersonId;
  readonly rank: Rank;
  /** Day of the draw; candidates keep until the next evening is over. */
  readonly day: number;
}

export interface NoticeBoard {
  candidates: Candidate[];
  /** Draws since the last SSR. */
  withoutSsr: number;
  /** Draws altogether, for the names of candidates. */
  drawn: number;
}

/** The kitchen between two days. */
export interface Kitchen {
  /** Dishes on the menu with their prices, in the order shown. */
  onMenu: { dish: string; price: number }[];
  /** Dishes that can be made. */
  known: string[];
  /** Trials so far: ingredients in the order of the alphabet, and what came of them (null = a mistake). */
  tried: { ingredients: string[]; dish: string | null; day: number }[];
}

export interface HeroEntry {
  /** Days on which this hero came, and on how many of them the hero left pleased. */
  visits: number;
  pleased: number;
  firstDay: number;
  lastDay: number;
}

/** One line of the season's book: what is kept of a day that is over. */
export interface DayEntry {
  readonly day: number;
  readonly income: number;
  readonly tips: number;
  /** Wages, ingredients, rent, advertising. */
  readonly spent: number;
  readonly money: number;
  readonly stars: number;
  readonly came: number;
  readonly served: number;
  readonly lost: number;
}

export type EndingKind = 'season' | 'debt';
/** How it ended; the café may go on after. */
export interface Ending {
  readonly kind: EndingKind;
  readonly day: number;
  readonly stars: number;
  readonly rivalStars: number;
  readonly first: boolean;
  readonly money: number;
}

export interface SeasonState {
  readonly difficulty: Difficulty;
  assists: Assists;
  /** Days of the season; afterwards it goes on without end if the player wishes. */
  readonly length: number;
  staff: StaffMember[];
  board: NoticeBoard;
  kitchen: Kitchen;
  /** Levels of what was bought; left out = none. */
  upgrades: Record<string, number>;
  /** Heroes met, by id. */
  album: Record<PersonId, HeroEntry>;
  /** Achievements by id, and the day. */
  achieved: Record<string, number>;
  /** Kinds of guest that have heard of the café. */
  types: string[];
  /** Days that are over, oldest first. */
  book: DayEntry[];
  /** Evenings in a row without money in the till. */
  inDebt: number;
  ending: Ending | null;
  /** Counts of what happened in the whole season, for goals: see goals.ts. */
  counts: Record<string, number>;
  /** Cooking duels at festivals. */
  duels: DuelState;
  /** What is announced for the coming day; left out before the first evening. */
  tomorrow?: Tomorrow;
  /** Chance streams: draws, research, whatever else is drawn in an evening. */
  rng: { draw: number[]; kitchen: number[] };
}

/** What the evening tells of the day after. */
export interface Tomorrow {
  readonly day: number;
  readonly events: readonly PlannedEvent[];
}

/** What the player can do of an evening. */
export type EveningAct =
  | { readonly do: 'draw'; readonly count: 1 | 10 }
  | { readonly do: 'hire'; readonly candidate: string }
  | { readonly do: 'letGo'; readonly candidate: string }
  | { readonly do: 'dismiss'; readonly maid: PersonId }
  | { readonly do: 'shift'; readonly maid: PersonId; readonly on: boolean }
  | { readonly do: 'train'; readonly maid: PersonId; readonly course: string }
  | { readonly do: 'wage'; readonly maid: PersonId; readonly wage: number }
  | { readonly do: 'menu'; readonly dish: string; readonly on: boolean }
  | { readonly do: 'price'; readonly dish: string; readonly price: number }
  | { readonly do: 'research'; readonly ingredients: readonly string[] }
  | { readonly do: 'upgrade'; readonly upgrade: string }
  | { readonly do: 'layout'; readonly rows: readonly string[]; readonly decor: readonly Decor[] }
  /** A dish of the festival's cooking duel; null = it begins. */
  | { readonly do: 'duel'; readonly move: DuelMove | null }
  | { readonly do: 'assist'; readonly assist: keyof Assists; readonly on: boolean };
