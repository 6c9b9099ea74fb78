/**
 * Regions (_Modular AI_, 8.5.6): areas that can test a position and return a random position inside. Their borders
 * belong to them. They are two-dimensional: `z` is ignored.
 */

import { component } from '../component.ts';
import { known, list, number, vector } from '../schema.ts';
import { own, type Region, type DecisionScene, type Vector } from '../decision-scene.ts';

/** Maximum number of random positions that {@link within} tries. */
const TRIES = 64;

/** A random position of a bounding box that also lies in the region; null if 64 tries find none. */
function within(region: Region, scene: DecisionScene, x: number, y: number, wide: number, high: number): Vector | null {
  const { random } = scene.context;
  for (let tries = 0; tries < TRIES; tries++) {
    const place = { x: x + random() * wide, y: y + random() * high };
    if (region.contains(place, scene)) return place;
  }
  return null;
}

/** Region of all positions within `radius` of a target. */
export const Circle = component('region', 'Circle', { center: 'target', radius: number(0) }, ({ center, radius }) => {
  const circle: Region = {
    contains(place, scene) {
      const middle = center.position(scene);
      if (middle === null) return false;
      const [dx, dy] = [place.x - middle.x, place.y - middle.y];
      return dx * dx + dy * dy <= radius * radius;
    },
    randomPoint(scene) {
      const middle = center.position(scene);
      if (middle === null) return null;
      return within(circle, scene, middle.x - radius, middle.y - radius, 2 * radius, 2 * radius) ?? middle;
    },
  };
  return circle;
});

/** Region that is a parallelogram with a corner at a target and two sides as vectors. */
export const Parallelogram = component(
  'region',
  'Parallelogram',
  { corner: 'target', sides: list(vector, 2) },
  ({ corner, sides: [a, b, more] }, place) => {
    const [u, v] = [a as Vector, b as Vector];
    const area = u.x * v.y - u.y * v.x;
    if (area === 0 || more !== undefined) place.at('sides').wrong('must be two sides that do not lie on one line');
    return {
      contains(place, scene) {
        const from = corner.position(scene);
        if (from === null) return false;
        const [dx, dy] = [place.x - from.x, place.y - from.y];
        const [s, t] = [(dx * v.y - dy * v.x) / area, (u.x * dy - u.y * dx) / area];
        return s >= 0 && s <= 1 && t >= 0 && t <= 1;
      },
      randomPoint(scene) {
        const from = corner.position(scene);
        const [s, t] = [scene.context.random(), scene.context.random()];
        return from && { x: from.x + s * u.x + t * v.x, y: from.y + s * u.y + t * v.y };
      },
    };
  },
);

/** Region that is a polygon with these corners. */
export const Polygon = component('region', 'Polygon', { points: list(vector, 3) }, ({ points }) => {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const polygon: Region = {
    contains({ x, y }) {
      let inside = false;
      for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
        const [p, q] = [points[i] as Vector, points[j] as Vector];
        const side = (x - p.x) * (q.y - p.y) - (y - p.y) * (q.x - p.x);
        if (side === 0 && (x - p.x) * (x - q.x) <= 0 && (y - p.y) * (y - q.y) <= 0) return true;
        if (p.y > y !== q.y > y && side < 0 === p.y < q.y) inside = !inside;
      }
      return inside;
    },
    // If all tries miss a very thin polygon, use one of its corners.
    randomPoint(scene) {
      return (
        within(polygon, scene, left, top, wide, high) ??
        (points[Math.floor(scene.context.random() * points.length)] as Vector)
      );
    },
  };
  return polygon;
});

/** Region of whole tiles; each extends half a tile around its coordinates (positions are rounded). */
export const TileSet = component('region', 'TileSet', { tiles: list(vector, 1) }, ({ tiles }, place) => {
  const columns = new Map<number, Set<number>>();
  tiles.forEach(({ x, y }, i) => {
    if (!Number.isInteger(x) || !Number.isInteger(y))
      place.at('tiles').at(i).wrong('must be a tile: two whole numbers');
    const column = columns.get(x);
    if (column === undefined) columns.set(x, new Set([y]));
    else column.add(y);
  });
  return {
    contains: ({ x, y }) => columns.get(Math.round(x))?.has(Math.round(y)) === true,
    randomPoint: (scene) => tiles[Math.floor(scene.context.random() * tiles.length)] as Vector,
  };
});

/** Region that the game provides under this name. */
export const NamedRegion = component('region', 'ByName', { name: known('regions', 'a region') }, ({ name }) => ({
  contains: (place, scene) => own(scene.context.regions, name)?.contains(place, scene) === true,
  randomPoint: (scene) => own(scene.context.regions, name)?.randomPoint(scene) ?? null,
}));

/** All built-in regions. */
export const regions = [Circle, Parallelogram, Polygon, TileSet, NamedRegion];
