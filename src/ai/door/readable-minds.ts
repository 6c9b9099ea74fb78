/** What can be read of the minds of a game: characters by their ids, the commands on the board, and facts. */

import { addressed, type CommandOnBoard } from '../blackboard.ts';
import type { Page } from '../minds/notebook-page.ts';
import type { EndReason, Todo } from '../notebook.ts';
import type { Reasons } from '../reasons.ts';
import type { WarpTable } from '../registry.ts';
import type { Parts } from './parts.ts';

/** The names of a game's scripts. */
export interface ScriptNames {
  has(name: string): boolean;
  /** All names, in the order in which they were defined. */
  names(): string[];
}

/** A character that waits for the end of the running tick to get its mind. */
export interface Arrival {
  readonly id: string;
  readonly character: object;
  readonly warpTable: WarpTable;
  readonly begin: string;
  readonly asleep: boolean;
}

/**
 * What can be read of the minds of a game. Reading a character of an unknown id gives null; during development it is
 * also reported, unless the character was there and has left. `has` reports nothing.
 */
export class ReadableMinds {
  protected arriving: Arrival[] = [];

  constructor(protected readonly parts: Parts) {}

  /**
   * Creates the minds of the characters that were added since the last tick. A character that is added during a tick
   * waits for its end.
   */
  protected arrive(): void {
    if (this.arriving.length === 0 || this.parts.minds.stepping) return;
    const { arriving } = this;
    this.arriving = [];
    this.parts.minds.enlist(arriving);
  }

  /** Ids of all characters, in the order of their turns. */
  get ids(): readonly string[] {
    this.arrive();
    return this.parts.minds.ids();
  }

  /** Whether a character of this id exists. */
  has(id: string): boolean {
    return this.parts.members.has(id);
  }

  /** The kind of a character; null for an unknown id. */
  kindOf(id: string): string | null {
    return this.parts.members.kindOf(id);
  }

  /**
   * A character's notebook and mind, for screens and tests; null for an unknown id. Each call creates a new object; to
   * read a single field, call the function for that field.
   */
  page(id: string): Page | null {
    this.arrive();
    return this.parts.minds.page(id);
  }

  /** The present todo of a character; null for an unknown id or a character without a todo. */
  todoOf(id: string): Todo | null {
    const row = this.rowOf(id);
    return row < 0 ? null : this.parts.minds.todoOf(row);
  }

  /** The last todo of a character, present or ended; null for an unknown id or before the first todo. */
  lastTodoOf(id: string): Todo | null {
    const row = this.rowOf(id);
    return row < 0 ? null : this.parts.minds.lastTodoOf(row);
  }

  /** Why the previous todo of a character ended; null for an unknown id or before any todo has ended. */
  endedOf(id: string): EndReason | null {
    const row = this.rowOf(id);
    return row < 0 ? null : this.parts.minds.endedOf(row);
  }

  /** The name of the script that runs at a character's next thought; null for an unknown id. */
  scriptOf(id: string): string | null {
    const row = this.rowOf(id);
    return row < 0 ? null : this.parts.minds.scriptOf(row);
  }

  /** The warp table of a character. @throws Error for an unknown id */
  warpsOf(id: string): WarpTable {
    this.arrive();
    return this.parts.minds.tableOf(id);
  }

  private rowOf(id: string): number {
    this.arrive();
    return this.parts.minds.rowOf(id);
  }

  /** The names of all scripts. */
  get scripts(): ScriptNames {
    return this.parts.registry;
  }

  /** The reasons that the running thought has noted. */
  get reasons(): Reasons {
    return this.parts.minds.reasons;
  }

  /** Names of all facts, those of the game and the ones that each character has of its own. */
  get facts(): readonly string[] {
    return this.parts.board.facts;
  }

  /** The tick on which a fact last changed; null = never. @throws Error for an unknown fact */
  changedAt(fact: string): number | null {
    return this.parts.board.changedAt(this.parts.board.fact(fact));
  }

  /** How many items of an offer are left; 0 for a fact that offers none. @throws Error for an unknown fact */
  availableOf(fact: string): number {
    return this.parts.board.availableOf(this.parts.board.fact(fact));
  }

  /** Ids of the characters whose present todo names a fact in `until`, in the order of their turns. @throws Error for an unknown fact */
  waitingFor(fact: string): readonly string[] {
    this.arrive();
    return this.parts.minds.waitingFor(fact);
  }

  /** The commands on the board, oldest first. */
  get commands(): readonly CommandOnBoard[] {
    return this.parts.board.live;
  }

  /** The commands that are posted, but not yet on the board, in the order of posting. */
  get coming(): readonly CommandOnBoard[] {
    return this.parts.board.coming;
  }

  /** The commands on the board that reach a character, oldest first. */
  commandsFor(id: string): readonly CommandOnBoard[] {
    const { minds, members, board } = this.parts;
    const row = this.rowOf(id);
    return board.commandsFor(row < 0 ? [] : members.keysOf(minds.characterOf(row), id));
  }

  /** Whether a command has an addressee at present. */
  protected reaches(command: CommandOnBoard): boolean {
    const { minds, members } = this.parts;
    const hears = (character: object, id: string): boolean => addressed(command, members.keysOf(character, id));
    const isThere = (id: string): boolean => hears(minds.characterOf(minds.rowOf(id)), id);
    return this.arriving.some(({ id, character }) => hears(character, id)) || minds.ids().some(isThere);
  }
}
