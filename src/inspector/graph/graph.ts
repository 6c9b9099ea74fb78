/**
 * Computes a live warp graph: scripts as boxes, warps as edges with count and last tick. Pure. The graph of a kind is
 * computed from the thoughts of all characters of this kind.
 */

import type { Decision } from '../../ai/trace.ts';

export interface GraphNode {
  /** The warp key that the box stands for. */
  readonly key: string;
  /** Name of the script that the warp table gives for the warp key; '' if the table has no entry for the key, so that `default` is used. */
  readonly script: string;
  readonly thoughts: number;
}
export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  readonly count: number;
  /** Tick at which the edge was taken last; −1 = never. */
  readonly last: number;
}
export interface WarpGraph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

export const edgeKey = (from: string, to: string): string => `${from} → ${to}`;

/**
 * Builds the graph. @param table the script of each key
 * @param thoughts of each character, up to the moment shown
 * @param known a graph whose boxes and edges are included even if none of these thoughts used them
 */
export function graphOf(
  table: Readonly<Record<string, string>>,
  thoughts: readonly (readonly Decision[])[],
  known: WarpGraph = NOTHING,
): WarpGraph {
  const nodes = new Map<string, { key: string; script: string; thoughts: number }>();
  const edges = new Map<string, { from: string; to: string; count: number; last: number }>();
  const node = (key: string) => {
    let one = nodes.get(key);
    if (one === undefined) nodes.set(key, (one = { key, script: table[key] ?? '', thoughts: 0 }));
    return one;
  };
  const edge = (from: string, to: string) => {
    const id = edgeKey(from, to);
    let one = edges.get(id);
    if (one === undefined) edges.set(id, (one = { from, to, count: 0, last: -1 }));
    return one;
  };
  for (const { key } of known.nodes) node(key);
  for (const { from, to } of known.edges) edge(from, to);
  for (const list of thoughts)
    for (const { tick, key, warp } of list) {
      node(key).thoughts++;
      if (warp === null) continue;
      node(warp.warp);
      const taken = edge(key, warp.warp);
      taken.count++;
      taken.last = Math.max(taken.last, tick);
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
const NOTHING: WarpGraph = { nodes: [], edges: [] };

/** For each warp key, the ids of the characters whose last thought ended in its script, in the given order. */
export function whereNow(
  characters: readonly { readonly id: string; readonly thoughts: readonly Decision[] }[],
): ReadonlyMap<string, readonly string[]> {
  const here = new Map<string, string[]>();
  for (const { id, thoughts } of characters) {
    const last = thoughts.at(-1);
    if (last === undefined) continue;
    const key = last.warp?.warp ?? last.key;
    here.set(key, [...(here.get(key) ?? []), id]);
  }
  return here;
}
