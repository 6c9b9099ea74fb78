/**
 * Where the rows of a decision table stand when it is drawn as a tree: columns by depth, leaves one below the other. A
 * row that several branches lead to is drawn where it is first met; later it is only named.
 */

import type { DecisionTable, TableBranch, TableRow } from '../../../ai/index.ts';

export const NODE = { width: 104, height: 34, column: 126, line: 24 } as const;

export interface TreeNode {
  /** `6` for a row, `6.no` for the leaf of a branch. */
  readonly key: string;
  readonly depth: number;
  /** Its middle, in lines. */
  readonly line: number;
  readonly row: TableRow;
  /** Of a leaf, or of a row named again: the branch it hangs on. */
  readonly branch: 'yes' | 'no' | null;
  readonly again: boolean;
}
export interface TreeEdge {
  readonly from: string;
  readonly to: string;
  readonly branch: 'yes' | 'no';
}
export interface TreeLayout {
  readonly nodes: readonly TreeNode[];
  readonly edges: readonly TreeEdge[];
  readonly depth: number;
  readonly lines: number;
}

export function layOut(table: DecisionTable): TreeLayout {
  const nodes: TreeNode[] = [];
  const edges: TreeEdge[] = [];
  const met = new Set<number>();
  let lines = 0;
  let deepest = 0;

  /** @returns the middle of what was placed, in lines */
  const place = (row: TableRow, depth: number): number => {
    met.add(row.id);
    deepest = Math.max(deepest, depth);
    const key = String(row.id);
    const middles = [...branch(row, 'yes', row.yes, depth), ...branch(row, 'no', row.no, depth)];
    const line = middles.length === 0 ? lines++ : ((middles[0] as number) + (middles.at(-1) as number)) / 2;
    nodes.push({ key, depth, line, row, branch: null, again: false });
    return line;
  };
  const branch = (row: TableRow, which: 'yes' | 'no', { rows, shares }: TableBranch, depth: number): number[] => {
    const from = String(row.id);
    if (shares.length > 0) {
      const key = `${row.id}.${which}`;
      deepest = Math.max(deepest, depth + 1);
      nodes.push({ key, depth: depth + 1, line: lines, row, branch: which, again: false });
      edges.push({ from, to: key, branch: which });
      return [lines++];
    }
    return rows.map((next, i) => {
      const again = met.has(next.id);
      const to = again ? `${row.id}.${which}.${i}` : String(next.id);
      edges.push({ from, to, branch: which });
      if (!again) return place(next, depth + 1);
      deepest = Math.max(deepest, depth + 1);
      nodes.push({ key: to, depth: depth + 1, line: lines, row: next, branch: which, again: true });
      return lines++;
    });
  };
  const [first] = table.rows;
  if (first !== undefined) place(first, 0);
  return { nodes, edges, depth: deepest + 1, lines };
}
