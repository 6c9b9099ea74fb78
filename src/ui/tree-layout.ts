/**
 * Lays out a decision table as a tree: each column is a depth, and the leaves (the ends of branches) lie one below
 * another. A row that several branches lead to is drawn once, at the first of them; the other branches lead to a short
 * mention of it. The layout uses nothing but the rows' branches, so unfinished tables can be drawn too.
 */

/** What a row's branch leads to: further rows, or options from which one is drawn at random. */
export interface Branch<R> {
  readonly rows: readonly R[];
  readonly shares: readonly unknown[];
}
/** A row of the table: a condition with a branch for yes and a branch for no. */
export interface Forked<R> {
  readonly id: number;
  readonly yes: Branch<R>;
  readonly no: Branch<R>;
}

export interface TreeNode<R> {
  /** Key of the node: for example `6` for row 6, and `6.no` for the leaf at the end of its branch for no. */
  readonly key: string;
  readonly depth: number;
  /** Position of the node's middle, in lines from the top. */
  readonly line: number;
  readonly row: R;
  /**
   * The branch at whose end this node lies. Null if the node is the row itself; it is not null for a leaf and for a
   * repeated mention of a row.
   */
  readonly branch: 'yes' | 'no' | null;
  readonly again: boolean;
}
export interface TreeEdge {
  readonly from: string;
  readonly to: string;
  readonly branch: 'yes' | 'no';
  /** Position of the row to which the edge leads, among the rows of its branch. A later row is tried only if all earlier rows chose nothing. */
  readonly place: number;
}
export interface TreeLayout<R> {
  readonly nodes: readonly TreeNode<R>[];
  readonly edges: readonly TreeEdge[];
  readonly depth: number;
  readonly lines: number;
}

/** Lays out the tree that begins at the first row. If `all` is true, the rows that this tree does not reach follow below it. */
export function layOut<R extends Forked<R>>({ rows }: { readonly rows: readonly R[] }, all = false): TreeLayout<R> {
  const nodes: TreeNode<R>[] = [];
  const edges: TreeEdge[] = [];
  const met = new Set<R>();
  let lines = 0;
  let deepest = 0;

  /** Places a row and everything to which it leads. @returns the line on which the row lies: the middle between its first and its last child */
  const place = (row: R, depth: number): number => {
    met.add(row);
    deepest = Math.max(deepest, depth);
    const key = String(row.id);
    const middles = [...branch(row, 'yes', row.yes, depth), ...branch(row, 'no', row.no, depth)];
    const line = middles.length === 0 ? lines++ : ((middles[0] as number) + (middles.at(-1) as number)) / 2;
    nodes.push({ key, depth, line, row, branch: null, again: false });
    return line;
  };
  const branch = (row: R, which: 'yes' | 'no', { rows: next, shares }: Branch<R>, depth: number): number[] => {
    const from = String(row.id);
    if (shares.length > 0) {
      const key = `${row.id}.${which}`;
      deepest = Math.max(deepest, depth + 1);
      nodes.push({ key, depth: depth + 1, line: lines, row, branch: which, again: false });
      edges.push({ from, to: key, branch: which, place: 0 });
      return [lines++];
    }
    return next.map((one, i) => {
      const again = met.has(one);
      const to = again ? `${row.id}.${which}.${i}` : String(one.id);
      edges.push({ from, to, branch: which, place: i });
      if (!again) return place(one, depth + 1);
      deepest = Math.max(deepest, depth + 1);
      nodes.push({ key: to, depth: depth + 1, line: lines, row: one, branch: which, again: true });
      return lines++;
    });
  };
  for (const row of all ? rows : rows.slice(0, 1)) if (!met.has(row)) place(row, 0);
  return { nodes, edges, depth: deepest + 1, lines };
}
