/**
 * The store of saves in the browser's IndexedDB: ten slots with several generations each. A generation, its text and
 * its card, is written in one transaction and counts only when this transaction is on the disk. Older ones are deleted
 * afterwards in another transaction. So an acknowledged save survives a crash at any moment.
 */

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Card } from './card.ts';
import { type SaveHeader, type Slot, SLOTS } from './file.ts';
import { surplus } from './kept-generations.ts';

type Key = [slot: Slot, generation: number];
interface Schema extends DBSchema {
  saves: { key: Key; value: string };
  cards: { key: Key; value: Card };
}

/** Thrown when another tab has written a newer save into the slot. */
export class SlotChanged extends Error {
  override readonly name = 'SlotChanged';
}

export const DATABASE = 'honeybell';
/** Whether a value read from the store is a card: data on a disk may have any form. */
const isCard = (found: unknown): found is Card => {
  if (typeof found !== 'object' || found === null) return false;
  const { generation, day, minute, stars, money, savedAt, cafe, look, occasion } = found as Record<string, unknown>;
  return (
    [generation, day, minute, stars, money, savedAt].every((one) => typeof one === 'number' && Number.isFinite(one)) &&
    [cafe, look, occasion].every((one) => typeof one === 'string')
  );
};

const STRICT = { durability: 'strict' } as const;
const inSlot = (slot: Slot): IDBKeyRange => IDBKeyRange.bound([slot, -Infinity], [slot, Infinity]);

export class SaveStore {
  private constructor(private readonly db: IDBPDatabase<Schema>) {}

  /** Opens the store. @param gone called when this tab loses its connection to the store @throws DOMException if the browser allows no storage */
  static async open(name = DATABASE, gone: () => void = () => {}): Promise<SaveStore> {
    const db = await openDB<Schema>(name, 1, {
      upgrade(fresh) {
        fresh.createObjectStore('saves');
        fresh.createObjectStore('cards');
      },
      blocking(_now, _later, event) {
        // A newer version of the game in another tab upgrades the store, so this tab closes its connection.
        (event.target as IDBDatabase).close();
        gone();
      },
      terminated: gone,
    });
    return new SaveStore(db);
  }

  /** All cards by slot, newest first. */
  async cards(): Promise<Readonly<Record<Slot, readonly Card[]>>> {
    const found = (await this.db.getAll('cards')).filter(isCard);
    const of = (slot: Slot): Card[] =>
      found.filter((card) => card.slot === slot).sort((a, b) => b.generation - a.generation);
    return Object.fromEntries(SLOTS.map((slot) => [slot, of(slot)])) as Record<Slot, Card[]>;
  }

  async text(slot: Slot, generation: number): Promise<string | null> {
    const found: unknown = await this.db.get('saves', [slot, generation]);
    return typeof found === 'string' ? found : null;
  }

  /**
   * Adds a generation to a slot. Resolves when it is on the disk.
   * @param after the newest generation the writer knows, 0 = an empty slot; null = do not compare
   * @param write builds the save's text from its header
   * @throws SlotChanged if there is a newer generation; DOMException if there is no room
   */
  async add(
    slot: Slot,
    after: number | null,
    about: Omit<SaveHeader, 'slot' | 'generation'>,
    write: (header: SaveHeader) => string,
  ): Promise<Card> {
    const tx = this.db.transaction(['saves', 'cards'], 'readwrite', STRICT);
    try {
      const [last] = (await tx.objectStore('saves').getAllKeys(inSlot(slot))).slice(-1);
      const newest = last?.[1] ?? 0;
      if (after !== null && newest !== after) throw new SlotChanged(`slot ${slot} is at ${newest}, not at ${after}`);
      const header: SaveHeader = { slot, generation: newest + 1, ...about };
      const text = write(header);
      const card: Card = { ...header, characters: text.length };
      const key: Key = [slot, header.generation];
      await Promise.all([tx.objectStore('saves').add(text, key), tx.objectStore('cards').add(card, key), tx.done]);
      return card;
    } catch (error) {
      // The error is thrown again below, so the rejection of the transaction's promise is ignored. `abort` throws if
      // the transaction has already ended by itself.
      void tx.done.catch(() => {});
      try {
        tx.abort();
      } catch {
        // Nothing to abort: the transaction has already ended.
      }
      throw error;
    }
  }

  /** Writes a save from the mirror back into the store, unless the store already contains the save. */
  async putBack(card: Card, text: string): Promise<void> {
    const key: Key = [card.slot, card.generation];
    const tx = this.db.transaction(['saves', 'cards'], 'readwrite', STRICT);
    const done = tx.done.catch(() => {});
    if ((await tx.objectStore('saves').getKey(key)) === undefined) {
      void tx.objectStore('saves').put(text, key);
      void tx.objectStore('cards').put(card, key);
    }
    await done;
  }

  /** Deletes saves that are no longer needed: never the newest, never a damaged one. */
  async tidy(slot: Slot): Promise<void> {
    const tx = this.db.transaction(['saves', 'cards'], 'readwrite', STRICT);
    const cards = await tx.objectStore('cards').getAll(inSlot(slot));
    for (const { generation } of surplus(cards)) {
      void tx.objectStore('saves').delete([slot, generation]);
      void tx.objectStore('cards').delete([slot, generation]);
    }
    await tx.done;
  }

  /** Marks a save as damaged on its card; its text stays unchanged. */
  async mark(card: Card, damaged: string): Promise<void> {
    await this.db.put('cards', { ...card, damaged }, [card.slot, card.generation]);
  }

  /** Empties a slot, after the player has confirmed it. */
  async clear(slot: Slot): Promise<void> {
    const tx = this.db.transaction(['saves', 'cards'], 'readwrite', STRICT);
    await Promise.all([
      tx.objectStore('saves').delete(inSlot(slot)),
      tx.objectStore('cards').delete(inSlot(slot)),
      tx.done,
    ]);
  }

  close(): void {
    this.db.close();
  }
}
