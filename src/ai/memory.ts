/**
 * What a character remembers (chapter 3.1): facts under names of the game's choosing, each with a time of forgetting.
 *
 *     remember(guest.memory, 'servedBadlyBy', 'maid.rin', tick + 6000);
 *     remember(guest.memory, 'ate:parfait', tick, tick + 2400);
 *     recall(guest.memory, 'servedBadlyBy', tick)     →  'maid.rin', and after 6000 ticks undefined
 *
 * A memory is a plain list that belongs to its character and is saved and hashed with it. Nothing needs to be called
 * for a fact to be forgotten: who asks too late does not get it. {@link forgetExpired} only keeps the list short.
 */

import { copyJson, isJson, type Json } from './json.ts';

/** One thing known. */
export interface Memory {
  readonly key: string;
  readonly value: Json;
  /** The first tick on which it is not known any more. */
  readonly forgetAt: number;
}

/** How many facts one memory holds; the one that would be forgotten first makes room. */
export const MOST_MEMORIES = 64;

/**
 * Remembers a fact; what was known under this key before is replaced, with its time of forgetting. The value is copied.
 * @param forgetAt the first tick on which it is not known any more; {@link NEVER} = never forgotten
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

/** Place of the fact that would be forgotten first; of several, the one remembered first. */
function faintest(memory: readonly Memory[]): number {
  let found = 0;
  for (let i = 1; i < memory.length; i++)
    if ((memory[i] as Memory).forgetAt < (memory[found] as Memory).forgetAt) found = i;
  return found;
}

/** What is known under this key at this tick; undefined when nothing is, or not any more. */
export function recall(memory: readonly Memory[], key: string, tick: number): Json | undefined {
  for (const known of memory) if (known.key === key) return tick < known.forgetAt ? known.value : undefined;
  return undefined;
}

/**
 * Everything known at this tick whose key begins with `prefix`, in the order first remembered: `recallAll(memory,
 * 'litter:', tick)`.
 */
export function recallAll(memory: readonly Memory[], prefix: string, tick: number): Memory[] {
  return memory.filter(({ key, forgetAt }) => tick < forgetAt && key.startsWith(prefix));
}

/** Forgets what is known under this key. @returns whether anything was, expired or not */
export function forget(memory: Memory[], key: string): boolean {
  const at = memory.findIndex((known) => known.key === key);
  if (at >= 0) memory.splice(at, 1);
  return at >= 0;
}

/** Takes out whatever is forgotten by this tick. @returns whether anything was */
export function forgetExpired(memory: Memory[], tick: number): boolean {
  let kept = 0;
  for (const known of memory) if (tick < known.forgetAt) memory[kept++] = known;
  const gone = kept < memory.length;
  if (gone) memory.length = kept;
  return gone;
}
