/** The room and the things in it: map, furniture, seats, litter, dishes, tickets, menu, clock, weather. */

import type { DishId, Facing, PersonId, SeatId } from './ids.ts';

export type Weather = 'sun' | 'cloud' | 'rain';

export interface Ticket {
  guest: PersonId;
  dish: string;
  placedTick: number;
  /** True if the ticket is for a dish cooked ahead for a regular. */
  ahead?: true;
}
/** A prepared dish: on the pass, in a maid's hands or on a table. */
export interface Dish {
  id: DishId;
  dish: string;
  guest: PersonId;
  cookedTick: number;
  where: 'pass' | 'hands' | 'table';
  holder: PersonId | null;
  x: number;
  y: number;
}
export type LitterKind = 'peel' | 'paper' | 'spill' | 'plate' | 'puddle';
export interface Litter {
  x: number;
  y: number;
  kind: LitterKind;
  sinceTick: number;
}

export interface Seat {
  id: SeatId;
  x: number;
  y: number;
  /** The tile of the table that the seat faces. */
  tableX: number;
  tableY: number;
  facing: Facing;
  /** The guest who sits here or has reserved the seat. */
  takenBy: PersonId | null;
  /** Whether an empty plate is still on the seat's table. */
  dirty: boolean;
  /** Number of the seat's table, for texts such as "table 4". */
  table: number;
}
/** A piece of furniture that has no letter on the map; nobody can walk on its tile. */
export interface Decor {
  kind: string;
  x: number;
  y: number;
}

export interface CafeMap {
  width: number;
  height: number;
  /** The rows of the map as text, with one letter for each tile; world/map.ts says what each letter means. */
  rows: string[];
  decor: Decor[];
  /** The first column to the right of the main house, where its wings lie (world/wings.ts); left out while there are none. */
  east?: number;
  /** Version of the map, increased with every change of a tile; stored paths and the drawn room depend on it. */
  version: number;
}

export interface MenuItem {
  id: string;
  cookTicks: number;
  eatTicks: number;
  price: number;
  /** Number of ticks after which the dish goes cold on the pass; null = never. */
  coldTicks: number | null;
  taste: string[];
  /** Today's discount on the dish, and the customer types it is meant for. */
  offer?: { percent: number; types: string[] };
}

export interface Chances {
  slip: number;
  fidget: number;
  chat: number;
  litter: number;
  crowd: number;
  again: number;
  mood: number;
  weather: number;
}

export interface Clock {
  /** Day of the season, from 1. */
  day: number;
  /** Ticks at which the doors open and close. The second is null in scenarios, in which the café never closes. */
  openTick: number;
  closeTick: number | null;
  /** Time of day at tick 0 in minutes after midnight, and number of ticks per café minute. */
  startMinute: number;
  ticksPerMinute: number;
}

/** A table that is kept for a party until it sits: for a family at the door (visits/family-tables.ts), or for inspectors. */
export interface FamilyTable {
  readonly party: string;
  readonly table: number;
  readonly size: number;
}
