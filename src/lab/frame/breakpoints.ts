/**
 * Breakpoints on warps: when a character moves on to another script by such a warp, the game pauses at the end of that
 * tick. Breakpoints outlive the lab and the day, because they hold only names.
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
import type { PersonId } from '../../sim/state/person.ts';
import type { Simulation } from '../../sim/simulation.ts';
import type { Actor } from '../../sim/script-api/views.ts';

export interface Breakpoint {
  /** The person whose warp stops the game; null = everyone of the role. */
  readonly who: PersonId | null;
  readonly role: 'maid' | 'guest' | 'chef';
  readonly from: string;
  readonly to: string;
}

/** The last time a breakpoint was hit. */
export interface Hit {
  readonly breakpoint: Breakpoint;
  readonly who: PersonId;
  readonly tick: number;
  readonly param: unknown;
}

export class Breakpoints implements MindObserver<Actor> {
  readonly list: Signal<readonly Breakpoint[]> = signal([]);
  /** The last hit of a breakpoint; null once time continues. */
  readonly hit: Signal<Hit | null> = signal(null);
  private fresh: Hit | null = null;
  private readonly watched = new WeakSet<Simulation>();

  /** Observes the warps in this café from now on. */
  watch(cafe: Simulation): void {
    if (this.watched.has(cafe)) return;
    this.watched.add(cafe);
    cafe.observe(this);
  }

  has({ who, role, from, to }: Breakpoint): boolean {
    return this.list.value.some((one) => one.who === who && one.role === role && one.from === from && one.to === to);
  }
  toggle(breakpoint: Breakpoint): void {
    const { who, role, from, to } = breakpoint;
    const others = this.list.value.filter(
      (one) => one.who !== who || one.role !== role || one.from !== from || one.to !== to,
    );
    this.list.value = others.length < this.list.value.length ? others : [...others, breakpoint];
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
    const list = this.list.peek();
    if (list.length === 0 || this.fresh !== null || answer === undefined || !isWarp(answer)) return;
    const { me } = minds.characterOf(row);
    const from = minds.keyOf(row);
    const breakpoint = list.find(
      (one) =>
        one.from === from && one.to === answer.warp && (one.who === null ? one.role === me.role : one.who === me.id),
    );
    if (breakpoint !== undefined)
      this.fresh = { breakpoint, who: me.id, tick: minds.tick, param: structuredClone(answer.param) };
  }
  ended(): void {}
  fault(): void {}
}
