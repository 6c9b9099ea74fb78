/**
 * Manages saving in the game: saves the running café when it is due (next-save.ts), knows which café the title's button
 * “Go on” continues, and tells the player about it (saved-cafe-words.ts). `src/saves` is fetched while the title is
 * shown. Until it has been fetched the game runs on, and a badge says that nothing is saved.
 */

import { effect } from '@preact/signals';
import { continuing } from '../../hud/read/continuing.ts';
import type { Continues } from '../../hud/index.ts';
import type { Card, Loaded, Occasion, Saves, SavesDeps, SavesView, SavingState, Slot } from '../../saves/index.ts';
import { pageScope } from '../../ui/index.ts';
import type { SavedCafe, Simulation } from '../../sim/simulation.ts';
import type { Page } from '../page/page.ts';
import { NextSave } from './next-save.ts';
import { clock, FREE_AFTER, infoOf, refusal } from './saved-cafe-words.ts';
import type { Session } from './session.ts';

/**
 * The title's menu is held back until the saves are open, but at most for this many milliseconds. The storage of some
 * browsers never answers.
 */
const WAITS_MS = 3000;

export interface Saved {
  readonly cafe: SavedCafe;
  readonly morningStars: number;
}
export interface SavingDeps {
  readonly page: Page;
  readonly session: Session;
  /** Fetches the modules that may be needed to read a saved café. */
  ready(): Promise<unknown>;
  /** Begins a new café, and calls `begun`. */
  begin(): void;
  resume(saved: Saved): void;
}

export class Saving {
  private saves: Saves | null = null;
  private fetched: Promise<Saves> | null = null;
  /** Whether the title's menu is still held back because the saves are not open. */
  private waiting = true;
  /** Whether the player has begun or loaded the running café. The café shown behind the title at the start is never saved. */
  private running = false;
  /** The save slot chosen for the café about to begin. */
  private chosen: Slot | null = null;
  /** The slot of the season from which the running free café has branched off; null = none. */
  private seasonSlot: Slot | null = null;
  private readonly next = new NextSave();
  /** Whether an automatic save is being written. Meanwhile no other automatic save begins. */
  private writing = false;
  private before: SavingState = 'opening';

