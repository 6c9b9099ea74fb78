/** What scripts receive besides their character. One object is reused for all thoughts of a game. */

import type { CommandOnBoard } from '../blackboard.ts';
import type { Json } from '../json.ts';
import type { Minds } from '../minds/minds.ts';
import type { EndReason } from '../notebook.ts';
import { real, type Stream, stream } from '../random.ts';
import type { Option, Reasons } from '../reasons.ts';
import type { LastTodo } from './last-todo.ts';
import type { ChecksOfThought, Thought } from './types.ts';

/** The running thought. Its fields are set before each call of a script. */
export class RunningThought implements Thought {
  runned = 0;
  param: Json | undefined = undefined;
  /** Whether the running thought has drawn a random number. */
  drew = false;
  private lookedAtCommands = false;
  checks: ChecksOfThought | null = null;
  private addressed: readonly CommandOnBoard[] = [];
  /** The random streams drawn from so far, by the characters' ids. */
  readonly streams = new Map<string, Stream>();

  /**
   * Creates the object once for all thoughts of a game. @param seed seed of all random streams; when a save is
   * restored, its seed replaces this one
   */
  constructor(
    private readonly minds: Minds<object>,
    public seed: number,
  ) {}

  /** Prepares the object for the next thought. */
  begin(runned: number, commands: readonly CommandOnBoard[], param: Json | undefined): void {
    this.runned = runned;
    this.addressed = commands;
    this.param = param;
    this.drew = false;
    this.lookedAtCommands = false;
  }

  /** Lets another script answer within the running thought, which then goes on as before. */
  within<A>(answer: () => A): A {
    const { runned, param, addressed, drew, lookedAtCommands } = this;
    try {
      return answer();
    } finally {
      this.runned = runned;
      this.param = param;
      this.addressed = addressed;
      this.drew ||= drew;
      this.lookedAtCommands ||= lookedAtCommands;
    }
  }

  /** The commands on the board that the script has read so far in its present thought. */
  get looked(): readonly CommandOnBoard[] {
    return this.lookedAtCommands ? this.addressed : [];
  }

  get commands(): readonly CommandOnBoard[] {
    this.lookedAtCommands = true;
    return this.addressed;
  }

  get tick(): number {
    return this.minds.tick;
  }

  get last(): LastTodo | null {
    return this.minds.lastTodoOf(this.minds.thinking) as LastTodo | null;
  }

  get ended(): EndReason | null {
    return this.minds.endedOf(this.minds.thinking);
  }

  get reasons(): Reasons {
    return this.minds.reasons;
  }

  // These are arrow functions, because scripts take them out of the thought, as in `(me, { why }) => …`.
  readonly goOn = (behave?: string): LastTodo | undefined => {
    const { ended, last } = this;
    const goesOn = this.runned > 0 && last !== null && (ended === 'tick' || ended === 'changed');
    return goesOn && (behave === undefined || last.behave === behave) ? last : undefined;
  };

  readonly why = (key: string, terms?: { readonly [term: string]: Json }): void => {
    this.minds.reasons.note(key, terms);
  };

  readonly weigh = (options: () => readonly Option[]): void => {
    this.minds.reasons.weigh(options);
  };

  readonly random = (): number => {
    const id = this.minds.idOf(this.minds.thinking);
    let mine = this.streams.get(id);
    if (mine === undefined) this.streams.set(id, (mine = stream(this.seed, id)));
    this.drew = true;
    return real(mine);
  };
}
