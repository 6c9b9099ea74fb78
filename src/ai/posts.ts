/**
 * Where a character stands: which script, under which key of which warp table. Characters who do the same share one
 * post, so that a mind holds a single reference and a warp is a single look-up.
 */

import type { Registry, ScriptEntry, WarpTable } from './registry.ts';

export interface Post<C> {
  readonly table: WarpTable;
  readonly key: string;
  readonly entry: ScriptEntry<C>;
}

export class Posts<C> {
  /** Warp tables are data that nobody changes in place: new duties are a new table. */
  private readonly known = new WeakMap<WarpTable, Map<string, Post<C> | null>>();

  constructor(private readonly registry: Registry<C>) {}

  /**
   * The post under a key by the warp rules: the key itself, else `default`, else none.
   * @throws Error when the table names a script that is not registered
   */
  of(table: WarpTable, key: string): Post<C> | null {
    let posts = this.known.get(table);
    if (posts === undefined) this.known.set(table, (posts = new Map<string, Post<C> | null>()));
    let post = posts.get(key);
    if (post === undefined) posts.set(key, (post = this.make(table, key)));
    return post;
  }

  /** A post with a script of its own choice: from a save, or kept while the table changed. */
  with(table: WarpTable, key: string, entry: ScriptEntry<C>): Post<C> {
    const post = table[key] === entry.name ? this.of(table, key) : null;
    return post ?? { table, key, entry };
  }

  private make(table: WarpTable, key: string): Post<C> | null {
    const own = Object.hasOwn(table, key);
    if (!own && key !== 'default') return this.of(table, 'default');
    const name = own ? table[key] : undefined;
    return name === undefined ? null : { table, key, entry: this.registry.entry(name) };
  }
}
