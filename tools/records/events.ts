/**
 * What is generated from the records of the day's events (src/sim/events): the table in docs/events.md, whose sentences are
 * the first paragraph of each record's file, and the kinds that docs/scenario.schema.json allows.
 */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EVENT_KINDS } from '../../src/sim/events/index.ts';

export const EVENT_TABLE = 'docs/events.md';
export const SCHEMA = 'docs/scenario.schema.json';
const LINE = 120;

/** The first paragraph of the comment that a record's file begins with, without hints in brackets. */
/** The name of the file of an event: `goldenBell` is in `golden-bell.ts`. */
const fileOf = (kind: string): string => kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function sentenceOf(kind: string): string {
  const file = new URL(`../../src/sim/events/${fileOf(kind)}.ts`, import.meta.url);
  const [, comment = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(readFileSync(fileURLToPath(file), 'utf8')) ?? [];
  const lines = comment.trim().split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trim()); // prettier-ignore
  const end = lines.indexOf('');
  return lines
    .slice(0, end < 0 ? lines.length : end)
    .join(' ')
    .replaceAll(/ \([^)]*\)/g, '');
}

const ROWS = /\| `kind`[^\n]*\n\|[- |]*\|\n(?:\|[^\n]*\n)*/;

/** The page on events with today's table. */
export function eventTableUpdated(text: string): string {
  if (!ROWS.test(text)) throw new Error(`${EVENT_TABLE} has no table of events`);
  const rows = [['`kind`', 'what happens'], ...EVENT_KINDS.map((kind) => [`\`${kind}\``, sentenceOf(kind)])];
  const wide = [0, 1].map((i) => Math.max(...rows.map((cells) => (cells[i] as string).length)));
  const row = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => cell.padEnd(wide[i] as number)).join(' | ')} |\n`;
  const [header, ...kinds] = rows.map(row);
  return text.replace(ROWS, `${header}| ${wide.map((w) => '-'.repeat(w)).join(' | ')} |\n${kinds.join('')}`);
}

const KINDS = /( *)"enum": \[\s*"alarm"[^\]]*\]/;

/** The schema of scenarios with today's kinds, laid out as prettier does. */
export function schemaUpdated(text: string): string {
  return text.replace(KINDS, (_, indent: string) => {
    const kinds = EVENT_KINDS.map((kind) => `"${kind}"`);
    const line = `${indent}"enum": [${kinds.join(', ')}]`;
    return line.length <= LINE ? line : `${indent}"enum": [\n${indent}  ${kinds.join(`,\n${indent}  `)}\n${indent}]`;
  });
}
