/**
 * Where a character stands: which script, under which key of which warp table. Characters who do the same share one
 * assignment, so that a mind holds a single reference and a warp is a single look-up.
 */

import type { Registry, ScriptEntry, WarpTable } from '../registry.ts';

/** A script under a key of a table. */
export interface Assignment<C> {
  readonly table: WarpTable;
  readonly key: string;
  readonly entry: ScriptEntry<C>;
  /** Where warps from here lead, by key; shared by all assignments of the table. */
  readonly ways: Ways<C>;
}

type Ways<C> = Map<string, Assignment<C> | null>;

/** Finds assignments, and makes each only once. */
export class Assignments<C> {
  /** Warp tables are data that nobody changes in place: new duties are a new table. */
  private readonly known = new WeakMap<WarpTable, Ways<C>>();

  constructor(private readonly registry: Registry<C>) {}

  /**
   * The assignment under a key by the warp rules: the key itself, else `default`, else none.
   * @throws Error when the table names a script that is not registered
   */
  of(table: WarpTable, key: string): Assignment<C> | null {
    const ways = this.waysOf(table);
    const assignment = ways.get(key);
    return assignment === undefined ? this.make(table, key, ways) : assignment;
  }

  /** The same from another assignment of the table. */
  from(assignment: Assignment<C>, key: string): Assignment<C> | null {
    const there = assignment.ways.get(key);
    return there === undefined ? this.make(assignment.table, key, assignment.ways) : there;
  }

  /** A assignment with a script of its own choice: from a save, or kept while the table changed. */
  with(table: WarpTable, key: string, entry: ScriptEntry<C>): Assignment<C> {
    const assignment = table[key] === entry.name ? this.of(table, key) : null;
    return assignment ?? { table, key, entry, ways: this.waysOf(table) };
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
      if (name !== undefined) assignment = { table, key, entry: this.registry.entry(name), ways };
    } else if (key !== 'default') assignment = this.of(table, 'default');
    ways.set(key, assignment);
    return assignment;
  }
}
