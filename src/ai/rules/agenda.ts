/** A work list without duplicates; the node with the highest key comes first. Keys are integers, unique per node. */
export class Agenda {
  /** The nodes sorted by key, the highest last. */
  private readonly nodes: number[] = [];
  private readonly key: (node: number) => number;

  constructor(key: (node: number) => number) {
    this.key = key;
  }

  /** Adds a node unless it is on the list. */
  add(node: number): void {
    const key = this.key(node);
    let low = 0;
    let high = this.nodes.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.key(this.nodes[middle] as number) < key) low = middle + 1;
      else high = middle;
    }
    if (this.nodes[low] !== node) this.nodes.splice(low, 0, node);
  }

  /** Removes and returns the first node; undefined if the list is empty. */
  next(): number | undefined {
    return this.nodes.pop();
  }
}
