/**
 * Keeps the player's list of promises, with their switches, and the standing of each promise on the running café's day.
 * The keeper first replays the day so far, in slices of some milliseconds. After that it checks every tick of the
 * running café, both in the game and in the lab.
 */

import { type Signal, signal } from '@preact/signals';
import { shippedPromises } from '../../data/promises.ts';
import {
  type Breach,
  MOST_PROMISES,
  type Promised,
  type PromisesRead,
  PromiseWatch,
  readPromises,
  type Verdict,
} from './index.ts';
import { kindsOfGuest } from '../../data/pack/own-tables.ts';
import { tablesOf } from '../../sim/state/pack/pack.ts';
import type { JournalEntry } from '../../sim/inputs/index.ts';
import type { Scripts, Simulation } from '../../sim/simulation.ts';
import { openText } from '../timeline/tape.ts';

export interface KeeperDeps {
  running(): Simulation | null;
  /** Returns the running café as text, in its state at the beginning of its day on this page. */
  start(): string;
  readonly scripts: () => Scripts;
  /** Called when a promise is broken for the first time on a day. */
  broke(entry: Entry, breach: Breach): void;
}

export interface Entry {
  readonly id: number;
  readonly promise: Promised;
  /** Whether the player has switched the promise on. */
  readonly on: boolean;
  /** The name of the pack whose promise this is; null = the promise is on the player's own list. */
  readonly pack: string | null;
}

/** A promise that was broken, and how. */
export interface BrokenPromise {
  readonly promise: Promised;
  readonly breach: Breach;
}

/** The standing of each promise on a day, and the range of ticks that was checked. */
export interface DayLook {
  readonly from: number;
  readonly to: number;
  readonly verdicts: ReadonlyMap<number, Verdict>;
}

const STORED = 'honeybell.promises';
const SLICE_MS = 8;
/** Ticks between two updates of the display while the café runs. */
const SHOW_EVERY = 10;

export const lineOf = ({ name, text }: Promised): string => (name === '' ? text : `${name}: ${text}`);

export class Keeper {
  readonly entries: Signal<readonly Entry[]> = signal([]);
  readonly day: Signal<DayLook | null> = signal(null);
  /** Share of the day so far that has been checked, 0…1; null = no replay is running. */
  readonly progress: Signal<number | null> = signal(null);
  private cafe: Simulation | null = null;
  private watch: PromiseWatch | null = null;
  private watched: readonly Entry[] = [];
  private from = 0;
  private run = 0;
  private told = new Set<number>();
  private made = 0;
  /** The breaches that {@link takeBroken} has not returned yet. */
  private news: BrokenPromise[] = [];
  /** The hash of the pack whose promises are on the list; null = there is no pack. */
  private pack: string | null = null;

  constructor(private readonly deps: KeeperDeps) {
    this.entries.value = [...this.ofPack(), ...this.stored()];
    void this.look();
  }

  private entry(promise: Promised, on: boolean, pack: string | null = null): Entry {
    return { id: ++this.made, promise, on, pack };
  }

  /** The kinds of guest of the running café, which promises can be about. */
  get types(): readonly string[] {
    return kindsOfGuest(tablesOf(this.deps.running()?.state.season));
  }
  private read(text: string): PromisesRead {
    return readPromises(text, this.types);
  }

  /** The promises of the running café's pack. They belong to the café, so the player's list does not keep them. */
  private ofPack(): Entry[] {
    const pack = this.deps.running()?.state.season?.pack;
    this.pack = pack?.hash ?? null;
    if (pack?.promises === undefined) return [];
    return this.read(pack.promises).promises.map((promise) => this.entry(promise, true, pack.name));
  }

  private stored(): Entry[] {
    const shipped = (): Entry[] => this.read(shippedPromises).promises.map((promise) => this.entry(promise, true));
    try {
      const kept = JSON.parse(localStorage.getItem(STORED) ?? 'null') as { text?: unknown; off?: unknown } | null;
      if (kept === null || typeof kept.text !== 'string') return shipped();
      const off = new Set(Array.isArray(kept.off) ? kept.off : []);
      return this.read(kept.text).promises.map((promise) => this.entry(promise, !off.has(promise.text)));
    } catch {
      return shipped();
    }
  }

  private keep(entries: readonly Entry[]): void {
    this.entries.value = entries;
    try {
      const off = entries.filter(({ on, pack }) => !on && pack === null).map(({ promise }) => promise.text);
      localStorage.setItem(STORED, JSON.stringify({ text: this.text(), off }));
    } catch {
      // If the browser refuses to store anything, the list lasts until the page is closed.
    }
    void this.look();
  }

  /** The player's list of promises as text, for saving and sharing. */
  text(): string {
    return `${this.entries
      .peek()
      .filter(({ pack }) => pack === null)
      .map(({ promise }) => lineOf(promise))
      .join('\n')}\n`;
  }

