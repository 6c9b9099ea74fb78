/**
 * Scripts by name (_How NPC AI works_, part 4). Tables, saves, replays and the lab refer to scripts by name. The minds
 * hold registry entries, so no look-up is needed while thinking. If the function behind a name is replaced (hot swap),
 * this takes effect at every character's next thought; notebook, `runned` and param stay.
 */

import type { AIScript } from './script.ts';

/** A script's name, and the function that is currently behind it. */
export interface ScriptEntry<C> {
  readonly name: string;
  /** Its place in the order in which scripts were defined; see `minds/call-sites.ts`. */
  readonly slot: number;
  fn: AIScript<C>;
}

/** Warp table of a character: the name of the script for each warp key. It is plain data, a row of the roster. */
export type WarpTable = Readonly<Record<string, string>>;

/** Returns the script names in a cell of a warp table. The cell `maid.greet + maid.waiting` contains two names. */
export const piecesOf = (cell: string): string[] => cell.split('+').map((name) => name.trim());

/** All scripts of a game, by name. */
export class Registry<C> {
  private readonly entries = new Map<string, ScriptEntry<C>>();
  private readonly joined = new Map<string, ScriptEntry<C>>();

  /** Registers a script, or replaces the script of this name. */
  define(name: string, fn: AIScript<C>): void {
    const known = this.entries.get(name);
    if (known === undefined) this.entries.set(name, { name, slot: this.entries.size, fn });
    else known.fn = fn;
  }

  /**
   * Returns the registry entry of this name. Names joined by `+` are one script made of pieces, in this order (see
   * `concat`); if a piece is redefined, the joined script uses the new function at once. @throws Error when there is
   * none, for example because of a typo in a table
   */
  entry(name: string): ScriptEntry<C> {
    const entry = this.entries.get(name) ?? this.joined.get(name);
    if (entry !== undefined) return entry;
    const names = piecesOf(name);
    if (names.length < 2) throw new Error(`no script is called '${name}'`);
    const pieces = names.map((piece) => this.entry(piece));
    const made: ScriptEntry<C> = {
      name,
      slot: this.entries.size + this.joined.size,
      fn: (character, runned, commands, param) => {
        for (const { fn } of pieces) {
          const answer = fn(character, runned, commands, param);
          if (answer !== undefined) return answer;
        }
        return undefined;
      },
    };
    this.joined.set(name, made);
    return made;
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /** The names of all scripts, in the order in which they were defined. */
  names(): string[] {
    return [...this.entries.keys()];
  }
}
