/**
 * What the page "What if" remembers: the moment, what is changed there, and what came of it – the two futures with the
 * café's own luck, where they part, and the difference over as many seeds as there was patience for. It outlives the
 * page, so that one may look something up and come back.
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
import type { Pair } from '../../analysis/futures/stats.ts';
import type { Maid, PersonId } from '../../sim/state/person.ts';
import type { Simulation } from '../../sim/simulation.ts';
import type { Lab } from '../frame/lab.ts';
import { HeatMap, type Running } from './heat.ts';
import type { Line } from '../../analysis/timeline/timeline.ts';
import type { Change } from '../frame/changes.ts';
import { Pool, Stopped } from './worker-pool.ts';

export type Mode = 'beside' | 'ghost' | 'slider';

export class WhatIf {
  /** The figure that counts most. */
  readonly primary: Signal<FigureId> = signal('lost');
  readonly seeds = signal(20);
  readonly mode: Signal<Mode> = signal('beside');
  readonly running: Signal<Running | null> = signal(null);
  /** The futures with the café's own luck: as lived, and with the changes. */
  readonly own: Signal<{ readonly a: Future; readonly b: Future } | null> = signal(null);
  /** Undefined = not looked for yet; null = they never part. */
  readonly parting: Signal<Parting | null | undefined> = signal(undefined);
  readonly pairs: Signal<readonly Pair[]> = signal([]);
  readonly error: Signal<string | null> = signal(null);
  /** The maids as they were at the moment; null until it has been opened. */
  readonly maids: Signal<readonly Maid[] | null> = signal(null);
  /** A tick both cafés are to be seen at; null = nothing is wished for. */
  readonly watch: Signal<number | null> = signal(null);
  readonly pool = new Pool();
  readonly heat: HeatMap = new HeatMap(this);

  constructor(readonly lab: Lab) {
    lab.whenLeft(() => this.dispose());
    lab.question.beforeChange((part) => {
      this.stop();
      if (part === 'tick') this.maids.value = null;
      this.forgetResults();
    });
  }

  get changes(): Signal<readonly Change[]> {
    return this.lab.question.changes;
  }

  /** The moment, as a tick of the line that is played. */
  get at(): number {
    return this.lab.question.tick.value ?? this.lab.tick.peek();
  }

  /** What counts most is chosen before it is known what came of it. */
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

  /** The moment both futures begin at, as text: run to in a Worker, unless it is the one that is shown. */
  private async moment(): Promise<Moment> {
    const { lab } = this;
    const tick = this.at;
    const { line } = lab;
    const until = untilOf(lab.cafe.state.clock, tick);
    if (line === null) return { text: textOf(lab.host.running()), journal: [], until };
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

  /** The future as lived, and the one with changes, from the moment on. */
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

  /** Another text once scripts have been thought through: then both can be shown as they come. */
  get thought(): string {
    const { b } = this.own.value ?? {};
    return b?.thoughts === undefined ? '' : b.hash;
  }

  /** Both futures opened at their beginning, to be looked at. */
  async open(): Promise<readonly [Simulation, Simulation]> {
    const own = this.own.peek();
    const [a, b] = await this.specs();
    const scripts = this.lab.host.scripts();
    const cafes = [
      openFuture(withThoughts(a, own?.a), scripts, true),
      openFuture(withThoughts(b, own?.b), scripts, true),
    ] as const;
    this.maids.value = Object.values(cafes[0].state.people)
      .filter((one): one is Maid => one.role === 'maid')
      .map((one) => structuredClone(one));
    return cafes;
  }

  /** Runs the rest of the day both ways: with the café's own luck, then with as many others as are wished for. */
  async run(): Promise<void> {
    this.stop();
    this.forgetResults();
    const began = performance.now();
    const total = this.seeds.peek();
    let running: Running = { done: 0, total, ms: 0 };
    const goesOn = (): boolean => this.running.peek() === running;
    this.running.value = running;
    const { pool } = this;
    try {
      const [a, b] = await this.specs();
      if (!goesOn()) return;
      const parting = pool.parting(a, b);
      const [livedA, livedB] = await Promise.all([pool.future(a), pool.future(b)]);
      this.own.value = { a: livedA, b: livedB };
      const pairs: Pair[] = [];
      await Promise.all([
        parting.then((found) => (this.parting.value = found)),
        ...Array.from({ length: total }, async (_, i) => {
          const seed = i + 1;
          const [one, other] = await Promise.all([pool.future({ ...a, seed }), pool.future({ ...b, seed })]);
          if (!goesOn()) return;
          pairs.push({ seed, a: one.outcome, b: other.outcome });
          // In the order of seeds, so that the figures are the same however the Workers race.
          this.pairs.value = [...pairs].sort((x, y) => x.seed - y.seed);
          this.running.value = running = { done: pairs.length, total, ms: performance.now() - began };
        }),
      ]);
    } catch (error) {
      if (!(error instanceof Stopped)) this.error.value = error instanceof Error ? error.message : String(error);
    } finally {
      // Another run may have begun since.
      if (goesOn()) this.running.value = null;
    }
  }

  stop(): void {
    if (this.running.peek() === null) return;
    this.pool.stop();
    this.running.value = null;
  }

  /** The lab is closed: nothing runs on unseen. */
  dispose(): void {
    this.pool.close();
    this.running.value = null;
  }
}

/** A future as it was run elsewhere: what players' scripts answered there, they answer here, where none is ever run. */
function withThoughts(spec: FutureSpec, future: Future | undefined): FutureSpec {
  if (future?.thoughts === undefined) return spec;
  const given = spec.journal.filter(({ input }) => input.kind !== 'thought');
  return { ...spec, journal: [...given, ...future.thoughts] };
}

/** The lab's own; what has been run stays while other pages are shown. */
export const whatIfOf = (lab: Lab): WhatIf => lab.modelOf('whatif', () => new WhatIf(lab));