  turn(id: number, on: boolean): void {
    this.keep(this.entries.peek().map((one) => (one.id === id ? { ...one, on } : one)));
  }
  remove(id: number): void {
    this.keep(this.entries.peek().filter((one) => one.id !== id));
  }
  /** Adds a promise to the list, or replaces the promise with this id. @returns the promise's id */
  write(id: number | null, promise: Promised): number {
    const before = this.entries.peek();
    const named = {
      ...promise,
      name: before.some((one) => one.id !== id && one.promise.name === promise.name) ? '' : promise.name,
    };
    if (id !== null && before.some((one) => one.id === id)) {
      this.keep(before.map((one) => (one.id === id ? { ...one, promise: named, on: true } : one)));
      return id;
    }
    const added = this.entry(named, true);
    this.keep([...before, added].slice(-MOST_PROMISES));
    return added.id;
  }
  /** Adds the promises that are not in the list yet. @returns how many were added */
  add(promises: readonly Promised[]): number {
    const before = this.entries.peek();
    const texts = new Set(before.map(({ promise }) => promise.text));
    const names = new Set(before.map(({ promise }) => promise.name));
    const fresh = promises
      .filter(({ text }) => !texts.has(text))
      .slice(0, MOST_PROMISES - before.length)
      .map((promise) => this.entry({ ...promise, name: names.has(promise.name) ? '' : promise.name }, true));
    if (fresh.length > 0) this.keep([...before, ...fresh]);
    return fresh.length;
  }
  asShipped(): void {
    const shipped = this.read(shippedPromises).promises.map((promise) => this.entry(promise, true));
    this.keep([...this.entries.peek().filter(({ pack }) => pack !== null), ...shipped]);
  }

  /** Checks the promises for the last tick. Must be called after every step of the running café. */
  ticked(): void {
    const cafe = this.deps.running();
    if (cafe === null) return;
    if (cafe !== this.cafe) return void this.look();
    const { watch } = this;
    if (watch === null) return;
    const broken = watch.ticked();
    for (const { promise, breach } of broken) {
      const entry = this.watched[promise];
      if (entry === undefined) continue;
      this.news.push({ promise: entry.promise, breach });
      if (this.told.has(entry.id)) continue;
      this.told.add(entry.id);
      this.deps.broke(entry, breach);
    }
    if (broken.length > 0 || cafe.state.tick % SHOW_EVERY === 0 || cafe.state.over) this.show();
  }

  /** The breaches since the last call. Those of a tick that ran while the day so far was checked come when that is done. */
  takeBroken(): readonly BrokenPromise[] {
    const { news } = this;
    if (news.length > 0) this.news = [];
    return news;
  }

  /** The breaches of an earlier tick of the running café's day. */
  brokenAt(tick: number): readonly BrokenPromise[] {
    const { day } = this;
    return this.watched.flatMap(({ id, promise }) =>
      (day.peek()?.verdicts.get(id)?.breaches ?? [])
        .filter((breach) => breach.tick === tick)
        .map((breach) => ({ promise, breach })),
    );
  }

  /** Checks the day from its beginning to now, then continues with the running café. */
  async look(): Promise<void> {
    const { deps } = this;
    const running = deps.running();
    const run = ++this.run;
    this.cafe = running;
    this.watch = null;
    this.news = [];
    if (running === null) return;
    // Drops the promises of another café's pack; the list then contains those of this café's pack.
    if ((running.state.season?.pack?.hash ?? null) !== this.pack)
      this.entries.value = [...this.ofPack(), ...this.entries.peek().filter(({ pack }) => pack === null)];
    const entries = this.entries.peek().filter(({ on }) => on);
    const promises = entries.map(({ promise }) => promise);
    const { journal } = running;
    const cafe = openText(deps.start(), journal, deps.scripts(), {});
    const from = cafe.state.tick;
    const begun = running.state.tick;
    let watch = new PromiseWatch(promises, cafe);
    let given = journal.length;
    // The breaches of ticks that the running café runs while this check is under way.
    const late: BrokenPromise[] = [];
    const follow = (): void => {
      for (; given < journal.length; given++) {
        const { tick, input } = journal[given] as JournalEntry;
        cafe.giveAt(tick, input);
      }
    };
    this.progress.value = 0;
    for (let since = performance.now(); cafe.state.tick < running.state.tick;) {
      follow();
      cafe.step();
      for (const { promise, breach } of watch.ticked())
        if (breach.tick >= begun) late.push({ promise: promises[promise] as Promised, breach });
      if (performance.now() - since < SLICE_MS) continue;
      this.progress.value = (cafe.state.tick - from) / Math.max(1, running.state.tick - from);
      await new Promise((done) => setTimeout(done));
      if (run !== this.run) return;
      since = performance.now();
    }
    follow();
    // If scripts were exchanged during the day, the replayed day differs from the running café; then only the ticks
    // from now on can be checked.
    const same = cafe.hash() === running.hash();
    watch = same ? new PromiseWatch(promises, running, watch.saved()) : new PromiseWatch(promises, running);
    this.watch = watch;
    this.watched = entries;
    if (same) this.news.push(...late);
    this.from = same ? from : running.state.tick;
    this.told = new Set(
      watch.verdicts().flatMap(({ times }, i) => (times > 0 ? ((entries[i]?.id ?? 0) as number) : [])),
    );
    this.progress.value = null;
    this.show();
  }

  private show(): void {
    const { watch, cafe } = this;
    if (watch === null || cafe === null) return;
    const verdicts = watch.verdicts();
    this.day.value = {
      from: this.from,
      to: cafe.state.tick,
      verdicts: new Map(this.watched.map(({ id }, i) => [id, verdicts[i] as Verdict])),
    };
  }
}
