/**
 * What the open lab knows (chapter 7): which page lies open, which moment of the day is shown, who is looked at. The day
 * itself, with the lines that left it, is the timeline's. Signals, so that pages redraw by themselves; `beat` says "look
 * again", because a café changes in place.
 */

import { signal, type Signal } from '@preact/signals';
import type { Input } from '../../sim/state/input.ts';
import type { Simulation } from '../../sim/simulation.ts';
import type { PersonId } from '../../sim/state/person.ts';
import { tell } from '../words/index.ts';
import { Timeline, type Line } from '../../analysis/timeline/timeline.ts';
import type { LabHost, LabSpeed } from './host.ts';
import type { PageId } from './page-ids.ts';
import { Question } from './question.ts';

/** At most so many redraws a second while time runs. */
const REDRAW_MS = 1000 / 15;

export class Lab {
  readonly page: Signal<PageId>;
  readonly who: Signal<PersonId | null> = signal(null);
  readonly speed: Signal<LabSpeed> = signal(0);
  /** Null while the day is being run anew. */
  readonly timeline: Signal<Timeline | null> = signal(null);
  /** How much of the day has been run anew, 0…1. */
  readonly progress = signal(0);
  /** The moment shown. */
  readonly tick = signal(0);
  readonly beat = signal(0);
  /** Whether it is being told what the page is for, and its keys. */
  readonly help = signal(false);
  /** What just happened, in a line over the page, until time goes on. */
  readonly said: Signal<string | null> = signal(null);
  /** What the page "What if" is asked. */
  readonly question: Question = new Question(() => this.turnTo('whatif'));
  private readonly models = new Map<PageId, object>();
  /** The café shown: the running one, or an earlier moment of it. */
  private shown: Simulation;
  private drawnAt = 0;
  private pending: ReturnType<typeof setTimeout> | null = null;
  private closed = false;
  /** Somebody's day, while it is looked at; one's own café stays as it is meanwhile. */
  readonly visiting: Signal<Timeline | null> = signal(null);
  private own: Timeline | null = null;
  /** What ends with the lab. */
  private readonly ends: (() => void)[] = [];
  /** A page that shows another café than the day's steps it itself. */
  stepper: (() => boolean) | null = null;

  constructor(
    readonly host: LabHost,
    page: PageId,
  ) {
    this.page = signal(page);
    this.shown = host.running();
    this.tick.value = this.shown.state.tick;
  }

  /** Runs the day so far anew, and shows the present. */
  async open(): Promise<void> {
    const { host } = this;
    const timeline = await Timeline.of(host.start(), host.running, host.scripts, async (share) => {
      this.progress.value = share;
      await new Promise((done) => setTimeout(done));
      return !this.closed;
    });
    if (timeline === null || this.closed) return;
    if (this.visiting.peek() !== null) {
      // Somebody's day was quicker: one's own is there when one comes back to it.
      this.own = timeline;
      return;
    }
    if (timeline.line.cafe !== host.running()) host.adopt(timeline.line.cafe);
    this.shown = timeline.line.cafe;
    this.timeline.value = timeline;
    host.breakpoints.watch(this.shown);
    this.again();
  }

  /** The café shown. */
  get cafe(): Simulation {
    return this.shown;
  }
  /** Whether the present is shown: only there anything can be given. */
  get atNow(): boolean {
    const timeline = this.timeline.peek();
    return timeline === null || this.shown === timeline.line.cafe;
  }
  get line(): Line | null {
    return this.timeline.peek()?.line ?? null;
  }

  /** For pages: redraw whenever the café shown has moved on. */
  watch(): void {
    void this.beat.value;
  }

  again(): void {
    if (this.pending !== null) clearTimeout(this.pending);
    this.pending = null;
    this.drawnAt = performance.now();
    this.tick.value = this.shown.state.tick;
    this.beat.value++;
  }
  private soon(): void {
    if (this.pending !== null) return;
    const wait = this.drawnAt + REDRAW_MS - performance.now();
    if (wait <= 0) this.again();
    else this.pending = setTimeout(() => this.again(), wait);
  }

  // ── going along the day ───────────────────────────────────────────────────────────────────────────────────────

  /** Shows a moment of the line that is played; beyond its end, the end. */
  goTo(tick: number): void {
    const timeline = this.timeline.peek();
    if (timeline === null) return;
    const wanted = Math.max(timeline.line.tape.from, Math.min(Math.round(tick), timeline.now));
    if (this.apart || wanted !== this.shown.state.tick || (wanted === timeline.now) !== this.atNow)
      this.present(timeline.at(wanted));
    this.again();
  }
  goToNow(): void {
    const timeline = this.timeline.peek();
    if (timeline !== null) this.goTo(timeline.now);
  }

  /** Draws another café than the day's, until {@link goTo} goes back to it. */
  showApart(cafe: Simulation): void {
    this.apart = true;
    this.host.show(cafe);
  }
  private apart = false;

  private present(cafe: Simulation): void {
    this.apart = false;
    this.host.breakpoints.watch(cafe);
    this.shown = cafe;
    this.host.show(cafe);
  }

  setSpeed(speed: LabSpeed): void {
    this.speed.value = speed;
    if (speed > 0) this.forgetStop();
    this.host.setSpeed(speed);
  }

