/** Functions of a game that run around the thoughts of its characters, and the form in which the engine calls them. */

/* oxlint-disable typescript/no-explicit-any -- `any` stands for the type of the game's characters, which this library does not know */

import type { BoardListener, CommandOnBoard } from '../blackboard.ts';
import type { Body } from '../game-interface.ts';
import type { Todo } from '../notebook.ts';
import type { Warp } from '../script.ts';

/** What a game does around thoughts; each part may be left out. Write the character's type: `before: (me: Dog) => …`. */
export interface Hooks {
  /** Called before a thought with the commands that it can read, oldest first; not called if there are none. */
  readonly reads?: (me: any, commands: readonly CommandOnBoard[]) => void;
  /** Called before each thought, after `reads`. */
  readonly before?: (me: any) => void;
  /** Called after each thought, also if it has thrown, before the answer takes effect. */
  readonly after?: (me: any) => void;
  /**
   * Called when a todo was written, also if the script returned the last todo again. A game can update what the todo
   * claims, such as a seat.
   */
  readonly wrote?: (me: any, todo: Todo) => void;
  /** Called when a warp was followed. */
  readonly warped?: (me: any, warp: Warp) => void;
  /** Called when a command has come onto the board, and the characters that wait for it are awake. */
  readonly arrived?: (command: CommandOnBoard) => void;
  /** Called when a command has left the board. */
  readonly expired?: (command: CommandOnBoard) => void;
}

/** The hooks around thoughts in the form that the engine calls. Without hooks the engine calls scripts directly. */
export function aroundThoughts({
  reads,
  before,
  after,
  wrote,
  warped,
}: Hooks): Pick<Body<object>, 'reads' | 'think' | 'wrote' | 'warped'> {
  return {
    ...(reads === undefined ? {} : { reads }),
    ...(wrote === undefined ? {} : { wrote }),
    ...(warped === undefined ? {} : { warped }),
    ...(before === undefined && after === undefined
      ? {}
      : {
          think: ({ fn }, me, runned, commands, param) => {
            before?.(me);
            try {
              return fn(me, runned, commands, param);
            } finally {
              after?.(me);
            }
          },
        }),
  };
}

/** Makes the board call the hooks for commands, after it has notified the minds. */
export function aroundCommands(minds: BoardListener, { arrived, expired }: Hooks): BoardListener {
  return {
    factChanged: (fact) => minds.factChanged(fact),
    factOffered: (fact, available) => minds.factOffered(fact, available),
    commandArrived: (command) => {
      minds.commandArrived(command);
      arrived?.(command);
    },
    commandExpired: (command) => {
      minds.commandExpired(command);
      expired?.(command);
    },
  };
}
