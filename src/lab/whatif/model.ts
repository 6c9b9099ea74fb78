/**
 * What the page "What if" remembers: the moment, what is changed there, and what came of it – the two futures with the
 * café's own luck, where they part, and the difference over as many seeds as there was patience for. It outlives the
 * page, so that one may look something up and come back.
 */

import { signal, type Signal } from '@preact/signals';
import type { Parting } from '../../headless/whatif/parting.ts';
import { type Future, type FutureSpec, openFuture } from '../../headless/whatif/futures.ts';
import type { Pair } from '../../headless/whatif/stats.ts';
import type { Answer } from '../../headless/whatif/worker.ts';
import type { PersonId } from '../../sim/person.ts';
import type { Simulation } from '../../sim/simulation.ts';
import type { Lab } from '../frame/lab.ts';
import { HeatMap } from './heat.ts';
import { textOf } from '../time/tape.ts';
import type { Change } from './changes.ts';
import { Pool, Stopped } from './pool.ts';

/** Ticks after closing within which everybody has gone home. */
const AFTER_CLOSING = 3000;
const WITHOUT_CLOSING = 6000;

export type Mode = 'beside' | 'ghost' | 'slider';

export interface Running {
  readonly done: number;
  readonly total: number;
  /** Milliseconds since it began. */
  readonly ms: number;
}

export class WhatIf {
  /** The moment at which both futures begin; null = the one shown when the page is opened. */
  readonly tick: Signal<number | null> = signal(null);
  readonly changes: Signal<readonly Change[]> = signal([]);
  readonly seeds = signal(20);
  readonly mode: Signal<Mode> = signal('beside');
  readonly running: Signal<Running | null> = signal(null);
  /** The futures with the café's own luck: as lived, and with the changes. */
  readonly own: Signal<{ readonly a: Future; readonly b: Future } | null> = signal(null);
  /** Undefined = not looked for yet; null = they never part. */
  readonly parting: Signal<Parting | null | undefined> = signal(undefined);
  readonly pairs: Signal<readonly Pair[]> = signal([]);
  readonly error: Signal<string | null> = signal(null);
  readonly pool = new Pool();
  readonly heat: HeatMap = new HeatMap(this);

  constructor(readonly lab: Lab) {}

  /** The moment, as a tick of the line that is played. */
  get at(): number {
    return this.tick.value ?? this.lab.tick.peek();
  }

  /** Other changes: what came of the last ones is about something else. */
  setChanges(changes: readonly Change[]): void {
    this.stop();
    this.changes.value = changes;
    this.forgetResults();
  }
  setMoment(tick: number): void {
    if (tick === this.tick.peek()) return;
    this.stop();
    this.tick.value = tick;
    this.forgetResults();
  }
  private forgetResults(): void {
    this.own.value = null;
    this.parting.value = undefined;
    this.pairs.value = [];
    this.error.value = null;
  }

  /** The two futures of a seed; null = the café's own luck. */
  specs(seed: number | null, changes: readonly Change[] = this.changes.peek()): readonly [FutureSpec, FutureSpec] {
    const { lab } = this;
    const timeline = lab.timeline.peek();
    const tick = this.at;
    const cafe = timeline?.line.tape.at(tick) ?? lab.host.running();
    const { closeTick } = cafe.state.clock;
    const common = {
      text: textOf(cafe),
      journal: timeline?.line.tape.givenFrom(tick) ?? [],
      until: closeTick === null ? tick + WITHOUT_CLOSING : Math.max(closeTick, tick) + AFTER_CLOSING,
      seed,
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
  open(): readonly [Simulation, Simulation] {
    const own = this.own.peek();
    const [a, b] = this.specs(null);
    return [
      openFuture(withThoughts(a, own?.a), this.lab.host.scripts(), true),
      openFuture(withThoughts(b, own?.b), this.lab.host.scripts(), true),
    ];
  }

  /** Runs the rest of the day both ways: with the café's own luck, then with as many others as are wished for. */
  async run(): Promise<void> {
    this.stop();
    this.forgetResults();
    const began = performance.now();
    const total = this.seeds.peek();
    const [a, b] = this.specs(null);
    this.running.value = { done: 0, total, ms: 0 };
    const future = async (spec: FutureSpec): Promise<Future> => futureIn(await this.pool.run({ kind: 'future', spec }));
    try {
      const parting = this.pool.run({ kind: 'parting', a, b });
      const [livedA, livedB] = await Promise.all([future(a), future(b)]);
      this.own.value = { a: livedA, b: livedB };
      const found = await parting;
      this.parting.value = found.kind === 'parting' ? found.parting : null;
      const pairs: Pair[] = [];
      await Promise.all(
        Array.from({ length: total }, async (_, i) => {
          const seed = i + 1;
          const [one, other] = await Promise.all([future({ ...a, seed }), future({ ...b, seed })]);
          pairs.push({ seed, a: one.outcome, b: other.outcome });
          // In the order of seeds, so that the figures are the same however the Workers race.
          this.pairs.value = [...pairs].sort((x, y) => x.seed - y.seed);
          this.running.value = { done: pairs.length, total, ms: performance.now() - began };
        }),
      );
    } catch (error) {
      if (!(error instanceof Stopped)) this.error.value = error instanceof Error ? error.message : String(error);
    } finally {
      this.running.value = null;
    }
  }

  stop(): void {
    if (this.running.peek() === null) return;
    this.pool.stop();
    this.running.value = null;
  }

  /** The lab is closed: nothing runs on unseen. */
  dispose(): void {
    this.pool.stop();
  }
}

/** A future as it was run elsewhere: what players' scripts answered there, they answer here, where none is ever run. */
function withThoughts(spec: FutureSpec, future: Future | undefined): FutureSpec {
  if (future?.thoughts === undefined) return spec;
  const given = spec.journal.filter(({ input }) => input.kind !== 'thought');
  return { ...spec, journal: [...given, ...future.thoughts] };
}

function futureIn(answer: Answer): Future {
  if (answer.kind !== 'future') throw new Error('a future was asked for, and something else came');
  return answer.future;
}
