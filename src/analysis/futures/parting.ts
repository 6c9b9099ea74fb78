/**
 * Where two futures part: the first tick at which somebody has another line in their notebook than in the other future,
 * and the thoughts that led to both. A todo that differs in nothing but its budget is still the same – an alert maid and
 * a plain one who walk to the same table have not parted yet.
 */

import { type Decision, sameLine, type Todo, Trace } from '../../ai/index.ts';
import { scripts as shipped } from '../../scripts/index.ts';
import type { PersonId } from '../../sim/state/person.ts';
import type { Scripts, Simulation } from '../../sim/simulation.ts';
import type { Actor } from '../../sim/world/world.ts';
import type { WorldState } from '../../sim/state/types.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { Thinking } from '../../sandbox/thinking.ts';
import { type FutureSpec, isOver, openFuture } from './futures.ts';

export interface Parting {
  /** The tick of the thought. Before it both are the same. */
  readonly tick: number;
  readonly who: PersonId;
  /** The last thought of both up to then; null = none in this future. */
  readonly a: Decision | null;
  readonly b: Decision | null;
  /** Both cafés right after that tick: whoever explains the thoughts needs to know the people. */
  readonly states: readonly [WorldState, WorldState];
}

/** The line somebody last wrote down. */
function writtenBy(cafe: Simulation, id: PersonId): Todo | null {
  const { minds } = cafe.world;
  const row = minds.rowOf(id);
  return row < 0 ? null : minds.lastTodoOf(row);
}

const sameWritten = (a: Todo | null, b: Todo | null): boolean => (a === null || b === null ? a === b : sameLine(a, b));

/** The first parting of two futures from one moment; null when they never part. */
export function firstParting(
  a: FutureSpec,
  b: FutureSpec,
  scripts: Scripts = shipped,
  sandboxes: readonly [Sandbox, Sandbox] | null = null,
): Parting | null {
  const live = sandboxes !== null;
  const cafes = [openFuture(a, scripts, true, live), openFuture(b, scripts, true, live)] as const;
  sandboxes?.forEach((sandbox, i) => new Thinking(cafes[i as 0 | 1], sandbox));
  const traces = [new Trace<Actor>(Infinity), new Trace<Actor>(Infinity)] as const;
  cafes[0].observe(traces[0]);
  cafes[1].observe(traces[1]);
  const until = Math.max(a.until, b.until);
  while (!isOver(cafes[0], until) && !isOver(cafes[1], until)) {
    const { tick } = cafes[0].state;
    cafes[0].step();
    cafes[1].step();
    const ids = Object.keys({ ...cafes[0].state.people, ...cafes[1].state.people }).sort((one, other) =>
      one < other ? -1 : one > other ? 1 : 0,
    );
    for (const who of ids) {
      if (sameWritten(writtenBy(cafes[0], who), writtenBy(cafes[1], who))) continue;
      return {
        tick,
        who,
        a: lastOf(traces[0], cafes[0], who),
        b: lastOf(traces[1], cafes[1], who),
        states: [cafes[0].state, cafes[1].state],
      };
    }
  }
  return null;
}

/** The last thought with a reason; of somebody who had none since, what the café still remembers. */
function lastOf(trace: Trace<Actor>, cafe: Simulation, who: PersonId): Decision | null {
  const own = trace.of(who);
  return own.at(-1) ?? cafe.decisions(who).at(-1) ?? null;
}
