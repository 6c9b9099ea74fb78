/**
 * The saves of this browser, as the game uses them: which slot the running café belongs to, keeping it there, and
 * bringing one back. Nothing here throws: what cannot be done is told as a state (`saving`) or an answer.
 *
 *     const saves = await openSaves({ scripts, now: Date.now, locks: navigator.locks });
 *     const loaded = await saves.load(1);               // the newest that is whole
 *     saves.belongTo(1, loaded.card); await saves.keep(cafe, 'minute');
 */

import { signal } from '@preact/signals';
import type { LoadProblem } from '../ai/problems.ts';
import type { SavedCafe, Scripts, Simulation } from '../sim/simulation.ts';
import { claimSaves } from './claim.ts';
import { type SaveFile, type SaveHeader, type Slot, SLOTS, writeSave } from './file.ts';
import { Mirror } from './mirror.ts';
import type * as Reading from './reading.ts';
import { type Card, SaveStore, SlotChanged } from './store.ts';
import { summaryOf } from './summary.ts';

/**
 * How saving goes. `ready`: saves are kept. `elsewhere`: another tab has them. `overtaken`: another tab has gone on with
 * this slot; the player decides. `full`, `unavailable`, `failed`: the browser keeps nothing – play goes on.
 */
export type SavingState = 'opening' | 'ready' | 'elsewhere' | 'overtaken' | 'full' | 'unavailable' | 'failed';

export interface SavesOptions {
  readonly scripts: Scripts;
  /** Fetches what reading a café may need; rejects without a connection. */
  readonly ready?: () => Promise<unknown>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly locks: LockManager | undefined;
  /** Where the newest saves lie once more. */
  readonly caches?: CacheStorage | undefined;
  /** Of the database, for tests. */
  readonly name?: string;
}

export interface Loaded {
  readonly ok: true;
  readonly card: Card;
  readonly cafe: SavedCafe;
  /** Newer ones that were damaged, and passed over. */
  readonly passed: readonly Card[];
}
export interface NotLoaded {
  readonly ok: false;
  /** `newer`: from a later version of the game, left untouched. `damaged`: none of them is whole. `unfetched`: no connection. */
  readonly why: 'newer' | 'damaged' | 'unfetched';
  readonly problems: readonly LoadProblem[];
}

/** What is running, and where it belongs. */
interface Place {
  readonly slot: Slot;
  readonly cafe: string;
  /** The newest generation of the slot that this café knows of; null = the next save is a decision of the player. */
  after: number | null;
}

type About = Pick<SaveHeader, 'occasion' | 'morningStars'>;
export type Cards = Readonly<Record<Slot, readonly Card[]>>;
const NONE: Cards = { 1: [], 2: [], 3: [] };

export class Saves {
  readonly saving = signal<SavingState>('opening');
  /** All cards as last read. */
  readonly cards = signal<Cards>(NONE);
  /** The slot of the running café. */
  readonly slot = signal<Slot | null>(null);
  private place: Place | null = null;
  private store: SaveStore | null = null;
  private mirror: Mirror | null = null;
  private mine = false;
  /** What is saved last, as text: the same is not written twice. */
  private lastKept = '';
  private queue: Promise<unknown> = Promise.resolve();

  constructor(readonly options: SavesOptions) {}

  /** Opens the store and claims it. */
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

  /** What the mirror has and the store has not, though it must have had it once. */
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

  /** Whether this tab may write at all. */
  get writable(): boolean {
    return this.store !== null && this.mine;
  }

  private newest(slot: Slot): number {
    return this.cards.peek()[slot][0]?.generation ?? 0;
  }

  /** Reads the cards anew. */
  async refresh(): Promise<void> {
    if (this.store === null) return;
    try {
      this.cards.value = await this.store.cards();
    } catch {
      this.lose();
    }
  }

  /** The slot saved last that has a whole save; null when there is none. */
  newestSlot(): Slot | null {
    let best: Card | null = null;
    for (const slot of SLOTS) {
      const card = this.cards.peek()[slot].find(({ damaged }) => damaged === undefined);
      if (card !== undefined && (best === null || card.savedAt > best.savedAt)) best = card;
    }
    return best?.slot ?? null;
  }

  /** The first slot nothing lies in; null when there is none. */
  emptySlot(): Slot | null {
    return SLOTS.find((slot) => this.cards.peek()[slot].length === 0) ?? null;
  }

  // ── the running café ──────────────────────────────────────────────────────────────────────────────────────────

  /** From now on the running café is kept in this slot, by the player's decision; null = in none. @param cafe which one it is */
  belongTo(slot: Slot | null, cafe: string): void {
    this.place = slot === null ? null : { slot, cafe, after: null };
    this.slot.value = slot;
    this.lastKept = '';
    if (this.saving.peek() === 'overtaken') this.saving.value = 'ready';
  }

