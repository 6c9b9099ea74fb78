/**
 * Manages warp tables: which script is behind which warp key, for each kind of people, as in warps.csv or as changed in
 * this café. Only changed tables are part of the state. A change applies to all people of the kind at once: the script
 * for their present warp key is looked up in the new table. A maid may have cells of her own, which replace the cells
 * of her kind.
 *
 * A cell names a script, or several joined by `+`: `maid.greet + maid.waiting`. All but the last must be pieces, which
 * do not always answer. The last must be a whole script, except in the cell `idle`, where all are pieces.
 */

import { piecesOf, type ScriptNames, type WarpTable } from '../../ai/index.ts';
import { didYouMean, isRecord } from '../../ai/problems.ts';
import { warpKeys, warpTables } from '../../data/index.ts';
import { beginOf, PERFORMERS, warpTableOf } from './kinds.ts';
import type { Maid } from '../state/person.ts';
import type { WorldState } from '../state/world-state.ts';

/** Kinds of people, in the order of warps.csv. */
export const warpKinds: readonly string[] = Object.keys(warpTables);

export type { ScriptNames };

/**
 * Matches the names of the built-in scripts that return the answer of a player's script. They cannot be written into a
 * warp table: the game itself puts them behind the keys for which a player's script is used.
 */
const OWN_SCRIPT = /^maid\.own(?:\.|$)/;

/** The warp table that a kind of people has in this café. @throws Error for an unknown kind */
export function warpTableIn({ warps }: Pick<WorldState, 'warps'>, kind: string): WarpTable {
  return warps !== undefined && Object.hasOwn(warps, kind) ? (warps[kind] as WarpTable) : warpTableOf(kind);
}

/** Scripts that answer only if they have something to do, so that another script can follow them in the same cell. */
export const PIECES: readonly string[] = [
  'maid.greet',
  'maid.dance',
  'maid.dancesOn',
  'maid.bow',
  'maid.byTheDoor',
  'maid.byThePass',
  'maid.awayFromPeople',
];
/** The warp key whose scripts a waiting maid runs when she has nothing to do. */
export const IDLE = 'idle';

/** Cells of the warp table that one maid alone has: scripts by warp key. */
export type HerWarps = Readonly<Record<string, string>>;

const merged = new WeakMap<WarpTable, WeakMap<HerWarps, WarpTable>>();
/**
 * The warp table of a kind of people, in which the cells that a maid alone has replace those of the kind. The same two
 * objects always give the same table object, so that minds can compare tables by identity.
 */
export function withHerWarps(table: WarpTable, { warps, controller }: Pick<Maid, 'warps' | 'controller'>): WarpTable {
  if (warps === undefined) return table;
  let tables = merged.get(table);
  if (tables === undefined) merged.set(table, (tables = new WeakMap<HerWarps, WarpTable>()));
  let hers = tables.get(warps);
  if (hers === undefined) {
    // If a maid's controller is not `script`, that controller decides what she does while waiting, so her own cell for
    // this key is ignored.
    const { waiting = '', ...rest } = warps;
    tables.set(
      warps,
      (hers = { ...table, ...rest, ...(waiting === '' || controller !== 'script' ? {} : { waiting }) }),
    );
  }
  return hers;
}

const roleOf = (kind: string): string =>
  kind === 'guest' || kind === 'chef' ? kind : PERFORMERS.some((one) => one === kind) ? 'performer' : 'maid';

/** Names of the scripts that may be behind the warp keys of a kind of people; a script needs a character of the right role. */
export function scriptsFor(kind: string, scripts: ScriptNames): string[] {
  const role = roleOf(kind);
  const families = role === 'performer' ? ['performer', 'dancer', 'tvcrew', 'guest'] : [role];
  return scripts.names().filter((name) => families.includes(name.replace(/\..*$/, '')) && !OWN_SCRIPT.test(name));
}

/** The warp keys that every warp table of a kind must have: `default`, the key with which the kind begins and, for guests, `seated`. */
function neededKeys(kind: string): readonly string[] {
  const role = roleOf(kind);
  const begin = beginOf(role === 'performer' ? 'guest' : role);
  return role === 'guest' ? ['default', begin, 'seated'] : ['default', begin];
}

