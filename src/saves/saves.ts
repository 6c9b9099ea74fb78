/**
 * The saves of this browser: knows the slot of the running café, saves the café there, and loads saves. No method
 * throws: a failure becomes a state (`saving`) or a result.
 *
 *     const saves = await openSaves({ scripts, now: Date.now, locks: navigator.locks });
 *     const loaded = await saves.load(1);               // the newest undamaged save
 *     saves.belongTo(1, loaded.card); await saves.keep(cafe, 'minute');
 */

import { signal } from '@preact/signals';
import type { SavedCafe, Scripts, Simulation } from '../sim/simulation.ts';
import { claimSaves } from './one-tab-lock.ts';
import { type SaveHeader, type Slot, SLOTS, slotsFor, writeSave } from './file.ts';
import { type Loaded, loadFirstWhole, misplaced, type NotLoaded } from './loading.ts';
import { Mirror } from './mirror.ts';
import type * as Reading from './reading.ts';
import type { Card } from './card.ts';
import { SaveStore, SlotChanged } from './store.ts';
import { summaryOf } from './summary.ts';
import { type Base, readTail, tailOf, writeTail } from './tail.ts';

/**
 * State of saving. `ready`: saves are kept. `elsewhere`: another tab is saving. `overtaken`: another tab has continued
 * this slot, and the player must decide. `full`, `unavailable`, `failed`: the browser keeps nothing, but play
 * continues.
 */
export type SavingState = 'opening' | 'ready' | 'elsewhere' | 'overtaken' | 'full' | 'unavailable' | 'failed';

export interface SavesOptions {
  readonly scripts: Scripts;
  /** Loads the modules that reading a café may need; rejects without a connection. */
  readonly ready?: () => Promise<unknown>;
  /** The present time in milliseconds since 1970. */
  readonly now: () => number;
  readonly locks: LockManager | undefined;
  /** The browser's caches, for the mirror of the newest saves; undefined = no mirror. */
  readonly caches?: CacheStorage | undefined;
  /** Name of the browser's database; given only by tests. */
  readonly name?: string;
}

/** The slot in which the running café is saved. */
interface Place {
  readonly slot: Slot;
  readonly cafe: string;
  /**
   * The newest generation of the slot that this tab knows of. A newer one means that another tab has saved there. null
   * = the player has decided to overwrite, so the next save is written without comparing generations.
   */
  after: number | null;
}

type About = Pick<SaveHeader, 'occasion' | 'morningStars'>;
export type Cards = Readonly<Record<Slot, readonly Card[]>>;
const NONE: Cards = Object.fromEntries(SLOTS.map((slot) => [slot, []])) as unknown as Record<Slot, Card[]>;

export class Saves {
  readonly saving = signal<SavingState>('opening');
  /** The cards of all saves, as last read from the store. */
  readonly cards = signal<Cards>(NONE);
  readonly slot = signal<Slot | null>(null);
  private place: Place | null = null;
  private store: SaveStore | null = null;
  private mirror: Mirror | null = null;
  private mine = false;
  /** The text of the latest save, kept so that an unchanged café is not written twice. */
  private lastKept = '';
  /** The newest save of the running café that is on the disk; null = none yet. */
  private base: Base | null = null;
  /** The save that was loaded last. */
  private loaded: Base | null = null;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(readonly options: SavesOptions) {}

  /** Opens the store and requests the right to save. */
  async open(): Promise<void> {
    try {
      this.store = await SaveStore.open(this.options.name, () => this.lose());
      this.mirror = await Mirror.open(this.options.caches, this.options.name);
      await this.refresh();
    } catch {
      this.lose();
      return;
    }
    await new Promise<void>((known) => {
      claimSaves(this.options.locks, (mine) => {
        this.mine = mine;
        void this.claimed().then(known);
      });
    });
  }

  private async claimed(): Promise<void> {
    await this.refresh();
    if (this.mine) await this.putBackLost();
    const { place } = this;
    if (!this.mine) this.saving.value = 'elsewhere';
    else if (place !== null && place.after !== null && place.after !== this.newest(place.slot))
      this.saving.value = 'overtaken';
    else this.saving.value = 'ready';
  }

