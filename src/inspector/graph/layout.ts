/**
 * Computes the positions of scripts in the graph. A game can give some scripts fixed positions, so that the graph always
 * looks the same; the others stand in rows below. Without fixed positions all stand in a ring.
 */

import type { GraphNode } from './graph.ts';

export const NODE_W = 136;
export const NODE_H = 48;
/** Margin around the graph in pixels, in which lines can pass around boxes. */
const MARGIN = 20;

/** Below this width the picture counts as narrow (on a phone): the boxes of five columns would overlap, so it has two columns. */
export const NARROW = 600;
/** Distance between two boxes in a column of a narrow picture. */
const ROW = NODE_H + 100;

/** Fixed positions of scripts by warp key: column and row of a grid. */
export type Places = Readonly<Record<string, readonly [number, number]>>;

export interface Placed {
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

export function placesOf(
  nodes: readonly GraphNode[],
  width: number,
  height: number,
  fixed: Places = NONE,
): ReadonlyMap<string, Placed> {
  const grid = nodes.map(({ key }, i) => (fixed === NONE ? inRing(i, nodes.length) : gridOf(fixed, key, i)));
  return width < NARROW ? inTwos(nodes, grid, width) : spread(nodes, grid, width, height);
}

/** The height in pixels that a narrow picture needs; null if the picture is wide enough for the fixed positions of the scripts. */
export function heightFor(nodes: readonly GraphNode[], width: number): number | null {
  return width < NARROW ? 2 * MARGIN + NODE_H + (Math.max(0, nodes.length - 1) * ROW) / 2 : null;
}

/** Positions for a narrow picture: boxes alternate left and right from the top, in the order of the fixed positions. */
function inTwos(
  nodes: readonly GraphNode[],
  grid: readonly (readonly [number, number])[],
  width: number,
): ReadonlyMap<string, Placed> {
  const order = nodes
    .map(({ key }, i) => ({ key, i, at: grid[i] as readonly [number, number] }))
    .sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0] || a.i - b.i);
  const [left, right] = [MARGIN + NODE_W / 2, width - MARGIN - NODE_W / 2];
  const placed = order.map(({ key }, i): [string, Placed] => {
    return [key, { key, x: i % 2 === 0 ? left : right, y: MARGIN + NODE_H / 2 + (i * ROW) / 2 }];
  });
  return new Map(placed);
}

const NONE: Places = {};

const gridOf = (fixed: Places, key: string, i: number): readonly [number, number] =>
  fixed[key] ?? [(i % 5) + 0.3, 5.4 + Math.floor(i / 5)];

/** Positions in a ring, clockwise from the left. */
function inRing(i: number, count: number): readonly [number, number] {
  const angle = Math.PI + (2 * Math.PI * i) / Math.max(1, count);
  return [Math.cos(angle), Math.sin(angle)];
}

function spread(
  nodes: readonly GraphNode[],
  grid: readonly (readonly [number, number])[],
  width: number,
  height: number,
): ReadonlyMap<string, Placed> {
  const [left, right] = span(grid.map(([x]) => x));
  const [top, bottom] = span(grid.map(([, y]) => y));
  const at = (share: number, room: number, size: number): number =>
    Math.round(MARGIN + size / 2 + share * Math.max(0, room - size - 2 * MARGIN));
  const placed = nodes.map(({ key }, i): [string, Placed] => {
    const [x, y] = grid[i] as readonly [number, number];
    return [
      key,
      {
        key,
        // If all boxes stand in the same column or row of the grid, this column or row is in the middle.
        x: at(left === right ? 0.5 : (x - left) / (right - left), width, NODE_W),
        y: at(top === bottom ? 0.5 : (y - top) / (bottom - top), height, NODE_H),
      },
    ];
  });
  return new Map(placed);
}

const span = (values: readonly number[]): readonly [number, number] => [Math.min(...values), Math.max(...values)];
