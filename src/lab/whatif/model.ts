/**
 * Model of the page "What if": the two futures with the original random streams, where they diverge, and the
 * differences over several seeds. Results outlive the page; Workers do not.
 */

import { signal, type Signal } from '@preact/signals';
import type { Parting } from '../../analysis/futures/parting.ts';
import {
  type FigureId,
  type Future,
  type FutureSpec,
  type Moment,
  openFuture,
  textOf,
  untilOf,
} from '../../analysis/futures/futures.ts';
import { difference, isNarrow, type Pair } from '../../analysis/futures/stats.ts';
import type { Maid, PersonId } from '../../sim/state/person.ts';
import type { Simulation } from '../../sim/simulation.ts';
import type { Scope } from '../../ui/lifetime/scope.ts';
import type { Lab } from '../frame/lab.ts';
import { HeatMap, type Running } from './heat-map.ts';
import type { Line } from '../../analysis/timeline/timeline.ts';
import type { Change } from '../frame/what-if-changes.ts';
import { OpenedSweep } from './opened-sweep.ts';
import { Pool, Stopped } from './worker-pool.ts';

/** The most seeds that are run when seeds are added until the interval is narrow; a multiple of {@link HANDFUL}. */
export const MOST_SEEDS = 200;
const HANDFUL = 10;

export type Mode = 'beside' | 'ghost' | 'slider';

export class WhatIf {
  /** The figure that the player has chosen as the most important. */
  readonly primary: Signal<FigureId> = signal('lost');
  /** How many seeds are run; `enough` = until the interval of the most important figure is narrow, or {@link MOST_SEEDS}. */
  readonly seeds: Signal<number | 'enough'> = signal(20);
  readonly mode: Signal<Mode> = signal('beside');
  readonly running: Signal<Running | null> = signal(null);
  /** The futures with the original random streams: a = the original day, b = with the changes. */
  readonly own: Signal<{ readonly a: Future; readonly b: Future } | null> = signal(null);
  /** Where the two futures diverge; undefined = not computed yet; null = they never diverge. */
  readonly parting: Signal<Parting | null | undefined> = signal(undefined);
  readonly pairs: Signal<readonly Pair[]> = signal([]);
  readonly error: Signal<string | null> = signal(null);
  /** The maids as they were at the moment of the question; null until the futures are opened. */
  readonly maids: Signal<readonly Maid[] | null> = signal(null);
  /** The tick from which the player wants to watch both cafés; null = the player has not chosen a tick. */
  readonly watch: Signal<number | null> = signal(null);
  readonly pool: Pool;
  readonly heat: HeatMap = new HeatMap(this);
  readonly sweep = new OpenedSweep();

  constructor(readonly lab: Lab) {
    this.pool = new Pool(lab.scope);
    lab.question.beforeChange((part) => {
      this.stop();
      if (part === 'tick') this.maids.value = null;
      this.forgetResults();
    });
  }

  /** Must be called when the page is opened. The Workers are terminated when the visit to the page ends; results up to then are kept. */
  enter(visit: Scope): void {
    visit.defer(() => {
      this.running.value = null;
      this.heat.running.value = null;
      this.pool.stop();
    });
  }

  get changes(): Signal<readonly Change[]> {
    return this.lab.question.changes;
  }

  /** The moment at which the changes of the question are made, as a tick of the timeline's current line. */
  get at(): number {
    return this.lab.question.tick.value ?? this.lab.tick.peek();
  }

  /** Chooses the most important figure, which is possible only before results are known. */
  setPrimary(figure: FigureId): void {
    if (this.pairs.peek().length === 0 && this.running.peek() === null) this.primary.value = figure;
  }

  setChanges(changes: readonly Change[]): void {
    this.lab.question.setChanges(changes);
  }
  setMoment(tick: number): void {
    this.lab.question.setMoment(tick);
  }
  private forgetResults(): void {
    this.own.value = null;
    this.parting.value = undefined;
    this.pairs.value = [];
    this.error.value = null;
  }

  /**
   * The save text of the café at the moment of the question. If another moment is shown, a Worker simulates the café up
   * to there.
   */
  private async moment(): Promise<Moment> {
    const { lab } = this;
    const tick = this.at;
    const { line } = lab;
    const until = untilOf(lab.cafe.state.clock, tick);
    if (line === null) return { text: textOf(lab.deps.running()), journal: [], until };
    if (this.kept?.line !== line || this.kept.tick !== tick) {
      const before = line.tape.until(tick).at(-1);
      const here = lab.cafe.state.tick === tick || before === undefined;
      const text = here
        ? Promise.resolve(textOf(lab.cafe))
        : this.pool.moment(before.text, line.tape.givenFrom(before.tick), tick);
      const kept = { line, tick, text };
      this.kept = kept;
      text.catch(() => {
        if (this.kept === kept) this.kept = null;
      });
    }
    return { text: await this.kept.text, journal: line.tape.givenFrom(tick), until };
  }
  private kept: { readonly line: Line; readonly tick: number; readonly text: Promise<string> } | null = null;

