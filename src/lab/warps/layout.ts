/**
 * Where the scripts stand in the graph. Those of maids and guests have places of their own, so that a graph looks the same
 * whenever one comes back to it: what she waits in at the left, what she does for guests at the right. Others stand in a row.
 */

import type { GraphEdge, GraphNode } from './graph.ts';

export const NODE_W = 128;
export const NODE_H = 50;

/** Columns and rows of a grid. */
const PLACES: Readonly<Record<string, readonly [number, number]>> = {
  // maids
  waiting: [0, 1],
  move: [2, 0],
  service: [4, 0],
  counter: [4, 2],
  fetch: [2, 2],
  carry: [3, 3],
  chat: [0, 3],
  sweep: [1, 3],
  clear: [1.2, 4],
  obey: [0, 0],
  scout: [1, -0.6],
  getup: [3, 4],
  default: [4.2, 4],
  // guests and performers
  enter: [0, 0],
  queue: [1.4, 1.2],
  toSeat: [2, 0],
  seated: [4, 1],
  leave: [4, 3],
  mob: [2.4, 3.2],
  flee: [0.6, 3.2],
  evacuate: [0, 2.2],
  join: [1.6, 4.2],
  perform: [2, 2.2],
  afterDance: [3.2, 4.2],
  brawl: [3, 2.2],
  mediate: [0, 4.2],
};

export interface Placed {
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

/** The middle of each node, in a picture so wide and high. */
export function placesOf(nodes: readonly GraphNode[], width: number, height: number): ReadonlyMap<string, Placed> {
  const grid = nodes.map(
    ({ key }, i): readonly [number, number] => PLACES[key] ?? [(i % 5) + 0.3, 5 + Math.floor(i / 5)],
  );
  const xs = grid.map(([x]) => x);
  const ys = grid.map(([, y]) => y);
  const span = (values: readonly number[]): [number, number] => {
    const low = Math.min(...values);
    return [low, Math.max(...values, low + 1)];
  };
  const [left, right] = span(xs);
  const [top, bottom] = span(ys);
  const placed = nodes.map(({ key }, i): [string, Placed] => {
    const [x, y] = grid[i] as readonly [number, number];
    return [
      key,
      {
        key,
        x: NODE_W / 2 + 12 + ((x - left) / (right - left)) * (width - NODE_W - 24),
        y: NODE_H / 2 + 12 + ((y - top) / (bottom - top)) * (height - NODE_H - 24),
      },
    ];
  });
  return new Map(placed);
}

/** The line of an edge: bent to its right, so that two ways between the same scripts stand apart. With its middle. */
export function wayOf(
  { from, to }: GraphEdge,
  places: ReadonlyMap<string, Placed>,
): { readonly path: string; readonly x: number; readonly y: number } | null {
  const a = places.get(from);
  const b = places.get(to);
  if (a === undefined || b === undefined) return null;
  if (a === b) {
    const { x, y } = a;
    const top = y - NODE_H / 2;
    return { path: `M${x + 24} ${top} C${x + 60} ${top - 44} ${x - 60} ${top - 44} ${x - 24} ${top}`, x, y: top - 32 };
  }
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const long = Math.hypot(dx, dy);
  const bend = Math.min(46, long * 0.16);
  const mx = (a.x + b.x) / 2 - (dy / long) * bend;
  const my = (a.y + b.y) / 2 + (dx / long) * bend;
  const start = edgeOf(a, mx, my, 0);
  const end = edgeOf(b, mx, my, 9);
  return {
    path: `M${start.x.toFixed(1)} ${start.y.toFixed(1)} Q${mx.toFixed(1)} ${my.toFixed(1)} ${end.x.toFixed(1)} ${end.y.toFixed(1)}`,
    x: (start.x + 2 * mx + end.x) / 4,
    y: (start.y + 2 * my + end.y) / 4,
  };
}

/** Where the line from a node's middle towards a point leaves its box. */
function edgeOf({ x, y }: Placed, tx: number, ty: number, gap: number): { x: number; y: number } {
  const dx = tx - x;
  const dy = ty - y;
  const long = Math.max(1, Math.hypot(dx, dy));
  const out = Math.min(
    Math.abs(dx) < 1e-6 ? Infinity : NODE_W / 2 / Math.abs(dx),
    Math.abs(dy) < 1e-6 ? Infinity : NODE_H / 2 / Math.abs(dy),
  );
  return { x: x + dx * out + (dx / long) * gap, y: y + dy * out + (dy / long) * gap };
}
