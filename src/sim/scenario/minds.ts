/**
 * Reads changed decision tables, configurations and warp tables of a scenario. Each becomes an input in tick 0.
 *
 *     "tables": { "patient": [{ "id": 1, "condition": "always", … }] }, "configs": { "caller": "type: RuleBased …" },
 *     "warps": { "allround": { "waiting": "maid.waiting", … } }
 *
 * Only names and form are checked here. The café checks the content, because only it has the scripts.
 */

import type { TableRecord } from '../../ai/index.ts';
import { didYouMean, isRecord } from '../../ai/problems.ts';
import { utilityNames } from '../../data/index.ts';
import type { Input, JournalEntry } from '../inputs/index.ts';
import type { Reader } from './reader.ts';
import { tableNames } from '../thinking/tables.ts';
import { warpKinds } from '../thinking/warps.ts';

export const MINDS = ['tables', 'configs', 'warps'] as const;

export function readMinds(read: Reader, all: Readonly<Record<string, unknown>>): JournalEntry[] {
  return [
    ...entriesOf(read, 'tables', all['tables'], tableNames, (name, value, wrong) => {
      if (Array.isArray(value) && value.every(isRecord)) return { kind: 'table', name, rows: value as TableRecord[] };
      return wrong('a list of rows, each an object of cells by column name');
    }),
    ...entriesOf(read, 'configs', all['configs'], utilityNames, (name, value, wrong) =>
      typeof value === 'string' ? { kind: 'config', name, text: value } : wrong('the text of a configuration'),
    ),
    ...entriesOf(read, 'warps', all['warps'], warpKinds, (name, value, wrong) => {
      if (!isRecord(value) || !Object.values(value).every((script) => typeof script === 'string'))
        return wrong('an object of scripts by warp key');
      return { kind: 'warps', of: name, keys: value as Record<string, string> };
    }),
    ...herWarps(read, all['maids']),
  ];
}

/**
 * Reads the scripts by warp key that a scenario gives to single maids. Each maid's scripts become an edit in tick 0,
 * so that the café checks the names of the scripts.
 */
function herWarps(read: Reader, maids: unknown): JournalEntry[] {
  return (Array.isArray(maids) ? (maids as unknown[]) : []).flatMap((maid, i): JournalEntry[] => {
    if (!isRecord(maid) || maid['warps'] === undefined || maid['warps'] === null) return [];
    const { id, warps } = maid;
    if (!isRecord(warps) || !Object.values(warps).every((script) => typeof script === 'string')) {
      read.unfit(`maids.${i}.warps`, warps, 'an object of scripts by warp key');
      return [];
    }
    const edit = { warps: warps as Record<string, string> };
    return typeof id === 'string' ? [{ tick: 0, input: { kind: 'edit', maid: id, edit } }] : [];
  });
}

function entriesOf(
  read: Reader,
  field: (typeof MINDS)[number],
  value: unknown,
  names: readonly string[],
  make: (name: string, value: unknown, wrong: (expected: string) => null) => Input | null,
): JournalEntry[] {
  if (value === undefined) return [];
  if (!isRecord(value)) {
    read.unfit(field, value, `an object by name; known: ${names.join(', ')}`);
    return [];
  }
  return Object.entries(value).flatMap(([name, one]) => {
    const path = `${field}.${name}`;
    if (!names.includes(name)) {
      read.wrong(path, `there is none of that name${didYouMean(name, names) || `; known: ${names.join(', ')}`}`);
      return [];
    }
    // A table or configuration set to null by --set or --vs keeps its default.
    if (one === null) return [];
    const input = make(name, one, (expected) => {
      read.unfit(path, one, expected);
      return null;
    });
    return input === null ? [] : [{ tick: 0, input }];
  });
}
