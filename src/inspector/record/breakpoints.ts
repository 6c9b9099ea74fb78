/** Breakpoints: conditions on thoughts. The game stops after the tick in which a thought meets one. */

import type { Json } from '../../ai/json.ts';
import type { Todo } from '../../ai/notebook.ts';
import type { Option, Reason } from '../../ai/reasons.ts';
import type { MindsView } from '../../ai/game-interface.ts';
import { isWarp, type Warp } from '../../ai/script.ts';

/** A condition on a term of the reason, such as `tired > 60`, or on a field of the todo, such as `guest = kim`. */
export interface TermCondition {
  /** Name of the term or of the todo's field. */
  readonly term: string;
  /** The comparison. `<` and `>` compare numbers; a term that is not a number never meets them. */
  readonly is: '=' | '≠' | '<' | '>';
  /** The value to compare the term with, as a developer types it: `60`, `kim`, `true`. */
  readonly value: string;
}

/** A condition on a row of a decision table that a script made by `tableScript` uses. */
export interface RowCondition {
  /** The table's name. */
  readonly table: string;
  /** The row's id. */
  readonly row: number;
  /**
   * What the row must do: `decides` = it chooses the behaviour; `yes` or `no` = it was tested, and its condition held or
   * did not. A decision in which no row chooses a behaviour does not count.
   */
  readonly is: 'decides' | 'yes' | 'no';
}

/** A condition on which the game stops. All given fields must match. */
export interface Breakpoint {
  /** Id of the character; null = every character of the kind. */
  readonly who: string | null;
  /** The kind of the character; null = any. */
  readonly kind: string | null;
  /**
   * The kind of thought. `warp` = the character switches to another script; `behave` = it writes a todo; `row` = a
   * decision table decides by a row; `fault` = its script fails.
   */
  readonly on: 'warp' | 'behave' | 'row' | 'fault';
  /** For a warp: the warp key that is left; null = any. */
  readonly from?: string | null;
  /** For a warp: the warp key it leads to; for a todo: its `behave`. */
  readonly to?: string;
  /** For a row: the table, the row, and what the row does. */
  readonly row?: RowCondition;
  /** A condition on the reason of the thought or on the todo; left out = none. */
  readonly when?: TermCondition;
}

/** The thought at which the game stopped. */
export interface Stopped {
  readonly breakpoint: Breakpoint;
  readonly who: string;
  readonly tick: number;
}

/** The parts of a thought that breakpoints read. */
interface Thinking {
  readonly who: string;
  readonly kind: string | null;
  readonly key: string;
  readonly answer: Todo | Warp | undefined;
  readonly because: Reason | null;
  readonly options: readonly Option[];
  readonly fault: boolean;
}

function isMet({ who, kind, on, from, to, row, when }: Breakpoint, thinking: Thinking): boolean {
  if (who === null ? kind !== null && kind !== thinking.kind : who !== thinking.who) return false;
  const { answer, because, fault, key } = thinking;
  if (on === 'fault') return fault;
  if (fault || answer === undefined) return false;
  if (on === 'warp') {
    if (!isWarp(answer) || answer.warp !== to || (from !== undefined && from !== null && from !== key)) return false;
  } else if (on === 'row') {
    if (row === undefined || !decidesSo(row, thinking)) return false;
  } else if (isWarp(answer) || answer.behave !== to) return false;
  if (when === undefined) return true;
  const field = isWarp(answer) ? undefined : (answer[when.term] as Json | undefined);
  return holds(when, because?.terms[when.term]) || holds(when, field);
}

/** Whether a thought is a decision by this table in which the row does what the condition says. */
function decidesSo({ table, row, is }: RowCondition, { because, options }: Thinking): boolean {
  if (because?.key !== 'table.chose' || because.terms['table'] !== table) return false;
  if (is === 'decides') return because.terms['row'] === row;
  return options.some(({ id, terms }) => id === String(row) && terms['held'] === (is === 'yes'));
}

function holds({ is, value }: TermCondition, term: Json | undefined): boolean {
  if (term === undefined) return false;
  const text = typeof term === 'string' ? term : JSON.stringify(term);
  if (is === '=') return text === value;
  if (is === '≠') return text !== value;
  const [left, right] = [Number(text), Number(value)];
  return is === '<' ? left < right : left > right;
}

/** Whether two breakpoints have the same condition. */
export const sameBreakpoint = (a: Breakpoint, b: Breakpoint): boolean =>
  a.who === b.who &&
  a.kind === b.kind &&
  a.on === b.on &&
  (a.from ?? null) === (b.from ?? null) &&
  a.to === b.to &&
  JSON.stringify(a.row) === JSON.stringify(b.row) &&
  JSON.stringify(a.when) === JSON.stringify(b.when);

export const hasBreakpoint = (list: readonly Breakpoint[], breakpoint: Breakpoint): boolean =>
  list.some((one) => sameBreakpoint(one, breakpoint));

/** Adds a breakpoint to the list, or removes it if the list contains an equal one. */
export function toggled(list: readonly Breakpoint[], breakpoint: Breakpoint): readonly Breakpoint[] {
  const others = list.filter((one) => !sameBreakpoint(one, breakpoint));
  return others.length < list.length ? others : [...others, breakpoint];
}

/**
 * The first breakpoint that the thought of a row's character meets; null = none.
 * @param kind the character's kind
 * @param answer the answer of the character's script; undefined if the script has failed
 */
export function metBy(
  list: readonly Breakpoint[],
  minds: MindsView<object>,
  row: number,
  kind: string | null,
  answer: Todo | Warp | undefined,
  fault = false,
): Stopped | null {
  if (list.length === 0) return null;
  const who = minds.idOf(row);
  const { because, options } = minds.reasons;
  const thinking = { who, kind, key: minds.keyOf(row), answer, because, options, fault };
  const breakpoint = list.find((one) => isMet(one, thinking));
  return breakpoint === undefined ? null : { breakpoint, who, tick: minds.tick };
}
