/**
 * Model of the open lab: the open page, the moment of the day shown, the selected person. The timeline owns the day and
 * its branches. Signals redraw the pages; `beat` announces changes inside the café, which is mutable.
 */

import { signal, type Signal } from '@preact/signals';
import type { Input } from '../../sim/inputs/index.ts';
import type { Simulation } from '../../sim/simulation.ts';
import type { PersonId } from '../../sim/state/person.ts';
import { type End, Scope } from '../../ui/lifetime/scope.ts';
import { tell } from '../words/index.ts';
import { EditLog, type EditScope } from '../../ui/edits/edit-log.ts';
import { Timeline, type Line } from '../../analysis/timeline/timeline.ts';
import type { LabDeps, LabSpeed } from './deps.ts';
import type { PageId } from './page-ids.ts';
import { Question } from './what-if-question.ts';

const REDRAW_MS = 1000 / 15;

export class Lab {
  readonly page: Signal<PageId>;
  readonly who: Signal<PersonId | null> = signal(null);
  readonly speed: Signal<LabSpeed> = signal(0);
  /** The timeline of the day; null while the day is being simulated again. */
  readonly timeline: Signal<Timeline | null> = signal(null);
  /** How much of the day has been simulated again, 0…1. */
  readonly progress = signal(0);
  /** The tick of the moment shown. */
  readonly tick = signal(0);
  readonly beat = signal(0);
  readonly help = signal(false);
  /** A notice above the page; null once time continues. */
  readonly said: Signal<string | null> = signal(null);
  readonly question: Question = new Question(() => this.turnTo('whatif'));
  private readonly models = new Map<PageId, object>();
  /** The café shown: the running one, or an earlier moment of the day. */
  private shown: Simulation;
  private drawnAt = 0;
  private pending: End | null = null;
  /** The timeline of another player's day while it is shown. The player's own café stays unchanged meanwhile. */
  readonly visiting: Signal<Timeline | null> = signal(null);
  private own: Timeline | null = null;
  private readonly visitEdits: EditLog;
  /** The scope of the lab, which ends when the lab closes. Each page has a scope of its own, which ends when the page is left. */
  readonly scope = new Scope();
  /**
   * Set by a page that shows a café of its own: a function that steps that café. Null = the timeline's café is stepped.
   */
  stepper: (() => boolean) | null = null;

  constructor(
    readonly deps: LabDeps,
    page: PageId,
  ) {
    this.page = signal(page);
    this.shown = deps.running();
    this.tick.value = this.shown.state.tick;
    this.visitEdits = new EditLog({
      cafe: () => this.line?.cafe ?? null,
      give: (input) => this.give(input),
      tell: (outcome) => deps.edits.deps.tell(outcome),
    });
  }

  /** Simulates the day so far again and shows the present. */
  async open(): Promise<void> {
    const { deps } = this;
    const timeline = await Timeline.of(deps.start(), deps.running, deps.scripts, async (share) => {
      this.progress.value = share;
      await new Promise((done) => setTimeout(done));
      return !this.scope.disposed;
    });
    if (timeline === null || this.scope.disposed) return;
    if (this.visiting.peek() !== null) {
      // If the player opened a shared day before this simulation ended, the player's own day is kept for the return to
      // it.
      this.own = timeline;
      return;
    }
    if (timeline.line.cafe !== deps.running()) deps.adopt(timeline.line.cafe);
    // A café that becomes the running café is also drawn. So a page's own café must be drawn again.
    if (this.apart !== null) deps.show(this.apart);
    this.shown = timeline.line.cafe;
    this.timeline.value = timeline;
    deps.breakpoints.watch(this.shown);
    this.again();
  }

  get cafe(): Simulation {
    return this.shown;
  }
  /** Whether the present is shown. An input given at any earlier moment starts a branch. */
  get atNow(): boolean {
    const timeline = this.timeline.peek();
    return timeline === null || this.shown === timeline.line.cafe;
  }
  get line(): Line | null {
    return this.timeline.peek()?.line ?? null;
  }

  /** Subscribes a page to changes of the café shown, so that it redraws. */
  watch(): void {
    void this.beat.value;
  }

