/**
 * The whole café as plain data: numbers, strings, arrays and records, with ids as references. A café is therefore
 * saved, hashed, compared and branched through this tree alone. Only `sim` writes it; view and HUD read it. People are
 * in `person.ts`, the day's figures in `figures.ts`.
 */

import type { Area, Json, TableRecord } from '../../ai/index.ts';
import type { ArrivalPlan } from './arrivals.ts';
import type { CalendarState } from './day-events.ts';
import type { Band, DayFigures } from './figures.ts';
import type { HeadMaidState } from './head-maid.ts';
import type { JankenState } from './janken.ts';
import type { Person, PersonId } from './person.ts';
import type { OwnState } from './player-scripts.ts';
import type { RegularsState } from './regulars.ts';
import type { EnquiriesState } from './enquiries.ts';
import type { RivalState } from './rival.ts';
import type { FreeState } from './free-cafe.ts';
import type { DayRule } from './day-rules.ts';
import type { SeasonState } from './season.ts';
import type { ChalkState, FocusState, Goal, StrongState } from './strong.ts';
import type { CafeMap, Chances, Clock, Dish, FamilyTable, Litter, MenuItem, Seat, Ticket, Weather } from './things.ts';

/** The state of a café. `tick` counts the fixed ticks since the day or scenario began; 20 ticks are a second at 1×. */
export interface WorldState {
  tick: number;
  seed: number;
  clock: Clock;
  map: CafeMap;
  seats: Seat[];
  menu: MenuItem[];
  chances: Chances;
  weather: Weather;
  /** Tick since which there is a rush (minds/facts.ts); left out = there is none. */
  rush?: number;
  people: Record<PersonId, Person>;
  tickets: Ticket[];
  dishes: Record<number, Dish>;
  nextDish: number;
  litter: Litter[];
  areas: Area[];
  arrivals: ArrivalPlan[];
  /** Whether the doors are closed, so that no guest comes in any more. */
  closed: boolean;
  /** Whether the day is over and all guests have left. */
  over: boolean;
  money: number;
  stars: number;
  figures: DayFigures;
  bands: Record<PersonId, Band[]>;
  /** States of the random streams, by the system that draws from them. */
  rng: Record<string, number[]>;
  /** All door tiles, in map order. */
  doors: { x: number; y: number }[];
  /** Changed decision tables by name, as rows; all others are the defaults. */
  tables: Record<string, readonly TableRecord[]>;
  /** The head maid, who learns to give commands as the player does; null if there is none. */
  headMaid: HeadMaidState | null;
  /** The state of janken, the game with waiting guests; null if the game is switched off. */
  janken: JankenState | null;
  /** Changed configurations by name, as text; left out = all are the defaults. */
  configs?: Readonly<Record<string, string>>;
  /** Changed warp tables by kind of person, as scripts by key; left out = all are the defaults. */
  warps?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Players' scripts with their present answers; left out = there are none. */
  own?: OwnState;
  /** The hints that the player has been shown; left out if there are none. */
  said?: readonly string[];
  /** True in scenarios: there is no closing time, no wages are paid, and nothing random happens unless the file switches it on. */
  scenario: boolean;
  /** Rules of the day that hold; left out: all in the game, none in a scenario. */
  rules?: readonly DayRule[];
  rival?: RivalState;
  /** Regulars and what the kitchen knows about them; left out if there are none. */
  regulars?: RegularsState;
  /** Events of the day, planned and running; left out if there are none. */
  calendar?: CalendarState;
  /** The player's chalk; left out = unlimited. */
  chalk?: ChalkState;
  /** The goals of the day; left out where there are none. */
  goals?: Goal[];
  /** The player's strong actions of the day; left out before the first. */
  strong?: StrongState;
  /** The kind of work that all maids do first today; left out = each maid keeps her own order. */
  focus?: FocusState;
  /** The table that is kept for a party at the door which has waited for long; left out while none is. */
  family?: FamilyTable;
  /** Enquiries to the player of today; left out where nobody asks. */
  enquiries?: EnquiriesState;
  /** The season to which the day belongs; left out in scenarios and in days without a season. */
  season?: SeasonState;
  /** The settings and records of a free café; left out in all other cafés. */
  free?: FreeState;
  /** The date of a café of the day, as a number such as 20261123; left out in all other cafés. */
  daily?: number;
}

/** An event that happened in one tick, for log, screens and sound. */
export interface SimEvent {
  tick: number;
  type: string;
  who: PersonId | null;
  [field: string]: Json;
}
