/**
 * Where a character stands: which script, under which key of which warp table. Characters who do the same share one
 * post, so that a mind holds a single reference and a warp is a single look-up.
 */

import type { Registry, ScriptEntry, WarpTable } from '../registry.ts';

/** A script under a key of a table. */
export interface Post<C> {
  readonly table: WarpTable;
  readonly key: string;
  readonly entry: ScriptEntry<C>;
  /** Where warps from here lead, by key; shared by all posts of the table. */
  readonly ways: Ways<C>;
}

type Ways<C> = Map<string, Post<C> | null>;

/** Finds posts, and makes each only once. */
export class Posts<C> {
  /** Warp tables are data that nobody changes in place: new duties are a new table. */
  private readonly known = new WeakMap<WarpTable, Ways<C>>();

  constructor(private readonly registry: Registry<C>) {}

  /**
   * The post under a key by the warp rules: the key itself, else `default`, else none.
   * @throws Error when the table names a script that is not registered
   */
  of(table: WarpTable, key: string): Post<C> | null {
    const ways = this.waysOf(table);
    const post = ways.get(key);
    return post === undefined ? this.make(table, key, ways) : post;
  }

  /** The same from another post of the table. */
  from(post: Post<C>, key: string): Post<C> | null {
    const there = post.ways.get(key);
    return there === undefined ? this.make(post.table, key, post.ways) : there;
  }

  /** A post with a script of its own choice: from a save, or kept while the table changed. */
  with(table: WarpTable, key: string, entry: ScriptEntry<C>): Post<C> {
    const post = table[key] === entry.name ? this.of(table, key) : null;
    return post ?? { table, key, entry, ways: this.waysOf(table) };
  }

  private waysOf(table: WarpTable): Ways<C> {
    let ways = this.known.get(table);
    if (ways === undefined) this.known.set(table, (ways = new Map<string, Post<C> | null>()));
    return ways;
  }

  private make(table: WarpTable, key: string, ways: Ways<C>): Post<C> | null {
    let post: Post<C> | null = null;
    if (Object.hasOwn(table, key)) {
      const name = table[key];
      if (name !== undefined) post = { table, key, entry: this.registry.entry(name), ways };
    } else if (key !== 'default') post = this.of(table, 'default');
    ways.set(key, post);
    return post;
  }
}
