/** What the lab asks of the game around it. The lab knows neither the view nor the scripts; it is handed them here. */

import type { Leader } from '../../sandbox/leader.ts';
import type { Input } from '../../sim/state/input.ts';
import type { Scripts, Simulation } from '../../sim/simulation.ts';
import type { Breakpoints } from './breakpoints.ts';
import type { Person, PersonId } from '../../sim/state/person.ts';
import type { Keeper } from '../../analysis/promises/keeper.ts';

/** What is drawn over a café beside its people, or left out. */
export interface Over {
  /** The tiles the selected one's alertness covers. */
  readonly sight: boolean;
  /** Where the selected go. */
  readonly ways: boolean;
  /** A word over somebody's head; '' = what they say anyway. */
  readonly thought: ((who: Person) => string) | null;
}

export type LabSpeed = 0 | 1 | 2 | 4 | 8;

/** A second picture of a café, beside the first or over it. */
export interface SecondView {
  /** Shows a café; the same house at another moment is quick. */
  show(cafe: Simulation): void;
  /** After a step of that café. */
  ticked(): void;
  /** People of the other café, drawn pale in this one. */
  ghosts(of: () => readonly Person[]): void;
  destroy(): void;
}

export interface LabHost {
  readonly scripts: () => Scripts;
  /** Where the game stands still by itself; they outlive the lab. */
  readonly breakpoints: Breakpoints;
  /** The café that runs, and that everything given is given to. */
  running(): Simulation;
  /** The running café as text, as it was when its day began on this page. */
  start(): string;
  /** Draws this moment of a café, without going on with it; of another house, too. */
  show(cafe: Simulation): void;
  /** The café shown has taken a step of its own. */
  stepped(cafe: Simulation): void;
  /** Goes on with this café instead of the running one. */
  adopt(cafe: Simulation): void;
  /** One tick of the running café, with everything that belongs to it; false when its day is over. */
  step(): boolean;
  give(input: Input): void;
  /** How fast time runs in the lab; the running café's or the shown one's. */
  setSpeed(speed: LabSpeed): void;
  select(ids: readonly PersonId[]): void;
  lookAt(x: number, y: number): void;
  /** The tile drawn at a point of the page; null outside the house. */
  tileAt(x: number, y: number): { readonly x: number; readonly y: number } | null;
  /** Where on the page the middle of a tile is drawn. */
  spotOf(x: number, y: number): { readonly x: number; readonly y: number };
  /** Keeps somebody in the middle of the picture; null lets go. */
  follow(id: PersonId | null): void;
  /** Null = as the café draws it. */
  over(what: Over | null): void;
  /** Draws the café in this element, as large as it is; null = nowhere. */
  drawIn(element: HTMLElement | null): void;
  /** What thinks ahead for players' scripts; null while nobody has one. */
  leader(): Leader | null;
  /** Who keeps the player's promises; fetched when first asked for, it outlives the lab. */
  promises(): Promise<Keeper>;
  /** Opens a second picture in an element of the lab. */
  secondView(element: HTMLElement): Promise<SecondView>;
  close(): void;
}
