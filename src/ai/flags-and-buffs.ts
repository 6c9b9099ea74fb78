/**
 * State flags and buffs (_How NPC AI works_, parts 1 and 3): temporary conditions of a character. Each is stored with
 * the number of ticks for which it still lasts.
 *
 * Both are plain lists that belong to the character and are saved with it. All conditions expire by themselves, so no
 * code has to remove them. Call `step…` once per tick after all turns: a condition given for n ticks before the turns
 * of tick t then holds in the turns of t … t+n−1.
 *
 *     addFlag(maid.flags, STUNNED, 40);
 *     minds.setFlags(maid.id, maskOf(maid.flags));
 */

/** State flag: the character cannot think or act. */
export const STUNNED = 1;
/** State flag: the character has eaten something bad. */
export const POISONED = 1 << 1;
/** State flag: the character is confused and mixes things up. */
export const CONFUSED = 1 << 2;
/** The first bit that a game can use for state flags of its own, as in `1 << FIRST_OWN_FLAG`; the last is bit 30. */
export const FIRST_OWN_FLAG = 3;

/** A state flag and how many more ticks it holds (≥ 1). */
export interface FlagLeft {
  flag: number;
  ticks: number;
}

/**
 * A buff of a character: how many more ticks it holds (≥ 1), the id of the character that gave it, and the place it
 * came from. A script can send the character towards that place or away from it.
 */
export interface BuffLeft {
  buff: string;
  ticks: number;
  from: string;
  x: number;
  y: number;
}

/**
 * Sets a flag for `ticks` ticks. If it is set already, the longer of the two durations applies.
 * @param ticks a positive integer; values below 1 do nothing
 * @returns whether the character did not have the flag before (then its mask changes)
 */
export function addFlag(flags: FlagLeft[], flag: number, ticks: number): boolean {
  if (!(ticks >= 1)) return false;
  for (const held of flags)
    if (held.flag === flag) {
      if (ticks > held.ticks) held.ticks = ticks;
      return false;
    }
  flags.push({ flag, ticks });
  return true;
}

/** Whether the list contains any of the flags in the bit mask `flag`. */
export function hasFlag(flags: readonly FlagLeft[], flag: number): boolean {
  for (const held of flags) if ((held.flag & flag) !== 0) return true;
  return false;
}

/** All flags of the list as one bit mask, for `minds.setFlags`. */
export function maskOf(flags: readonly FlagLeft[]): number {
  let mask = 0;
  for (const held of flags) mask |= held.flag;
  return mask;
}

/** Counts down one tick and removes expired flags. @returns whether any expired */
export function stepFlags(flags: FlagLeft[]): boolean {
  return countDown(flags);
}

/**
 * Gives a buff. If the character has it already, it is renewed: the longer of the two durations applies, with the new
 * giver and origin.
 * @returns whether the character did not have it before
 */
export function addBuff<B extends BuffLeft>(buffs: B[], buff: B): boolean {
  if (!(buff.ticks >= 1)) return false;
  for (let i = 0; i < buffs.length; i++) {
    const held = buffs[i] as B;
    if (held.buff !== buff.buff) continue;
    buffs[i] = held.ticks > buff.ticks ? { ...buff, ticks: held.ticks } : { ...buff };
    return false;
  }
  buffs.push({ ...buff });
  return true;
}

/** Whether the character has this buff. */
export function hasBuff(buffs: readonly BuffLeft[], buff: string): boolean {
  return buffOf(buffs, buff) !== null;
}

/** The character's buff of this name, with its origin; null if the character does not have it. */
export function buffOf<B extends BuffLeft>(buffs: readonly B[], buff: string): B | null {
  for (const held of buffs) if (held.buff === buff) return held;
  return null;
}

/**
 * Counts down one tick and removes expired buffs. @returns whether any expired (then the character's `buffs` fact has
 * changed)
 */
export function stepBuffs(buffs: BuffLeft[]): boolean {
  return countDown(buffs);
}

function countDown(list: { ticks: number }[]): boolean {
  let kept = 0;
  for (let i = 0; i < list.length; i++) {
    const held = list[i] as { ticks: number };
    held.ticks--;
    if (held.ticks > 0) list[kept++] = held;
  }
  const left = kept < list.length;
  if (left) list.length = kept;
  return left;
}
