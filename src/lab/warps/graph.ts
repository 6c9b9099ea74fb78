/**
 * A living warp graph: the scripts somebody can think by, and between them the warps that were taken – how often, and when
 * last. Pure: thoughts in, figures out. Of a role, the thoughts of all who have it.
 */

import type { Decision } from '../../ai/index.ts';

export interface GraphNode {
  /** The warp key. */
  readonly key: string;
  /** The script it stands for; empty when the table has none and `default` catches it. */
  readonly script: string;
  readonly thoughts: number;
  /** How many of them are in it at the moment shown. */
  readonly now: number;
}
export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  readonly count: number;
  /** Tick at which it was last taken; −1 = never. */
  readonly last: number;
}
export interface WarpGraph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

export const edgeKey = (from: string, to: string): string => `${from} → ${to}`;

/**
 * @param table what the keys stand for
 * @param thoughts of each person, up to the moment shown
 * @param others thoughts of those who have the same role: edges that only they have taken are shown as never taken
 */
export function graphOf(
  table: Readonly<Record<string, string>>,
  thoughts: readonly (readonly Decision[])[],
  others: readonly (readonly Decision[])[] = [],
): WarpGraph {
  const nodes = new Map<string, { key: string; script: string; thoughts: number; now: number }>();
  const edges = new Map<string, { from: string; to: string; count: number; last: number }>();
  const node = (key: string) => {
    let one = nodes.get(key);
    if (one === undefined) nodes.set(key, (one = { key, script: table[key] ?? '', thoughts: 0, now: 0 }));
    return one;
  };
  const edge = (from: string, to: string) => {
    const id = edgeKey(from, to);
    let one = edges.get(id);
    if (one === undefined) edges.set(id, (one = { from, to, count: 0, last: -1 }));
    return one;
  };
  for (const list of thoughts) {
    for (const { tick, key, warp } of list) {
      node(key).thoughts++;
      if (warp === null) continue;
      node(warp.warp);
      const taken = edge(key, warp.warp);
      taken.count++;
      taken.last = Math.max(taken.last, tick);
    }
    const last = list.at(-1);
    if (last !== undefined) node(last.warp?.warp ?? last.key).now++;
  }
  for (const list of others)
    for (const { key, warp } of list)
      if (warp !== null) {
        node(key);
        node(warp.warp);
        edge(key, warp.warp);
      }
  const order = Object.keys(table);
  const at = (key: string): number => (order.includes(key) ? order.indexOf(key) : order.length);
  return {
    nodes: [...nodes.values()].sort((a, b) => at(a.key) - at(b.key) || (a.key < b.key ? -1 : 1)),
    edges: [...edges.values()].sort(
      (a, b) => b.count - a.count || (edgeKey(a.from, a.to) < edgeKey(b.from, b.to) ? -1 : 1),
    ),
  };
}
