/**
 * Interface between view and game: `CafeView` has the functions that the view offers, `ViewDeps` the functions of the
 * page that the view calls. The view never steps the simulation, chooses words or gives commands itself; it calls
 * `ViewDeps` for all this.
 */

import type { Cafe } from '../sim/api.ts';
import type { Person, PersonId } from '../sim/state/person.ts';
import type { Home, Lens, Rect } from './camera/camera-types.ts';
import type { PlanShown } from './room/layout-preview.ts';

/**
 * What a click means. In `a-move` and `plain` it sends the selected people to a tile; in `serve`, `sweep` and `gather`
 * it names a target; in `select`, the usual mode, it selects.
 */
export type Mode = 'select' | 'a-move' | 'plain' | 'serve' | 'sweep' | 'gather';
export type Manner = 'a-move' | 'plain';

export type { Rect } from './camera/camera-types.ts';

/** What a click points at: always a tile, and also a person if there is one at the point. */
export interface Pointed {
  x: number;
  y: number;
  personId?: PersonId;
  /** Whether litter lies on the tile, or an empty plate stands on it. */
  litter?: boolean;
}

export interface ViewDeps {
  /**
   * Called for each rendered frame before drawing; steps the simulation as needed.
   * @param deltaMs since the last frame, at most 100; there are no frames while the tab is hidden
   * @returns the moment to draw, from 0 = the last tick but one to 1 = the last tick
   */
  frame(deltaMs: number): number;
  /** Called when the player clicks on a person or draws a box around people. An empty list with `replace` means a click on the empty floor. */
  select(ids: PersonId[], how: 'replace' | 'add'): void;
  /**
   * Called for a click in the mode `select`, before anything is selected. A click on a table's top or number points at
   * the table. @returns true if the click chose the target of a strong action; then nothing is selected
   */
  aims?(at: Pointed): boolean;
  /**
   * Called for a click in the mode `select`, before anything is selected.
   * @returns true if the click was a command to the apprentice that the player drives; then nothing is selected
   */
  drives?(at: Pointed): boolean;
  /**
   * Called when the player sends people to a tile by a click in the mode `a-move` or `plain`. The tile is always inside the map. @param append queues the command after earlier commands
   * (Shift) instead of replacing them
   */
  order(manner: Manner, x: number, y: number, append: boolean): void;
  /**
   * Called for a click in the mode `serve`, `sweep` or `gather`. @param append queues the command after earlier ones
   * (Shift) instead of replacing them
   */
  target(kind: 'serve' | 'sweep' | 'gather', at: Pointed, append: boolean): void;
  /**
   * Called for a right click or a long press, which puts a tool in hand away and asks the selected maids to do the work
   * at this place; null = a place outside the map. @param append queues the command after earlier ones (Shift) instead
   * of replacing them
   */
  ask(at: Pointed | null, append: boolean): void;
  /** Called when the player points at a place that people can never reach: walls, street, meadow. */
  missed(): void;
  /** Called when the player has moved the picture by hand; then the camera no longer follows a person. */
  letGo?(): void;
  say(key: string, params?: Record<string, unknown>): string;
}

/** Additional things that the lab draws over the café. */
export interface Over {
  /** Whether the tiles of the selected person's alert range are shown. */
  readonly sight: boolean;
  /** Whether the paths of the selected people are shown. */
  readonly ways: boolean;
  /** Returns a text to show in place of a person's bubble; '' = the usual bubble stays. */
  readonly thought: ((who: Person) => string) | null;
  /** Returns the people of another café, who are drawn pale. */
  readonly ghosts?: () => readonly Person[];
}

export interface ViewStats {
  /** Duration of the JavaScript code of a frame without the simulation, in milliseconds: the median over the last 240 frames. */
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
  /** Must be called after each step of the simulation; reads the events and the positions of all people. */
  ticked(): void;
  setSelection(ids: readonly PersonId[]): void;
  setMode(mode: Mode): void;
  setOver(over: Over | null): void;
  /** Makes the camera follow a person in the free middle of the screen, until the player pans or the function is called with null. */
  follow(id: PersonId | null): void;
  /**
   * Centres a tile that the player wants to look at for a moment. {@link comeBack} then moves the camera back, unless the
   * player has moved it meanwhile.
   */
  visit(x: number, y: number): void;
  /** Moves the camera back to where it was before the first {@link visit}. @returns false if it is not away */
  comeBack(): boolean;
  /** Whether the camera can come back from a {@link visit}. */
  readonly away: boolean;
  /** Notes where the camera is; the returned function moves it there again, also after the picture was elsewhere on the page. */
  keepCamera(): () => void;
  /** Moves the camera so that a tile is centred between the panels. */
  lookAt(x: number, y: number): void;
  /** Shows a tile of the room as large as possible, at two or three CSS pixels per world pixel, in the middle of the room’s frame. */
  closeUp(x: number, y: number): void;
  zoom(by: 1 | -1): void;
  /** Moves the camera back to the position that it had when the café opened, and stops following a person. */
  goHome(): void;
  lens(): Readonly<Lens>;
  /**
   * Fits the whole room into the picture, even if the picture is small. If zoom 1 is too large for that, the café is
   * drawn at two to four times the picture's resolution, and the browser scales it down. If `on` is false, the zoom is
   * at least 1.
   */
  setWhole(on: boolean): void;
  /** Makes the camera show the same part of the world as the camera of another view, for two cafés side by side. */
  setLens(lens: Readonly<Lens>): void;
  /** Scrolls the picture by CSS pixels; positive values show what lies further right or down. */
  pan(dx: number, dy: number): void;
  /** Page position of a person's middle in CSS pixels; null if the person is not in the picture. */
  personOnPage(id: PersonId): { x: number; y: number } | null;
  /** Page position of a tile's centre in CSS pixels. */
  tileOnPage(x: number, y: number): { x: number; y: number };
  /** What a click at a position on the page would point at in the present mode; null = nothing that can be reached. */
  pointedAt(x: number, y: number): Pointed | null;
  /** The tile that is drawn at a point of the page, given in CSS pixels; null outside the house. */
  tileAtPage(x: number, y: number): { x: number; y: number } | null;
  /** Draws a house that the player rearranges, without people, instead of the café; null = draws the café again. */
  plan(plan: PlanShown | null): void;
  /**
   * Rectangles of the HUD's panels in CSS pixels, which bubbles avoid. `home` is the place of the room, which panels do
   * not change; null = the room is centred between the panels.
   */
  setBlocked(rects: readonly Readonly<Rect>[], home: Home | null): void;
  /** Switches reduced motion on or off. With reduced motion nothing flies, falls or drifts; things appear and disappear instead. */
  setReducedMotion(on: boolean): void;
  /** Hides all bubbles, because a scene or a celebration is shown over which they would lie; false shows them again. */
  setHushed(on: boolean): void;
  /** Stops or restarts the view's animations. Pausing the simulation is the caller's task. */
  setPaused(on: boolean): void;
  /** Shows or hides the backdrop of the title screen: the café close up and dim, with maids in front. */
  title(on: boolean): void;
  stats(): ViewStats;
  /** Returns the present picture at native pixels as a data URL, for the photo in the evening's report. */
  snapshot(): Promise<string>;
  /** Switches painting on or off; frames that are not painted are still computed in full. */
  setPainted(on: boolean): void;
  destroy(): void;
}
