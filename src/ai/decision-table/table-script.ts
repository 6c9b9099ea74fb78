/**
 * A decision table as a script. Conditions are answered by perceptions; the chosen behaviour's function returns the
 * todo or warp.
 *
 *     registry.define('guest.bored', tableScript({
 *       name: 'bored.csv',
 *       table,
 *       perceptions: { seesHero: ({ me, cafe }, tiles) => cafe.heroWithin(me, Number(tiles ?? 5)) },
 *       behaviours: { wait: () => ({ behave: 'wait', tick: 40 }), autograph: () => warp('mob') },
 *       random: ({ me }) => real(me.stream),
 *       reasons: ({ cafe }) => cafe.reasons,
 *     }));
 *
 * When a todo is done the table decides again, from its first row or from the entry for the todo that ended. The
 * reasons are data: which row decided, by what draw, by which path; with {@link TableMind.explains}, also each row
 * tested.
 */

import type { CommandOnBoard } from '../blackboard.ts';
import type { Json } from '../json.ts';
import type { Todo } from '../notebook.ts';
import type { Option, Reasons } from '../reasons.ts';
import type { AIScript } from '../script.ts';
import { blankDecision, type DecisionTable } from './decision-table.ts';
import type { TableParam, TableRow, TableStep } from './types.ts';

/** A function that answers a condition. It receives the script's arguments, so that conditions can depend on commands and `runned`. */
export type TablePerception<C> = (
  character: C,
  param: TableParam,
  runned: number,
  commands: readonly CommandOnBoard[],
) => boolean;

/** Options of {@link tableScript}. */
export interface TableMind<C, T extends Todo = Todo> {
  /** The name by which reasons mention the table. */
  readonly name: string;
  /** The table, or a function if it differs by character or is replaced while the game runs. */
  readonly table: DecisionTable | ((character: C) => DecisionTable);
  /** The functions that answer the table's conditions, by condition name. */
  readonly perceptions: Readonly<Record<string, TablePerception<C>>>;
  /**
   * The scripts of the table's behaviours, by behaviour name. If a script returns undefined, so does the table's
   * script: the character gets no todo this time.
   */
  readonly behaviours: Readonly<Record<string, AIScript<C, T>>>;
  /** Returns a random number in [0, 1) from the character's own stream. */
  readonly random: (character: C) => number;
  /**
   * Maps the `behave` of the todo that ended last to the id of the row where the next decision starts. After a todo
   * that is not listed here, a decision starts at the first row.
   */
  readonly entries?: Readonly<Record<string, number>>;
  /** Returns the `behave` of the last todo that ended; called only if `entries` has rows. */
  readonly ended?: (character: C) => string | null | undefined;
  /**
   * Called for each behaviour that parallel rows have chosen in addition to the main one, in the order chosen. If this
   * function is left out, these behaviours have no effect. If there is no main behaviour, the table decides again in
   * the next tick, and this is called again.
   */
  readonly beside?: (character: C, behaviour: string) => void;
  /** Returns the object in which the reasons for a decision are noted. If this function is left out, no reasons are noted. */
  readonly reasons?: (character: C) => Reasons;
  /**
   * Whether a decision also notes every row it has tested, as an option. If this function is left out, rows are noted
   * whenever reasons are wanted.
   */
  readonly explains?: (character: C) => boolean;
}

/**
 * Creates the script. The reason that the script notes has the key `table.chose` and the terms `table`, `row`,
 * `condition`, `param`, `held`, `behaviour`, `percent`, `drew`, `path`, `beside`, and `then` (the behaviour's own
 * reason, or null). The options that the script notes are the rows tested, see {@link optionOf}. If nothing is chosen
 * there are options but no reason.
 * @throws Error when a fixed table names an unknown condition or behaviour, or does not have a row that `entries`
 * names; if `table` is a function, these errors are faults of the script when it decides
 */
