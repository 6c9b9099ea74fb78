/**
 * Prepares a character's todo for display: in plain words, as data, with the remaining ticks of its tick budget. A
 * sentence tells when the character will look up from the todo and think again, because look-ups are what makes a todo
 * interruptible (How NPC AI works, part 3).
 */

import type { Decision, Page, Todo } from '../ai/index.ts';
import type { Person } from '../sim/state/person.ts';
import type { WorldState } from '../sim/state/world-state.ts';
import { stunnedFor, workLeft } from './people.ts';
import { phrase, type Phrase } from './phrase.ts';
import { seconds } from './time.ts';
import { todoWords } from './todo-words.ts';

export type Budget =
  /** The tick budget is running down: `left` of `of` ticks remain. */
  | { readonly kind: 'counting'; readonly left: number; readonly of: number }
  /** Tick budget 1: the character thinks again every tick. */
  | { readonly kind: 'everyTick' }
  /** The todo has no tick budget and goes on until it is done or impossible. */
  | { readonly kind: 'plain' }
  /** The todo lasts until one of the facts changes; `left` = ticks left, null = without a time limit. */
  | { readonly kind: 'waiting'; readonly left: number | null; readonly facts: readonly string[] }
  /** The character is stunned: the todo stays in the notebook, but its tick budget does not run down. */
  | { readonly kind: 'frozen'; readonly left: number | null; readonly of: number | null; readonly forTicks: number }
  | { readonly kind: 'none' };

export interface Line {
  /**
   * The character's current todo; null = none. For a character who renews the todo in every tick, this is the todo just
   * renewed.
   */
  readonly todo: Todo | null;
  readonly words: Phrase;
  readonly raw: RawTodo | null;
  readonly budget: Budget;
  readonly looksUp: Phrase;
}
export interface RawTodo {
  readonly behave: string;
  /** The todo's fields in the order written, budget last: `x 9`, `y 6`, `tick 30`. */
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

/** Prepares the todo for a person's notebook. @param last the newest decision, for todos renewed every tick */
export function lineOf(state: WorldState, person: Person, page: Page, last: Decision | undefined): Line {
  const renewed = page.todo === null && page.ended === 'tick' && last?.todo?.tick === 1 ? last.todo : null;
  const todo = page.todo ?? renewed;
  const budget = budgetOf(person, page, todo);
  return {
    todo,
    words:
      todo === null
        ? phrase(person.present ? 'notebook.line.empty' : 'notebook.line.away')
        : todoWords(state, person, todo),
    raw: todo === null ? null : rawTodo(todo),
    budget,
    looksUp: looksUp(state, person, todo, budget),
  };
}

export function rawTodo(todo: Todo): RawTodo {
  const fields: { name: string; value: string }[] = [];
  for (const name in todo) {
    if (name === 'behave' || name === 'tick' || name === 'until' || todo[name] === undefined) continue;
    fields.push({ name, value: rawValue(todo[name]) });
  }
  if (todo.until !== undefined) fields.push({ name: 'until', value: todo.until.join(' ') });
  if (todo.tick !== undefined) fields.push({ name: 'tick', value: String(todo.tick) });
  return { behave: todo.behave, fields };
}

const rawValue = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function budgetOf(person: Person, page: Page, todo: Todo | null): Budget {
  if (todo === null) return { kind: 'none' };
  const stunned = stunnedFor(person);
  if (stunned > 0) return { kind: 'frozen', left: page.ticksLeft, of: todo.tick ?? null, forTicks: stunned };
  if (todo.until !== undefined && !WALKS.has(todo.behave))
    return { kind: 'waiting', left: page.ticksLeft, facts: todo.until };
  if (todo.tick === undefined) return { kind: 'plain' };
  if (todo.tick === 1) return { kind: 'everyTick' };
  const of = todo.tick;
  const left = Math.max(0, Math.min(of, page.ticksLeft ?? of));
  return { kind: 'counting', left, of };
}

/** Behaviours that end when the character arrives. */
const WALKS: ReadonlySet<string> = new Set(['move']);

function looksUp(state: WorldState, person: Person, todo: Todo | null, budget: Budget): Phrase {
  const end = `${todo !== null && WALKS.has(todo.behave) ? 'arrive' : 'done'}${person.role === 'maid' ? 'She' : ''}`;
  switch (budget.kind) {
    case 'counting':
      return phrase('notebook.looksUp.counting', {
        seconds: seconds(budget.left),
        end: phrase(`notebook.ends.${end}`),
      });
    case 'everyTick':
      return phrase('notebook.looksUp.everyTick');
    case 'plain': {
      const before = phrase(`notebook.before.${end}`);
      const left = person.work === todo?.behave ? workLeft(state, person) : null;
      return left === null
        ? phrase('notebook.looksUp.plain', { end: before })
        : phrase('notebook.looksUp.plainFor', { end: before, seconds: seconds(left) });
    }
    case 'waiting': {
      const facts = budget.facts.map((fact) => phrase(`notebook.fact.${fact}`, { otherwise: fact }));
      if (budget.left === null) return phrase('notebook.looksUp.waiting', { facts });
      return phrase('notebook.looksUp.waitingFor', { facts, seconds: seconds(budget.left) });
    }
    case 'frozen':
      return phrase('notebook.looksUp.frozen', { seconds: seconds(budget.forTicks) });
    case 'none':
      return phrase(person.present ? 'notebook.looksUp.thinks' : 'notebook.looksUp.asleep');
  }
}
