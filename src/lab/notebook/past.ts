/**
 * The page "Past": the last decisions (the trace keeps 64), newest first, each with its sentence, why the todo before
 * it ended, and what it weighed. Changes of mind are marked, because they are what one looks for: she was on her way,
 * looked up, and went elsewhere.
 */

import { sameLine, type Decision, type EndReason, type Reason, type Todo } from '../../ai/index.ts';
import type { Person, WorldState } from '../../sim/types.ts';
import { phrase, type Phrase } from './phrase.ts';
import { clockAt } from './time.ts';
import { todoWords } from './todo-words.ts';

export type PastFilter = 'all' | 'minds' | 'faults';

export interface PastRow {
  /** The same thought keeps its key while newer ones arrive. */
  readonly key: string;
  readonly decision: Decision;
  readonly clock: string;
  readonly tick: number;
  /** Worded by the language files' own reasons when she gave one, else by what she wrote down. */
  readonly reason: Reason | null;
  readonly words: Phrase;
  readonly ended: EndReason | null;
  readonly changedMind: boolean;
  readonly fault: string | null;
  /** Where it was about, if anywhere. */
  readonly place: { readonly x: number; readonly y: number } | null;
}

/** Decisions as rows, newest first. */
export function pastOf(state: WorldState, person: Person, decisions: readonly Decision[]): PastRow[] {
  const seen = new Map<number, number>();
  const rows = decisions.map((decision, at): PastRow => {
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
      place: placeOf(state, decision),
    };
  });
  return rows.reverse();
}

export function filtered(rows: readonly PastRow[], filter: PastFilter): readonly PastRow[] {
  if (filter === 'minds') return rows.filter((row) => row.changedMind);
  return filter === 'faults' ? rows.filter((row) => row.fault !== null) : rows;
}

/** What she wrote down, for decisions without a reason. */
function wordsOf(state: WorldState, person: Person, { fault, todo, warp, missingKey }: Decision): Phrase {
  if (fault !== null) return phrase('notebook.past.fault');
  if (todo !== null) return todoWords(state, person, todo);
  if (warp !== null) return phrase(missingKey ? 'notebook.past.missingKey' : 'notebook.past.warp', { key: warp.warp });
  return phrase('notebook.past.noIdea');
}

/**
 * Whether she turned: the todo before had not come to its end – its ticks had run out or something had changed – and
 * what she now goes for is not what she went for then.
 */
export function changedMind(decisions: readonly Decision[], at: number): boolean {
  const decision = decisions[at];
  if (decision === undefined || decision.fault !== null) return false;
  if (decision.because?.key === 'serve.turns') return true;
  if (decision.ended !== 'tick' && decision.ended !== 'changed') return false;
  const before = decisions[at - 1];
  if (before === undefined || before.todo === null || idle(before.todo)) return false;
  const now = goalOf(decision);
  const then = lastGoal(decisions, at);
  if (now !== null && then !== null) return now !== then;
  return decision.todo !== null && decision.todo.behave === before.todo.behave && !sameLine(decision.todo, before.todo);
}

/** Waiting is interrupted all the time; that is no change of mind. */
const idle = (todo: Todo): boolean => todo.until !== undefined || todo.behave === 'stay';

const goalOf = (decision: Decision): string | null => decision.options.find((option) => option.verdict === 'chosen')?.id ?? null;

function lastGoal(decisions: readonly Decision[], before: number): string | null {
  for (let i = before - 1; i >= 0; i--) {
    const decision = decisions[i] as Decision;
    if (decision.options.length > 0) return goalOf(decision);
  }
  return null;
}

/** The place of a decision: the todo's goal, else the table of its reason, else the person it is about. */
export function placeOf(state: WorldState, { todo, because, warp }: Decision): { x: number; y: number } | null {
  const param = warp?.param;
  for (const source of [todo, typeof param === 'object' && param !== null && !Array.isArray(param) ? (param as { readonly [key: string]: unknown }) : null]) {
    if (typeof source?.x === 'number' && typeof source.y === 'number') return { x: source.x, y: source.y };
  }
  const table = because?.terms.table;
  const seat = typeof table === 'number' ? state.seats.find((one) => one.table === table) : undefined;
  if (seat !== undefined) return { x: seat.tableX, y: seat.tableY };
  for (const id of [todo?.guest, todo?.customer, because?.terms.id]) {
    const someone = typeof id === 'string' ? state.people[id] : undefined;
    if (someone !== undefined) return { x: someone.x, y: someone.y };
  }
  return null;
}

/** The thought before (−1 = older) or after (+1 = newer) the chosen one; without one chosen, the newest. */
export function stepThought(rows: readonly PastRow[], chosen: string | null, step: -1 | 1): PastRow | null {
  if (rows.length === 0) return null;
  const at = rows.findIndex((row) => row.key === chosen);
  if (at < 0) return rows[0] ?? null;
  return rows[Math.max(0, Math.min(rows.length - 1, at - step))] ?? null;
}
