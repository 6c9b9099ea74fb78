/**
 * What is generated from the words of promises (src/analysis/promises/vocabulary.ts), which include the states that the
 * records of the behaviours define: the table of subjects, states and events in docs/promises.md.
 */

import { EVENTS, STATES } from '../../src/analysis/promises/vocabulary.ts';

export const PROMISE_TABLE = 'docs/promises.md';

/** The first word of a row's first cell, and the kind of subject that the row describes. */
const KIND_OF_ROW: Readonly<Record<string, string>> = {
  guest: 'guest',
  maid: 'maid',
  chef: 'chef',
  nobody: 'somebody',
  dish: 'dish',
  order: 'order',
  litter: 'litter',
  seat: 'seat',
};
const TABLE = /\| subject[^\n]*\n\|[- |]*\|\n(?:\|[^\n]*\n)*/;
const NONE = '–';

interface Word {
  readonly kind: string;
  readonly phrases: readonly string[];
}

/** The cell with today's phrases of a kind: those it already has keep their order, new ones follow. */
function cellUpdated(cell: string, kind: string, words: readonly Word[]): string {
  const today = new Set(words.filter((word) => word.kind === kind).map(({ phrases }) => phrases[0] ?? ''));
  const kept = cell.split(', ').filter((phrase) => today.has(phrase));
  const all = [...kept, ...[...today].filter((phrase) => !kept.includes(phrase))];
  return all.length === 0 ? NONE : all.join(', ');
}

/** The page on promises with today's states and events. */
export function promiseTableUpdated(text: string): string {
  const table = TABLE.exec(text)?.[0];
  if (table === undefined) throw new Error(`${PROMISE_TABLE} has no table of subjects`);
  const [header = [], , ...rows] = table
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(1, -1).split('|').map((cell) => cell.trim())); // prettier-ignore
  const made = rows.map(([subject = '', states = '', events = '']) => {
    const kind = KIND_OF_ROW[/^\w+/.exec(subject)?.[0] ?? ''];
    if (kind === undefined) throw new Error(`${PROMISE_TABLE}: the row “${subject}” is of no kind of subject`);
    return [subject, cellUpdated(states, kind, STATES), cellUpdated(events, kind, EVENTS)];
  });
  const wide = header.map((cell, i) => Math.max(cell.length, ...made.map((cells) => cells[i]?.length ?? 0)));
  const row = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => cell.padEnd(wide[i] ?? 0)).join(' | ')} |\n`;
  const rule = `| ${wide.map((w) => '-'.repeat(w)).join(' | ')} |\n`;
  return text.replace(TABLE, () => row(header) + rule + made.map(row).join(''));
}