  /** One tick of what is shown: the running café if it is the present. @returns false when nothing more can happen */
  step(): boolean {
    if (this.stepper !== null) {
      const goesOn = this.stepper();
      this.soon();
      return goesOn;
    }
    // Its scene is not there yet, and the day is not what one turned to.
    if (this.page.peek() === 'school') return false;
    const timeline = this.timeline.peek();
    if (this.visiting.peek() !== null && this.atNow) return this.stepVisited();
    if (this.atNow || timeline === null) {
      // After closing only the evening's own inputs bring time on.
      if (this.host.running().state.over) {
        this.setSpeed(0);
        return false;
      }
      const goesOn = this.host.step();
      if (!goesOn && this.host.running().state.over) {
        this.setSpeed(0);
        this.said.value = tell('lab.dayOver');
      }
      const stopped = this.stopAtBreakpoint();
      this.soon();
      return goesOn && !stopped;
    }
    this.shown.step();
    this.stopAtBreakpoint();
    // Where the line ends, the present begins.
    if (this.shown.state.tick >= timeline.now) this.present(timeline.line.cafe);
    else this.host.stepped(this.shown);
    this.soon();
    return true;
  }

  /** At the end of somebody's day: it is over where it was written down; a line that left it goes on. */
  private stepVisited(): boolean {
    const { line } = this;
    if (line === null || line.parent === null || line.cafe.state.over) return false;
    line.cafe.step();
    this.timeline.peek()?.ticked();
    this.host.stepped(line.cafe);
    this.soon();
    return true;
  }

  private stopAtBreakpoint(): boolean {
    const hit = this.host.breakpoints.take();
    if (hit === null) return false;
    this.setSpeed(0);
    this.look(hit.who);
    return true;
  }

  /** The running café has taken a step. */
  ticked(): void {
    (this.visiting.peek() === null ? this.timeline.peek() : this.own)?.ticked();
    this.soon();
  }

  /** Time goes on: where it stopped before is over. */
  private forgetStop(): void {
    this.said.value = null;
    this.host.breakpoints.hit.value = null;
  }

  /** One tick on, standing still. */
  stepTick(): void {
    this.setSpeed(0);
    this.forgetStop();
    this.step();
    this.again();
  }
  /** One tick back. */
  stepBack(): void {
    this.setSpeed(0);
    this.goTo(this.shown.state.tick - 1);
  }

  /** Goes on from the moment shown, as a line of its own; the old one is kept. */
  goOn(): Line | null {
    const timeline = this.timeline.peek();
    const mayLeave = !this.atNow || (this.visiting.peek() !== null && this.line?.parent === null);
    if (timeline === null || !mayLeave) return null;
    const left = timeline.leave(this.shown.state.tick);
    this.shown = left.cafe;
    this.host.breakpoints.watch(left.cafe);
    this.playOn(left.cafe);
    this.again();
    return left;
  }

  /** Goes back to another line, where it stands. */
  playLine(line: Line): void {
    const timeline = this.timeline.peek();
    if (timeline === null) return;
    timeline.play(line);
    this.shown = line.cafe;
    this.playOn(line.cafe);
    this.again();
  }

  /** The game goes on with a line of its own day; a line of somebody's is only shown. */
  private playOn(cafe: Simulation): void {
    if (this.visiting.peek() === null) this.host.adopt(cafe);
    else this.present(cafe);
  }

  // ── somebody's day ────────────────────────────────────────────────────────────────────────────────────────────

  /** Shows somebody's day in place of one's own, from a tick on. */
  visit(timeline: Timeline, tick: number): void {
    if (this.visiting.peek() === null) this.own = this.timeline.peek();
    this.setSpeed(0);
    this.look(null);
    this.visiting.value = timeline;
    this.timeline.value = timeline;
    // Also where one's own day stands at that very tick: it is another café.
    this.present(timeline.at(Math.max(timeline.line.tape.from, Math.min(tick, timeline.now))));
    this.again();
  }

  /** Back to one's own day, in the present. */
  goHome(): void {
    if (this.visiting.peek() === null) return;
    this.setSpeed(0);
    this.look(null);
    this.visiting.value = null;
    const cafe = this.own?.line.cafe ?? this.host.running();
    if (cafe !== this.host.running()) this.host.adopt(cafe);
    this.timeline.value = this.own;
    this.present(cafe);
    this.again();
  }

  // ── acting ────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Gives to the running café: at the present as it is; from the past on, a line of its own begins first. */
  give(input: Input): void {
    const { line } = this;
    if (!this.atNow || (this.visiting.peek() !== null && line?.parent === null)) this.goOn();
    if (this.visiting.peek() === null) this.host.give(input);
    else this.line?.cafe.give(input);
    this.again();
  }

  look(id: PersonId | null): void {
    this.who.value = id;
    this.host.select(id === null ? [] : [id]);
    const person = id === null ? undefined : this.shown.state.people[id];
    if (person !== undefined) this.host.lookAt(person.x, person.y);
  }

  turnTo(page: PageId): void {
    if (page === this.page.peek()) return;
    this.setSpeed(0);
    this.page.value = page;
  }

  /** A page's model: created when the page is first opened, kept while other pages are shown, gone with the lab. */
  modelOf<Model extends object>(page: PageId, create: () => Model): Model {
    const kept = this.models.get(page) as Model | undefined;
    if (kept !== undefined) return kept;
    const model = create();
    this.models.set(page, model);
    return model;
  }

  /** Back to the café, in the present. */
  leave(): void {
    this.goHome();
    this.setSpeed(0);
    this.forgetStop();
    this.goToNow();
    this.host.close();
  }

  /** What a page has begun that outlives it – a Worker, a day being run –, is ended by this when the lab is left. */
  whenLeft(end: () => void): void {
    if (this.closed) end();
    else this.ends.push(end);
  }

  /** The café's day is another, or the game has left it. */
  dispose(): void {
    this.closed = true;
    for (const end of this.ends.splice(0)) end();
    if (this.pending !== null) clearTimeout(this.pending);
  }
}
