/**
 * Checks a command written as JSON. All errors and warnings are reported at once, each with line and column. A warning
 * names a word that no script uses and the nearest valid word; it does not prevent writing the command. Pure.
 */

import type { JsonObject } from '../../ai/index.ts';
import { isJson } from '../../ai/index.ts';
import { isRecord, isUnsafeKey, nearestName } from '../../ai/problems.ts';
import { yamlDocument } from '../../ai/yaml-document.ts';

/** An error or warning in a command's JSON, with its place. */
export interface Told {
  /** Key of the message: its words are stored under `commands.json.<key>`. */
  readonly key:
    | 'long' | 'noObject' | 'syntax' | 'noBehave' | 'unsafe' | 'whole' | 'text' | 'manner' | 'formation'
    | 'behave' | 'field' | 'notRead' | 'missing'; // prettier-ignore
  readonly line: number;
  readonly column: number;
  /** The field that is wrong; '' = the whole text. */
  readonly field: string;
  /** The text found at the place, or the parser's message. */
  readonly what: string;
  /** The most similar valid word; null if no valid word is similar. */
  readonly right: string | null;
}
export type CommandRead =
  | { readonly ok: true; readonly command: JsonObject; readonly remarks: readonly Told[] }
  | { readonly ok: false; readonly wrong: readonly Told[] };

const LONGEST = 4000;
const BEHAVES = ['move', 'gather', 'sweep', 'serve', 'scout', 'water', 'help'] as const;
const FIELDS = ['behave', 'x', 'y', 'manner', 'formation', 'guest', 'look', 'need'] as const;
/** The fields that each kind of command uses; other fields are ignored. */
const READ: Readonly<Record<string, readonly string[]>> = {
  move: ['x', 'y', 'manner', 'formation'],
  gather: ['x', 'y', 'manner', 'formation'],
  sweep: ['x', 'y'],
  serve: ['guest'],
  scout: ['look'],
  water: ['guest'],
  help: ['need', 'x', 'y'],
};
const NEEDED: Readonly<Record<string, readonly string[]>> = { move: ['x', 'y'], gather: ['x', 'y'], sweep: ['x', 'y'], serve: ['guest'] }; // prettier-ignore

export function readCommandJson(text: string): CommandRead {
  const refused = (key: Told['key'], what = ''): CommandRead => ({
    ok: false,
    wrong: [{ key, line: 1, column: 1, field: '', what, right: null }],
  });
  if (text.length > LONGEST) return refused('long');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { ok: false, wrong: syntaxErrors(text, error instanceof Error ? error.message : '') };
  }
  if (!isRecord(value)) return refused('noObject');
  const wrong: Told[] = [];
  const remarks: Told[] = [];
  const told = (list: Told[], key: Told['key'], field: string, what = '', right: string | null = null): void => {
    list.push({ key, ...placeOf(text, field), field, what, right });
  };
  for (const key of unsafeIn(value)) told(wrong, 'unsafe', key);
  const { behave } = value;
  if (typeof behave !== 'string' || behave === '') told(wrong, 'noBehave', 'behave');
  for (const [field, one] of Object.entries(value)) {
    if (field === 'x' || field === 'y') {
      if (!Number.isInteger(one)) told(wrong, 'whole', field, JSON.stringify(one));
    } else if (field === 'guest' || field === 'look' || field === 'need') {
      if (typeof one !== 'string') told(wrong, 'text', field, JSON.stringify(one));
    } else if (field === 'manner') {
      if (one !== 'a-move' && one !== 'plain')
        told(wrong, 'manner', field, JSON.stringify(one), nearestName(String(one), ['a-move', 'plain']));
    } else if (field === 'formation') {
      if (!isFormation(one)) told(wrong, 'formation', field, '');
    } else if (field !== 'behave' && !isUnsafeKey(field))
      told(remarks, 'field', field, field, nearestName(field, FIELDS));
  }
  if (wrong.length === 0 && !isJson(value)) return refused('noObject');
  const kind = typeof behave === 'string' ? behave : '';
  if (!(BEHAVES as readonly string[]).includes(kind))
    told(remarks, 'behave', 'behave', kind, nearestName(kind, BEHAVES));
  else {
    for (const field of NEEDED[kind] ?? []) if (!Object.hasOwn(value, field)) told(remarks, 'missing', field, field);
    for (const field of FIELDS)
      if (field !== 'behave' && Object.hasOwn(value, field) && READ[kind]?.includes(field) !== true)
        told(remarks, 'notRead', field, field);
  }
  // Warnings are reported together with errors.
  if (wrong.length > 0) return { ok: false, wrong: [...inOrder(wrong), ...inOrder(remarks)] };
  return { ok: true, command: value as JsonObject, remarks: inOrder(remarks) };
}

/** Repairs nearly valid JSON: quotes, commas, braces. Null if its meaning is not clear. */
export function mendedJson(text: string): string | null {
  if (text.length > LONGEST) return null;
  const read = yamlDocument(text);
  if (!read.ok || read.document === null) return null;
  let value: unknown;
  try {
    value = read.document.toJS({ maxAliasCount: 0 });
  } catch {
    // A YAML alias is not JSON, so the meaning of a text that contains one is not clear.
    return null;
  }
  const mended = isRecord(value) ? JSON.stringify(value, null, 2) : null;
  return mended === text ? null : mended;
}

/** Returns all syntax errors of a text. The YAML parser can find several; a text that is valid YAML but invalid JSON has only one error. */
function syntaxErrors(text: string, message: string): Told[] {
  const read = yamlDocument(text);
  const told = (line: number, column: number, what: string): Told => ({ key: 'syntax', line, column, field: '', what, right: null }); // prettier-ignore
  if (!read.ok)
    return read.faults.slice(0, 20).map(({ at, message: what }) => {
      const { line, col } = read.lines.linePos(at ?? 0);
      return told(line, col, what);
    });
  const [, at] = /position (\d+)/.exec(message) ?? [];
  const before = text.slice(0, Number(at ?? 0)).split('\n');
  return [told(before.length, (before.at(-1) ?? '').length + 1, message)];
}

function placeOf(text: string, field: string): { readonly line: number; readonly column: number } {
  const at = Math.max(0, text.search(new RegExp(`"${field.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}"\\s*:`)));
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

const inOrder = (list: readonly Told[]): Told[] =>
  list
    .map((one, at) => ({ one, at }))
    .sort((a, b) => a.one.line - b.one.line || a.one.column - b.one.column || a.at - b.at)
    .map(({ one }) => one);

const isFormation = (value: unknown): boolean =>
  isRecord(value) &&
  Object.values(value).every(
    (place) => Array.isArray(place) && place.length === 2 && place.every((one) => Number.isInteger(one) && Math.abs(one as number) <= 9),
  ); // prettier-ignore

/** The keys in a value, at any depth, that are unsafe because they would reach an object's prototype. */
function unsafeIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(unsafeIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => [...(isUnsafeKey(key) ? [key] : []), ...unsafeIn(one)]);
}
