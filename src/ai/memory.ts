/**
 * A character's memory (_AI in game development_, memory): facts under keys chosen by the game, each with an expiry
 * tick.
 *
 *     remember(guest.memory, 'servedBadlyBy', 'maid.rin', tick + 6000);
 *     remember(guest.memory, 'ate:parfait', tick, tick + 2400);
 *     recall(guest.memory, 'servedBadlyBy', tick)     →  'maid.rin', and after 6000 ticks undefined
 *
 * A memory is a plain list that belongs to its character and is saved and hashed with it. Expired facts are never
 * returned, so nothing has to be called when they expire; {@link forgetExpired} only keeps the list short.
 */

import { copyJson, isJson, type Json } from './json.ts';

/** One remembered fact. */
export interface Memory {
  readonly key: string;
  readonly value: Json;
  /** The first tick on which the fact is forgotten. */
  readonly forgetAt: number;
}

/** Maximum number of facts in one memory; beyond it the fact that expires first is dropped. */
export const MOST_MEMORIES = 64;

/**
 * Remembers a fact; replaces an earlier fact under the same key, including its expiry. The value is copied.
 * @param forgetAt the first tick on which the fact is forgotten; {@link NEVER} = never
 * @throws Error when the value is not plain JSON data: it could not be saved
 */
export function remember(memory: Memory[], key: string, value: Json, forgetAt: number): void {
  if (!isJson(value) || !Number.isSafeInteger(forgetAt))
    throw new Error(`'${key}' cannot be remembered: it must be plain JSON data with a tick of forgetting`);
  const fact: Memory = { key, value: copyJson(value), forgetAt };
  const at = memory.findIndex((known) => known.key === key);
  if (at >= 0) {
    memory[at] = fact;
    return;
  }
  if (memory.length >= MOST_MEMORIES) memory.splice(faintest(memory), 1);
  memory.push(fact);
}

/** Index of the fact that expires first; of several, the one remembered first. */
function faintest(memory: readonly Memory[]): number {
  let found = 0;
  for (let i = 1; i < memory.length; i++)
    if ((memory[i] as Memory).forgetAt < (memory[found] as Memory).forgetAt) found = i;
  return found;
}

/** The value remembered under this key at this tick; undefined if there is none or it has expired. */
export function recall(memory: readonly Memory[], key: string, tick: number): Json | undefined {
  for (const known of memory) if (known.key === key) return tick < known.forgetAt ? known.value : undefined;
  return undefined;
}

/**
 * All facts remembered at this tick whose key begins with `prefix`, in the order first remembered: `recallAll(memory,
 * 'litter:', tick)`.
 */
export function recallAll(memory: readonly Memory[], prefix: string, tick: number): Memory[] {
  return memory.filter(({ key, forgetAt }) => tick < forgetAt && key.startsWith(prefix));
}

/** Forgets the fact under this key. @returns whether there was one, expired or not */
export function forget(memory: Memory[], key: string): boolean {
  const at = memory.findIndex((known) => known.key === key);
  if (at >= 0) memory.splice(at, 1);
  return at >= 0;
}

/** Removes expired facts. @returns whether any were removed */
export function forgetExpired(memory: Memory[], tick: number): boolean {
  let kept = 0;
  for (const known of memory) if (tick < known.forgetAt) memory[kept++] = known;
  const gone = kept < memory.length;
  if (gone) memory.length = kept;
  return gone;
}
