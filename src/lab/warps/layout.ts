/**
 * Computes the positions of scripts in the graph. Scripts of maids and guests have fixed positions, so that the graph
 * always looks the same: waiting in the middle, service at the right in the order of the usual transitions. Other
 * scripts stand in rows below.
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

/** Fixed positions of scripts: column and row of the grid. */
const PLACES: Readonly<Record<string, readonly [number, number]>> = {
  waiting: [1.25, 2],
  move: [2.1, 0],
  service: [3.5, 0.5],
  counter: [4, 2],
  carry: [3.5, 3.5],
  fetch: [2.1, 4],
  chat: [0, 0.9],
  sweep: [0, 2],
  clear: [0.1, 3.3],
  obey: [0.8, 0],
  scout: [0.8, 4.3],
  getup: [2.7, 2],
  default: [4.4, 4.4],
  mediate: [4.4, -0.2],
  enter: [0, 0],
  queue: [0.9, 2],
  toSeat: [2, 0.3],
  seated: [4, 0.9],
  leave: [3.1, 4],
  mob: [2.9, 2.2],
  flee: [4.2, 2.9],
  evacuate: [1.5, 4],
  join: [4.3, 4.3],
  perform: [0, 4.3],
  afterDance: [1.6, 2.9],
  brawl: [4.4, -0.4],
};

export interface Placed {
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

export function placesOf(nodes: readonly GraphNode[], width: number, height: number): ReadonlyMap<string, Placed> {
  return width < NARROW ? inTwos(nodes, width) : spread(nodes, width, height);
}

/** The height in pixels that a narrow picture needs; null if the picture is wide enough for the fixed positions of the scripts. */
export function heightFor(nodes: readonly GraphNode[], width: number): number | null {
  return width < NARROW ? 2 * MARGIN + NODE_H + (Math.max(0, nodes.length - 1) * ROW) / 2 : null;
}

/** Positions for a narrow picture: boxes alternate left and right from the top, in the order of the fixed positions. */
function inTwos(nodes: readonly GraphNode[], width: number): ReadonlyMap<string, Placed> {
  const order = nodes
    .map(({ key }, i) => ({ key, i, at: gridOf(key, i) }))
    .sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0] || a.i - b.i);
  const [left, right] = [MARGIN + NODE_W / 2, width - MARGIN - NODE_W / 2];
  const placed = order.map(({ key }, i): [string, Placed] => {
    return [key, { key, x: i % 2 === 0 ? left : right, y: MARGIN + NODE_H / 2 + (i * ROW) / 2 }];
  });
  return new Map(placed);
}

const gridOf = (key: string, i: number): readonly [number, number] =>
  PLACES[key] ?? [(i % 5) + 0.3, 5.4 + Math.floor(i / 5)];

function spread(nodes: readonly GraphNode[], width: number, height: number): ReadonlyMap<string, Placed> {
  const grid = nodes.map(({ key }, i) => gridOf(key, i));
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
