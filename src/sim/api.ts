/**
 * What the screen may know of a running café: read-only state, this tick's events, and the one way in.
 * The view and the HUD are written against this and nothing deeper; whether the café runs on the page or elsewhere is
 * not their business.
 */

import type {
  CommandOnBoard,
  CommandPost,
  Decision,
  DecisionTable,
  Page,
  TableRead,
  TableWords,
  UtilityProblem,
} from '../ai/index.ts';
import type { UtilityName } from '../data/index.ts';
import type { ChoiceMade } from './script-api/choices.ts';
import type { HeadMaidShown } from './head-maid/head-maid.ts';
import type { Input } from './state/input.ts';
import type { JankenState } from './state/janken.ts';
import type { TableSource } from './thinking/tables.ts';
import type { PersonId } from './state/person.ts';
import type { SimEvent, WorldState } from './state/world-state.ts';

/** Where somebody is going, as the floor shows it. */
export interface WayShown {
  /** Tiles still to walk, the goal last. Empty when standing. */
  readonly tiles: readonly { readonly x: number; readonly y: number }[];
  /** Whether she will look up on the way (an A-move) or not before she arrives (a plain move). */
  readonly interruptible: boolean;
}

/** A decision table somebody thinks by. */
export interface TableShown {
  readonly name: string;
  readonly table: DecisionTable;
  /** Whether it differs from how it ships. */
  readonly changed: boolean;
  /** What it may speak of. */
  readonly words: TableWords;
}

/** A configuration. */
export interface ConfigShown {
  readonly name: UtilityName;
  /** As it is now, and as it ships. */
  readonly text: string;
  readonly shipped: string;
  readonly changed: boolean;
}

export interface Cafe {
  /** Read-only by convention; changes with every step. */
  readonly state: WorldState;
  /** What happened in the last step, in order. */
  readonly events: readonly SimEvent[];
  /** Commands alive now, oldest first. */
  readonly commands: readonly CommandOnBoard[];
  /** Commands written since the last tick, oldest first: the coming one puts them on the board. */
  readonly written: readonly CommandPost[];
  /** Pieces of chalk not needed by what is written already; null where there is always enough. */
  readonly chalkLeft: number | null;
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
  /** The decision table somebody thinks by; null for those who think by scripts. */
  tableOf(id: PersonId): TableShown | null;
  /** Reads a table as the café would read one of this name: everything that is wrong with it, or the table. Changes nothing. */
  readTable(name: string, source: TableSource): TableRead;
  /** The head maid: what she has learned, and what she would do now; null where there is none. */
  headMaid(): HeadMaidShown | null;
  /** Janken as it stands once the hands already shown have been played; null where nobody plays. */
  janken(): JankenState | null;
  /** The last choice somebody made by each configuration, newest first; empty while nobody reads along. */
  choices(id: PersonId): readonly ChoiceMade[];
  /** A configuration as it is and as it ships; null when there is none of this name. */
  configOf(name: string): ConfigShown | null;
  /** Everything that is wrong with a text as a configuration of this name; empty = nothing. Changes nothing. */
  readConfig(name: string, text: string): readonly UtilityProblem[];
  /** State hash: equal states, equal hash, in every engine. */
  hash(): string;
  /** The whole café as JSON text; see `loadCafe`. */
  save(): string;
}
