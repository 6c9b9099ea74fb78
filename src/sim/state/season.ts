/**
 * What a café keeps beyond one day: staff, menu and recipes, upgrades, celebrities, the progress of the season. Plain
 * data in `state.season`; left out in scenarios. The day reads it, the evening's acts change it, and the next morning
 * is made from it.
 */

import type { PlannedEvent } from './events.ts';
import type { DuelState } from './duel.ts';
import type { Maid, PersonId, Rank } from './person.ts';

export type Difficulty = 'gentle' | 'standard' | 'keen';

/** Assists, which cost nothing. */
export interface Assists {
  /** Guests do not lose patience. */
  readonly noPatienceLoss: boolean;
  /** 20% fewer guests at noon and in the evening. */
  readonly slowerRush: boolean;
}

/** Fields of a maid that are kept from day to day. */
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

/** A member of the staff between two days. */
export interface StaffMember extends Readonly<Pick<Maid, 'id' | 'name' | 'look'>>, Pick<Maid, Kept> {
  /** Experience towards the next level. */
  experience: number;
  /** Works tomorrow. */
  onShift: boolean;
  /** The day on which she was hired. */
  since: number;
  /** How many times each course was taken. */
  courses: Record<string, number>;
}

/** A candidate from the notice board. */
export interface Candidate {
  /** Unique within a season: `c1`, `c2` … */
  readonly id: string;
  /** Id in the roster. */
  readonly maid: PersonId;
  readonly rank: Rank;
  /** Day of the draw; candidates stay until the end of the next evening. */
  readonly day: number;
}

export interface NoticeBoard {
  candidates: Candidate[];
  /** Draws since the last SSR. */
  withoutSsr: number;
  /** Number of draws, for the ids of candidates. */
  drawn: number;
}

/** The kitchen between two days. */
export interface Kitchen {
  /** Dishes on the menu with their prices, in the order shown. */
  onMenu: { dish: string; price: number }[];
  /** Dishes with a known recipe. */
  known: string[];
  /** Trials so far: ingredients in alphabetical order, and the dish they made (null = none). */
  tried: { ingredients: string[]; dish: string | null; day: number }[];
}

export interface HeroEntry {
  /** Visits, and those after which the celebrity left pleased. */
  visits: number;
  pleased: number;
  firstDay: number;
  lastDay: number;
}

/** A day in the season's book. */
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
/** How the season ended; the café may continue. */
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
  /** Days of the season; afterwards the café may continue without end. */
  readonly length: number;
  staff: StaffMember[];
  board: NoticeBoard;
  kitchen: Kitchen;
  /** Levels of upgrades; left out = 0. */
  upgrades: Record<string, number>;
  /** Celebrities met, by id. */
  album: Record<PersonId, HeroEntry>;
  /** Day of each achievement, by id. */
  achieved: Record<string, number>;
  /** Guest types that have heard of the café. */
  types: string[];
  /** Past days, oldest first. */
  book: DayEntry[];
  /** Evenings in debt in a row. */
  inDebt: number;
  ending: Ending | null;
  /** Counts over the whole season, for goals. */
  counts: Record<string, number>;
  /** Cooking duels at festivals. */
  duels: DuelState;
  /** Events announced for the next day; left out before the first evening. */
  tomorrow?: Tomorrow;
  /** Random streams of the evening: notice board and research. */
  rng: { draw: number[]; kitchen: number[] };
}

/** The announcements of the evening. */
export interface Tomorrow {
  readonly day: number;
  readonly events: readonly PlannedEvent[];
}