  /** Restores saves that the mirror has and the main store has lost. */
  private async putBackLost(): Promise<void> {
    const { store, mirror } = this;
    const lost = (await mirror?.keys())?.filter(({ slot, generation }) => generation > this.newest(slot)) ?? [];
    if (store === null || mirror === null || lost.length === 0) return;
    const reading = await this.fetchReading();
    for (const key of lost) {
      const text = await mirror.text(key);
      const read = text === null ? undefined : reading?.readSave(text);
      if (text === null || read === undefined || !read.ok || misplaced(read.save.header, key) !== null) continue;
      await store.putBack({ ...read.save.header, characters: text.length }, text).catch(() => {});
    }
    await this.refresh();
  }

  private lose(): void {
    this.store = null;
    this.saving.value = 'unavailable';
  }

  get writable(): boolean {
    return this.store !== null && this.mine;
  }

  private newest(slot: Slot): number {
    return this.cards.peek()[slot][0]?.generation ?? 0;
  }

  /** Reads the cards of all saves again. */
  async refresh(): Promise<void> {
    if (this.store === null) return;
    try {
      this.cards.value = await this.store.cards();
    } catch {
      this.lose();
    }
  }

  /** The slot of the latest save that is not damaged; null = none. */
  newestSlot(): Slot | null {
    let best: Card | null = null;
    for (const slot of SLOTS) {
      const card = this.cards.peek()[slot].find(({ damaged }) => damaged === undefined);
      if (card !== undefined && (best === null || card.savedAt > best.savedAt)) best = card;
    }
    return best?.slot ?? null;
  }

  emptySlot(free: boolean): Slot | null {
    return slotsFor(free).find((slot) => this.cards.peek()[slot].length === 0) ?? null;
  }

  /**
   * The slot for a free café that branches off a season. The player does not choose it: it is an empty slot or, if
   * there is none, the slot that has not been used for the longest time.
   */
  branchSlot(): Slot {
    const age = (slot: Slot): number => this.cards.peek()[slot][0]?.savedAt ?? 0;
    const [first, ...others] = slotsFor(true);
    return this.emptySlot(true) ?? others.reduce((best, slot) => (age(slot) < age(best) ? slot : best), first as Slot);
  }

  /**
   * Saves the running café in this slot from now on, because the player chose the slot; null = the café is no longer
   * saved. @param cafe the café's id
   */
  belongTo(slot: Slot | null, cafe: string): void {
    this.place = slot === null ? null : { slot, cafe, after: null };
    this.slot.value = slot;
    this.lastKept = '';
    this.base = null;
    writeTail(null);
    if (this.saving.peek() === 'overtaken') this.saving.value = 'ready';
  }

  /** Saves the running café, which was loaded from this card, in the card's slot from now on. */
  goOnFrom({ slot, cafe, generation }: Card): void {
    this.place = { slot, cafe, after: this.newest(slot) };
    this.slot.value = slot;
    this.lastKept = '';
    const { loaded } = this;
    const isNewest = generation === this.newest(slot) && loaded?.slot === slot && loaded.generation === generation;
    this.base = isNewest ? loaded : null;
    writeTail(null);
    this.saving.value = this.store === null ? this.saving.peek() : this.mine ? 'ready' : 'elsewhere';
  }

  /** Id of the running café; '' = the café has no slot. The café keeps its id when the player moves it to another slot. */
  get cafe(): string {
    return this.place?.cafe ?? '';
  }

  /**
   * Saves the café as it is now. Resolves to true once it is on the disk. A failure sets `saving`, and the next call
   * tries again.
   */
  keep(cafe: Simulation, about: About): Promise<boolean> {
    const { place } = this;
    if (place === null || this.store === null) return Promise.resolve(false);
    if (!this.mine || this.saving.peek() === 'overtaken') return Promise.resolve(false);
    const text = cafe.save();
    if (text === this.lastKept) return Promise.resolve(true);
    const header = { cafe: place.cafe, savedAt: this.options.now(), ...summaryOf(cafe), ...about };
    const { tick } = cafe.state;
    return this.next(async (store) => {
      if (place !== this.place) return false;
      const card = await this.add(store, place.slot, place.after, header, text);
      place.after = card.generation;
      this.lastKept = text;
      this.base = { slot: place.slot, cafe: place.cafe, generation: card.generation, tick };
      this.saving.value = 'ready';
      await store.tidy(place.slot).catch(() => {});
      return true;
    });
  }

