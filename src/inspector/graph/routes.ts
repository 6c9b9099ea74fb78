/**
 * Routes the lines of the graph around boxes and apart from each other, and finds a free place for the number on each
 * line. Every line is an arc, chosen among a few bends as the one with the fewest collisions. Short lines are routed
 * first; the result is deterministic.
 */

import { edgeKey, type GraphEdge } from './graph.ts';
import { NARROW, NODE_H, NODE_W, type Placed } from './layout.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Route {
  /** The line as a value for the `d` attribute of a path. */
  readonly path: string;
  /** The centre of the number drawn on the line. */
  readonly label: Point;
}

/**
 * Bends tried for each line: distances in pixels of the arc's middle from the straight line. Positive = to the right, looking along the line.
 */
const BENDS: readonly number[] = [14, -14, 30, -30, 52, -52, 80, -80, 112, -112, 150, -150];
const WIDEST = 150;
const STEPS = 18;
const CLEAR = 7;
/** Distance in pixels below which two lines cannot be told apart. */
const NEAR = 11;
/** Gap in pixels between an arrow's tip and the box. */
const TIP = 9;
const LABEL_W = 30;
const LABEL_H = 18;
const LABEL_AT: readonly number[] = [0.5, 0.43, 0.57, 0.36, 0.64, 0.3, 0.7, 0.24, 0.76, 0.18, 0.82, 0.12, 0.88];
/** Where a number may lie relative to a point of its line: on it or, if everything there is taken, beside it. */
const BESIDE: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 0, y: -16 },
  { x: 0, y: 16 },
  { x: -26, y: 0 },
  { x: 26, y: 0 },
  { x: 0, y: -28 },
  { x: 0, y: 28 },
];

const COST = { box: 400, outside: 300, crossing: 26, near: 9, bend: 0.35 } as const;

interface Arc {
  readonly path: string;
  readonly points: readonly Point[];
}
interface Drawn extends Arc {
  readonly from: string;
  readonly to: string;
}

export function routesOf(
  edges: readonly Pick<GraphEdge, 'from' | 'to'>[],
  places: ReadonlyMap<string, Placed>,
  width: number,
  height: number,
): ReadonlyMap<string, Route> {
  const boxes = [...places.values()];
  const wanted = edges
    .flatMap(({ from, to }) => {
      const a = places.get(from);
      const b = places.get(to);
      return a === undefined || b === undefined ? [] : [{ key: edgeKey(from, to), a, b, long: distance(a, b) }];
    })
    .sort((one, other) => one.long - other.long || (one.key < other.key ? -1 : 1));
  const drawn = new Map<string, Drawn>();
  for (const { key, a, b } of wanted) {
    const arcs = a === b ? [loopAt(a)] : BENDS.map((bend) => arcBetween(a, b, bend));
    // In a picture with two columns an arc may have to cross a whole column of boxes. A line that runs between the
    // columns is therefore tried as well.
    if (a !== b && width < NARROW) arcs.push(throughTheMiddle(a, b, width / 2));
    let best = arcs[0] as Arc;
    let least = Infinity;
    arcs.forEach((arc, i) => {
      const cost =
        costOf(arc, a, b, boxes, [...drawn.values()], width, height) + Math.abs(BENDS[i] ?? WIDEST) * COST.bend;
      if (cost < least) [best, least] = [arc, cost];
    });
    drawn.set(key, { ...best, from: a.key, to: b.key });
  }
  return labelled(drawn, boxes);
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function arcBetween(a: Placed, b: Placed, bend: number): Arc {
  const long = Math.max(1, distance(a, b));
  // The control point lies twice as far out as the bend, because the middle of a quadratic curve lies half as far out
  // as its control point.
  const towards = {
    x: (a.x + b.x) / 2 - ((b.y - a.y) / long) * bend * 2,
    y: (a.y + b.y) / 2 + ((b.x - a.x) / long) * bend * 2,
  };
  const start = borderOf(a, towards, 0);
  const end = borderOf(b, towards, TIP);
  const points = Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    const [p, q, r] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
    return { x: p * start.x + q * towards.x + r * end.x, y: p * start.y + q * towards.y + r * end.y };
  });
  return { path: `M${short(start)} Q${short(towards)} ${short(end)}`, points };
}

/** A line between boxes in different columns: it joins the sides that face each other, and runs up or down in the gap between the columns. */
function throughTheMiddle(a: Placed, b: Placed, x: number): Arc {
  const [out, back] = [
    { x, y: a.y },
    { x, y: b.y },
  ];
  return cubic(borderOf(a, out, 0), out, back, borderOf(b, back, TIP));
}

function cubic(from: Point, out: Point, back: Point, to: Point): Arc {
  const points = Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    const [p, q, r, s] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    return {
      x: p * from.x + q * out.x + r * back.x + s * to.x,
      y: p * from.y + q * out.y + r * back.y + s * to.y,
    };
  });
  return { path: `M${short(from)} C${short(out)} ${short(back)} ${short(to)}`, points };
}

