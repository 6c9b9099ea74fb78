/**
 * What the view promises to the rest of the game and what it asks for in return. `main.ts` glues the two ends:
 * the view never steps the simulation itself, never speaks a language and never gives an order – it asks the hooks.
 */

import type { Cafe } from '../sim/api.ts';
import type { Person, PersonId } from '../sim/state/person.ts';
import type { Lens, Rect } from './camera/lens.ts';
import type { PlanShown } from './room/plan.ts';

/**
 * What a click means just now. `a-move` and `plain` send the selected somewhere, the next three point at somebody or
 * something; `select` is the everyday one.
 */
export type Mode = 'select' | 'a-move' | 'plain' | 'serve' | 'sweep' | 'gather';
export type Manner = 'a-move' | 'plain';

export type { Rect } from './camera/lens.ts';

/** What a click in one of the pointing modes met: always a tile; a person if one stands or sits there. */
export interface Pointed {
  x: number;
  y: number;
  personId?: PersonId;
  /** Litter lies on this tile, or an empty plate waits at it. */
  litter?: boolean;
}

export interface ViewHooks {
  /**
   * Called once a rendered frame before drawing; steps the simulation as far as it likes.
   * @param deltaMs since the last frame, at most 100; frames stop while the tab is hidden
   * @returns how far between the last two ticks the picture shall be, 0…1
   */
  frame(deltaMs: number): number;
  /** A click or a box on people; an empty list with `replace` is a click on the bare floor. */
  select(ids: PersonId[], how: 'replace' | 'add'): void;
  /**
   * Right click or long press (plain), or a click in one of the two order modes. Whole tiles inside the map.
   * @param append after the orders given before (Shift), instead of replacing them
   */
  order(manner: Manner, x: number, y: number, append: boolean): void;
  /** A click in one of the pointing modes; `append` as above. */
  target(kind: 'serve' | 'sweep' | 'gather', at: Pointed, append: boolean): void;
  /** An order to where nobody can ever stand: the walls, the street, the meadow. */
  missed(): void;
  /** The picture has been moved by hand or to another place: nobody is followed any more. */
  letGo?(): void;
  /** Words in the current language. */
  say(key: string, params?: Record<string, unknown>): string;
}

/** What the lab has drawn over the café, or left out. */
export interface Over {
  /** The tiles the selected one's alertness covers. */
  readonly sight: boolean;
  /** Where the selected go. */
  readonly ways: boolean;
  /** A word over somebody's head, in place of their bubble; '' = none. */
  readonly thought: ((who: Person) => string) | null;
  /** Somebody who is really elsewhere, pale. */
  readonly ghosts?: () => readonly Person[];
}

export interface ViewStats {
  /** JavaScript milliseconds of a frame without the simulation's share, over the last 240 frames. */
  jsMsMedian: number;
  jsMsP99: number;
  /** Things drawn in the last frame. */
  sprites: number;
}

export interface CafeView {
  /** Shows this café from now on; resolves when the people present can be drawn. */
  show(cafe: Cafe): Promise<void>;
  /** Shows another moment of the café shown: the same house, everybody at once where they are then. */
  moment(cafe: Cafe): void;
  /** After each step of the simulation: reads its events and remembers where everyone was. */
  ticked(): void;
  setSelection(ids: readonly PersonId[]): void;
  setMode(mode: Mode): void;
  /** Null = as the café draws it. */
  setOver(over: Over | null): void;
  /** Keeps somebody in the free middle of the screen; null or a pan by hand lets go. */
  follow(id: PersonId | null): void;
  /** Centres a tile in the free middle. */
  lookAt(x: number, y: number): void;
  zoom(by: 1 | -1): void;
  /** What part of the world is shown, and how near. */
  lens(): Readonly<Lens>;
  /** Shows the same part as another view: two cafés side by side are looked at with one eye. */
  setLens(lens: Readonly<Lens>): void;
  /** Moves the picture by CSS pixels: what lies further right or down comes into sight. */
  pan(dx: number, dy: number): void;
  /** Where somebody's middle is on the page in CSS pixels; null when nobody like that is in the picture. */
  personOnPage(id: PersonId): { x: number; y: number } | null;
  /** Where a tile's centre is on the page in CSS pixels. */
  tileOnPage(x: number, y: number): { x: number; y: number };
  /** The tile at a point of the page, in CSS pixels; null outside the house. */
  tileAtPage(x: number, y: number): { x: number; y: number } | null;
  /** Draws a house as somebody rearranges it, without people, instead of the café; null = the café again. */
  plan(plan: PlanShown | null): void;
  /** HUD panels in CSS pixels: bubbles keep out, the room is centred between them. */
  setBlocked(rects: readonly Readonly<Rect>[]): void;
  /** No flying, falling or drifting; things appear and disappear instead. */
  setReducedMotion(on: boolean): void;
  /** Stands animations still; the simulation's pause is the caller's. */
  setPaused(on: boolean): void;
  /** The title's backdrop: the café close up and dim, maids in front. The menu above it is the HUD's. */
  title(on: boolean): void;
  stats(): ViewStats;
  /** The present picture at native pixels, as a data URL, for the report's photo. */
  snapshot(): Promise<string>;
  /** Off: frames are worked out in full, but nothing of them is painted. */
  setPainted(on: boolean): void;
  destroy(): void;
}
