/**
 * Somebody at the moment shown: what they decided last, the line before and after it, and the thoughts around. Pure but for
 * the words: a line's history and the café of the moment in, what the panel shows out.
 */

import type { Decision, Todo } from '../../ai/index.ts';
import type { Person, PersonId } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { entriesOf, type Entry, type Thought, thoughtsOf } from '../../notebook/past/past.ts';
import { countBefore } from '../../analysis/timeline/history.ts';

/** How many thoughts back and on are looked through. */
const AROUND = 60;
/** How many warps lead from a reason to a line, at most. */
const STEPS = 4;

export interface Around {
  /** The last thought with a reason; null before the first. */
  readonly chosen: Thought | null;
  /** The line that stood before it, and the one it came to – by a warp, in the same tick, too. */
  readonly was: Todo | null;
  readonly now: Todo | null;
  /** Thoughts worth a line, oldest first. */
  readonly entries: readonly Entry[];
  /** How many thoughts there were before the moment. */
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

/** What was written down in the end: whoever warps thinks on by the next script, a tick later. */
function nowOf(all: readonly Decision[], at: number): Todo | null {
  for (let i = at; i < Math.min(all.length, at + STEPS); i++) {
    const { todo, warp } = all[i] as Decision;
    if (todo !== null || warp === null) return todo;
  }
  return null;
}

/** The thought before or after the moment, of those worth a line. */
export function thoughtBeside(entries: readonly Entry[], tick: number, by: 1 | -1): Thought | null {
  const ticks = entries.map(({ first }) => first);
  return (by === 1 ? ticks.find((one) => one.tick >= tick) : ticks.filter((one) => one.tick < tick - 1).at(-1)) ?? null;
}

/** The guest a thought is about, for whoever knows the people: chosen among several, or named. */
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
