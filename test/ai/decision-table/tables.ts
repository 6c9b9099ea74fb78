/** Tables for the tests: dogs that guard, fetch and sleep. */

import {
  DecisionTable,
  type TableAnswer,
  type TableProblem,
  type TableQuestion,
  type TableStep,
} from '../../../src/ai/index.ts';

export const words = {
  conditions: ['hungry', 'hears', 'sees', 'dark', 'tired'],
  behaviours: ['bark', 'fetch', 'sleep', 'eat', 'growl', 'wag'],
};

/** Rows below the usual header: `id,condition,cParam,yesType,yes,noType,no,parallel`. */
export const csv = (...rows: readonly string[]): string =>
  ['id,condition,cParam,yesType,yes,noType,no,parallel', ...rows, ''].join('\n');

/** The table of these rows. @throws Error when it is invalid */
export function tableOf(...rows: readonly string[]): DecisionTable {
  const read = DecisionTable.parse(csv(...rows), words);
  if (!read.ok)
    throw new Error(read.problems.map(({ row, column, message }) => `${row} ${column}: ${message}`).join('\n'));
  return read.table;
}

/** What is wrong with these rows, as `row column: message`. */
export const problemsOf = (...rows: readonly string[]): string[] => told(DecisionTable.parse(csv(...rows), words));

export function told(read: ReturnType<typeof DecisionTable.parse>): string[] {
  return (read.ok ? [] : read.problems).map(({ row, column, message }: TableProblem) => `${row} ${column}: ${message}`);
}

/** Decides with these conditions true and these draws (0 … 100), one after the other. */
export function decide(
  table: DecisionTable,
  truths: readonly string[],
  draws: readonly number[] = [],
  entry?: number,
): TableAnswer {
  return table.decide(question(truths, draws, entry));
}

export function question(
  truths: readonly string[],
  draws: readonly number[] = [],
  entry?: number,
  trace?: TableStep[],
): TableQuestion {
  let drawn = 0;
  return {
    perceive: (condition) => truths.includes(condition),
    random: () => (draws[drawn++] ?? 0) / 100,
    ...(entry === undefined ? {} : { entry }),
    ...(trace === undefined ? {} : { trace }),
  };
}
