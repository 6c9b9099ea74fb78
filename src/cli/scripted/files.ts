/**
 * Reads and compiles the script files that a scenario names, before anything runs: `"scripts": { "mei": "greet.ts" }`,
 * or `--script mei=greet.ts`. All errors are reported at once with file, line and column.
 */

import { readFileSync, statSync } from 'node:fs';
import { basename, isAbsolute, join, resolve } from 'node:path';
import { isRecord } from '../../ai/problems.ts';
import { MOST_SCRIPT } from '../../sim/inputs/scripts.ts';
import type { OwnScript } from '../../sim/state/player-scripts.ts';

const MOST_NAME = 60;

/** Whether a maid in the scenario thinks with a player's script. */
export const isScripted = (json: unknown): boolean =>
  isRecord(json) && isRecord(json['scripts']) && Object.values(json['scripts']).some((one) => one !== null);

/**
 * Resolves script paths in `--set` options against the current directory. Paths in a scenario's file are resolved
 * against that file's directory.
 */
export const fromHere = (sets: readonly string[]): string[] =>
  sets.map((set) => {
    const at = set.indexOf('=');
    const path = set.slice(0, at);
    const value = jsonOf(set.slice(at + 1));
    if (/^scripts\.[^.]+$/.test(path) && isFile(value)) return `${path}=${JSON.stringify(resolve(value))}`;
    if (path !== 'scripts' || !isRecord(value)) return set;
    const whole = Object.entries(value).map(([whom, file]) => [whom, isFile(file) ? resolve(file) : file] as const);
    return `scripts=${JSON.stringify(Object.fromEntries(whole))}`;
  });
const isFile = (value: unknown): value is string => typeof value === 'string' && value !== '';
const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

/** Applies `--script mei=greet.ts` to the scenario; the path is resolved against the current directory. */
export function setScripts(json: unknown, given: readonly string[]): void {
  if (!isRecord(json) || given.length === 0) return;
  const before = isRecord(json['scripts']) ? json['scripts'] : {};
  const added = given.map((one) => {
    const at = one.indexOf('=');
    return [one.slice(0, at), resolve(one.slice(at + 1))] as const;
  });
  json['scripts'] = { ...before, ...Object.fromEntries(added) };
}

/**
 * Replaces the names of script files by the files' texts, and compiles the scripts.
 * @param folder directory of the scenario, against which relative file names are resolved
 * @returns all errors; a wrong script is removed, so that the scenario's reader does not report it again
 */
export async function readScriptFiles(json: unknown, folder: string): Promise<string[]> {
  if (!isScripted(json)) return [];
  const scripts = (json as Record<string, unknown>)['scripts'] as Record<string, unknown>;
  const { madeScript } = await import('../compiler.ts');
  const errors: string[] = [];
  for (const [whom, value] of Object.entries(scripts)) {
    const read =
      typeof value === 'string'
        ? textOf(isAbsolute(value) ? value : join(folder, value), value)
        : isRecord(value) &&
            typeof value['text'] === 'string' &&
            value['code'] === undefined &&
            value['keys'] === undefined
          ? { text: value['text'], name: String(value['name'] ?? whom), file: `scripts.${whom}` }
          : null;
    if (read === null) continue;
    if ('error' in read) errors.push(`scripts.${whom}: ${read.error}`);
    else {
      const made = madeScript(read.name, read.text, read.file);
      if (made.ok) {
        scripts[whom] = made.script satisfies OwnScript;
        continue;
      }
      errors.push(...made.errors);
    }
    scripts[whom] = null;
  }
  return errors;
}

type Read = { readonly text: string; readonly name: string; readonly file: string } | { readonly error: string };

function textOf(path: string, file: string): Read {
  try {
    if (statSync(path).size > 4 * MOST_SCRIPT)
      return { error: `${file} is no script: it is longer than ${MOST_SCRIPT}` };
    const text = readFileSync(path, 'utf8')
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n');
    return {
      text,
      name: basename(file)
        .replace(/\.[jt]s$/, '')
        .slice(0, MOST_NAME),
      file,
    };
  } catch (error) {
    return { error: `${file}: cannot be read (${error instanceof Error ? error.message : String(error)})` };
  }
}