/** A line from a box back to itself, which leaves and enters at the top. */
function loopAt({ x, y }: Placed): Arc {
  const top = y - NODE_H / 2;
  return cubic(
    { x: x + 22, y: top },
    { x: x + 48, y: top - 40 },
    { x: x - 48, y: top - 40 },
    { x: x - 22, y: top - TIP },
  );
}

const short = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The point at which a line from the box's centre towards another point leaves the box, moved outwards by `gap`. */
function borderOf({ x, y }: Placed, towards: Point, gap: number): Point {
  const dx = towards.x - x;
  const dy = towards.y - y;
  const long = Math.max(1, Math.hypot(dx, dy));
  const out = Math.min(
    Math.abs(dx) < 1e-6 ? Infinity : NODE_W / 2 / Math.abs(dx),
    Math.abs(dy) < 1e-6 ? Infinity : NODE_H / 2 / Math.abs(dy),
  );
  return { x: x + dx * out + (dx / long) * gap, y: y + dy * out + (dy / long) * gap };
}

const within = (point: Point, box: Point, w: number, h: number): boolean =>
  Math.abs(point.x - box.x) < w && Math.abs(point.y - box.y) < h;

function costOf(
  { points }: Arc,
  a: Placed,
  b: Placed,
  boxes: readonly Placed[],
  drawn: readonly Drawn[],
  width: number,
  height: number,
): number {
  let cost = 0;
  for (const point of points) {
    if (point.x < 4 || point.y < 4 || point.x > width - 4 || point.y > height - 4) cost += COST.outside;
    for (const box of boxes)
      if (box !== a && box !== b && within(point, box, NODE_W / 2 + CLEAR, NODE_H / 2 + CLEAR)) cost += COST.box;
  }
  const mine = boundsOf(points);
  for (const other of drawn) {
    if (!meet(mine, boundsOf(other.points))) continue;
    // For lines that share a box only the inner points are compared, because such lines are close to each other at
    // that box anyway.
    const shares = [a.key, b.key].some((key) => key === other.from || key === other.to);
    const inner = shares ? points.slice(4, -4) : points;
    for (const point of inner) if (other.points.some((one) => isNear(one, point))) cost += COST.near;
    cost += COST.crossing * crossings(points, other.points);
  }
  return cost;
}

const isNear = (a: Point, b: Point): boolean => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) < NEAR * NEAR;

interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
const known = new WeakMap<readonly Point[], Bounds>();
/** The bounding box of a line, cached to skip comparisons, because most lines are far apart. */
function boundsOf(points: readonly Point[]): Bounds {
  let bounds = known.get(points);
  if (bounds === undefined) {
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const { x, y } of points) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    known.set(points, (bounds = { left, right, top, bottom }));
  }
  return bounds;
}
const meet = (a: Bounds, b: Bounds): boolean =>
  a.left < b.right + NEAR && b.left < a.right + NEAR && a.top < b.bottom + NEAR && b.top < a.bottom + NEAR;

function crossings(one: readonly Point[], other: readonly Point[]): number {
  let count = 0;
  for (let i = 1; i < one.length; i++)
    for (let j = 1; j < other.length; j++)
      if (cross(one[i - 1] as Point, one[i] as Point, other[j - 1] as Point, other[j] as Point)) count++;
  return count;
}

const side = (a: Point, b: Point, c: Point): boolean => (b.x - a.x) * (c.y - a.y) > (b.y - a.y) * (c.x - a.x);
const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  side(a, c, d) !== side(b, c, d) && side(a, b, c) !== side(a, b, d);

/** Places the edges' numbers: on no box, on no other number, and if possible on no other line. */
function labelled(drawn: ReadonlyMap<string, Drawn>, boxes: readonly Placed[]): ReadonlyMap<string, Route> {
  const labels: Point[] = [];
  const routes = new Map<string, Route>();
  for (const [key, { path, points }] of drawn) {
    let label = points[STEPS / 2] as Point;
    let least = Infinity;
    const spots = LABEL_AT.flatMap((share) => {
      const on = points[Math.round(share * STEPS)] as Point;
      return BESIDE.map(({ x, y }) => ({
        at: { x: on.x + x, y: on.y + y },
        far: Math.abs(share - 0.5) * 10 + (Math.abs(x) + Math.abs(y)) * 4,
      }));
    });
    for (const { at, far } of spots) {
      let cost = far;
      for (const box of boxes)
        if (within(at, box, NODE_W / 2 + LABEL_W / 2 + 2, NODE_H / 2 + LABEL_H / 2 + 2)) cost += 1000;
      for (const other of labels) if (within(at, other, LABEL_W + 2, LABEL_H + 2)) cost += 1000;
      for (const [of, { points: line }] of drawn)
        if (of !== key && line.some((point) => within(point, at, LABEL_W / 2, LABEL_H / 2))) cost += 6;
      if (cost < least) [label, least] = [at, cost];
    }
    labels.push(label);
    routes.set(key, { path, label });
  }
  return routes;
}
