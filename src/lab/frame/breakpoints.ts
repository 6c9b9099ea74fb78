/**
 * Breakpoints in the café: those of the inspector, on thoughts, and those on broken promises. The game pauses at the end
 * of the tick in which a breakpoint is hit. Breakpoints outlive the lab and the day, because they hold only names and
 * promises. The kind of a character is its role.
 */

import { signal, type Signal } from '@preact/signals';
import {
  type CommandOnBoard,
  isWarp,
  type MindObserver,
  type MindsView,
  type ScriptEntry,
  type Todo,
  type Warp,
} from '../../ai/index.ts';
import type { Promised } from '../../analysis/promises/index.ts';
import type { BrokenPromise } from '../../analysis/promises/keeper.ts';
import { type Breakpoint as ThoughtBreakpoint, metBy, sameBreakpoint } from '../../inspector/record/breakpoints.ts';
import type { Simulation } from '../../sim/simulation.ts';
import type { PersonId } from '../../sim/state/person.ts';
import type { Actor } from '../../sim/script-api/views.ts';

/** A breakpoint that is met when a promise is broken. */
export interface PromiseBreakpoint {
  readonly on: 'promise';
  /** The promise; null = any promise that is switched on. */
  readonly promise: Promised | null;
}

export type Breakpoint = ThoughtBreakpoint | PromiseBreakpoint;

/** The last time a breakpoint was hit. */
export interface Hit {
  readonly breakpoint: Breakpoint;
  /**
   * The person who had the thought at which the game stopped, or the person of the breach; null = the breach concerns
   * no person in particular.
   */
  readonly who: PersonId | null;
  readonly tick: number;
  /** The data that the warp passed to the next script; undefined = it was no warp, or nothing was passed. */
  readonly param?: unknown;
  /** The broken promise; left out = the breakpoint is on a thought. */
  readonly broken?: BrokenPromise;
}

const isSame = (a: Breakpoint, b: Breakpoint): boolean =>
  a.on === 'promise' || b.on === 'promise'
    ? a.on === 'promise' && b.on === 'promise' && a.promise?.text === b.promise?.text
    : sameBreakpoint(a, b);

export class Breakpoints implements MindObserver<Actor> {
  readonly list: Signal<readonly Breakpoint[]> = signal([]);
  /** The last hit of a breakpoint; null once time continues. */
  readonly hit: Signal<Hit | null> = signal(null);
  private fresh: Hit | null = null;
  /** The breakpoints of the list that are on thoughts. */
  private onThoughts: readonly ThoughtBreakpoint[] = [];
  private readonly watched = new WeakSet<Simulation>();

  /** Observes the thoughts in this café from now on. */
  watch(cafe: Simulation): void {
    if (this.watched.has(cafe)) return;
    this.watched.add(cafe);
    cafe.observe(this);
  }

  has(breakpoint: Breakpoint): boolean {
    return this.list.value.some((one) => isSame(one, breakpoint));
  }
  /** Adds a breakpoint to the list, or removes it if the list contains an equal one. */
  toggle(breakpoint: Breakpoint): void {
    const before = this.list.value;
    const others = before.filter((one) => !isSame(one, breakpoint));
    this.list.value = others.length < before.length ? others : [...before, breakpoint];
    this.onThoughts = this.list.value.filter((one): one is ThoughtBreakpoint => one.on !== 'promise');
  }

  /** Returns the breakpoint hit in the last tick, but only at the first call after the hit. */
  take(): Hit | null {
    const { fresh } = this;
    this.fresh = null;
    if (fresh !== null) this.hit.value = fresh;
    return fresh;
  }

  thought(
    minds: MindsView<Actor>,
    row: number,
    _commands: readonly CommandOnBoard[],
    _ran: ScriptEntry<Actor>,
    answer: Todo | Warp | undefined,
  ): void {
    if (this.fresh !== null) return;
    this.look(minds, row, answer, false);
  }
  ended(): void {}
  fault(minds: MindsView<Actor>, row: number): void {
    if (this.fresh === null) this.look(minds, row, undefined, true);
  }

  /** Must be called for every promise that is broken in the café shown, also at an earlier moment of the day. */
  broke(broken: BrokenPromise): void {
    if (this.fresh !== null) return;
    const { promise, breach } = broken;
    const breakpoint = this.list
      .peek()
      .find((one) => one.on === 'promise' && (one.promise === null || one.promise.text === promise.text));
    if (breakpoint !== undefined) this.fresh = { breakpoint, who: breach.who, tick: breach.tick, broken };
  }

  private look(minds: MindsView<Actor>, row: number, answer: Todo | Warp | undefined, fault: boolean): void {
    const stopped = metBy(this.onThoughts, minds, row, minds.characterOf(row).me.role, answer, fault);
    if (stopped === null) return;
    const param = answer !== undefined && isWarp(answer) ? structuredClone(answer.param) : undefined;
    this.fresh = { ...stopped, param };
  }
}