/** A change of the warp table of a kind of people: the scripts by key; null = back to the default. */
export interface WarpsChange {
  readonly of: string;
  readonly keys: Readonly<Record<string, string>> | null;
}

/** All mistakes in a given warp table, each with the warp key at which it occurs. */
export function wrongWarps({ of, keys }: WarpsChange, scripts: ScriptNames): string[] {
  if (typeof of !== 'string' || !warpKinds.includes(of))
    return [`of: no kind of person is called '${String(of)}'${didYouMean(String(of), warpKinds)}; known: ${warpKinds.join(', ')}`]; // prettier-ignore
  if (keys === null) return [];
  if (!isRecord(keys)) return ['keys should be names of scripts by warp key, or null for the table as it ships'];
  const wrong = wrongCells('keys.', of, keys, scripts);
  for (const key of neededKeys(of))
    if (!Object.hasOwn(keys, key)) wrong.push(`keys.${key}: a ${of} cannot do without it`);
  return wrong;
}

/** All mistakes in the warp-table cells (scripts by warp key) that one maid alone has, each with its warp key; none if the argument is null. */
export function wrongHerWarps(warps: unknown, scripts: ScriptNames): string[] {
  if (warps === null) return [];
  if (!isRecord(warps)) return ['warps should be names of scripts by warp key, or null for those of her duties'];
  return wrongCells('warps.', 'allround', warps, scripts);
}

function wrongCells(
  path: string,
  of: string,
  cells: Readonly<Record<string, unknown>>,
  scripts: ScriptNames,
): string[] {
  const known = scriptsFor(of, scripts);
  const wrong: string[] = [];
  for (const [key, cell] of Object.entries(cells).slice(0, 2 * warpKeys.length)) {
    if (!warpKeys.includes(key)) wrong.push(`${path}${key}: no warp key is called so${didYouMean(key, warpKeys)}`);
    wrong.push(...wrongCell(key, cell, of, known, scripts).map((message) => `${path}${key}: ${message}`));
  }
  return wrong;
}

/**
 * All mistakes in one cell of a warp table (the scripts for one warp key). If the cell holds several names, each
 * message ends with the position of the wrong name.
 */
function wrongCell(key: string, cell: unknown, of: string, known: readonly string[], scripts: ScriptNames): string[] {
  if (typeof cell !== 'string') return [`no script is called '${String(cell)}'`];
  const names = piecesOf(cell);
  return names.flatMap((name, i) => {
    const place = names.length > 1 ? ` (name ${i + 1} of ${names.length})` : '';
    if (!scripts.has(name)) return [`no script is called '${name}'${didYouMean(name, known)}${place}`];
    if (!known.includes(name)) return [`'${name}' is not for a ${of}${didYouMean(name, known)}${place}`];
    const isPiece = PIECES.includes(name);
    if (key === IDLE && !isPiece)
      return [`'${name}' is no piece; here only pieces can stand: ${PIECES.join(', ')}${place}`];
    if (key !== IDLE && isPiece && i === names.length - 1)
      return [`'${name}' is only a piece and does not always answer; end with a whole script, as in '${name} + maid.waiting'${place}`]; // prettier-ignore
    if (key !== IDLE && !isPiece && i < names.length - 1)
      return [`'${name}' always answers, so nothing after it is ever asked; put it last${place}`];
    return [];
  });
}

/**
 * If one of the warp-table cells (scripts by warp key) that a maid alone has is wrong, removes all of them. A cell is
 * wrong, for example, if its script no longer exists.
 */
function forgetDeadHerWarps(maid: Pick<Maid, 'warps'>, scripts: ScriptNames): void {
  if (maid.warps !== undefined && wrongHerWarps(maid.warps, scripts).length > 0) delete maid.warps;
}

/** Removes changed warp tables with mistakes from the state, so that the defaults apply. */
export function forgetDeadWarps(state: WorldState, scripts: ScriptNames): void {
  for (const one of [...Object.values(state.people), ...(state.season?.staff ?? [])])
    if ('duties' in one) forgetDeadHerWarps(one, scripts);
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