  /** From now on the running café, loaded from this card, is kept in its slot. */
  goOnFrom({ slot, cafe }: Card): void {
    this.place = { slot, cafe, after: this.newest(slot) };
    this.slot.value = slot;
    this.lastKept = '';
    this.saving.value = this.store === null ? this.saving.peek() : this.mine ? 'ready' : 'elsewhere';
  }

  /** Which café is running, for taking it elsewhere; '' = none. */
  get cafe(): string {
    return this.place?.cafe ?? '';
  }

  /**
   * Keeps the café as it is now. Answers whether it lies on the disk: only then it is safe. What cannot be kept is told
   * by `saving`, and is tried again the next time.
   */
  keep(cafe: Simulation, about: About): Promise<boolean> {
    const { place } = this;
    if (place === null || this.store === null) return Promise.resolve(false);
    if (!this.mine || this.saving.peek() === 'overtaken') return Promise.resolve(false);
    const text = cafe.save();
    if (text === this.lastKept) return Promise.resolve(true);
    const header = { cafe: place.cafe, savedAt: this.options.now(), ...summaryOf(cafe), ...about };
    return this.next(async (store) => {
      if (place !== this.place) return false;
      const card = await this.add(store, place.slot, place.after, header, text);
      place.after = card.generation;
      this.lastKept = text;
      this.saving.value = 'ready';
      await store.tidy(place.slot).catch(() => {});
      return true;
    });
  }

  /** Adds a generation to both stores. */
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

  /** One after the other; what goes wrong becomes a state. */
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

  // ── bringing one back ─────────────────────────────────────────────────────────────────────────────────────────

  /** The newest whole save of a slot, or of one generation only. A damaged one is noted, and the one before is taken. */
  async load(slot: Slot, generation: number | null = null): Promise<Loaded | NotLoaded> {
    const reading = await this.fetchReading();
    if (reading === null) return { ok: false, why: 'unfetched', problems: [] };
    const { readSave, trial } = reading;
    const faultsOf = (card: Card, { header, cafe }: SaveFile): readonly LoadProblem[] => {
      const elsewhere = misplaced(header, card);
      return elsewhere === null ? trial(cafe, this.options.scripts) : [elsewhere];
    };
    const passed: Card[] = [];
    let problems: readonly LoadProblem[] = [];
    const all = this.cards.peek()[slot].filter((card) => generation === null || card.generation === generation);
    // Those found damaged before are the last hope.
    const wanted = [
      ...all.filter((card) => card.damaged === undefined),
      ...all.filter((card) => card.damaged !== undefined),
    ];
    for (const card of wanted) {
      const text = await this.textOf(card);
      const read = readSave(text ?? '');
      if (!read.ok && read.why === 'newer') return { ok: false, why: 'newer', problems: read.problems };
      const found = read.ok ? faultsOf(card, read.save) : read.problems;
      if (read.ok && found.length === 0) {
        await this.refresh();
        return { ok: true, card, cafe: read.save.cafe, passed };
      }
      if (problems.length === 0) problems = found;
      if (card.damaged === undefined) passed.push(card);
      if (this.writable && card.damaged === undefined)
        await this.store?.mark(card, found[0]?.message ?? '').catch(() => {});
    }
    await this.refresh();
    return { ok: false, why: 'damaged', problems };
  }

  /** What reads a save; null when it cannot be fetched. */
  async fetchReading(): Promise<typeof Reading | null> {
    try {
      await this.options.ready?.();
      return await import('./reading.ts');
    } catch {
      return null;
    }
  }

  /** A save's text as it lies there; null where there is none. */
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

  /** Empties a slot. A café that runs in it runs on, kept nowhere. */
  remove(slot: Slot): Promise<boolean> {
    if (!this.writable) return Promise.resolve(false);
    if (this.place?.slot === slot) this.belongTo(null, '');
    return this.next(async (store) => {
      await this.mirror?.tidy(slot, 0);
      await store.clear(slot);
      return true;
    });
  }

  /** The running café as the text of a file. */
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

/** A save that lies where another one was put. */
function misplaced({ slot, generation }: SaveHeader, card: Pick<Card, 'slot' | 'generation'>): LoadProblem | null {
  if (slot === card.slot && generation === card.generation) return null;
  return {
    path: 'header',
    line: null,
    message: `says slot ${slot}, generation ${generation}: it is not what was saved here`,
  };
}

function stateOf(error: unknown): SavingState {
  if (error instanceof SlotChanged) return 'overtaken';
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return name === 'QuotaExceededError' ? 'full' : 'failed';
}
