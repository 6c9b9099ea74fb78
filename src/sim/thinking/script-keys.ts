/** Determines which player's script a maid uses, for which of her warp keys, and the warp table that results. */

import type { WarpTable } from '../../ai/index.ts';
import type { Duties, Maid, Person, PersonId } from '../state/person.ts';
import type { OwnAnswer, OwnKey, OwnScript, OwnState } from '../state/player-scripts.ts';
import { OWN_KEYS } from '../state/player-scripts.ts';
import type { WorldState } from '../state/world-state.ts';
import { kindOf } from './kinds.ts';
import { warpTableIn, withHerWarps } from './warps.ts';

const ONLY_WAITING: readonly OwnKey[] = ['waiting'];
export const keysOf = ({ keys }: Pick<OwnScript, 'keys'>): readonly OwnKey[] => keys ?? ONLY_WAITING;

/**
 * The name of the built-in script that runs under a warp key for a maid with a player's script, and returns that
 * script's answer.
 */
export const ownName = (key: OwnKey): string => (key === 'waiting' ? 'maid.own' : `maid.own.${key}`);

/** The warp key under which this built-in script returns the answer of a player's script; null for any other script. */
export const ownKeyOf = (name: string): OwnKey | null => OWN_KEYS.find((key) => ownName(key) === name) ?? null;

/** The key under which the player's script for all maids with these duties is stored. */
export const roleKey = (duties: Duties): string => `role:${duties}`;

/** The player's script a maid uses: her own, otherwise that of her duties. Null = there is none. */
export function ownScriptOf({ own }: Pick<WorldState, 'own'>, me: Pick<Maid, 'id' | 'duties'>): OwnScript | null {
  return own === undefined ? null : (own.scripts[me.id] ?? own.scripts[roleKey(me.duties)] ?? null);
}

export const answerOf = ({ answers, behind }: OwnState, me: PersonId, key: OwnKey): OwnAnswer | undefined =>
  key === 'waiting' ? answers[me] : behind?.[key]?.[me];

const withOwn = new WeakMap<WarpTable, Map<string, WarpTable>>();
/** A person's warp table if players' scripts are ignored: the row of the person's kind and, for a maid, the cells that she alone has. */
export function usualTableOf(state: Pick<WorldState, 'warps'>, who: Person | { readonly role: 'guest' }): WarpTable {
  const table = warpTableIn(state, kindOf(who));
  return who.role === 'maid' ? withHerWarps(table, who) : table;
}
/**
 * The warp table that a person's mind uses. If a maid uses a player's script, this script is behind the warp keys for
 * which the player has chosen it.
 */
export function mindTableOf(
  state: Pick<WorldState, 'own' | 'warps'>,
  who: Person | { readonly role: 'guest' },
): WarpTable {
  const table = usualTableOf(state, who);
  const script = who.role === 'maid' ? ownScriptOf(state, who) : null;
  if (script === null) return table;
  const keys = keysOf(script);
  let tables = withOwn.get(table);
  if (tables === undefined) withOwn.set(table, (tables = new Map<string, WarpTable>()));
  const name = keys.join(' ');
  let own = tables.get(name);
  if (own === undefined)
    tables.set(name, (own = { ...table, ...Object.fromEntries(keys.map((key) => [key, ownName(key)])) }));
  return own;
}