export function tableScript<C, T extends Todo = Todo>(mind: TableMind<C, T>): AIScript<C, T> {
  const { name, table, random, ended, beside } = mind;
  const perceptions = new Map(Object.entries(mind.perceptions));
  const behaviours = new Map(Object.entries(mind.behaviours));
  const entries = new Map(Object.entries(mind.entries ?? {}));
  if (typeof table !== 'function') checkNames(name, table, perceptions, behaviours, entries);

  const decision = blankDecision();
  const steps: TableStep[] = [];
  // The character that decides now. It is set before each decision, so that all decisions share one `question` object.
  let who: C;
  let times = 0;
  let heard: readonly CommandOnBoard[] = [];
  const question = {
    perceive: (condition: string, param: TableParam): boolean =>
      named(perceptions, condition, 'perception')(who, param, times, heard),
    random: (): number => random(who),
    entry: undefined as number | undefined,
    trace: undefined as TableStep[] | undefined,
  };

  return (character, runned, commands, eventParam) => {
    const asked = typeof table === 'function' ? table(character) : table;
    const reasons = mind.reasons?.(character);
    const explains = reasons?.wanted === true && (mind.explains === undefined || mind.explains(character));
    who = character;
    times = runned;
    heard = commands;
    question.entry = entries.size === 0 ? undefined : entries.get(ended?.(character) ?? '');
    question.trace = explains ? steps : undefined;
    asked.decideInto(question, decision);
    const { main, by } = decision;
    if (beside !== undefined)
      for (let i = 0; i < decision.behaviours.length - (main === null ? 0 : 1); i++)
        beside(character, decision.behaviours[i] as string);
    if (main === null || by === null) {
      if (explains) reasons?.weigh(() => steps.map((step) => optionOf(step, false)));
      return undefined;
    }
    // The reason that the behaviour's script notes is kept as the term `then` of the table's reason.
    const why = reasons?.wanted === true ? termsOf(name, by, main) : null;
    const options = explains ? steps.map((step, i) => optionOf(step, i === steps.length - 1)) : null;
    const answer = named(behaviours, main, 'behaviour')(character, runned, commands, eventParam);
    if (reasons !== undefined && why !== null) {
      const inner = reasons.because;
      reasons.note('table.chose', { ...why, then: inner === null ? null : { key: inner.key, terms: inner.terms } });
      if (options !== null) reasons.weigh(() => options);
    }
    return answer;
  };

  function termsOf(table: string, by: TableRow, behaviour: string): Record<string, Json> {
    const { held, percent, drew, path, behaviours } = decision;
    return {
      table,
      row: by.id,
      condition: by.condition,
      param: by.param ?? null,
      held,
      behaviour,
      percent,
      drew,
      path: [...path],
      beside: behaviours.slice(0, -1),
    };
  }
}

/**
 * Converts a tested row into an option for the reasons. Its id is the id of the row. Its terms are those of the {@link
 * TableStep}, with the shares as `behaviour` and `percent`. Verdicts: `chosen` = the row that decided, `beside` = chose
 * without ending the search, `none` = the draw missed all shares, `thinks` = continued with rows, `nothing` = its
 * branch is empty.
 */
function optionOf(step: TableStep, decided: boolean): Option {
  const { id, condition, param, held, depth, parallel, next, shares, drew, chose } = step;
  const verdict = decided
    ? 'chosen'
    : chose !== null
      ? 'beside'
      : drew !== null
        ? 'none'
        : next.length > 0
          ? 'thinks'
          : 'nothing';
  const list = shares.map(({ behaviour, percent }) => ({ behaviour, percent }));
  return {
    id: String(id),
    terms: { condition, param, held, depth, parallel, next, shares: list, drew, chose },
    verdict,
  };
}

function named<V>(all: ReadonlyMap<string, V>, name: string, what: string): V {
  const found = all.get(name);
  if (found === undefined) throw new Error(`no ${what} is called '${name}'`);
  return found;
}

function checkNames(
  name: string,
  table: DecisionTable,
  perceptions: ReadonlyMap<string, unknown>,
  behaviours: ReadonlyMap<string, unknown>,
  entries: ReadonlyMap<string, number>,
): void {
  const lacking = new Set<string>();
  for (const { condition } of table.rows) if (!perceptions.has(condition)) lacking.add(`perception '${condition}'`);
  // Only rows that can decide are checked: a behaviour chosen only in parallel rows needs no script, because
  // the callback `beside` handles it.
  const seen = new Set<TableRow>();
  const mayDecide = (row: TableRow): void => {
    if (row.parallel || seen.has(row)) return;
    seen.add(row);
    for (const { rows, shares } of [row.yes, row.no]) {
      for (const { behaviour } of shares) if (!behaviours.has(behaviour)) lacking.add(`behaviour '${behaviour}'`);
      rows.forEach(mayDecide);
    }
  };
  for (const id of [table.rows[0]?.id, ...entries.values()]) {
    const row = id === undefined ? undefined : table.row(id);
    if (row !== undefined) mayDecide(row);
  }
  for (const [behave, id] of entries)
    if (table.row(id) === undefined) lacking.add(`row ${id} to begin with after '${behave}'`);
  if (lacking.size > 0) throw new Error(`for the table '${name}' there is no ${[...lacking].join(', no ')}`);
}
