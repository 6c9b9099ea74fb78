/**
 * Finds where two futures part: the first tick at which a character's todo differs between them, and the two thoughts
 * that led there. Todos that differ only in their tick budget count as equal. For example, a maid who reconsiders on
 * her way and a maid who does not are equal if both walk to the same table.
 */

import { type Decision, sameLine, type Todo, Trace } from '../../ai/index.ts';
import { scripts as shipped } from '../../scripts/index.ts';
import type { PersonId } from '../../sim/state/person.ts';
import type { Scripts, Simulation } from '../../sim/simulation.ts';
import type { Actor } from '../../sim/script-api/views.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { Thinking } from '../../sandbox/thinking.ts';
import { type FutureSpec, isOver, openFuture } from './futures.ts';

export interface Parting {
  /** Tick of the first difference. Before it, both futures are equal. */
  readonly tick: number;
  readonly who: PersonId;
  /** The character's last thought in each future up to that tick; null = the character has not thought in this future. */
  readonly a: Decision | null;
  readonly b: Decision | null;
  /** States of both cafés right after the futures part, needed to put the thoughts into words. */
  readonly states: readonly [WorldState, WorldState];
}

const writtenBy = (cafe: Simulation, id: PersonId): Todo | null => cafe.world.minds.lastTodoOf(id);

const sameWritten = (a: Todo | null, b: Todo | null): boolean => (a === null || b === null ? a === b : sameLine(a, b));

/** Returns the first difference between two futures that begin at the same moment, or null if they never differ. */
export function firstParting(
  a: FutureSpec,
  b: FutureSpec,
  scripts: Scripts = shipped,
  sandboxes: readonly [Sandbox, Sandbox] | null = null,
): Parting | null {
  const live = sandboxes !== null;
  const cafes = [openFuture(a, scripts, true, live), openFuture(b, scripts, true, live)] as const;
  sandboxes?.forEach((sandbox, i) => new Thinking(cafes[i as 0 | 1], sandbox));
  const search = new PartingSearch(cafes, Math.max(a.until, b.until));
  while (search.step());
  return search.found;
}

/** Searches for the first difference between two cafés that start in the same state. Each step runs one tick of both. */
export class PartingSearch {
  found: Parting | null = null;
  private readonly traces: readonly [Trace<Actor>, Trace<Actor>];

  constructor(
    private readonly cafes: readonly [Simulation, Simulation],
    private readonly until: number,
  ) {
    this.traces = [new Trace<Actor>(Infinity), new Trace<Actor>(Infinity)];
    cafes[0].observe(this.traces[0]);
    cafes[1].observe(this.traces[1]);
  }

  /** Runs one tick of both cafés. @returns false when the search has ended */
  step(): boolean {
    const { cafes, traces, until } = this;
    if (this.found !== null || isOver(cafes[0], until) || isOver(cafes[1], until)) return false;
    const { tick } = cafes[0].state;
    cafes[0].step();
    cafes[1].step();
    const ids = Object.keys({ ...cafes[0].state.people, ...cafes[1].state.people }).sort((one, other) =>
      one < other ? -1 : one > other ? 1 : 0,
    );
    const who = ids.find((id) => !sameWritten(writtenBy(cafes[0], id), writtenBy(cafes[1], id)));
    if (who === undefined) return true;
    this.found = {
      tick,
      who,
      a: lastOf(traces[0], cafes[0], who),
      b: lastOf(traces[1], cafes[1], who),
      states: [cafes[0].state, cafes[1].state],
    };
    return false;
  }
}

/** Returns a character's last thought that has a reason. If the trace has no such thought, it is taken from the decisions stored in the café. */
function lastOf(trace: Trace<Actor>, cafe: Simulation, who: PersonId): Decision | null {
  const own = trace.of(who);
  return own.at(-1) ?? cafe.decisions(who).at(-1) ?? null;
}
