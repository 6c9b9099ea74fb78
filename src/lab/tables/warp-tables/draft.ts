/**
 * Represents the warp tables being edited: for each kind of person, the script behind each key. Pure; the café
 * receives a kind's table only when it has no errors.
 */

import Papa from 'papaparse';
import { readTable, type TableError, warpKeys, warpSchema } from '../../../data/index.ts';
import { isRecord, nearestName } from '../../../ai/problems.ts';
import type { WorldState } from '../../../sim/state/world-state.ts';
import { type ScriptNames, scriptsFor, warpKinds, warpTableIn, wrongWarps } from '../../../sim/thinking/warps.ts';
import { CSV, plainCell, safeCell } from '../../../analysis/sheets/csv-cells.ts';

/** The script of each warp key, for each kind of people; '' or missing = the kind has no such key. */
export type WarpDraft = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface WarpProblem {
  readonly kind: string;
  readonly key: string;
  readonly message: string;
  /** The most similar valid name of a script; null if no name is similar. */
  readonly right: string | null;
}

export const draftIn = (state: Pick<WorldState, 'warps'>): WarpDraft =>
  Object.fromEntries(warpKinds.map((kind) => [kind, { ...warpTableIn(state, kind) }]));

export function withScript(draft: WarpDraft, kind: string, key: string, script: string): WarpDraft {
  const { [key]: _, ...rest } = draft[kind] ?? {};
  return { ...draft, [kind]: script.trim() === '' ? rest : { ...rest, [key]: script } };
}

/** The warp table of one kind of person in the form of an input: only keys that have a script, in their fixed order. */
export function keysOf(draft: WarpDraft, kind: string): Record<string, string> {
  const table = draft[kind] ?? {};
  return Object.fromEntries(
    warpKeys.filter((key) => (table[key] ?? '').trim() !== '').map((key) => [key, (table[key] ?? '').trim()]),
  );
}
export const sameKind = (a: WarpDraft, b: WarpDraft, kind: string): boolean =>
  JSON.stringify(keysOf(a, kind)) === JSON.stringify(keysOf(b, kind));

export function problemsIn(draft: WarpDraft, scripts: ScriptNames): WarpProblem[] {
  return warpKinds.flatMap((kind) =>
    wrongWarps({ of: kind, keys: keysOf(draft, kind) }, scripts).map((text) => {
      const [, key = '', message = text] = /^keys\.(\S+?): (.*)$/s.exec(text) ?? [];
      const written = draft[kind]?.[key] ?? '';
      return { kind, key, message, right: written === '' ? null : nearestName(written, scriptsFor(kind, scripts)) };
    }),
  );
}

export function warpsCsv(draft: WarpDraft): string {
  return `${Papa.unparse(
    warpLists(draft).map((cells) => cells.map(safeCell)),
    CSV,
  )}\n`;
}
/** The warp tables as rows of cells; the first row is the header. */
export const warpLists = (draft: WarpDraft): string[][] => [
  ['kind', ...warpKeys],
  ...warpKinds.map((kind) => [kind, ...warpKeys.map((key) => draft[kind]?.[key] ?? '')]),
];

/** Reads warp tables from rows of cells. It checks only the form of the rows; the names of scripts are checked later, in the draft. */
export function readWarpLists(
  lists: readonly (readonly string[])[],
): { readonly ok: true; readonly draft: WarpDraft } | { readonly ok: false; readonly errors: readonly TableError[] } {
  const { rows, errors } = readTable(lists, warpSchema, 'kind');
  const strangers = rows.flatMap(({ kind }, i) =>
    typeof kind === 'string' && !warpKinds.includes(kind)
      ? [{ line: i + 2, column: 'kind', message: `'${kind}' is no kind of person; known: ${warpKinds.join(', ')}` }]
      : [],
  );
  const missing = warpKinds
    .filter((kind) => rows.every((row) => row.kind !== kind))
    .map((kind) => ({ line: 1, column: 'kind', message: `the row '${kind}' is missing` }));
  const wrong = errors.length > 0 ? errors : [...strangers, ...missing];
  if (wrong.length > 0) return { ok: false, errors: wrong };
  const draft: WarpDraft = Object.fromEntries(
    rows.map((row) => [
      row.kind,
      Object.fromEntries(Object.entries(row).filter(([key, name]) => key !== 'kind' && name !== '')),
    ]),
  );
  return { ok: true, draft };
}
export const readWarpCsv = (text: string): ReturnType<typeof readWarpLists> => {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy', preview: 200 });
  return readWarpLists(data.map((cells) => cells.map(plainCell)));
};

export const warpsJson = (draft: WarpDraft): string =>
  `${JSON.stringify(Object.fromEntries(warpKinds.map((kind) => [kind, keysOf(draft, kind)])), null, 2)}\n`;

export function readWarpJson(text: string): ReturnType<typeof readWarpLists> {
  const refused = (message: string) => ({ ok: false, errors: [{ line: 0, column: '', message }] }) as const;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return refused(`this is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!isRecord(value) || !Object.values(value).every(isRecord))
    return refused('it should be an object of kinds, each an object of scripts by key');
  const kinds = Object.entries(value) as [string, Record<string, unknown>][];
  const keys = [...new Set([...warpKeys, ...kinds.flatMap(([, table]) => Object.keys(table))])];
  const cell = (table: Record<string, unknown>, key: string): string => {
    const script = Object.hasOwn(table, key) ? table[key] : '';
    return typeof script === 'string' ? script : JSON.stringify(script ?? '');
  };
  return readWarpLists([
    ['kind', ...keys],
    ...kinds.map(([kind, table]) => [kind, ...keys.map((key) => cell(table, key))]),
  ]);
}