  /**
   * Writes the tail, which is what has happened since the newest save. It is written at once, because the page may end
   * before another save has reached the disk.
   */
  leave(cafe: Simulation): void {
    if (this.base !== null && this.writable && this.saving.peek() !== 'overtaken') writeTail(tailOf(this.base, cafe));
  }

  /** Adds a save to the main store and to the mirror. */
  private async add(
    store: SaveStore,
    slot: Slot,
    after: number | null,
    about: Omit<SaveHeader, 'slot' | 'generation'>,
    cafe: string,
  ): Promise<Card> {
    let whole = '';
    const card = await store.add(slot, after, about, (header) => (whole = writeSave(header, cafe)));
    await this.mirror?.add(card, whole);
    void this.mirror?.tidy(slot);
    return card;
  }

  /** Queues a job for the store, so that jobs run one after another. If a job fails, `saving` shows why. */
  private next(work: (store: SaveStore) => Promise<boolean>): Promise<boolean> {
    const done = this.queue.then(async () => {
      const { store } = this;
      if (store === null) return false;
      try {
        return await work(store);
      } catch (error) {
        this.saving.value = stateOf(error);
        return false;
      } finally {
        await this.refresh();
      }
    });
    this.queue = done;
    return done;
  }

  /**
   * Loads the newest intact save of a slot, or only the given generation. A damaged save is marked, and the next older
   * save is tried.
   */
  async load(slot: Slot, generation: number | null = null): Promise<Loaded | NotLoaded> {
    const reading = await this.fetchReading();
    if (reading === null) return { ok: false, why: 'unfetched', problems: [] };
    const all = this.cards.peek()[slot].filter((card) => generation === null || card.generation === generation);
    const loaded = await loadFirstWhole(all, {
      reading,
      scripts: this.options.scripts,
      textOf: (card) => this.textOf(card),
      mark: async (card, why) => {
        if (this.writable) await this.store?.mark(card, why).catch(() => {});
      },
    });
    await this.refresh();
    if (!loaded.ok) return loaded;
    const { card, cafe } = loaded;
    this.loaded = { slot, generation: card.generation, cafe: card.cafe, tick: cafe.state.tick };
    if (generation !== null) return loaded;
    const whole = reading.withTail(cafe, card, readTail(), this.options.scripts);
    return whole === null || reading.trial(whole, this.options.scripts).length > 0
      ? loaded
      : { ...loaded, cafe: whole };
  }

  async fetchReading(): Promise<typeof Reading | null> {
    try {
      await this.options.ready?.();
      return await import('./reading.ts');
    } catch {
      return null;
    }
  }

  async textOf({ slot, generation }: Pick<Card, 'slot' | 'generation'>): Promise<string | null> {
    try {
      return (await this.store?.text(slot, generation)) ?? null;
    } catch {
      return null;
    }
  }

  /** Puts a café read from a file into a slot, as its newest save. */
  take(slot: Slot, { header, cafe }: { readonly header: SaveHeader; readonly cafe: SavedCafe }): Promise<boolean> {
    if (!this.writable) return Promise.resolve(false);
    const { slot: _slot, generation: _generation, ...about } = header;
    const text = JSON.stringify(cafe);
    return this.next(async (store) => {
      await this.add(store, slot, null, { ...about, occasion: 'import', savedAt: this.options.now() }, text);
      await store.tidy(slot).catch(() => {});
      return true;
    });
  }

  /** Empties a slot. A café of this slot that is running continues without a slot. */
  remove(slot: Slot): Promise<boolean> {
    if (!this.writable) return Promise.resolve(false);
    if (this.place?.slot === slot) this.belongTo(null, '');
    return this.next(async (store) => {
      await this.mirror?.tidy(slot, 0);
      await store.clear(slot);
      return true;
    });
  }

  fileText(cafe: Simulation, about: About): { readonly header: SaveHeader; readonly text: string } {
    const header: SaveHeader = {
      slot: this.place?.slot ?? 1,
      generation: 0,
      cafe: this.cafe,
      savedAt: this.options.now(),
      ...summaryOf(cafe),
      ...about,
    };
    return { header, text: writeSave(header, cafe.save()) };
  }
}

function stateOf(error: unknown): SavingState {
  if (error instanceof SlotChanged) return 'overtaken';
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return name === 'QuotaExceededError' ? 'full' : 'failed';
}
