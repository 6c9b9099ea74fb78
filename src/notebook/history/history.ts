/**
 * The page "History": the last thoughts (the trace keeps 64), the newest first. Alert characters think every tick, mostly
 * with the same result; such thoughts are merged into one entry ("looked up 17 times and stayed her course"). Changes
 * of mind are marked: a maid on her way to one target went to another.
 */

import type { Decision, EndReason, Reason, Todo } from '../../ai/index.ts';
import type { Person } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { phrase, warpName, type Phrase } from '../phrase.ts';
import { clockAt } from '../time.ts';
import { todoWords } from '../todo-words.ts';

export type PastFilter = 'all' | 'minds' | 'faults';

export interface Thought {
  /** Key of the thought; it stays the same while newer thoughts arrive. */
  readonly key: string;
  readonly decision: Decision;
  readonly clock: string;
  readonly tick: number;
  /** The reason recorded with the thought; null = none is recorded, so the thought is described by its todo. */
  readonly reason: Reason | null;
  readonly words: Phrase;
  readonly ended: EndReason | null;
  readonly changedMind: boolean;
  readonly fault: string | null;
  /** The todo that the previous thought wrote. Null if that thought wrote none, or if it is not recorded. */
  readonly was: Todo | null;
  /** The tile that the thought is about; null = the thought is not about a tile. */
  readonly place: { readonly x: number; readonly y: number } | null;
}

/** An entry of the page: a thought together with the thoughts directly after it that had the same result. */
export interface Entry {
  readonly key: string;
  /** The entry's thoughts, the oldest first; never empty. */
  readonly thoughts: readonly Thought[];
  readonly first: Thought;
}

/** All recorded thoughts, the oldest first. */
export function thoughtsOf(state: WorldState, person: Person, decisions: readonly Decision[]): Thought[] {
  const seen = new Map<number, number>();
  return decisions.map((decision, at) => {
    const nth = seen.get(decision.tick) ?? 0;
    seen.set(decision.tick, nth + 1);
    return {
      key: `${decision.tick}.${nth}`,
      decision,
      clock: clockAt(state.clock, decision.tick),
      tick: decision.tick,
      reason: decision.because,
      words: wordsOf(state, person, decision),
      ended: decision.ended,
      changedMind: changedMind(decisions, at),
      fault: decision.fault,
      was: decisions[at - 1]?.todo ?? null,
      place: placeOf(state, decision),
    };
  });
}

/** Merges thoughts into entries, the newest first. */
export function entriesOf(thoughts: readonly Thought[]): Entry[] {
  const entries: Thought[][] = [];
  for (const thought of thoughts) {
    const open = entries.at(-1);
    const before = open?.at(-1);
    if (
      open !== undefined &&
      before !== undefined &&
      !thought.changedMind &&
      subjectOf(before.decision) === subjectOf(thought.decision)
    )
      open.push(thought);
    else entries.push([thought]);
  }
  return entries
    .reverse()
    .map((members) => ({ key: (members[0] as Thought).key, thoughts: members, first: members[0] as Thought }));
}

export function filtered(entries: readonly Entry[], filter: PastFilter): readonly Entry[] {
  if (filter === 'minds') return entries.filter((entry) => entry.first.changedMind);
  return filter === 'faults' ? entries.filter((entry) => entry.first.fault !== null) : entries;
}

/**
 * A text that identifies what a thought is about, without figures that change from tick to tick. Consecutive thoughts
 * with the same text are merged into one entry.
 */
function subjectOf({ because, todo, warp, key, fault, tick }: Decision): string {
  if (fault !== null) return `fault ${tick}`;
  if (because !== null) {
    const { guest, name, table, tables, dish, command, x, y, row, behaviour } = because.terms;
    return JSON.stringify([because.key, guest ?? name, table, tables, dish, command, x, y, row, behaviour]);
  }
  return todo === null ? `warp ${warp?.warp ?? tick}` : JSON.stringify([key, todo.behave, todo.guest]);
}

/** Describes a decision for which no reason is recorded, by what came out of it: a fault, a todo or a warp. */
function wordsOf(state: WorldState, person: Person, { fault, todo, warp, missingKey }: Decision): Phrase {
  if (fault !== null) return phrase('notebook.past.fault');
  if (todo !== null) return todoWords(state, person, todo);
  if (warp !== null && missingKey) return phrase('notebook.past.missingKey', { key: warp.warp });
  if (warp !== null) return phrase('notebook.past.warp', { key: warpName(warp.warp) });
  return phrase('notebook.past.noIdea');
}

/**
 * Whether a maid changed her mind. She did if the tick budget of the previous todo ran out, or a fact changed, before
 * she had finished it, and she then chose another target or other work.
 */
export function changedMind(decisions: readonly Decision[], at: number): boolean {
  const decision = decisions[at];
  const before = decisions[at - 1];
  if (decision === undefined || decision.fault !== null || before === undefined) return false;
  if (decision.ended !== 'tick' && decision.ended !== 'changed') return false;
  if (before.todo === null || idle(before.todo) || decision.because === null) return false;
  const now = goalOf(decision);
  const then = goalOf(before);
  if (now !== null && then !== null && decision.because.key === before.because?.key) return now !== then;
  return (decision.warp !== null || now !== null) && subjectOf(decision) !== subjectOf(before);
}

/** Whether a todo is waiting or standing. Such a todo is interrupted often, which does not count as a change of mind. */
const idle = (todo: Todo): boolean => (todo.until !== undefined && todo.behave !== 'move') || todo.behave === 'stay';

const goalOf = (decision: Decision): string | null =>
  decision.options.find((option) => option.verdict === 'chosen')?.id ?? null;

/**
 * The tile that a decision is about: the goal of its todo or, if there is none, the table named in its reason or, if
 * there is none, the tile of the person concerned.
 */
export function placeOf(state: WorldState, { todo, because, warp }: Decision): { x: number; y: number } | null {
  const param = warp?.param;
  const handed =
    typeof param === 'object' && param !== null && !Array.isArray(param)
      ? (param as { readonly [key: string]: unknown })
      : null;
  for (const source of [todo, handed])
    if (typeof source?.x === 'number' && typeof source.y === 'number') return { x: source.x, y: source.y };
  const table = because?.terms.table;
  const seat = typeof table === 'number' && table > 0 ? state.seats.find((one) => one.table === table) : undefined;
  if (seat !== undefined) return { x: seat.tableX, y: seat.tableY };
  for (const id of [todo?.guest, todo?.hero, todo?.with, handed?.guest, because?.terms.guest]) {
    const someone = typeof id === 'string' ? state.people[id] : undefined;
    if (someone !== undefined) return { x: someone.x, y: someone.y };
  }
  return null;
}

/**
 * Returns the next older (−1) or next newer (+1) thought than the selected one. If no thought is selected, returns the
 * newest.
 */
export function stepThought(entries: readonly Entry[], chosen: string | null, step: -1 | 1): Thought | null {
  const oldestFirst = entries.flatMap((entry) => [...entry.thoughts].reverse()).reverse();
  const at = oldestFirst.findIndex((thought) => thought.key === chosen);
  if (at < 0) return oldestFirst.at(-1) ?? null;
  return oldestFirst[Math.max(0, Math.min(oldestFirst.length - 1, at + step))] ?? null;
}
