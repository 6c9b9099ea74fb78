/**
 * What the screen may know of a running café: read-only state, this tick's events, and the one way in.
 * The view and the HUD are written against this and nothing deeper; whether the café runs on the page or elsewhere is
 * not their business.
 */

import type { CommandOnBoard, Decision, Page } from '../ai/index.ts';
import type { HeadMaidShown } from './head-maid.ts';
import type { Input } from './input.ts';
import type { JankenState } from './janken.ts';
import type { PersonId, SimEvent, WorldState } from './types.ts';

/** Where somebody is going, as the floor shows it. */
export interface WayShown {
  /** Tiles still to walk, the goal last. Empty when standing. */
  readonly tiles: readonly { readonly x: number; readonly y: number }[];
  /** Whether she will look up on the way (an A-move) or not before she arrives (a plain move). */
  readonly interruptible: boolean;
}

export interface Cafe {
  /** Read-only by convention; changes with every step. */
  readonly state: WorldState;
  /** What happened in the last step, in order. */
  readonly events: readonly SimEvent[];
  /** Commands alive now, oldest first. */
  readonly commands: readonly CommandOnBoard[];
  /** One fixed tick. */
  step(): void;
  /** Writes an input into the journal; it takes effect before the next tick's turns. @throws Error naming every wrong field */
  give(input: Input): void;
  /** The notebook page; null for somebody unknown. */
  page(id: PersonId): Page | null;
  /** The last decisions of a character, oldest first (at most 64). */
  decisions(id: PersonId): readonly Decision[];
  /** The way somebody is walking. */
  way(id: PersonId): WayShown;
  /** Tiles within her alert range now. */
  alertTiles(id: PersonId): readonly { readonly x: number; readonly y: number }[];
  /** Whether a person could stand on this tile. */
  walkable(x: number, y: number): boolean;
  /** The head maid: what she has learned, and what she would do now; null where there is none. */
  headMaid(): HeadMaidShown | null;
  /** Janken as it stands once the hands already shown have been played; null where nobody plays. */
  janken(): JankenState | null;
  /** State hash: equal states, equal hash, in every engine. */
  hash(): string;
  /** The whole café as JSON text; see `loadCafe`. */
  save(): string;
}
