/**
 * The game's end of its saves: when the running café is kept, which one "Continue" goes on with, and what the player is
 * told. The saves themselves (src/saves) are fetched behind the title. While they are not there, or cannot be had, the
 * game plays on, and a badge says that nothing is kept.
 */

import { effect } from '@preact/signals';
import { continuing } from '../../hud/read/continuing.ts';
import type { ContinueInfo, Continues, Hud, ToastSpec } from '../../hud/index.ts';
import type {
  Card,
  Loaded,
  NotLoaded,
  Occasion,
  Saves,
  SavesHost,
  SavesView,
  SavingState,
  Slot,
} from '../../saves/index.ts';
import type { SavedCafe, Scripts, Simulation } from '../../sim/simulation.ts';

/** So long the title's menu waits for what there is to continue. Some browsers' stores never answer; nobody is kept out. */
const WAITS_MS = 3000;
/** While time runs, a café is kept this often. */
const EVERY_MS = 60_000;

export interface Saved {
  readonly cafe: SavedCafe;
  readonly morningStars: number;
}
export interface SavingHost {
  readonly scripts: Scripts;
  /** Fetches what reading a café may need. */
  ready(): Promise<unknown>;
  cafe(): Simulation | null;
  morningStars(): number;
  /** Begins a new café, and says so by `begun`. */
  begin(): void;
  /** Goes on with a café that was saved. */
  resume(saved: Saved): void;
  hud(): Hud;
}

export class Saving {
  private saves: Saves | null = null;
  private fetched: Promise<Saves> | null = null;
  /** Whether the title may still be kept waiting for them. */
  private waiting = true;
  /** The player has begun or loaded the café that is running; what stands behind the title is nobody's. */
  private running = false;
  /** The slot the player has chosen for a café about to begin. */
  private chosen: Slot | null = null;
  private unkeptMs = 0;
  private before: SavingState = 'opening';
  private readonly panelRoot: HTMLElement;

  constructor(
    private readonly host: SavingHost,
    panelRoot: HTMLElement,
  ) {
    this.panelRoot = panelRoot;
    const leaving = (): void => {
      if (document.visibilityState === 'hidden') void this.keep('leaving');
    };
    document.addEventListener('visibilitychange', leaving);
    window.addEventListener('pagehide', () => void this.keep('leaving'));
  }

  /** Fetches and opens the saves; once for all who ask, and anew after it could not be done. */
  fetch(): Promise<Saves> {
    this.fetched ??= this.openThem().catch((problem: unknown) => {
      this.fetched = null;
      throw problem;
    });
    return this.fetched;
  }

  private async openThem(): Promise<Saves> {
    const { openSaves } = await import('../../saves/index.ts');
    // Neither is there on a page that is not served securely.
    const { locks } = navigator as { readonly locks?: LockManager };
    const { caches } = window as { readonly caches?: CacheStorage };
    return openSaves({ scripts: this.host.scripts, ready: this.host.ready, now: Date.now, locks, caches });
  }

