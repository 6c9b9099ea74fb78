/**
 * State flags and buffs (chapters 1.2, 1.4): what has befallen a character, with the ticks it still lasts.
 *
 * Both are plain lists that belong to the character and are saved with it. Everything expires by itself: nobody has to
 * remember to take a flag away again, so nobody can forget it. One call of `step…` a tick counts them down; called
 * after everyone's turn, something given for n ticks before the turns of tick t holds in the turns of t … t+n−1.
 *
 *     addFlag(maid.flags, STUNNED, 40);
 *     minds.setFlags(maid.id, maskOf(maid.flags));
 */

/** Cannot think or act. */
export const STUNNED = 1;
/** Something she ate. */
export const POISONED = 1 << 1;
/** Mixes things up. */
export const CONFUSED = 1 << 2;
/** The first bit that is free for a game's own flags: `1 << FIRST_OWN_FLAG`, and so on up to bit 30. */
export const FIRST_OWN_FLAG = 3;

/** A state flag and how many more ticks it holds (≥ 1). */
export interface FlagLeft {
  flag: number;
  ticks: number;
}

/** A buff and how many more ticks it holds (≥ 1), with who gave it and where: what a script needs to run there, or away. */
export interface BuffLeft {
  buff: string;
  ticks: number;
  from: string;
  x: number;
  y: number;
}

/**
 * Sets a flag for `ticks` ticks. One that is set already is not added up: the longer of both remains.
 * @param ticks a positive integer; anything below 1 does nothing
 * @returns whether the character did not have it before (then its mask changes)
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

/** Whether any bit of `flag` is set. */
export function hasFlag(flags: readonly FlagLeft[], flag: number): boolean {
  for (const held of flags) if ((held.flag & flag) !== 0) return true;
  return false;
}

/** All flags as one bit mask, for {@link Minds.setFlags}. */
export function maskOf(flags: readonly FlagLeft[]): number {
  let mask = 0;
  for (const held of flags) mask |= held.flag;
  return mask;
}

/** Counts one tick; what is over leaves the list. @returns whether anything left */
export function stepFlags(flags: FlagLeft[]): boolean {
  return countDown(flags);
}

/**
 * Gives a buff. The same buff again is renewed, not doubled: it lasts as long as the longer of both, and says who gave
 * it last, and where.
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

/** The buff itself, with its origin, or null. */
export function buffOf<B extends BuffLeft>(buffs: readonly B[], buff: string): B | null {
  for (const held of buffs) if (held.buff === buff) return held;
  return null;
}

/** Counts one tick; what is over leaves the list. @returns whether anything left (then `buffs` has changed for its owner) */
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