  again(): void {
    this.pending?.();
    this.pending = null;
    this.drawnAt = performance.now();
    this.tick.value = this.shown.state.tick;
    this.beat.value++;
  }
  private soon(): void {
    if (this.pending !== null) return;
    const wait = this.drawnAt + REDRAW_MS - performance.now();
    if (wait <= 0) this.again();
    else this.pending = this.scope.after(wait, () => this.again());
  }

  /** Shows a moment of the timeline's current line. For a tick beyond the line's end, shows its end. */
  goTo(tick: number): void {
    const timeline = this.timeline.peek();
    if (timeline === null) return;
    const wanted = Math.max(timeline.line.tape.from, Math.min(Math.round(tick), timeline.now));
    if (this.apart !== null || wanted !== this.shown.state.tick || (wanted === timeline.now) !== this.atNow)
      this.present(timeline.at(wanted));
    this.again();
  }
  goToNow(): void {
    const timeline = this.timeline.peek();
    if (timeline !== null) this.goTo(timeline.now);
  }

  /** Draws a page's own café instead of the timeline's, until the next {@link goTo}. */
  showApart(cafe: Simulation): void {
    this.apart = cafe;
    this.deps.show(cafe);
  }
  private apart: Simulation | null = null;

  private present(cafe: Simulation): void {
    this.apart = null;
    this.deps.breakpoints.watch(cafe);
    this.shown = cafe;
    this.deps.show(cafe);
  }

  setSpeed(speed: LabSpeed): void {
    this.speed.value = speed;
    if (speed > 0) this.forgetStop();
    this.deps.setSpeed(speed);
  }

  /**
   * Steps the café shown, which is the running café while the present is shown. @returns false when the café cannot be
   * stepped further
   */
  step(): boolean {
    if (this.stepper !== null) {
      const goesOn = this.stepper();
      this.soon();
      return goesOn;
    }
    // On the page "School" the timeline's café is not stepped before a scene is loaded; only scenes run there.
    if (this.page.peek() === 'school') return false;
    const timeline = this.timeline.peek();
    if (this.visiting.peek() !== null && this.atNow) return this.stepVisited();
    if (this.atNow || timeline === null) {
      // After the café has closed, it can be changed only by inputs of the evening.
      if (this.deps.running().state.over) {
        this.setSpeed(0);
        return false;
      }
      const goesOn = this.deps.step();
      if (!goesOn && this.deps.running().state.over) {
        this.setSpeed(0);
        this.said.value = tell('lab.dayOver');
      }
      const stopped = this.stopAtBreakpoint();
      this.soon();
      return goesOn && !stopped;
    }
    this.shown.step();
    // A shared day is not checked for promises.
    if (this.visiting.peek() === null)
      for (const broken of this.deps.brokenAt(this.shown.state.tick - 1)) this.deps.breakpoints.broke(broken);
    this.stopAtBreakpoint();
    // When the end of the timeline's line is reached, the moment shown is the present, and the running café is shown.
    if (this.shown.state.tick >= timeline.now) this.present(timeline.line.cafe);
    else this.deps.stepped(this.shown);
    this.soon();
    return true;
  }

  /** Steps a branch of a shared day. The shared day itself cannot be stepped beyond the end of its recording. */
  private stepVisited(): boolean {
    const { line } = this;
    if (line === null || line.parent === null || line.cafe.state.over) return false;
    line.cafe.step();
    this.timeline.peek()?.ticked();
    this.deps.stepped(line.cafe);
    this.soon();
    return true;
  }

  private stopAtBreakpoint(): boolean {
    const hit = this.deps.breakpoints.take();
    if (hit === null) return false;
    this.setSpeed(0);
    if (hit.who !== null) this.look(hit.who);
    return true;
  }

  /** Must be called after each step of the running café. */
  ticked(): void {
    (this.visiting.peek() === null ? this.timeline.peek() : this.own)?.ticked();
    this.soon();
  }

  /** Removes the breakpoint hit and the notice, because time continues. */
  private forgetStop(): void {
    this.said.value = null;
    this.deps.breakpoints.hit.value = null;
  }

  /** Runs one tick forward, and pauses. */
  stepTick(): void {
    this.setSpeed(0);
    this.forgetStop();
    this.step();
    this.again();
  }
  /** Goes one tick back, and pauses. */
  stepBack(): void {
    this.setSpeed(0);
    this.goTo(this.shown.state.tick - 1);
  }

