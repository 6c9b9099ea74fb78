/**
 * The restaurant as data. Everything here is plain: numbers, strings, arrays and records – ids, never references –
 * so that saving, hashing, comparing and forking a café is nothing but copying this tree (chapter 1.7).
 * The view and the HUD read it; only `sim` writes it. People are in `person.ts`, the day's books in `figures.ts`.
 */

import type { Area, Json, TableRecord } from '../../ai/index.ts';
import type { ArrivalPlan } from './arrivals.ts';
import type { ChalkState } from './chalk.ts';
import type { CalendarState } from './events.ts';
import type { Band, DayFigures } from './figures.ts';
import type { HeadMaidState } from './head-maid.ts';
import type { JankenState } from './janken.ts';
import type { Person, PersonId } from './person.ts';
import type { OwnState } from './player-scripts.ts';
import type { RegularsState } from './regulars.ts';
import type { RivalState } from './rival.ts';
import type { DayRule } from './rules.ts';
import type { SeasonState } from './season.ts';
import type { CafeMap, Chances, Clock, Dish, Litter, MenuItem, Seat, Ticket, Weather } from './things.ts';

/** The whole world. `tick` counts fixed ticks since the beginning; 20 make a second at 1×. */
export interface WorldState {
  tick: number;
  seed: number;
  clock: Clock;
  map: CafeMap;
  seats: Seat[];
  menu: MenuItem[];
  chances: Chances;
  weather: Weather;
  people: Record<PersonId, Person>;
  tickets: Ticket[];
  dishes: Record<number, Dish>;
  nextDish: number;
  litter: Litter[];
  /** Area effects that stand on the floor (chapter 1.4). */
  areas: Area[];
  arrivals: ArrivalPlan[];
  /** Doors shut: nobody comes in any more. */
  closed: boolean;
  /** The day is over and everyone has gone. */
  over: boolean;
  money: number;
  stars: number;
  figures: DayFigures;
  bands: Record<PersonId, Band[]>;
  /** Chance streams per system. */
  rng: Record<string, number[]>;
  /** Tiles through which people come in, map order. */
  doors: { x: number; y: number }[];
  /** Decision tables that have been changed, by name, as rows; all others are as they ship. */
  tables: Record<string, readonly TableRecord[]>;
  /** Who learns to give orders as the player does; null where nobody does. */
  headMaid: HeadMaidState | null;
  /** Rock, paper, scissors with guests who wait; null where nobody plays. */
  janken: JankenState | null;
  /** Configurations that have been changed, by name, as text; left out = all are as they ship. */
  configs?: Readonly<Record<string, string>>;
  /** Warp tables that have been changed, by kind of person, as scripts by key; left out = all are as they ship. */
  warps?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Scripts of players, and what they answered last; left out = nobody thinks with one. */
  own?: OwnState;
  /** Hints that were said; left out = none was. */
  said?: readonly string[];
  /** A scenario: no closing time, no wages, nothing drawn that the file does not ask for. */
  scenario: boolean;
  /** Rules of the day that hold here; left out: all in the game, none in a scenario. */
  rules?: readonly DayRule[];
  /** The restaurant across the street; left out where there is none. */
  rival?: RivalState;
  /** Guests who come again and again, and what the kitchen knows of them; left out where there are none. */
  regulars?: RegularsState;
  /** Events with a face: what today has in store, and what is going on; left out where nothing of the kind happens. */
  calendar?: CalendarState;
  /** The player's chalk; left out where there is always enough. */
  chalk?: ChalkState;
  /** What the café is beyond this day; left out in scenarios. */
  season?: SeasonState;
}

/** One thing that happened this tick (chapter 2.5). */
export interface SimEvent {
  tick: number;
  type: string;
  who: PersonId | null;
  [field: string]: Json;
}