  /** Tells the title what there is to continue, as soon as that is known; until then its menu waits. */
  async bring(): Promise<void> {
    const nothing = (): void => {
      if (this.saves !== null) return;
      this.waiting = false;
      if (!this.running) this.host.hud().setContinues(null);
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
      if (!this.running) this.host.hud().setContinues(this.continues());
    });
  }

  private stateChanged(state: SavingState, slot: Slot | null): void {
    const { saves } = this;
    if (saves === null) return;
    const hud = this.host.hud();
    const changed = state !== this.before;
    const was = this.before;
    this.before = state;
    if (state === 'ready') {
      // Begun before there was a place for it.
      if (this.running && slot === null && changed) this.findPlace();
      else hud.setSaving(this.running && slot === null ? 'saves.state.nowhere' : null);
      if (changed && was !== 'opening') hud.toast({ key: 'saves.toast.taken' });
      return;
    }
    if (state === 'opening') return;
    hud.setSaving(`saves.state.${state}`);
    if (changed && this.running) hud.toast({ key: `saves.state.${state}`, ms: 12_000 });
  }

  // ── beginning and going on ────────────────────────────────────────────────────────────────────────────────────

  /** A new café: at once where nothing lies yet, else the player says in which slot. */
  newCafe(): void {
    const { saves } = this;
    if (saves === null || !saves.writable || saves.newestSlot() === null) this.host.begin();
    else void this.open('new');
  }

  /** A new café has begun. */
  begun(): void {
    this.running = true;
    this.unkeptMs = 0;
    if (this.saves !== null) this.findPlace();
  }

  private findPlace(): void {
    const { saves } = this;
    if (saves === null) return;
    saves.belongTo(this.chosen ?? saves.emptySlot(), crypto.getRandomValues(new Uint32Array(2)).join('-'));
    this.chosen = null;
    this.stateChanged(saves.saving.peek(), saves.slot.peek());
    void this.keep('morning');
  }

  /** Goes on with the newest save; false when there is none, or the player is at a café already. */
  continueCafe(): boolean {
    const slot = this.saves?.newestSlot() ?? null;
    if (this.running || this.saves === null || slot === null) return false;
    void this.load(this.saves, slot);
    return true;
  }

  private async load(saves: Saves, slot: Slot): Promise<void> {
    const loaded = await saves.load(slot);
    if (loaded.ok) this.play(loaded, loaded.card);
    else this.host.hud().toast(refusal(loaded.why, slot));
  }

  private play({ cafe, passed }: Pick<Loaded, 'cafe' | 'passed'>, card: Card | null): void {
    const { saves } = this;
    this.running = true;
    this.unkeptMs = 0;
    this.host.resume({ cafe, morningStars: card?.morningStars ?? cafe.state.stars });
    if (saves === null) return;
    if (card === null) saves.belongTo(null, '');
    else saves.goOnFrom(card);
    this.stateChanged(saves.saving.peek(), saves.slot.peek());
    if (card !== null && passed.length > 0)
      this.host.hud().toast({
        key: 'saves.toast.recovered',
        params: { day: card.day, time: clock(card.minute) },
        ms: 12_000,
      });
  }

  // ── keeping ───────────────────────────────────────────────────────────────────────────────────────────────────

  /** Keeps the running café. @returns whether it is safe */
  keep(occasion: Occasion): Promise<boolean> {
    const cafe = this.host.cafe();
    if (!this.running || cafe === null || this.saves === null) return Promise.resolve(false);
    this.unkeptMs = 0;
    return this.saves.keep(cafe, { occasion, morningStars: this.host.morningStars() });
  }

  /** So much time has passed while the café was running. */
  passed(ms: number): void {
    this.unkeptMs += ms;
    if (this.unkeptMs >= EVERY_MS) void this.keep('minute');
  }

  // ── the screen ────────────────────────────────────────────────────────────────────────────────────────────────

  /** What "Continue" goes on with: the café the player is at, else the newest save; null for nothing. */
  continues(): Continues {
    if (this.running) return continuing(this.host.cafe());
    if (this.saves === null) return this.waiting ? 'asking' : null;
    const slot = this.saves.newestSlot();
    if (slot === null) return null;
    const card = this.saves.cards.peek()[slot].find(({ damaged }) => damaged === undefined);
    return card === undefined ? null : infoOf(card);
  }

  /** Opens the panel of saves. */
  async open(view: SavesView = 'slots'): Promise<void> {
    const { host } = this;
    await this.bring().catch(() => null);
    const { saves } = this;
    if (saves === null) return host.hud().toast({ key: 'toast.notFetched' });
    const panel: SavesHost = {
      running: () => (this.running ? host.cafe() : null),
      morningStars: host.morningStars,
      play: (loaded, card) => this.play(loaded, card),
      beginIn: (slot) => {
        this.chosen = slot;
        host.begin();
      },
    };
    try {
      await saves.refresh();
      const { fetchSavesPanel } = await import('../../saves/index.ts');
      (await fetchSavesPanel())(this.panelRoot, saves, panel, view);
    } catch {
      host.hud().toast({ key: 'toast.notFetched' });
    }
  }
}

/** Why a save could not be played. */
const refusal = (why: NotLoaded['why'], slot: Slot): ToastSpec =>
  why === 'unfetched' ? { key: 'toast.notFetched' } : { key: `saves.toast.${why}`, params: { slot }, ms: 12_000 };

const clock = (minute: number): string => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;

const infoOf = ({ day, stars, money, look, minute, over, slot, savedAt }: Card): ContinueInfo => ({
  day,
  stars,
  money,
  look,
  slot,
  savedAt,
  ...(over ? {} : { minute }),
});
