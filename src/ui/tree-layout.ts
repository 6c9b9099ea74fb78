/**
 * Lays out a decision table as a tree: columns by depth, leaves below each other. A row that several branches lead to
 * is drawn at the first one; the others only name it. It uses only the rows' branches, so that unfinished tables can be
 * drawn too.
 */

/** The targets of a branch: further rows, or options to draw from. */
export interface Branch<R> {
  readonly rows: readonly R[];
  readonly shares: readonly unknown[];
}
/** A node with a condition and two branches. */
export interface Forked<R> {
  readonly id: number;
  readonly yes: Branch<R>;
  readonly no: Branch<R>;
}

export interface TreeNode<R> {
  /** Key of the node: `6` for a row, `6.no` for the leaf of a branch. */
  readonly key: string;
  readonly depth: number;
  /** Position of the node's middle, in lines from the top. */
  readonly line: number;
  readonly row: R;
  /** The branch that a leaf, or a row that is named again, belongs to; otherwise null. */
  readonly branch: 'yes' | 'no' | null;
  readonly again: boolean;
}
export interface TreeEdge {
  readonly from: string;
  readonly to: string;
  readonly branch: 'yes' | 'no';
  /** Index of the edge's target among the rows of its branch: later rows are tried if earlier ones chose nothing. */
  readonly place: number;
}
export interface TreeLayout<R> {
  readonly nodes: readonly TreeNode<R>[];
  readonly edges: readonly TreeEdge[];
  readonly depth: number;
  readonly lines: number;
}

/** Lays out the tree of the first row; with `all` also unreachable rows, below it. */
export function layOut<R extends Forked<R>>({ rows }: { readonly rows: readonly R[] }, all = false): TreeLayout<R> {
  const nodes: TreeNode<R>[] = [];
  const edges: TreeEdge[] = [];
  const met = new Set<R>();
  let lines = 0;
  let deepest = 0;

  /** Places a row with everything below it. @returns the middle of what was placed, in lines */
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
