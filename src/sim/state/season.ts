/**
 * What a café keeps beyond one day: staff, menu and recipes, upgrades, celebrities, the progress of the season. Plain
 * data in `state.season`; left out in scenarios. The day reads it, the evening's acts change it, and the next morning
 * is made from it.
 */

import type { PlannedEvent } from './day-events.ts';
import type { DuelState } from './duel.ts';
import type { MaidEdit } from './maid-edit.ts';
import type { EnquiryKind, PastEnquiry } from './enquiries.ts';
import type { PackState } from './pack/pack.ts';
import type { Maid, PersonId, Rank } from './person.ts';

export const DIFFICULTIES = ['gentle', 'standard', 'keen'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Assists: settings that make the game easier without a penalty. */
export interface Assists {
  readonly noPatienceLoss: boolean;
  /** If true, 20% fewer guests come at noon and in the evening. */
  readonly slowerRush: boolean;
}

/** The fields of a maid whose values are kept from one day to the next. */
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
  | 'warps'
  | 'energy'
  | 'mood'
  | 'charm'
  | 'stamina'
  | 'friends'
  | 'friendsSince'
  | 'alertRange'
  | 'apprentice';

export interface Notice {
  /** Why the maid wants to leave: her wage, exhaustion, or her mood. */
  readonly why: 'pay' | 'worn' | 'mood';
  /** The day on which the maid gave notice, and the day at the end of which she leaves. */
  readonly day: number;
  leaves: number;
  /** True if the player has talked with the maid about her notice; a second talk is not possible. */
  talked?: true;
}

/** A maid of the staff, as stored between two days. */
export interface StaffMember extends Readonly<Pick<Maid, 'id' | 'name' | 'look'>>, Pick<Maid, Kept> {
  /** The maid's experience towards the next level. */
  experience: number;
  onShift: boolean;
  since: number;
  /** How many times the maid has taken each course. */
  courses: Record<string, number>;
  /** Number of bad days in a row: underpaid, worn out or unhappy; left out after a good day. */
  badDays?: number;
  notice?: Notice;
  /** The duties the maid had before the player changed them, and the day of the change; left out until then. */
  dutiesBefore?: { readonly duties: Maid['duties']; readonly day: number };
  /** The talk planned for this evening; left out while none is. */
  talk?: MaidEdit;
  /** The day of the last evening talk; left out before the first. */
  talked?: number;
  /** Number of celebrities who left pleased after this maid served them; left out before the first. */
  heroes?: number;
}

export interface Candidate {
  /** Id of the candidate, unique within a season: `c1`, `c2` … */
  readonly id: string;
  /** The candidate's id in the roster. */
  readonly maid: PersonId;
  readonly rank: Rank;
  /**
   * Odds, 0 to 1, with which her draw brought this rank; left out for a draw with the published odds of every draw
   * (oddsOf in season/hiring-draw.ts).
   */
  readonly share?: number;
  /** Day on which the candidate was drawn; the candidate stays until the end of the next evening. */
  readonly day: number;
}

export interface NoticeBoard {
  candidates: Candidate[];
  withoutSsr: number;
  /** Number of draws so far; the ids of candidates are made from it. */
  drawn: number;
}

/** The kitchen, as stored between two days. */
export interface Kitchen {
  /** Dishes on the menu with their prices, in the order shown. */
  onMenu: { dish: string; price: number }[];
  known: string[];
  /** Recipe tests so far: ingredients in alphabetical order, and the dish they made (null = none). */
  tried: { ingredients: string[]; dish: string | null; day: number }[];
  /** Ingredients about which the player has asked the chef, in alphabetical order; left out before the first time. */
  asked?: { ingredients: string[]; day: number }[];
}

export interface HeroEntry {
  /** Number of the celebrity's visits, and how many of them left the celebrity pleased. */
  visits: number;
  pleased: number;
  firstDay: number;
  lastDay: number;
}

export interface DayEntry {
  readonly day: number;
  readonly income: number;
  readonly tips: number;
  /** Money spent on wages, ingredients, rent and advertising. */
  readonly spent: number;
  /** What the day made until closing, prizes and purchases included (bill.ts); left out for days saved by older versions. */
  readonly made?: number;
  readonly money: number;
  readonly stars: number;
  readonly came: number;
  readonly served: number;
  readonly lost: number;
}

export type EndingKind = 'season' | 'debt';
/** How the season ended. The player may continue with the café afterwards. */
export interface Ending {
  readonly kind: EndingKind;
  readonly day: number;
  readonly stars: number;
  readonly rivalStars: number;
  /** The golden bells of both cafés; left out if none was given. */
  readonly bells?: GoldenBells;
  readonly first: boolean;
  readonly money: number;
}

/** A part of the café outside the main house. */
export type Wing = 'terrace' | 'tearoom';

/** What whole stars open, in the order of the stars: terrace, stage evenings, tea room, street festival. */
export const GROWTHS = ['terrace', 'stage', 'tearoom', 'festival'] as const;
export type Growth = (typeof GROWTHS)[number];

/** Something that a star has opened: a part of the café or a kind of event. */
export interface Opened {
  /** The first day on which the part is open. */
  readonly since: number;
  /** True if the player keeps the part closed; left out while the part is open. */
  shut?: true;
}

/** All parts of the café and kinds of events that stars have opened so far. */
export type GrowthState = { [G in Growth]?: Opened };

export interface SeasonState {
  readonly difficulty: Difficulty;
  assists: Assists;
  /** True in the evening if only guests with a reservation are let in tomorrow; left out = everyone. */
  reservations?: true;
  /** The latest day on which only guests with a reservation were let in. Those who were turned away come the day after. */
  turnedAway?: number;
  /** Length of the season in days; the player may continue with the café afterwards. */
  readonly length: number;
  staff: StaffMember[];
  board: NoticeBoard;
  kitchen: Kitchen;
  /** Level of each upgrade; an upgrade that is left out has level 0. */
  upgrades: Record<string, number>;
  /** Celebrities who have visited, by id. */
  album: Record<PersonId, HeroEntry>;
  /** Day on which each achievement was reached, by id. */
  achieved: Record<string, number>;
  /** Guest types that have heard of the café. */
  types: string[];
  /** Entries of past days, oldest first. */
  book: DayEntry[];
  inDebt: number;
  ending: Ending | null;
  /** Counters over the whole season, for goals and achievements. */
  counts: Record<string, number>;
  /** The season's cooking duels, which take place at festivals. */
  duels: DuelState;
  /** Events announced for the next day; left out before the first evening. */
  tomorrow?: Tomorrow;
  /** What whole stars have opened; left out while no star has opened anything. */
  growth?: GrowthState;
  /** The last Sunday paper; left out before the first. */
  paper?: SundayPaper;
  /** Golden bells won so far; left out before the first inspection. */
  bells?: GoldenBells;
  /** Kinds of enquiries that were asked on the last day; only in cafés saved by versions before `enquired`. */
  asked?: readonly EnquiryKind[];
  /** The enquiries of the last days, oldest first; left out before the first evening. */
  enquired?: readonly PastEnquiry[];
  /** The pack with which the season is played; left out = the game's own tables. */
  pack?: PackState;
  /** Random streams of the evening: notice board and research. */
  rng: { draw: number[]; kitchen: number[] };
}

/** The stars of both cafés, 0 to 5, as a newspaper has printed them on the evening of a day. */
export interface SundayPaper {
  readonly day: number;
  readonly ours: number;
  readonly rival: number;
}

/** The days on which each café has won a golden bell. */
export interface GoldenBells {
  readonly ours: readonly number[];
  readonly rival: readonly number[];
}

export interface Tomorrow {
  readonly day: number;
  readonly events: readonly PlannedEvent[];
}
