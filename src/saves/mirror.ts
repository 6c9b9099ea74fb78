/**
 * A second copy of the newest saves in another store of the same browser. One family of browsers deletes a whole
 * IndexedDB when its log is torn, which two crashes in a row can cause (about one time in 150; measured in
 * docs/saves.md). Lost saves are restored from here when the game opens.
 *
 * The store is the browser's Cache. It keeps every entry in its own file, and exists on all securely served pages.
 */

import { type Slot, SLOTS } from './file.ts';
import { NEWEST_KEPT } from './kept-generations.ts';

export interface MirrorKey {
  readonly slot: Slot;
  readonly generation: number;
}

/** Name of the mirror's cache. Code that clears the page's other caches must not delete this cache. */
const MIRROR = 'honeybell.saves';
/** Address of a save in the cache. Nothing is served at such addresses; they are only keys. */
const nameOf = ({ slot, generation }: MirrorKey): string => `/honeybell.saves/${slot}/${generation}`;
const NAME = /\/honeybell\.saves\/(10|[1-9])\/(\d{1,12})$/;

export class Mirror {
  private constructor(private readonly cache: Cache) {}

  static async open(caches: CacheStorage | undefined, name = MIRROR): Promise<Mirror | null> {
    try {
      return caches === undefined ? null : new Mirror(await caches.open(name));
    } catch {
      return null;
    }
  }

  /**
   * Adds a save to the mirror. The promise resolves when the save is written, and also when it could not be written;
   * in that case only the main store has the save.
   */
  async add(key: MirrorKey, text: string): Promise<void> {
    try {
      await this.cache.put(nameOf(key), new Response(text));
    } catch {
      // The browser's storage is full. The main store reports this to the player, so the mirror does not.
    }
  }

  /** Slot and generation of all saves in the mirror, newest first. */
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

  /** Deletes all but the newest saves of a slot from the mirror, and all saves of a slot that was emptied. */
  async tidy(slot: Slot, kept = NEWEST_KEPT): Promise<void> {
    const there = (await this.keys()).filter((key) => key.slot === slot);
    for (const key of there.slice(kept)) await this.cache.delete(nameOf(key)).catch(() => false);
  }
}
