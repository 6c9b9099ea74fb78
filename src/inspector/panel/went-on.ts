/**
 * What a character does at a moment, and since when: a todo that was renewed, or written again after it had run out or a
 * fact had changed, goes on. Its reason is then that of an earlier tick, unless the script has given a new one.
 */

import { type Decision, sameLine } from '../../ai/trace.ts';

/** The last thought before a moment, and what it goes on with. */
export interface Present {
  readonly last: Decision;
  /** The last thought that had a reason; null = none had. */
  readonly reasoned: Decision | null;
  /** Since which tick the character goes on with the same todo, and how often it has decided so; null = it does not. */
  readonly goesOn: { readonly since: number; readonly times: number } | null;
  /** How often the last thought was renewed until the moment; such renewals have no thought of their own. */
  readonly renewed: number;
  /** Whether the reason is that of an earlier tick. */
  readonly isOld: boolean;
}

/** @param thoughts those up to the tick, oldest first @returns null without thoughts */
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
  return {
    last,
    reasoned,
    goesOn: times === 0 ? null : { since, times },
    renewed,
    isOld: reasoned !== null && (reasoned !== last || renewed > 0),
  };
}

/** How often a todo was renewed until a tick: each time when its ticks had run out. */
function renewals({ again = 0, todo, tick }: Decision, until: number): number {
  return Math.min(again, Math.floor((until - tick) / (todo?.tick ?? 1)));
}

/** Whether a thought goes on with the todo of the one before. */
function isAgain(before: Decision, now: Decision): boolean {
  if (before.todo === null || now.todo === null || before.key !== now.key) return false;
  return (now.ended === 'tick' || now.ended === 'changed') && sameLine(before.todo, now.todo);
}
