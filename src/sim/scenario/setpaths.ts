/** `--set maids.0.rank=5`: changes single fields of a scenario before it is read. */

import { GAME_CHANCES } from '../state/tuning.ts';

const FORBIDDEN = ['__proto__', 'constructor', 'prototype'];

/**
 * Carries out settings of the form `path=value` one after another; they change the given JSON itself. A value that is
 * not JSON is taken as text. @returns the problems
 */
export function setPaths(json: unknown, sets: readonly string[]): string[] {
  const errors: string[] = [];
  for (const set of sets) {
    const path = set.slice(0, set.indexOf('='));
    if (path.startsWith('chance.')) spellOutChances(json);
    const wrong = setPath(json, path.split('.'), valueOf(set.slice(set.indexOf('=') + 1)));
    if (wrong !== null) errors.push(`--set ${path}: ${wrong}`);
  }
  return errors;
}

/** Replaces `"chance": 0`, which sets all chances to 0, by an object with a 0 for each chance, so that single chances can then be changed. */
function spellOutChances(json: unknown): void {
  if (typeof json !== 'object' || json === null || (json as Record<string, unknown>)['chance'] !== 0) return;
  (json as Record<string, unknown>)['chance'] = Object.fromEntries(Object.keys(GAME_CHANCES).map((name) => [name, 0]));
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function setPath(root: unknown, steps: readonly string[], value: unknown): string | null {
  let at: unknown = root;
  for (const [i, step] of steps.entries()) {
    if (step === '' || FORBIDDEN.includes(step)) return `'${step}' is no field`;
    const last = i === steps.length - 1;
    if (Array.isArray(at)) {
      const index = Number(step);
      if (!Number.isInteger(index) || index < 0 || index > at.length || (index === at.length && !last))
        return `'${step}' is no index of a list of ${at.length}`;
      if (last) at[index] = value;
      else at = at[index] as unknown;
    } else if (typeof at === 'object' && at !== null) {
      const fields = at as Record<string, unknown>;
      if (last) fields[step] = value;
      else at = fields[step] ??= {};
    } else return `there is no '${step}' in ${JSON.stringify(at)}`;
  }
  return null;
}