  constructor(private readonly deps: SavingDeps) {
    pageScope.listen(document, 'visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.leaves();
    });
    pageScope.listen(window, 'pagehide', () => this.leaves());
    deps.session.given(() => this.next.changed());
    deps.session.replaced(({ kind }) => {
      this.next.replaced(deps.session.cafe?.state.tick ?? 0);
      if (kind === 'branched') this.next.changed();
    });
  }

  /** Fetches and opens the saves once; after a failure the next call tries again. */
  fetch(): Promise<Saves> {
    this.fetched ??= this.openThem().catch((problem: unknown) => {
      this.fetched = null;
      throw problem;
    });
    return this.fetched;
  }

  private async openThem(): Promise<Saves> {
    const { openSaves } = await import('../../saves/index.ts');
    // `locks` and `caches` are undefined on pages that are not served securely.
    const { locks } = navigator as { readonly locks?: LockManager };
    const { caches } = window as { readonly caches?: CacheStorage };
    const { session, ready } = this.deps;
    return openSaves({ scripts: session.scripts, ready, now: Date.now, locks, caches });
  }

  /** Opens the saves and shows on the title what can be continued. Until then the title's menu is held back, but no longer than WAITS_MS. */
  async bring(): Promise<void> {
    const nothing = (): void => {
      if (this.saves !== null) return;
      this.waiting = false;
      if (!this.running) this.deps.page.hud.setContinues(null);
    };
    const patience = setTimeout(nothing, WAITS_MS);
    const saves = await this.fetch().catch((problem: unknown) => {
      nothing();
      throw problem;
    });
    clearTimeout(patience);
    if (this.saves !== null) return;
    this.saves = saves;
    effect(() => this.stateChanged(saves.saving.value, saves.slot.value));
    effect(() => {
      void saves.cards.value;
      if (!this.running) this.deps.page.hud.setContinues(this.continues());
    });
  }

  private stateChanged(state: SavingState, slot: Slot | null): void {
    const { saves } = this;
    if (saves === null) return;
    const hud = this.deps.page.hud;
    const changed = state !== this.before;
    const was = this.before;
    this.before = state;
    if (state === 'ready') {
      // A café that was begun before the saves had been opened has no slot yet, so one is chosen now.
      if (this.running && slot === null && changed) this.findPlace();
      else hud.setSaving(this.running && slot === null ? 'saves.state.nowhere' : null);
      if (changed && was !== 'opening') hud.toast({ key: 'saves.toast.taken' });
      return;
    }
    if (state === 'opening') return;
    hud.setSaving(`saves.state.${state}`);
    if (changed && this.running) hud.toast({ key: `saves.state.${state}`, ms: 12_000 });
  }

  /** Begins a new café. If there are saves, the player chooses a slot first. */
  newCafe(): void {
    const { saves } = this;
    if (saves === null || !saves.writable || saves.newestSlot() === null) this.deps.begin();
    else void this.open('new');
  }

  /** Begins a free café: at once if a save slot for free cafés is empty, otherwise the player chooses a slot first. */
  newFree(): void {
    const { saves } = this;
    if (saves === null || !saves.writable || saves.emptySlot(true) !== null) this.deps.begin();
    else void this.open('newFree');
  }

  /** Whether a free café may branch off from the running café. A season must be stored first, so its saves must work. */
  get canBranch(): boolean {
    const { saves } = this;
    if (!this.running) return true;
    return saves !== null && saves.writable && saves.slot.peek() !== null && saves.saving.peek() === 'ready';
  }

  /**
   * Called after a free café has branched off from the running season: stores the season in its slot, and gives the
   * free café a slot of its own.
   * @param before the season at the moment when the free café branched off
   */
  async branched(before: Simulation, morningStars: number): Promise<void> {
    const { saves } = this;
    if (!this.running || saves === null) return;
    // Until the season is stored nothing else may be saved, because the running café already is the free café.
    this.running = false;
    const season = saves.slot.peek();
    const stored = await saves.keep(before, { occasion: 'leaving', morningStars });
    this.running = true;
    this.seasonSlot = stored ? season : null;
    saves.belongTo(saves.branchSlot(), crypto.getRandomValues(new Uint32Array(2)).join('-'));
    void this.keep('morning');
  }

  get isRunning(): boolean {
    return this.running;
  }

  /** Whether there is a season to go back to from the running free café. */
  get leftSeason(): boolean {
    return this.seasonSlot !== null;
  }

  /** The card of the newest saved season, of which the title offers a copy as a free café; null = no season is saved. */
  seasonCard(): Card | null {
    const { saves } = this;
    const cards = saves === null ? [] : Object.values(saves.cards.peek()).flat();
    return cards
      .filter(({ slot, damaged }) => slot <= FREE_AFTER && damaged === undefined)
      .reduce<Card | null>((best, card) => (best === null || card.savedAt > best.savedAt ? card : best), null);
  }

  /** Reads the newest saved season; null, and a message, if it cannot be read. */
  async loadSeason(): Promise<SavedCafe | null> {
    const { saves } = this;
    const card = this.seasonCard();
    if (saves === null || card === null) return null;
    const loaded = await saves.load(card.slot, card.generation);
    if (loaded.ok) return loaded.cafe;
    this.deps.page.hud.toast(refusal(loaded.why, card.slot));
    return null;
  }

  /**
   * Goes back to the season from which the running free café branched off.
   * @returns false if there is none
   */
  backToSeason(): boolean {
    const { saves, seasonSlot } = this;
    if (saves === null || seasonSlot === null) return false;
    void this.keep('leaving').then(() => this.load(saves, seasonSlot));
    return true;
  }

  /** Called after a new café has begun in a save slot. */
  begun(): void {
    this.running = true;
    this.seasonSlot = null;
    this.next.begun();
    if (this.saves !== null) this.findPlace();
  }

  /** Called after a café has begun that belongs to no save slot. This café is not saved, and the existing saves stay as they are. */
  begunApart(): void {
    this.running = false;
    this.seasonSlot = null;
    this.saves?.belongTo(null, '');
    this.deps.page.hud.setSaving(null);
  }

  private findPlace(): void {
    const { saves } = this;
    if (saves === null) return;
    const free = this.deps.session.cafe?.state.free !== undefined;
    saves.belongTo(this.chosen ?? saves.emptySlot(free), crypto.getRandomValues(new Uint32Array(2)).join('-'));
    this.chosen = null;
    this.stateChanged(saves.saving.peek(), saves.slot.peek());
    void this.keep('morning');
  }

  /**
   * Continues the newest save.
   * @returns false if there is none, or if the player has a café already
   */
  continueCafe(): boolean {
    const slot = this.saves?.newestSlot() ?? null;
    if (this.running || this.saves === null || slot === null) return false;
    void this.load(this.saves, slot);
    return true;
  }

  private async load(saves: Saves, slot: Slot): Promise<void> {
    const loaded = await saves.load(slot);
    if (loaded.ok) this.play(loaded, loaded.card);
    else this.deps.page.hud.toast(refusal(loaded.why, slot));
  }

  private play({ cafe, passed }: Pick<Loaded, 'cafe' | 'passed'>, card: Card | null): void {
    const { saves } = this;
    this.running = true;
    this.next.begun();
    this.seasonSlot = null;
    this.deps.resume({ cafe, morningStars: card?.morningStars ?? cafe.state.stars });
    if (saves === null) return;
    if (card === null) saves.belongTo(null, '');
    else saves.goOnFrom(card);
    this.stateChanged(saves.saving.peek(), saves.slot.peek());
    if (card !== null && passed.length > 0)
      this.deps.page.hud.toast({
        key: 'saves.toast.recovered',
        params: { day: card.day, time: clock(card.minute) },
        ms: 12_000,
      });
  }

  /** Saves the running café. @returns whether it is stored */
  keep(occasion: Occasion): Promise<boolean> {
    const cafe = this.deps.session.cafe;
    if (!this.running || cafe === null || this.saves === null) return Promise.resolve(false);
    this.next.kept(cafe.state.tick);
    return this.saves.keep(cafe, { occasion, morningStars: this.deps.session.starsBefore });
  }

  /**
   * Called when the page may be closed. Writes at once what has happened since the last save. Also begins a full save,
   * which may not finish.
   */
  private leaves(): void {
    const { cafe } = this.deps.session;
    if (this.running && cafe !== null) this.saves?.leave(cafe);
    void this.keep('leaving');
  }

  /** Counts time while the café runs: saves every quarter of an hour on the café's clock, and soon after each change. @param runs whether time counts: the café is open and not paused, or it is evening */
  passed(runs: boolean, ms: number): void {
    const { cafe } = this.deps.session;
    if (cafe === null) return;
    if (!this.next.isDue(runs, ms, cafe.state) || this.writing) return;
    this.writing = true;
    void this.keep('minute').finally(() => {
      this.writing = false;
    });
  }

  /**
   * The café that the title's button “Go on” continues: the player's running café or, if there is none, the newest
   * save. Null if there is neither; `asking` while the saves are not open yet.
   */
  continues(): Continues {
    if (this.running) return continuing(this.deps.session.cafe);
    if (this.saves === null) return this.waiting ? 'asking' : null;
    const slot = this.saves.newestSlot();
    if (slot === null) return null;
    const card = this.saves.cards.peek()[slot].find(({ damaged }) => damaged === undefined);
    return card === undefined ? null : infoOf(card);
  }

  async open(view: SavesView = 'slots', shown?: (on: boolean) => void): Promise<void> {
    const { page, session, begin } = this.deps;
    await this.bring().catch(() => null);
    const { saves } = this;
    if (saves === null) return page.hud.toast({ key: 'toast.notFetched' });
    const panel: SavesDeps = {
      running: () => (this.running ? session.cafe : null),
      morningStars: () => session.starsBefore,
      play: (loaded, card) => this.play(loaded, card),
      beginIn: (slot) => {
        this.chosen = slot;
        begin();
      },
      ...(shown === undefined ? {} : { shown }),
    };
    try {
      await saves.refresh();
      const { fetchSavesPanel } = await import('../../saves/index.ts');
      (await fetchSavesPanel())(page.panelRoot, saves, panel, view);
    } catch {
      page.hud.toast({ key: 'toast.notFetched' });
    }
  }
}
