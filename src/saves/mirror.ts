/**
 * The newest saves once more, in another store of the same browser. One browser family throws a whole IndexedDB away when
 * it finds the log of it torn, which two crashes in a row can bring about (one in about a hundred and fifty, by our
 * measure: docs/saves.md). What is lost so is put back from here, before anybody notices.
 *
 * The Cache is that store: it keeps every entry as a file of its own, and there is one wherever pages are served securely.
 */

import { type Slot, SLOTS } from './file.ts';
import { NEWEST_KEPT } from './keeping.ts';

export interface MirrorKey {
  readonly slot: Slot;
  readonly generation: number;
}

/** Whoever tidies the page's caches leaves this one alone. */
export const MIRROR = 'honeybell.saves';
/** Nothing lies at these addresses; they are names. */
const nameOf = ({ slot, generation }: MirrorKey): string => `/honeybell.saves/${slot}/${generation}`;
const NAME = /\/honeybell\.saves\/([1-3])\/(\d{1,12})$/;

export class Mirror {
  private constructor(private readonly cache: Cache) {}

  /** Null where there is none. */
  static async open(caches: CacheStorage | undefined, name = MIRROR): Promise<Mirror | null> {
    try {
      return caches === undefined ? null : new Mirror(await caches.open(name));
    } catch {
      return null;
    }
  }

  /** Adds a save. Resolves when it is written; what could not be is only in the other store. */
  async add(key: MirrorKey, text: string): Promise<void> {
    try {
      await this.cache.put(nameOf(key), new Response(text));
    } catch {
      // No room: the first store has said so, or is well without.
    }
  }

  /** Everything that lies here, the newest first. */
  async keys(): Promise<MirrorKey[]> {
    try {
      const found = (await this.cache.keys()).flatMap(({ url }) => {
        const [, slot, generation] = NAME.exec(url) ?? [];
        const known = SLOTS.find((one) => String(one) === slot);
        return known === undefined ? [] : [{ slot: known, generation: Number(generation) }];
      });
      return found.sort((a, b) => b.generation - a.generation || a.slot - b.slot);
    } catch {
      return [];
    }
  }

  async text(key: MirrorKey): Promise<string | null> {
    try {
      return (await (await this.cache.match(nameOf(key)))?.text()) ?? null;
    } catch {
      return null;
    }
  }

  /** Drops all but the newest of a slot; of a slot that was emptied, all. */
  async tidy(slot: Slot, kept = NEWEST_KEPT): Promise<void> {
    const there = (await this.keys()).filter((key) => key.slot === slot);
    for (const key of there.slice(kept)) await this.cache.delete(nameOf(key)).catch(() => false);
  }
}
