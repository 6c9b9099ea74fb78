/**
 * What behaviours receive besides their character and its todo. Behaviours are written inside the object that is passed
 * to `createMinds`. They must not use the minds by name, because the compiler could then infer the types of neither.
 */

import type { CommandOnBoard } from '../blackboard.ts';
import type { JsonObject } from '../json.ts';
import type { Minds } from '../minds/minds.ts';

/** A command to post. @typeParam Command the content of the command */
export interface Post<Command = JsonObject> {
  /**
   * The addressees, one or several. Each is the id of a character, a kind, or another key that characters answer to,
   * such as the name of a team; `all` = everyone.
   */
  readonly to: string | readonly string[];
  /** How many ticks the command stays on the board; at least 1. */
  readonly ticks: number;
  /** The content of the command: plain data. */
  readonly command: Command;
  /**
   * Id of the character that posts the command. Left out = the player or the game itself; in `perform`, the character
   * that performs.
   */
  readonly by?: string;
  /** The first tick on which the command is on the board; left out = the next tick. */
  readonly from?: number;
  /**
   * If true, it is no mistake that the command expires before a script has read it. Left out = this is reported during
   * development.
   */
  readonly mayExpire?: boolean;
}

/**
 * The turn of a character that performs its todo. The object is valid during the call only.
 *
 *     ring: behaviour<{ long: number }, Guard, Turn<'bell', Order>>({ perform: (me, { long }, turn) => …
 *
 * @typeParam Fact the facts that the behaviour announces; left out = not checked by the compiler
 * @typeParam Command the content of its commands; left out = not checked by the compiler
 */
export interface Turn<Fact extends string = string, Command = JsonObject> {
  /** Id of the character. */
  readonly id: string;
  /** The running tick. */
  readonly tick: number;
  /** Posts a command in the name of the character; it is on the board from the next tick on. */
  readonly post: (post: Post<Command>) => CommandOnBoard<Command>;
  /** Announces that a fact of the game has changed. @throws Error for an unknown fact */
  readonly changed: (fact: Fact) => void;
}

/** The minds of a game, as turns use them. */
interface TurnsGame {
  post(post: Post): CommandOnBoard;
  changed(fact: string): void;
}

/** The running turn; one object serves all turns of a game. */
export class RunningTurn implements Turn {
  private minds: Minds<object> | null = null;
  private game: TurnsGame | null = null;

  /**
   * Connects the object with the minds. Called once, when the minds exist: they need the behaviours, and the behaviours
   * need this object.
   */
  belongTo(minds: Minds<object>, game: TurnsGame): void {
    this.minds = minds;
    this.game = game;
  }

  get id(): string {
    const minds = this.minds as Minds<object>;
    return minds.idOf(minds.thinking);
  }

  get tick(): number {
    return (this.minds as Minds<object>).tick;
  }

  // These are arrow functions, because behaviours take them out of the turn, as in `(me, todo, { post }) => …`.
  readonly post = (post: Post): CommandOnBoard => (this.game as TurnsGame).post({ by: this.id, ...post });

  readonly changed = (fact: string): void => (this.game as TurnsGame).changed(fact);
}
