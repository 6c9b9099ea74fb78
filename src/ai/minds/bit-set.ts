/**
 * A set of row numbers as bits in 32-bit words. The minds visit hundreds of rows per tick in order while the set
 * changes; a bit set makes both cheap and is always in order.
 */

/** A set of row numbers as bits, 32 per word. */
export type BitSet = Int32Array;

/** Number of 32-bit words needed for this many rows. */
export const wordsFor = (rows: number): number => (rows + 31) >>> 5;

/** Whether a row is in the set. */
export function hasBit(set: BitSet, row: number): boolean {
  return ((set[row >>> 5] as number) & (1 << (row & 31))) !== 0;
}

/** Adds a row to the set. */
export function setBit(set: BitSet, row: number): void {
  const word = row >>> 5;
  set[word] = (set[word] as number) | (1 << (row & 31));
}

/** Removes a row from the set. */
export function clearBit(set: BitSet, row: number): void {
  const word = row >>> 5;
  set[word] = (set[word] as number) & ~(1 << (row & 31));
}

/** Adds every member of `other` to `set`. */
export function addAll(set: BitSet, other: BitSet): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] as number) | (other[word] as number);
}
