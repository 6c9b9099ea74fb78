/**
 * The inspector's breakpoints in the café: the game pauses at the end of the tick in which one is met. Breakpoints outlive
 * the lab and the day, because they hold only names. The kind of a character is its role.
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
import { type Breakpoint, hasBreakpoint, metBy, type Stopped, toggled } from '../../inspector/record/breakpoints.ts';
import type { Simulation } from '../../sim/simulation.ts';
import type { Actor } from '../../sim/script-api/views.ts';

/** The last time a breakpoint was hit, with the data that the warp passed to the next script. */
export interface Hit extends Stopped {
  readonly param: unknown;
}

export class Breakpoints implements MindObserver<Actor> {
  readonly list: Signal<readonly Breakpoint[]> = signal([]);
  /** The last hit of a breakpoint; null once time continues. */
  readonly hit: Signal<Hit | null> = signal(null);
  private fresh: Hit | null = null;
  private readonly watched = new WeakSet<Simulation>();

  /** Observes the thoughts in this café from now on. */
  watch(cafe: Simulation): void {
    if (this.watched.has(cafe)) return;
    this.watched.add(cafe);
    cafe.observe(this);
  }

  has(breakpoint: Breakpoint): boolean {
    return hasBreakpoint(this.list.value, breakpoint);
  }
  toggle(breakpoint: Breakpoint): void {
    this.list.value = toggled(this.list.value, breakpoint);
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

  private look(minds: MindsView<Actor>, row: number, answer: Todo | Warp | undefined, fault: boolean): void {
    const stopped = metBy(this.list.peek(), minds, row, minds.characterOf(row).me.role, answer, fault);
    if (stopped === null) return;
    const param = answer !== undefined && isWarp(answer) ? structuredClone(answer.param) : undefined;
    this.fresh = { ...stopped, param };
  }
}
