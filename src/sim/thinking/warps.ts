/**
 * Manages warp tables: which script is behind which warp key, for each kind of people, as in warps.csv or as changed
 * in this café. Only changed tables are part of the state. A change applies to all people of the kind at once; a
 * script in progress continues.
 */

import type { WarpTable } from '../../ai/index.ts';
import { didYouMean, isRecord } from '../../ai/problems.ts';
import { warpKeys, warpTables } from '../../data/index.ts';
import { beginOf, PERFORMERS, warpTableOf } from './kinds.ts';
import type { WorldState } from '../state/world-state.ts';

/** Kinds of people, in the order of warps.csv. */
export const warpKinds: readonly string[] = Object.keys(warpTables);

/** The names of all scripts. */
export interface ScriptNames {
  has(name: string): boolean;
  names(): string[];
}

/** Matches the built-in scripts that run a player's script; they are put behind keys automatically. */
const OWN_SCRIPT = /^maid\.own(?:\.|$)/;

/** The warp table of a kind in this café. @throws Error for an unknown kind */
export function warpTableIn({ warps }: Pick<WorldState, 'warps'>, kind: string): WarpTable {
  return warps !== undefined && Object.hasOwn(warps, kind) ? (warps[kind] as WarpTable) : warpTableOf(kind);
}

const roleOf = (kind: string): string =>
  kind === 'guest' || kind === 'chef' ? kind : PERFORMERS.some((one) => one === kind) ? 'performer' : 'maid';

/** Names of the scripts that may be behind the keys of a kind; a script needs a character of the right role. */
export function scriptsFor(kind: string, scripts: ScriptNames): string[] {
  const role = roleOf(kind);
  const families = role === 'performer' ? ['performer', 'dancer', 'tvcrew', 'guest'] : [role];
  return scripts.names().filter((name) => families.includes(name.replace(/\..*$/, '')) && !OWN_SCRIPT.test(name));
}

/** The warp keys that a kind must have: the one it begins with, and `default`. */
export function neededKeys(kind: string): readonly string[] {
  const role = roleOf(kind);
  const begin = beginOf(role === 'performer' ? 'guest' : role);
  return role === 'guest' ? ['default', begin, 'seated'] : ['default', begin];
}

/** A warp table for a kind of people: scripts by key; null = the default. */
export interface WarpsChange {
  readonly of: string;
  readonly keys: Readonly<Record<string, string>> | null;
}

/** Everything wrong with a given warp table, each with its key. */
export function wrongWarps({ of, keys }: WarpsChange, scripts: ScriptNames): string[] {
  if (typeof of !== 'string' || !warpKinds.includes(of))
    return [`of: no kind of person is called '${String(of)}'${didYouMean(String(of), warpKinds)}; known: ${warpKinds.join(', ')}`]; // prettier-ignore
  if (keys === null) return [];
  if (!isRecord(keys)) return ['keys should be names of scripts by warp key, or null for the table as it ships'];
  const known = scriptsFor(of, scripts);
  const wrong: string[] = [];
  for (const [key, name] of Object.entries(keys).slice(0, 2 * warpKeys.length)) {
    if (!warpKeys.includes(key)) wrong.push(`keys.${key}: no warp key is called so${didYouMean(key, warpKeys)}`);
    if (typeof name === 'string' && known.includes(name)) continue;
    const text = String(name);
    wrong.push(
      typeof name === 'string' && scripts.has(name)
        ? `keys.${key}: '${text}' is not for a ${of}${didYouMean(text, known)}`
        : `keys.${key}: no script is called '${text}'${didYouMean(text, known)}`,
    );
  }
  for (const key of neededKeys(of))
    if (!Object.hasOwn(keys, key)) wrong.push(`keys.${key}: a ${of} cannot do without it`);
  return wrong;
}

/** Removes changed warp tables with mistakes from the state, so that the defaults apply. */
export function forgetDeadWarps(state: WorldState, scripts: ScriptNames): void {
  if (state.warps === undefined) return;
  const alive = Object.entries(state.warps).filter(([of, keys]) => wrongWarps({ of, keys }, scripts).length === 0);
  if (alive.length === 0) delete state.warps;
  else state.warps = Object.fromEntries(alive);
}

/** Stores a changed warp table in the state; null = the default. */
export function setWarps(state: WorldState, kind: string, keys: Readonly<Record<string, string>> | null): void {
  const { [kind]: _, ...rest } = state.warps ?? {};
  const shipped = warpTableOf(kind);
  const isShipped =
    keys === null ||
    (Object.keys(keys).length === Object.keys(shipped).length &&
      Object.entries(keys).every(([key, name]) => shipped[key] === name));
  const now = isShipped ? rest : { ...rest, [kind]: { ...keys } };
  if (Object.keys(now).length === 0) delete state.warps;
  else state.warps = now;
}
