/**
 * Interface between view and game: what the view offers and which hooks it needs. The view never steps the simulation,
 * chooses words or gives orders itself; it calls the hooks.
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
  /** Whether litter lies on this tile, or an empty plate stands at it. */
  litter?: boolean;
}

export interface ViewHooks {
  /**
   * Called for each rendered frame before drawing; steps the simulation as needed.
   * @param deltaMs since the last frame, at most 100; there are no frames while the tab is hidden
   * @returns the position between the last two ticks to draw, 0…1
   */
  frame(deltaMs: number): number;
  /** A click or a box on people; an empty list with `replace` is a click on the empty floor. */
  select(ids: PersonId[], how: 'replace' | 'add'): void;
  /**
   * Right click or long press (plain), or a click in an order mode. Whole tiles inside the map.
   * @param append queues it after earlier orders (Shift) instead of replacing them
   */
  order(manner: Manner, x: number, y: number, append: boolean): void;
  /** A click in a target mode; `append` as above. */
  target(kind: 'serve' | 'sweep' | 'gather', at: Pointed, append: boolean): void;
  /** An order to a place that can never be reached: walls, street, meadow. */
  missed(): void;
  /** The player has moved the picture: nobody is followed any more. */
  letGo?(): void;
  /** Words in the current language. */
  say(key: string, params?: Record<string, unknown>): string;
}

/** Overlays of the lab. */
export interface Over {
  /** Shows the tiles covered by the selected person's alertness. */
  readonly sight: boolean;
  /** Shows the paths of the selected. */
  readonly ways: boolean;
  /** A text that replaces a person's bubble; '' = none. */
  readonly thought: ((who: Person) => string) | null;
  /** People of another café, drawn pale. */
  readonly ghosts?: () => readonly Person[];
}

export interface ViewStats {
  /** JavaScript milliseconds per frame without the simulation, over the last 240 frames. */
  jsMsMedian: number;
  jsMsP99: number;
  /** Objects drawn in the last frame. */
  sprites: number;
}

export interface CafeView {
  /** Shows this café; resolves when its people can be drawn. */
  show(cafe: Cafe): Promise<void>;
  /** Shows another moment of the same house: people appear at their places without walking. */
  moment(cafe: Cafe): void;
  /** Call after each step of the simulation: reads its events and remembers everyone's place. */
  ticked(): void;
  setSelection(ids: readonly PersonId[]): void;
  setMode(mode: Mode): void;
  /** Null = no overlays. */
  setOver(over: Over | null): void;
  /** Keeps a person in the free middle of the screen; null or a pan by hand stops. */
  follow(id: PersonId | null): void;
  /** Centres a tile in the free middle. */
  lookAt(x: number, y: number): void;
  zoom(by: 1 | -1): void;
  /** The visible part of the world. */
  lens(): Readonly<Lens>;
  /** Shows the same part as another view, for two cafés side by side. */
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
  /** Nothing flies, falls or drifts; things appear and disappear instead. */
  setReducedMotion(on: boolean): void;
  /** Stops animations; the caller pauses the simulation. */
  setPaused(on: boolean): void;
  /** The title's backdrop: the café close up and dim, maids in front. */
  title(on: boolean): void;
  stats(): ViewStats;
  /** The present picture at native pixels as a data URL, for the report's photo. */
  snapshot(): Promise<string>;
  /** If false, frames are computed in full but not painted. */
  setPainted(on: boolean): void;
  destroy(): void;
}
