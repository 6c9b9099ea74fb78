/** Makes a script for `createMinds` that decides by a decision table. */

import type { Script, Thought } from '../door/types.ts';
import type { Json } from '../json.ts';
import type { Warp } from '../script.ts';
import type { DecisionTable } from './decision-table.ts';
import { tableScript } from './table-script.ts';
import type { TableParam } from './types.ts';

type Answer = { readonly behave: string; readonly [field: string]: Json | undefined } | Warp | undefined;

/** The parameter of {@link fromTable}: the table, and the functions behind its names. */
export interface TableParts<C, R> {
  /** The name by which reasons mention the table. */
  readonly name: string;
  /** The table, or a function if it differs by character or is replaced while the game runs. */
  readonly table: DecisionTable | ((me: C) => DecisionTable);
  /** The functions that answer the table's conditions, by condition name. */
  readonly perceptions: Readonly<Record<string, (me: C, param: TableParam, thought: Thought) => boolean>>;
  /** The script that gives the answer for each of the table's behaviours, by behaviour name. */
  readonly behaviours: { readonly [N in keyof R]: Script<C, R[N]> };
  /**
   * Maps the `behave` of the last todo to the id of the row where the decision starts. After any other todo it starts
   * at the first row.
   */
  readonly entries?: Readonly<Record<string, number>>;
  /** Called for each behaviour that parallel rows have chosen besides the main one. */
  readonly beside?: (me: C, behaviour: string) => void;
}

/**
 * A decision table as a script (_Decision tables_). Random rows draw from the character's own stream. The reason that
 * is noted has the key `table.chose`, see `tableScript`.
 * @throws Error when a fixed table names an unknown condition or behaviour, or does not have a row that `entries` names
 */
export function fromTable<C, const R extends Readonly<Record<string, Answer>>>(
  parts: TableParts<C, R>,
): Script<C, R[keyof R] | undefined> {
  const { perceptions, behaviours, ...rest } = parts;
  // The thought in which the table decides at the moment. One variable is enough, because scripts run one after the
  // other.
  let now: Thought;
  const run = tableScript<C>({
    ...rest,
    perceptions: mapped(perceptions, (perceive) => (me: C, param: TableParam) => perceive(me, param, now)),
    behaviours: mapped(behaviours, (behaves: Script<C, Answer>) => (me: C) => behaves(me, now) as never),
    random: () => now.random(),
    ended: () => now.last?.behave,
    reasons: () => now.reasons,
  });
  return (me, thought) => {
    now = thought;
    return run(me, thought.runned, thought.commands, thought.param) as R[keyof R] | undefined;
  };
}

const mapped = <V, W>(all: Readonly<Record<string, V>>, to: (one: V) => W): Record<string, W> =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, to(one)]));
