/**
 * The café of the day in the game: opens the café of a date or continues an unfinished one, turns a finished day into
 * a link, and checks days that other players have shared. The results of played days are kept in the browser's local
 * storage (hud/daily/book.ts).
 */

import { signal } from '@preact/signals';
import type * as Daily from '../../analysis/daily/index.ts';
import {
  bookText,
  type DailyBook,
  type DailyUnfinished,
  isBetter,
  readBook,
  withPlayed,
} from '../../hud/daily/book.ts';
import type { DailyDeps, DailyDone, DailyShared, DailyWork } from '../../hud/daily/deps.ts';
import { dateOf, dateText, readDate } from '../../sim/daily/dates.ts';
import { DAILY_RULES, type DailyRules } from '../../sim/daily/rules.ts';
import type { SavedCafe, Simulation } from '../../sim/simulation.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { pageScope } from '../../ui/index.ts';
import { wantedDate } from '../page/address.ts';
import type { Page } from '../page/page.ts';
import type { Session } from '../session/session.ts';

const PLACE = 'honeybell.daily';
const IN_ADDRESS = '#daily=';
/** Ticks between two saves of the day's progress: fifteen minutes on the café’s clock. */
const NOTE_EVERY = 450;
/** Maximum time in milliseconds for which a slice of the simulation may block the page before the browser can draw a frame. */
const SLICE_MS = 12;
const LONGEST_FILE = 8_000_000;

export interface DailyHostDeps {
  readonly page: Page;
  readonly session: Session;
  /** Begins a café that belongs to no save slot. */
  begin(state: WorldState, saved?: SavedCafe): void;
  /** Leads from the title back to the running café. */
  enter(): void;
  showTitle(): void;
}

const nobody = (errors: readonly string[]): DailyShared => ({
  errors,
  date: 0,
  claimed: null,
  verdict: null,
  own: null,
});

export class DailyHost implements DailyDeps {
  readonly today: number;
  readonly book = signal<DailyBook>(readBook(load()));
  readonly work = signal<DailyWork | null>(null);
  readonly done = signal<DailyDone | null>(null);
  readonly shared = signal<DailyShared | null>(null);
  readonly watching = signal(false);
  readonly inAddress = signal(location.hash.startsWith(IN_ADDRESS));
  /** The result of the shared day on display; null = no shared day is displayed. */
  private opened: Daily.DailyResult | null = null;
  /** The module that simulates recorded days again; null until it has been fetched. */
  private code: typeof Daily | null = null;
  /**
   * The trail, that is the hash digits, of the running café of the day so far. It is incomplete if the module was
   * fetched late or the day was continued from the middle.
   */
  private trail = '';
  /** The version of the rules by which the running café of the day was begun. */
  private rules: DailyRules = DAILY_RULES;
  /** Number of the current simulation of a recorded day. Raising this number stops that simulation. */
  private run = 0;

  constructor(private readonly deps: DailyHostDeps) {
    const now = new Date();
    this.today = dateOf(now.getFullYear(), now.getMonth() + 1, now.getDate());
    const { session } = deps;
    session.given(() => this.note());
    session.ticked((cafe) => {
      if (cafe.state.daily === undefined) return;
      if (this.code !== null) this.trail += this.code.trailDigit(cafe);
      if (cafe.state.tick % NOTE_EVERY === 0) this.note();
    });
    session.replaced(({ kind, cafe }) => {
      // A branch has the same past as the day it branched from, so the trail up to the branch's first tick is kept.
      if (kind === 'branched') this.trail = this.trail.slice(0, this.code?.trailLength(cafe.state.tick));
      if (kind !== 'opened') return;
      this.trail = '';
      this.run++;
      this.work.value = null;
    });
    pageScope.listen(window, 'pagehide', () => this.note());
    pageScope.listen(document, 'visibilitychange', () => this.note());
    pageScope.listen(window, 'hashchange', () => {
      this.inAddress.value = location.hash.startsWith(IN_ADDRESS);
      if (this.inAddress.value && deps.page.hud.shown === 'title') this.openAddress();
    });
  }

  /** Opens what the page's address names: a shared day, or the café of a date. */
  begin(): void {
    if (this.inAddress.value) return this.openAddress();
    const asked = wantedDate();
    if (asked === null) return;
    const read = asked === '' ? ({ ok: true, date: this.today } as const) : readDate(asked, this.today);
    if (read.ok) this.play(read.date);
    else this.shared.value = nobody(read.errors.map((error) => `?daily=${asked.slice(0, 40)}: ${error}`));
  }