  /**
   * Starts a branch at the moment shown and plays it. The original is kept. @returns null if the present is shown
   * already
   */
  goOn(): Line | null {
    const timeline = this.timeline.peek();
    const mayLeave = !this.atNow || (this.visiting.peek() !== null && this.line?.parent === null);
    if (timeline === null || !mayLeave || !this.mayPart()) return null;
    const left = timeline.leave(this.shown.state.tick);
    this.shown = left.cafe;
    this.deps.breakpoints.watch(left.cafe);
    this.playOn(left.cafe);
    this.again();
    return left;
  }

  /** Continues another line of the timeline, that is a branch of the day, from the line's end. */
  playLine(line: Line): void {
    const timeline = this.timeline.peek();
    if (timeline === null || !this.mayPart()) return;
    timeline.play(line);
    this.shown = line.cafe;
    this.playOn(line.cafe);
    this.again();
  }

  /** Continues a line of the timeline. A line of the player's own day becomes the running café; a line of a shared day is only shown. */
  private playOn(cafe: Simulation): void {
    if (this.visiting.peek() === null) return this.deps.part(cafe);
    this.visitEdits.continueIn(cafe);
    this.present(cafe);
  }

  /** Whether the day may go on from another moment or line. */
  private mayPart(): boolean {
    return this.visiting.peek() !== null || this.deps.mayPart();
  }

  /** Shows another player's day instead of the player's own, from a tick on. */
  visit(timeline: Timeline, tick: number): void {
    if (this.visiting.peek() === null) this.own = this.timeline.peek();
    this.setSpeed(0);
    this.look(null);
    this.visitEdits.clear();
    this.visiting.value = timeline;
    this.timeline.value = timeline;
    // The moment is shown even if the player's own day is at the same tick, because the shared day is another café.
    this.present(timeline.at(Math.max(timeline.line.tape.from, Math.min(tick, timeline.now))));
    this.again();
  }

  /** Returns to the player's own day, in the present. */
  goHome(): void {
    if (this.visiting.peek() === null) return;
    this.setSpeed(0);
    this.look(null);
    this.visiting.value = null;
    const cafe = this.own?.line.cafe ?? this.deps.running();
    if (cafe !== this.deps.running()) this.deps.adopt(cafe);
    this.timeline.value = this.own;
    this.present(cafe);
    this.again();
  }

  /** Gives an input to the café shown. From a past moment, a branch starts first. */
  give(input: Input): void {
    const { line } = this;
    const parts = !this.atNow || (this.visiting.peek() !== null && line?.parent === null);
    if (parts && this.goOn() === null && !this.atNow) return;
    if (this.visiting.peek() === null) this.deps.give(input);
    else this.visitEdits.record(input, () => this.line?.cafe.give(input));
    this.again();
  }

  /** The edit log of the café that receives the inputs. */
  get edits(): EditLog {
    return this.visiting.value === null ? this.deps.edits : this.visitEdits;
  }
  /** Undoes or redoes the newest edit in a scope, in the present. @returns false if there is none */
  goBack(way: 'undo' | 'redo', scope: EditScope): boolean {
    if (way === 'undo' ? this.edits.count(scope) === 0 : !this.edits.canRedo(scope)) return false;
    if (!this.atNow) this.goToNow();
    const done = this.edits[way](scope);
    this.again();
    return done;
  }

  look(id: PersonId | null): void {
    this.who.value = id;
    this.deps.select(id === null ? [] : [id]);
    const person = id === null ? undefined : this.shown.state.people[id];
    if (person !== undefined) this.deps.lookAt(person.x, person.y);
  }

  turnTo(page: PageId): void {
    if (page === this.page.peek()) return;
    this.setSpeed(0);
    this.page.value = page;
  }

  /** A page's model: created on first use, kept while other pages are open, dropped when the lab closes. */
  modelOf<Model extends object>(page: PageId, create: () => Model): Model {
    const kept = this.models.get(page) as Model | undefined;
    if (kept !== undefined) return kept;
    const model = create();
    this.models.set(page, model);
    return model;
  }

  /** Returns to the café, in the present. */
  leave(): void {
    this.goHome();
    this.setSpeed(0);
    this.forgetStop();
    this.goToNow();
    this.deps.close();
  }

  /** Ends the lab, because the café was replaced or the game was left. */
  dispose(): void {
    this.scope.dispose();
  }
}
