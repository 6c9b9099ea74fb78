/**
 * The characters of a game by id, each with its kind and the names by which commands reach it. A kind may give its
 * characters further names (`keys`), such as teams. These names may change while the game runs, so they are read
 * whenever commands are looked up. The list of all names is built again only if they have changed.
 */

import type { Kinds } from './types.ts';

interface Member {
  readonly kind: string;
  readonly keys: ((me: object) => readonly string[]) | undefined;
  /** The character's id, its kind, the names that `keys` returned last, and `all`. */
  names: readonly string[];
}

const NONE: readonly string[] = Object.freeze([]);

/** The characters of a game by id. */
export class Members {
  private readonly members = new Map<string, Member>();

  constructor(private readonly characters: Kinds) {}

  add(id: string, kind: string): void {
    this.members.set(id, { kind, keys: this.characters[kind]?.keys, names: [id, kind, 'all'] });
  }

  remove(id: string): void {
    this.members.delete(id);
  }

  /**
   * Replaces all members.
   * @param kinds the kind of each new member, by its id
   */
  replace(kinds: ReadonlyMap<string, string>): void {
    this.members.clear();
    for (const [id, kind] of kinds) this.add(id, kind);
  }

  has(id: string): boolean {
    return this.members.has(id);
  }

  /** The kind of a character; null for an unknown id. */
  kindOf(id: string): string | null {
    return this.members.get(id)?.kind ?? null;
  }

  /** The names by which commands reach a character. While the names do not change, the same list is returned. */
  keysOf(character: object, id: string): readonly string[] {
    const member = this.members.get(id);
    if (member === undefined) return NONE;
    const { kind, keys, names } = member;
    if (keys === undefined) return names;
    const own = keys(character);
    return sameNames(names, own) ? names : (member.names = [id, kind, ...own, 'all']);
  }
}

/**
 * Whether a character's further names are still the same. In `names` they stand after its id and its kind, and before
 * `all`.
 */
function sameNames(names: readonly string[], own: readonly string[]): boolean {
  if (names.length !== own.length + 3) return false;
  for (let at = 0; at < own.length; at++) if (names[at + 2] !== own[at]) return false;
  return true;
}