  play(date: number, again = false): void {
    const { session, begin, enter } = this.deps;
    const { cafe } = session;
    this.shared.value = null;
    this.opened = null;
    const isRunning = cafe !== null && cafe.state.daily === date && !session.watching && !cafe.state.over;
    if (!again && isRunning) return enter();
    if (cafe?.state.daily !== date) this.note();
    const { unfinished } = this.book.peek();
    this.done.value = null;
    this.watching.value = false;
    this.rules = DAILY_RULES;
    if (!again && unfinished !== null && unfinished.date === date) void this.goOn(date, unfinished);
    else void this.fetched().then((daily) => daily !== null && begin(daily.beginDaily(date)));
  }

  /** Continues an unfinished day: simulates the day up to the tick at which the player left it, and opens the café there. */
  private async goOn(date: number, { tick, journal, rules }: DailyUnfinished): Promise<void> {
    const daily = await this.fetched();
    if (daily === null) return;
    const { session, begin } = this.deps;
    const given = daily.readUnfinished(journal, date, session.scripts);
    if (given === null) return begin(daily.beginDaily(date));
    this.rules = rules;
    const cafe = daily.openDaily(date, given, session.scripts, {}, rules);
    if (!(await this.runTo(cafe, tick))) return;
    const saved = JSON.parse(cafe.save()) as SavedCafe;
    begin(saved.state, saved);
  }

  private runTo(cafe: Simulation, tick: number): Promise<boolean> {
    const step = (): boolean => {
      if (cafe.state.tick >= tick || cafe.state.over) return false;
      cafe.step();
      return true;
    };
    return this.finish('opening', step, () => cafe.state.tick / Math.max(1, tick));
  }

  /** Called in the evening of a café of the day. */
  ended(): void {
    const { session } = this.deps;
    const { cafe } = session;
    if (cafe === null || cafe.state.daily === undefined || session.watching) return;
    void this.writeDown(cafe.state.daily, cafe);
  }

  /**
   * Shows the score of the finished day, and makes the link with which the player can share the day. If the recorded
   * trail is incomplete, the day is simulated again to complete it.
   */
  private async writeDown(date: number, cafe: Simulation): Promise<void> {
    const daily = await this.fetched();
    if (daily === null) return;
    const { state, journal } = cafe;
    const score = daily.dailyScore(state);
    const goals = (state.goals ?? []).filter(({ doneTick }) => doneTick !== null).length;
    const before = this.book.peek().days[date];
    const best = before === undefined || isBetter(score, before.score);
    const shown = { date, score, goals, best };
    this.done.value = { ...shown, text: null, address: null };
    this.write(withPlayed(this.book.peek(), date, { score, goals, day: '' }));
    const { trail } = this;
    let result = daily.resultOf(date, cafe, journal, trail, this.rules);
    if (trail.length !== daily.trailLength(state.tick)) {
      const run = new daily.DailyRun(date, result.journal, this.deps.session.scripts, this.rules);
      if (!(await this.runs('writing', run))) return;
      result = run.result();
    }
    const text = daily.dailyText(result);
    const link = await daily.dailyLink(result);
    if (best) {
      const { days, unfinished } = this.book.peek();
      this.write({ days: { ...days, [date]: { score, goals, day: link ?? text } }, unfinished });
    }
    const address = link === null ? null : `${location.origin}${location.pathname}${link}`;
    if (this.done.peek()?.date === date) this.done.value = { ...shown, text, address };
  }

  /** Called when the running café is left for the title. */
  left(): void {
    this.note();
    this.run++;
    this.work.value = null;
  }

  /** Saves the progress of the running café of the day, so that the player can continue after the page was closed or loaded again. */
  private note(): void {
    const { session } = this.deps;
    const { cafe } = session;
    if (cafe === null || cafe.state.daily === undefined || session.watching || cafe.state.over) return;
    const { daily: date, tick } = cafe.state;
    if (tick > 0)
      this.write({ ...this.book.peek(), unfinished: { date, tick, journal: cafe.journal, rules: this.rules } });
  }

  private write(book: DailyBook): void {
    this.book.value = book;
    try {
      localStorage.setItem(PLACE, bookText(book));
    } catch {
      // If the browser refuses to store the results of played days, they are kept until the page is closed.
    }
  }

