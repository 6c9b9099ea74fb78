/**
 * The interface of a running café for screens: read-only state, this tick's events, and `give` as the only way to
 * change anything. The view and the HUD import this file and no deeper part of the simulation.
 */

import type { ApprenticeShown } from './apprentice/work.ts';
import type {
  CommandOnBoard,
  CommandPost,
  Decision,
  DecisionTable,
  JsonObject,
  Page,
  TableRead,
  TableWords,
  UtilityProblem,
} from '../ai/index.ts';
import type { UtilityName } from '../data/index.ts';
import type { ChoiceMade } from './thinking/explanations.ts';
import type { HeadMaidShown } from './head-maid/head-maid.ts';
import type { Input } from './inputs/index.ts';
import type { OrderOutlook } from './minds/foretell-answer.ts';
import type { JankenState } from './state/janken.ts';
import type { TableSource } from './thinking/tables.ts';
import type { FactShown } from './world/world.ts';
import type { PersonId } from './state/person.ts';
import type { FocusChoice, StrongName, StrongTarget } from './state/strong.ts';
import type { SimEvent, WorldState } from './state/world-state.ts';
import type { EnquiryShown } from './enquiries/index.ts';
import type { StrongShown } from './strong/index.ts';
import type { StrongBar, StrongPlan } from './strong/strong-action.ts';

export interface WayShown {
  /** Tiles the person has still to walk, in order; the last is the goal. Empty while standing. */
  readonly tiles: readonly { readonly x: number; readonly y: number }[];
  /** True for an A-move, on which the maid interrupts her walk to reconsider; false for a plain move. */
  readonly interruptible: boolean;
}

export interface TableShown {
  readonly name: string;
  readonly table: DecisionTable;
  /** Whether the decision table differs from its default. */
  readonly changed: boolean;
  /** The conditions and behaviours that the decision table may name. */
  readonly words: TableWords;
}

export interface ConfigShown {
  readonly name: UtilityName;
  /** The configuration's present text, and its default text. */
  readonly text: string;
  readonly shipped: string;
  readonly changed: boolean;
}

export type { OrderOutlook } from './minds/foretell-answer.ts';

export interface Cafe {
  /** The café's state. Read-only by convention; it changes with every step. */
  readonly state: WorldState;
  readonly events: readonly SimEvent[];
  /** Commands on the board, oldest first. */
  readonly commands: readonly CommandOnBoard[];
  /** Commands the player has given since the last tick, oldest first. The next tick posts them on the board. */
  readonly written: readonly CommandPost[];
  /** Pieces of chalk left after the strong actions that were given since the last tick; null if chalk is unlimited. */
  readonly chalkLeft: number | null;
  /** Whether this command would be refused, because four commands of the player have not been finished yet. */
  tooMany(post: CommandPost): boolean;
  /** The player's strong actions, in the order of their buttons. */
  strong(): readonly StrongShown[];
  /** Why a strong action cannot be used at this target now; null if it can. */
  strongBar(name: StrongName, on: StrongTarget): StrongBar | null;
  /** What a strong action would do at this target now. */
  strongPlan(name: StrongName, on: StrongTarget): StrongPlan;
  /** The enquiry that waits for the player's answer; null if there is none, or if an answer was given since the last tick. */
  enquiry(): EnquiryShown | null;
  /** The kind of work that all maids do first, also if it was chosen since the last tick; null = each keeps her own order. */
  focus(): FocusChoice | null;
  step(): void;
  /**
   * Adds an input to the journal; it takes effect before the turns of the next tick. @throws Error naming every wrong
   * field
   */
  give(input: Input): void;
  page(id: PersonId): Page | null;
  /** The last decisions of a character, oldest first (at most 64). */
  decisions(id: PersonId): readonly Decision[];
  way(id: PersonId): WayShown;
  alertTiles(id: PersonId): readonly { readonly x: number; readonly y: number }[];
  /** Whether a person could stand on this tile. */
  walkable(x: number, y: number): boolean;
  /**
   * Names of the squad members who are not in their places yet, so that this maid stands still and waits; empty if she
   * need not wait.
   */
  squadWaitsFor(id: PersonId): readonly string[];
  /** Whether a maid can be sent to a tile: a way leads to it or, where furniture stands, next to it. */
  canBeSent(id: PersonId, x: number, y: number): boolean;
  /** How a maid would answer a command of the player now; null if this person is not a maid. Changes nothing. */
  outlook(id: PersonId, command: JsonObject): OrderOutlook | null;
  /** The decision table a person uses; null for people who use scripts. */
  tableOf(id: PersonId, name?: string): TableShown | null;
  /** Parses a table as a new version of the table of this name: returns the table, or everything that is wrong with it. Changes nothing. */
  readTable(name: string, source: TableSource): TableRead;
  /** The facts of the blackboard with their values and the characters who wait for them, in a fixed order. */
  facts(): readonly FactShown[];
  /** The apprentice's learned habits, her present situation and what she would do now; null if this person is not an apprentice. */
  apprentice(id: PersonId): ApprenticeShown | null;
  /** The head maid: what she has learned and what she would command now. Null = the café has none. */
  headMaid(): HeadMaidShown | null;
  /**
   * The state of janken (rock, paper, scissors), in which the hands given since the last tick count as played already;
   * null if janken is switched off.
   */
  janken(): JankenState | null;
  /**
   * The last choice that a person made by each configuration, newest first; empty unless the café records decisions.
   */
  choices(id: PersonId): readonly ChoiceMade[];
  /** A configuration with its present and default text; null for an unknown name. */
  configOf(name: string): ConfigShown | null;
  /** Everything that is wrong with a text as a configuration of this name; empty if it is valid. Changes nothing. */
  readConfig(name: string, text: string): readonly UtilityProblem[];
  /** Hash of the state: equal states give equal hashes in every JavaScript engine. */
  hash(): string;
  /** The whole café as JSON text; see `Simulation.load`. */
  save(): string;
}
