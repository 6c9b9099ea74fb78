/**
 * Interface between view and game: what the view offers and what it needs from the page. The view never steps the
 * simulation, chooses words or gives commands itself; it calls `ViewDeps`.
 */

import type { Cafe } from '../sim/api.ts';
import type { Person, PersonId } from '../sim/state/person.ts';
import type { Lens, Rect } from './camera/lens.ts';
import type { PlanShown } from './room/plan.ts';

/**
 * The meaning of a click. `a-move` and `plain` send the selected somewhere, `serve`, `sweep` and `gather` need a
 * target; `select` is the default.
 */
export type Mode = 'select' | 'a-move' | 'plain' | 'serve' | 'sweep' | 'gather';
export type Manner = 'a-move' | 'plain';

export type { Rect } from './camera/lens.ts';

/** The target of a click: always a tile; a person if there is one. */
export interface Pointed {
  x: number;
  y: number;
  personId?: PersonId;
  /** Whether litter lies on the tile pointed at, or an empty plate stands on it. */
  litter?: boolean;
}

export interface ViewDeps {
  /**
   * Called for each rendered frame before drawing; steps the simulation as needed.
   * @param deltaMs since the last frame, at most 100; there are no frames while the tab is hidden
   * @returns the position between the last two ticks to draw, 0…1
   */
  frame(deltaMs: number): number;
  /** A click or a box on people; an empty list with `replace` is a click on the empty floor. */
  select(ids: PersonId[], how: 'replace' | 'add'): void;
  /** A click without a mode, before it selects. @returns true if a driven apprentice took it, so that it selects nothing */
  drives?(at: Pointed): boolean;
  /**
   * A command to go to a tile: by right click or long press (plain), or by a click in a command mode. Always a whole
   * tile inside the map. @param append queues it after earlier commands (Shift) instead of replacing them
   */
  order(manner: Manner, x: number, y: number, append: boolean): void;
  /** A click in a target mode. @param append queues the command after earlier ones (Shift) instead of replacing them */
  target(kind: 'serve' | 'sweep' | 'gather', at: Pointed, append: boolean): void;
  /** A command to go to a place that can never be reached: walls, street, meadow. */
  missed(): void;
  /** Called when the player has moved the picture by hand, so no person is followed any more. */
  letGo?(): void;
  /** Returns words in the current language. */
  say(key: string, params?: Record<string, unknown>): string;
}

/** What the lab draws over the café. */
export interface Over {
  /** Shows the tiles covered by the selected person's alertness. */
  readonly sight: boolean;
  /** Shows the paths of the selected people. */
  readonly ways: boolean;
  /** Returns a text that replaces a person's bubble; '' = no text. */
  readonly thought: ((who: Person) => string) | null;
  /** People of another café, drawn pale. */
  readonly ghosts?: () => readonly Person[];
}

export interface ViewStats {
  /** Milliseconds of JavaScript per frame without the simulation, over the last 240 frames. */
  jsMsMedian: number;
  jsMsP99: number;
  /** Number of objects drawn in the last frame. */
  sprites: number;
}

export interface CafeView {
  /** Shows this café; resolves when its people can be drawn. */
  show(cafe: Cafe): Promise<void>;
  /** Shows another moment of the same house: people appear at their places without walking. */
  moment(cafe: Cafe): void;
  /** Must be called after each step of the simulation: reads the simulation's events and everyone's place. */
  ticked(): void;
  setSelection(ids: readonly PersonId[]): void;
  setMode(mode: Mode): void;
  /** Sets the lab's overlays; null = none. */
  setOver(over: Over | null): void;
  /** Makes the camera keep a person in the free middle of the screen; null, or a pan by hand, ends this. */
  follow(id: PersonId | null): void;
  /** Moves the camera so that a tile is centred between the panels. */
  lookAt(x: number, y: number): void;
  zoom(by: 1 | -1): void;
  /** The zoom and position of the camera. */
  lens(): Readonly<Lens>;
  /**
   * Fits the whole room into the picture, also a small one: where zoom 1 is too large, the café is drawn at two to four
   * times the picture's pixels, and the browser scales it down. False = at least zoom 1.
   */
  setWhole(on: boolean): void;
  /** Shows the same part of the world as another view, for two cafés side by side. */
  setLens(lens: Readonly<Lens>): void;
  /** Scrolls by CSS pixels; positive values show what lies further right or down. */
  pan(dx: number, dy: number): void;
  /** Page position of a person's middle in CSS pixels; null if the person is not in the picture. */
  personOnPage(id: PersonId): { x: number; y: number } | null;
  /** Page position of a tile's centre in CSS pixels. */
  tileOnPage(x: number, y: number): { x: number; y: number };
  /** The tile at a point of the page, in CSS pixels; null outside the house. */
  tileAtPage(x: number, y: number): { x: number; y: number } | null;
  /** Draws a house being rearranged, without people, instead of the café; null = the café again. */
  plan(plan: PlanShown | null): void;
  /** Rectangles of HUD panels in CSS pixels: bubbles avoid them, the room is centred between them. */
  setBlocked(rects: readonly Readonly<Rect>[]): void;
  /** With reduced motion nothing flies, falls or drifts; things appear and disappear instead. */
  setReducedMotion(on: boolean): void;
  /** Stops the view's animations; the caller pauses the simulation. */
  setPaused(on: boolean): void;
  /** Shows the title's backdrop: the café close up and dim, with maids in front. */
  title(on: boolean): void;
  stats(): ViewStats;
  /** The present picture at native pixels as a data URL, for the report's photo. */
  snapshot(): Promise<string>;
  /** If false, frames are computed in full but not painted. */
  setPainted(on: boolean): void;
  destroy(): void;
}