  /** Returns two futures that begin at the moment of the question: the original day, and the day with the changes. */
  async specs(changes: readonly Change[] = this.changes.peek()): Promise<readonly [FutureSpec, FutureSpec]> {
    const common = {
      ...(await this.moment()),
      seed: null,
      whose: [...new Set(changes.map(({ maid }) => maid).filter((id): id is PersonId => id !== undefined))],
    };
    return [
      { ...common, changes: [] },
      { ...common, changes: changes.map(({ input }) => input) },
    ];
  }

  /**
   * A text that changes when a Worker has run players' scripts for the question. The page then opens both cafés again,
   * so that they replay the answers of these scripts.
   */
  get thought(): string {
    const { b } = this.own.value ?? {};
    return b?.thoughts === undefined ? '' : b.hash;
  }

  /** Opens both futures at their beginning, so that they can be drawn. */
  async open(): Promise<readonly [Simulation, Simulation]> {
    const own = this.own.peek();
    const [a, b] = await this.specs();
    const scripts = this.lab.deps.scripts();
    const cafes = [
      openFuture(withThoughts(a, own?.a), scripts, true),
      openFuture(withThoughts(b, own?.b), scripts, true),
    ] as const;
    this.maids.value = Object.values(cafes[0].state.people)
      .filter((one): one is Maid => one.role === 'maid')
      .map((one) => structuredClone(one));
    return cafes;
  }

  /** Simulates the rest of both days, first with the original random streams, then with further seeds. */
  async run(): Promise<void> {
    this.stop();
    this.forgetResults();
    const began = performance.now();
    const asked = this.seeds.peek();
    const total = asked === 'enough' ? MOST_SEEDS : asked;
    let running: Running = { done: 0, total, ms: 0 };
    const goesOn = (): boolean => this.running.peek() === running;
    this.running.value = running;
    const { pool } = this;
    try {
      const [a, b] = await this.specs();
      if (!goesOn()) return;
      const parting = pool.parting(a, b);
      // If the run is stopped, this promise may reject after another rejection has ended the function. Nothing
      // awaits the promise then, so its rejection is ignored here.
      parting.catch(() => undefined);
      const [livedA, livedB] = await Promise.all([pool.future(a), pool.future(b)]);
      this.own.value = { a: livedA, b: livedB };
      const pairs: Pair[] = [];
      await Promise.all([
        parting.then((found) => (this.parting.value = found)),
        this.seedByHandful(total, asked === 'enough', async (seed) => {
          const [one, other] = await Promise.all([pool.future({ ...a, seed }), pool.future({ ...b, seed })]);
          if (!goesOn()) return;
          pairs.push({ seed, a: one.outcome, b: other.outcome });
          // Results are sorted by seed, so that they do not depend on which Worker finishes first.
          this.pairs.value = [...pairs].sort((x, y) => x.seed - y.seed);
          this.running.value = running = { done: pairs.length, total, ms: performance.now() - began };
        }),
      ]);
    } catch (error) {
      if (!(error instanceof Stopped)) this.error.value = error instanceof Error ? error.message : String(error);
    } finally {
      // The progress is removed only if no other run has started meanwhile.
      if (goesOn()) this.running.value = null;
    }
  }

  /**
   * Runs the seeds from 1 on. With `untilNarrow` it runs a handful at a time, until the most important figure is known
   * well. Only whole handfuls are considered, so that the number of seeds does not depend on which Worker finishes
   * first.
   */
  private async seedByHandful(
    total: number,
    untilNarrow: boolean,
    run: (seed: number) => Promise<void>,
  ): Promise<void> {
    const atOnce = untilNarrow ? HANDFUL : total;
    for (let from = 0; from < total; from += atOnce) {
      await Promise.all(Array.from({ length: atOnce }, (_, i) => run(from + i + 1)));
      if (this.running.peek() === null) return;
      const found = difference(this.primary.peek(), this.pairs.peek());
      if (found !== null && isNarrow(found)) return;
    }
  }

  stop(): void {
    if (this.running.peek() === null) return;
    this.pool.stop();
    this.running.value = null;
  }
}

/** Adds to a future the answers that players' scripts gave in the Worker, because the page itself does not run these scripts. */
function withThoughts(spec: FutureSpec, future: Future | undefined): FutureSpec {
  if (future?.thoughts === undefined) return spec;
  const given = spec.journal.filter(({ input }) => input.kind !== 'thought');
  return { ...spec, journal: [...given, ...future.thoughts] };
}

/** The lab's model of "What if"; results stay while other pages are open. */
export const whatIfOf = (lab: Lab): WhatIf => lab.modelOf('whatif', () => new WhatIf(lab));
