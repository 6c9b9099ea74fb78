/**
 * Finds characters that do nothing although no error occurs, for development: those whose script keeps returning no
 * idea, and those that have not looked up for a long time.
 */

import type { MindsView } from '../../game-interface.ts';
import type { Todo } from '../../notebook.ts';

/**
 * Two limits above which a mistake is reported: thoughts in a row without an idea, and ticks in which a character did
 * not look up.
 */
const IDEAS = 120;
const DEAF = 3600;
/** Number of ticks between two searches for characters that have not looked up. */
const EVERY = 60;

/** A function that reports a mistake of a character, once for each `key`. */
type Say = (id: string, script: string, what: string, key: string) => void;

interface Deaf {
  readonly todo: Todo;
  readonly script: string;
  /** The tick on which the character looked up last. */
  since: number;
}

/** Counts thoughts without an idea, and how long characters do not look up. */
export class Looks {
  private readonly without = new Map<string, number>();
  /** The characters whose todo has no `until` and a long tick budget or none, by id. */
  private readonly deaf = new Map<string, Deaf>();

  constructor(
    private readonly say: Say,
    /** The facts that a message may name as an example. */
    private readonly facts: () => readonly string[],
    private readonly isFrozen: (id: string) => boolean,
  ) {}

  /**
   * Called when a script has returned undefined ("no idea"): counts such thoughts in a row, and reports too many of
   * them.
   */
  hadNone(id: string, script: string): void {
    const times = (this.without.get(id) ?? 0) + 1;
    this.without.set(id, times);
    if (times !== IDEAS) return;
    const [fact] = this.facts();
    const rest = `{ behave: 'wait', ${fact === undefined ? 'tick: 20' : `until: ['${fact}']`} }`;
    this.say(
      id,
      script,
      ` has had no idea in ${IDEAS} thoughts in a row: it does nothing and is asked in each tick; let it end with a piece that always has one, such as ${rest}`,
      `idea ${script}`,
    );
  }

  /** Called when a script has returned a todo or a warp. @param todo null = a warp */
  had(minds: MindsView<object>, row: number, script: string, todo: Todo | null): void {
    const id = minds.idOf(row);
    if (this.without.size > 0) this.without.delete(id);
    if (todo !== null && todo.until === undefined && (todo.tick === undefined || todo.tick > DEAF))
      this.deaf.set(id, { todo, script, since: minds.tick });
    else this.ended(id);
  }

  /** Called when a todo has ended, and when a character has left. */
  ended(id: string): void {
    if (this.deaf.size > 0) this.deaf.delete(id);
  }

  /** Forgets everything, because the minds have been replaced. */
  restored(): void {
    this.without.clear();
    this.deaf.clear();
  }

  /**
   * Called after each tick: reports characters that have not looked up for too long. @param isThere whether the
   * character still exists
   */
  ticked(tick: number, isThere: (id: string) => boolean): void {
    if (tick % EVERY !== 0) return;
    for (const [id, { todo, script, since }] of this.deaf) {
      if (!isThere(id)) this.ended(id);
      else if (this.isFrozen(id)) this.deaf.set(id, { todo, script, since: tick });
      else if (tick - since >= DEAF) {
        this.ended(id);
        this.say(id, script, `: it has not looked up since tick ${since}, because ${causeOf(todo)} (until: [] says that nothing should)`, `deaf ${script} ${todo.behave}`); // prettier-ignore
      }
    }
  }
}

function causeOf({ behave, tick }: Todo): string {
  const name = 'name in until what should make it look up';
  return tick === undefined
    ? `'${behave}' has neither tick nor until and does not end; give it a tick, or ${name}`
    : `'${behave}' has tick ${tick} and no until; a smaller tick lets it look up earlier, or ${name}`;
}