  openAddress(): void {
    void this.openText(location.hash);
  }
  openFile(file: File): void {
    const read = file.size > LONGEST_FILE ? Promise.resolve(null) : file.text().catch(() => null);
    void read.then((text) => {
      if (text !== null) return this.openText(text);
      this.shared.value = nobody([`${file.name}: cannot be opened; ${LONGEST_FILE} bytes are the most`]);
      return undefined;
    });
  }

  /** Reads a shared day and simulates it again, to check its score. @param written a link, or the text of a file */
  private async openText(written: string): Promise<void> {
    const daily = await this.fetched();
    if (daily === null) return;
    const { scripts } = this.deps.session;
    const text = written.trim().startsWith('{')
      ? { ok: true as const, text: written }
      : await daily.dailyTextOf(written);
    const read = text.ok ? daily.readDaily(text.text, scripts) : { ok: false as const, errors: [text.error] };
    if (!read.ok) {
      this.shared.value = nobody(read.errors);
      return;
    }
    const { result } = read;
    const { date, score: claimed } = result;
    this.opened = result;
    const kept = this.book.peek().days[date];
    const own = kept !== undefined && kept.day !== '' ? kept.score : null;
    this.shared.value = { errors: [], date, claimed, verdict: null, own };
    const run = new daily.DailyRun(date, result.journal, scripts, result.version);
    if (await this.runs('checking', run)) this.show(result, { verdict: daily.verdictOf(result, run) });
  }

  /** Updates the display of a shared day, if this day is still on display. */
  private show(result: Daily.DailyResult, more: Partial<DailyShared>): void {
    const shared = this.shared.peek();
    if (shared !== null && this.opened === result) this.shared.value = { ...shared, ...more };
  }

  closeShared(): void {
    this.shared.value = null;
    this.opened = null;
    this.left();
  }

  compare(): void {
    void this.compared();
  }
  private async compared(): Promise<void> {
    const { opened } = this;
    const daily = await this.fetched();
    const kept = opened === null ? undefined : this.book.peek().days[opened.date];
    if (opened === null || daily === null || kept === undefined) return;
    const { scripts } = this.deps.session;
    const text = kept.day.startsWith('{') ? { ok: true as const, text: kept.day } : await daily.dailyTextOf(kept.day);
    const own = text.ok ? daily.readDaily(text.text, scripts) : { ok: false as const };
    if (!own.ok) return this.show(opened, { own: null });
    const comparison = new daily.DailyComparison([opened, own.result], scripts);
    if (await this.runs('comparing', comparison)) this.show(opened, { parting: comparison.found() });
  }

  watch(fromTick: number): void {
    const { opened } = this;
    if (opened !== null) void this.watchDay(opened, fromTick);
  }
  private async watchDay({ date, journal, version }: Daily.DailyResult, fromTick: number): Promise<void> {
    const daily = await this.fetched();
    if (daily === null) return;
    const { session, begin } = this.deps;
    this.note();
    const cafe = daily.openDaily(date, journal, session.scripts, {}, version);
    if (!(await this.runTo(cafe, fromTick))) return;
    const saved = JSON.parse(cafe.save()) as SavedCafe;
    begin(saved.state, saved);
    session.watching = true;
    this.watching.value = true;
    this.deps.page.hud.toast({ key: 'toast.watches', params: { date: dateText(date) }, ms: 8000 });
  }

  backToShared(): void {
    this.deps.showTitle();
  }

  private runs(what: DailyWork['what'], work: { step(): boolean; readonly share: number }): Promise<boolean> {
    return this.finish(
      what,
      () => work.step(),
      () => work.share,
    );
  }

  /**
   * Runs steps in slices of some milliseconds until `step` returns false.
   * @returns false if another simulation was started before the last step
   */
  private async finish(what: DailyWork['what'], step: () => boolean, share: () => number): Promise<boolean> {
    const run = ++this.run;
    this.work.value = { what, share: 0 };
    await new Promise((come) => setTimeout(come));
    for (let since = performance.now(); run === this.run && step();) {
      if (performance.now() - since < SLICE_MS) continue;
      this.work.value = { what, share: share() };
      await new Promise((come) => setTimeout(come));
      since = performance.now();
    }
    if (run !== this.run) return false;
    this.work.value = null;
    return true;
  }

  /** Fetches the module that simulates recorded days again. If that fails, the result is null, and the player gets a message. */
  private fetched(): Promise<typeof Daily | null> {
    return import('../../analysis/daily/index.ts').then(
      (code) => (this.code = code),
      () => {
        this.deps.page.hud.toast({ key: 'toast.notFetched' });
        return null;
      },
    );
  }
}

function load(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}
