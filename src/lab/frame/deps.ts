/**
 * The functions that the game passes to the lab. The lab draws, steps and replaces cafés through them, because it
 * imports neither the view nor the scripts.
 */

import type { Leader } from '../../sandbox/ahead-page.ts';
import type { Input } from '../../sim/inputs/index.ts';
import type { Scripts, Simulation } from '../../sim/simulation.ts';
import type { Breakpoints } from './breakpoints.ts';
import type { Person, PersonId } from '../../sim/state/person.ts';
import type { EditLog } from '../../ui/edits/edit-log.ts';
import type { BrokenPromise, Keeper } from '../../analysis/promises/keeper.ts';

/** What the lab draws over the café's picture. */
export interface Over {
  /** Whether the tiles in the selected person's alert range are drawn. */
  readonly sight: boolean;
  /** Whether the paths of the selected people are drawn. */
  readonly ways: boolean;
  /** Returns the text shown above a person's head; '' = the usual bubble is shown. */
  readonly thought: ((who: Person) => string) | null;
}

export type LabSpeed = 0 | 1 | 2 | 4 | 8;

/** A second picture of a café, shown beside the first picture or on top of it. */
export interface SecondView {
  /** Shows a café in the second picture. This is quick if the picture already shows another moment of the same house. */
  show(cafe: Simulation): void;
  /** Must be called after each step of the café in the second picture. */
  ticked(): void;
  /** Draws the people of the first picture's café as pale ghosts in the second picture. */
  ghosts(of: () => readonly Person[]): void;
  destroy(): void;
}

export interface LabDeps {
  readonly scripts: () => Scripts;
  /** Breakpoints pause the game; they outlive the lab. */
  readonly breakpoints: Breakpoints;
  /** The running café. All inputs go to it. */
  running(): Simulation;
  /** Returns the running café's save text from the moment at which the browser's page began to run the café's day. */
  start(): string;
  /** Draws a café at its present moment, even one with another house, without making it the running one. */
  show(cafe: Simulation): void;
  /** Must be called after a step of the café shown, if it is not the running one. */
  stepped(cafe: Simulation): void;
  /** Replaces the running café by a café that the lab has computed. */
  adopt(cafe: Simulation): void;
  /**
   * Whether the player may leave the running day for an earlier moment or for a what-if day. A season whose state
   * cannot be saved would be lost; then a message says so.
   */
  mayPart(): boolean;
  /**
   * Continues the day from another moment or another line of the timeline, by making this café the running one. A
   * season goes on as a free café then.
   */
  part(cafe: Simulation): void;
  /**
   * Steps the running café like the game does outside the lab, including the save at the end of the day.
   * @returns false if its day is over
   */
  step(): boolean;
  give(input: Input): void;
  /** The log of the running café's edits; every input passed to {@link give} is recorded there. */
  readonly edits: EditLog;
  setSpeed(speed: LabSpeed): void;
  select(ids: readonly PersonId[]): void;
  lookAt(x: number, y: number): void;
  /** The tile at a point of the page, in CSS pixels; null outside the house. */
  tileAt(x: number, y: number): { readonly x: number; readonly y: number } | null;
  /** The page position of a tile's centre, in CSS pixels. */
  spotOf(x: number, y: number): { readonly x: number; readonly y: number };
  /** Keeps a person in the middle of the picture; null = nobody. */
  follow(id: PersonId | null): void;
  over(what: Over | null): void;
  /**
   * Moves the café's picture into this element, and fits the picture to it; null = hides it.
   * @param whole see `CafeView.setWhole`
   */
  drawIn(element: HTMLElement | null, whole?: boolean): void;
  /** The object that lets a Worker run players' scripts ahead of the café; null while no maid has a script. */
  leader(): Leader | null;
  /** The monitor of the player's promises. Loaded when first requested; it outlives the lab. */
  promises(): Promise<Keeper>;
  /** The promises that were broken in an earlier tick of the running café's day. */
  brokenAt(tick: number): readonly BrokenPromise[];
  secondView(element: HTMLElement): Promise<SecondView>;
  close(): void;
}
