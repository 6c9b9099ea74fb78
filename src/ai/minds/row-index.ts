/**
 * Finds rows by id: an open-addressing hash table of row numbers, at most half full. A Map would work too, but costs as
 * much memory as the rest of a mind.
 */
export class RowIndex {
  /** Hash slots. Each holds a row number + 1; 0 = a free slot. */
  private readonly slots: Int16Array | Int32Array;
  /** The row found last, kept because a thought looks up the same character several times. */
  private last = 0;

  /** Builds the index of these rows. @throws Error when two rows have the same id */
  constructor(private readonly named: readonly { readonly id: string }[]) {
    let room = 2;
    while (room < 2 * named.length) room *= 2;
    this.slots = room < 0x8000 ? new Int16Array(room) : new Int32Array(room);
    named.forEach(({ id }, row) => {
      const slot = this.slotOf(id);
      if (this.slots[slot] !== 0) throw new Error(`two characters are called '${id}'`);
      this.slots[slot] = row + 1;
    });
  }

  /** The row number of the mind with this id; −1 if there is none. */
  of(id: string): number {
    if (this.named[this.last]?.id === id) return this.last;
    const row = (this.slots[this.slotOf(id)] as number) - 1;
    if (row >= 0) this.last = row;
    return row;
  }

  /** The hash slot that holds this id, or the free slot where the id belongs. */
  private slotOf(id: string): number {
    const last = this.slots.length - 1;
    let slot = hash(id) & last;
    for (
      let held = this.slots[slot] as number;
      held !== 0 && this.named[held - 1]?.id !== id;
      held = this.slots[slot] as number
    )
      slot = (slot + 1) & last;
    return slot;
  }
}

function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h ^ (h >>> 15);
}
