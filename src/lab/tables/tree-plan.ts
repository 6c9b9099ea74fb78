/**
 * Lays out a table's tree: its columns are as wide as the frame around the tree allows, and each row is a box with up
 * to three lines of text. If the tree is higher than its frame, each row is level with its first branch, so that the
 * tree reads from the top like the grid. Pure.
 */

import { layOut, type TreeEdge, type TreeNode } from '../../ui/tree-layout.ts';
import type { DrawnRow } from './draft.ts';

export const BOX = { gap: 38, height: 56, leafHeight: 56, line: 61, narrowest: 168, widest: 236 } as const;
const MARGIN = 6;
/**
 * Smallest scales of the tree: `wide` keeps the text in its boxes readable, `hand` keeps the boxes large enough for a
 * thumb on a touch screen.
 */
export const SMALLEST = { wide: 0.75, hand: 1 } as const;

export interface Plan {
  readonly nodes: readonly TreeNode<DrawnRow>[];
  readonly edges: readonly TreeEdge[];
  /** Distance between two columns of the tree. */
  readonly column: number;
  readonly wide: number;
  readonly high: number;
}

export function planOf(rows: readonly DrawnRow[], room: { readonly w: number; readonly h: number }): Plan {
  const { nodes, edges, depth, lines } = layOut({ rows }, true);
  const column = Math.max(BOX.narrowest, Math.min(BOX.widest, Math.floor((room.w - MARGIN + BOX.gap) / depth)));
  const high = lines * BOX.line + 2 * MARGIN;
  return {
    nodes: high > room.h ? fromTheTop(nodes, edges) : nodes,
    edges,
    column,
    wide: depth * column - BOX.gap + MARGIN,
    high,
  };
}

function fromTheTop(nodes: readonly TreeNode<DrawnRow>[], edges: readonly TreeEdge[]): TreeNode<DrawnRow>[] {
  const first = new Map<string, string>();
  for (const { from, to } of edges) if (!first.has(from)) first.set(from, to);
  const byKey = new Map(nodes.map((node) => [node.key, node]));
  const lineOf = (node: TreeNode<DrawnRow>): number => {
    const next = node.branch === null ? byKey.get(first.get(node.key) ?? '') : undefined;
    return next === undefined ? node.line : lineOf(next);
  };
  return nodes.map((node) => ({ ...node, line: lineOf(node) }));
}

/** The largest scale at which the tree fits into its box: in width, or with `whole` in both directions. */
export function scaleToFit(
  { wide, high }: Plan,
  room: { readonly w: number; readonly h: number },
  whole: boolean,
  smallest: number = SMALLEST.wide,
): number {
  if (room.w <= 0 || room.h <= 0) return 1;
  const across = room.w / wide;
  const fits = whole ? Math.min(across, room.h / high) : across;
  return Math.max(whole ? 0.3 : smallest, Math.min(1, fits));
}

export const middleOf = ({ line }: { readonly line: number }): number => line * BOX.line + BOX.height / 2 + MARGIN;
