/**
 * A character's assignment: its current script, the script's key and the warp table. Characters with the same script,
 * key and warp table share one object, so a mind holds a single reference and a warp is a single look-up.
 */

import { KnownTodos } from './prepared-todos.ts';
import type { Registry, ScriptEntry, WarpTable } from '../registry.ts';

/** A character's assignment: a warp table, a key in it, and the script under this key. */
export interface Assignment<C> {
  readonly table: WarpTable;
  readonly key: string;
  readonly entry: ScriptEntry<C>;
  /** The assignments that warps from this assignment lead to, by warp key. All assignments of one warp table share this map. */
  readonly ways: Ways<C>;
  readonly known: KnownTodos<C>;
}

type Ways<C> = Map<string, Assignment<C> | null>;

/** Finds the assignment for a script, key and warp table, and creates each assignment only once. */
export class Assignments<C> {
  /**
   * The assignments created so far, by warp table. Warp tables are never changed in place, so these assignments stay
   * valid: a character with new duties gets a new table.
   */
  private readonly known = new WeakMap<WarpTable, Ways<C>>();

  constructor(private readonly registry: Registry<C>) {}

  /**
   * Returns the assignment for a warp key. If the warp table does not have this key, returns the assignment for
   * `default`. Null = it has neither.
   * @throws Error when the table names a script that is not registered
   */
  of(table: WarpTable, key: string): Assignment<C> | null {
    const ways = this.waysOf(table);
    const assignment = ways.get(key);
    return assignment === undefined ? this.make(table, key, ways) : assignment;
  }

  /**
   * Returns the assignment that a warp with this key leads to: the warp table stays the same. Null if the table has
   * neither this key nor `default`.
   */
  from(assignment: Assignment<C>, key: string): Assignment<C> | null {
    const there = assignment.ways.get(key);
    return there === undefined ? this.make(assignment.table, key, assignment.ways) : there;
  }

  /**
   * Returns the assignment for a given script, even if the warp table has another script under this key. Needed when a
   * saved mind is loaded or a warp table is replaced.
   */
  with(table: WarpTable, key: string, entry: ScriptEntry<C>): Assignment<C> {
    const assignment = table[key] === entry.name ? this.of(table, key) : null;
    return assignment ?? { table, key, entry, ways: this.waysOf(table), known: new KnownTodos() };
  }

  private waysOf(table: WarpTable): Ways<C> {
    let ways = this.known.get(table);
    if (ways === undefined) this.known.set(table, (ways = new Map<string, Assignment<C> | null>()));
    return ways;
  }

  private make(table: WarpTable, key: string, ways: Ways<C>): Assignment<C> | null {
    let assignment: Assignment<C> | null = null;
    if (Object.hasOwn(table, key)) {
      const name = table[key];
      if (name !== undefined)
        assignment = { table, key, entry: this.registry.entry(name), ways, known: new KnownTodos() };
    } else if (key !== 'default') assignment = this.of(table, 'default');
    ways.set(key, assignment);
    return assignment;
  }
}
