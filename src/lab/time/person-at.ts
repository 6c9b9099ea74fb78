/**
 * Describes a person at the moment shown: the last decision, the todos before and after it, and the surrounding
 * thoughts. Pure functions, except that sentences are in the player's language.
 */

import type { Decision, Todo } from '../../ai/index.ts';
import type { Person, PersonId } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { entriesOf, type Entry, type Thought, thoughtsOf } from '../../notebook/history/history.ts';
import { countBefore } from '../../inspector/record/thoughts.ts';

/** Number of thoughts searched before and after the moment. */
const AROUND = 60;
/**
 * Maximum number of thoughts searched for the todo that resulted from the chosen thought. More than one may be needed,
 * because a warp lets a later thought write the todo.
 */
const STEPS = 4;

export interface Around {
  /** The last thought with a reason before the moment. If no thought has a reason, the last thought; null if there is none. */
  readonly chosen: Thought | null;
  /** The todo before the chosen thought, and the todo that the thought led to, possibly by way of warps in the same tick. */
  readonly was: Todo | null;
  readonly now: Todo | null;
  /** The thoughts shown in the list: those with a reason or a fault, the oldest first. */
  readonly entries: readonly Entry[];
  /** Number of this person's thoughts that were recorded before the moment. */
  readonly had: number;
}

export function aroundOf(state: WorldState, person: Person, all: readonly Decision[], tick: number): Around {
  const had = countBefore(all, tick);
  const first = Math.max(0, had - AROUND);
  const thoughts = thoughtsOf(state, person, all.slice(first, had + AROUND));
  const past = thoughts.slice(0, had - first);
  const chosen = [...past].reverse().find((one) => one.reason !== null) ?? past.at(-1) ?? null;
  const at = chosen === null ? -1 : all.indexOf(chosen.decision);
  return {
    chosen,
    was:
      at < 0
        ? null
        : (all
            .slice(Math.max(0, at - AROUND), at)
            .filter(({ todo }) => todo !== null)
            .at(-1)?.todo ?? null),
    now: at < 0 ? null : nowOf(all, at),
    entries: entriesOf(thoughts)
      .filter(({ first: one }) => one.reason !== null || one.fault !== null)
      .reverse(),
    had,
  };
}

/** The todo that resulted from a thought. If the thought ended with a warp, a later thought wrote the todo. */
function nowOf(all: readonly Decision[], at: number): Todo | null {
  for (let i = at; i < Math.min(all.length, at + STEPS); i++) {
    const { todo, warp } = all[i] as Decision;
    if (todo !== null || warp === null) return todo;
  }
  return null;
}

/**
 * Returns the listed thought nearest to a tick: after it (`by` = 1) or before it (`by` = −1). Null if there is none.
 */
export function thoughtBeside(entries: readonly Entry[], tick: number, by: 1 | -1): Thought | null {
  const ticks = entries.map(({ first }) => first);
  return (by === 1 ? ticks.find((one) => one.tick >= tick) : ticks.filter((one) => one.tick < tick - 1).at(-1)) ?? null;
}

/** The guest that a thought is about: either chosen among several guests, or named in the todo. */
export function guestOf(
  { options, todo, warp, because }: Decision,
  isGuest: (id: PersonId) => boolean,
): PersonId | null {
  const handed = warp?.param;
  const param = typeof handed === 'object' && handed !== null && !Array.isArray(handed) ? handed : {};
  const named: readonly unknown[] = [
    options.find(({ verdict }) => verdict === 'chosen')?.id,
    todo?.['guest'],
    (param as { readonly [key: string]: unknown })['guest'],
    because?.terms['guest'],
  ];
  return named.find((one): one is PersonId => typeof one === 'string' && isGuest(one)) ?? null;
}
