/**
 * Finds what a character does at a moment, and since when. A todo goes on if it was renewed, or if the script wrote it
 * again after it had run out or a fact had changed. Unless the script has given a new reason, the reason of the first
 * of these thoughts still holds.
 */

import { type Decision, sameLine } from '../../ai/trace.ts';

/** The last thought before a moment, and the earlier thought whose todo it continues. */
export interface Present {
  readonly last: Decision;
  /** The last thought that gave a reason; null = none did. */
  readonly reasoned: Decision | null;
  /**
   * The thought whose reason and options explain the todo: the reasoned one, unless the last thought began another todo
   * and noted only what it had weighed. Then the older reason was for something else.
   */
  readonly explained: Decision;
  /**
   * The tick since which the character goes on with the same todo, and the number of thoughts that continued it; null =
   * the todo is new.
   */
  readonly goesOn: { readonly since: number; readonly times: number } | null;
  /** How often the todo of the last thought was renewed up to the moment; renewals are not recorded as thoughts. */
  readonly renewed: number;
  /** Whether the reason is from an earlier tick. */
  readonly isOld: boolean;
}

/**
 * Finds what a character does at this tick, from its thoughts.
 * @param thoughts the thoughts up to the tick, oldest first
 * @returns null if there are none
 */
export function presentOf(thoughts: readonly Decision[], tick: number): Present | null {
  const last = thoughts.at(-1);
  if (last === undefined) return null;
  const renewed = renewals(last, tick);
  let at = thoughts.length - 1;
  let times = renewed;
  for (; at > 0 && isAgain(thoughts[at - 1] as Decision, thoughts[at] as Decision); at--)
    times += 1 + ((thoughts[at - 1] as Decision).again ?? 0);
  const since = (thoughts[at] as Decision).tick;
  let reasonedAt = thoughts.length - 1;
  while (reasonedAt >= 0 && thoughts[reasonedAt]?.because === null) reasonedAt--;
  const reasoned = thoughts[reasonedAt] ?? null;
  const isOfThis = reasoned !== null && times > 0 && reasoned.tick >= since;
  return {
    last,
    reasoned,
    explained: reasoned === null || (!isOfThis && last.options.length > 0) ? last : reasoned,
    goesOn: times === 0 ? null : { since, times },
    renewed,
    isOld: reasoned !== null && (reasoned !== last || renewed > 0),
  };
}

/** How often a todo was renewed up to a tick. It is renewed each time its ticks have run out. */
function renewals({ again = 0, todo, tick }: Decision, until: number): number {
  return Math.min(again, Math.floor((until - tick) / (todo?.tick ?? 1)));
}

/** Whether a thought continues the todo of the thought before. */
function isAgain(before: Decision, now: Decision): boolean {
  if (before.todo === null || now.todo === null || before.key !== now.key) return false;
  return (now.ended === 'tick' || now.ended === 'changed') && sameLine(before.todo, now.todo);
}
