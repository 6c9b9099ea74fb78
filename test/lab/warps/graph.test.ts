// The warp graph of a simulated day, and breakpoints on it.

import { describe, expect, test } from 'vitest';
import { Breakpoints } from '../../../src/lab/frame/breakpoints.ts';
import { edgeKey, graphOf, whereNow } from '../../../src/inspector/graph/graph.ts';
import { heightFor, NODE_H, NODE_W, placesOf } from '../../../src/inspector/graph/layout.ts';
import { SCRIPT_PLACES } from '../../../src/lab/warps/script-places.ts';
import { routesOf } from '../../../src/inspector/graph/routes.ts';
import { Trace } from '../../../src/ai/index.ts';
import { scripts } from '../../../src/scripts/index.ts';
import { newDay } from '../../../src/sim/open-day.ts';
import { kindOf, warpTableOf } from '../../../src/sim/thinking/kinds.ts';
import { Simulation } from '../../../src/sim/simulation.ts';
import type { Actor } from '../../../src/sim/script-api/views.ts';

const cafe = new Simulation(newDay({ seed: 7 }), scripts, { tracing: true });
const trace = new Trace<Actor>(Infinity);
const breakpoints = new Breakpoints();
cafe.observe(trace);
breakpoints.watch(cafe);
breakpoints.watch(cafe);
breakpoints.toggle({ who: null, kind: 'maid', on: 'warp', from: 'move', to: 'service' });
const hits: { who: string | null; tick: number }[] = [];
while (cafe.state.tick < 1200) {
  cafe.step();
  const hit = breakpoints.take();
  if (hit !== null) hits.push({ who: hit.who, tick: hit.tick });
}
const momo = cafe.state.people['momo'];
const table = warpTableOf(kindOf(momo as NonNullable<typeof momo>));
const maids = ['momo', 'mei', 'nana', 'yuki', 'sakura', 'hana'];
const ever = graphOf(
  table,
  maids.map((id) => trace.of(id)),
);
const graph = graphOf(table, [trace.of('momo')], ever);

describe('the graph', () => {
  test('counts every thought and every warp once', () => {
    const thoughts = trace.of('momo');
    expect(graph.nodes.reduce((sum, node) => sum + node.thoughts, 0)).toBe(thoughts.length);
    const warps = thoughts.filter(({ warp }) => warp !== null);
    expect(graph.edges.reduce((sum, edge) => sum + edge.count, 0)).toBe(warps.length);
    expect(graph.edges.find(({ from, to }) => from === 'move' && to === 'service')?.count).toBeGreaterThan(0);
  });
  test('says where she is, and what each key stands for', () => {
    const now = whereNow([{ id: 'momo', thoughts: trace.of('momo') }]);
    expect([...now]).toEqual([[cafe.page('momo')?.key, ['momo']]]);
    expect(graph.nodes.find(({ key }) => key === 'service')?.script).toBe('maid.service');
  });
  test('shows as never taken what only others took', () => {
    const never = graph.edges.filter(({ count }) => count === 0);
    for (const { last } of never) expect(last).toBe(-1);
    const others = maids.flatMap((id) => trace.of(id));
    for (const { from, to } of never)
      expect(others.some(({ key, warp }) => key === from && warp?.warp === to)).toBe(true);
  });
  describe.each([
    [880, 430],
    [1500, 780],
    [640, 420],
    // A phone's width: as high as it needs.
    [342, 0],
  ])('in a picture of %i × %i', (w, least) => {
    const h = Math.max(least, heightFor(ever.nodes, w) ?? 0);
    const places = placesOf(ever.nodes, w, h, SCRIPT_PLACES);
    const routes = routesOf(ever.edges, places, w, h);
    const boxes = [...places.values()];

    test('has every box in it, none upon another', () => {
      for (const { x, y } of boxes) {
        expect(x - NODE_W / 2).toBeGreaterThanOrEqual(0);
        expect(x + NODE_W / 2).toBeLessThanOrEqual(w);
        expect(y - NODE_H / 2).toBeGreaterThanOrEqual(0);
        expect(y + NODE_H / 2).toBeLessThanOrEqual(h);
      }
      const touching = boxes.flatMap((a, i) =>
        boxes.slice(i + 1).filter((b) => Math.abs(a.x - b.x) < NODE_W && Math.abs(a.y - b.y) < NODE_H),
      );
      expect(touching).toEqual([]);
    });
    test('every edge has a way that runs through no box but its own', () => {
      expect(routes.size).toBe(ever.edges.length);
      const through = ever.edges.flatMap(({ from, to }) =>
        pointsOf(routes.get(edgeKey(from, to))?.path ?? '').flatMap((point) =>
          boxes
            .filter(({ key }) => key !== from && key !== to)
            .filter(({ x, y }) => Math.abs(point.x - x) < NODE_W / 2 && Math.abs(point.y - y) < NODE_H / 2)
            .map(({ key }) => `${edgeKey(from, to)} through ${key}`),
        ),
      );
      expect([...new Set(through)]).toEqual([]);
    });
    test('numbers lie on no box and on no other number', () => {
      const labels = [...routes].map(([key, { label }]) => ({ key, ...label }));
      const covered = labels.flatMap((one, i) => [
        ...boxes
          .filter(({ x, y }) => Math.abs(one.x - x) < NODE_W / 2 && Math.abs(one.y - y) < NODE_H / 2)
          .map(({ key }) => `${one.key} on ${key}`),
        ...labels
          .slice(i + 1)
          .filter(({ x, y }) => Math.abs(one.x - x) < 24 && Math.abs(one.y - y) < 16)
          .map(({ key }) => `${one.key} on ${key}`),
      ]);
      expect(covered).toEqual([]);
    });
  });
  test('runs the same way whatever the order of its edges', () => {
    const places = placesOf(ever.nodes, 880, 430, SCRIPT_PLACES);
    expect(routesOf([...ever.edges].reverse(), places, 880, 430)).toEqual(routesOf(ever.edges, places, 880, 430));
  });
});

/** Points along a path of one quadratic arc. */
function pointsOf(path: string): { readonly x: number; readonly y: number }[] {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  return Array.from({ length: 41 }, (_, i) => {
    const t = i / 40;
    const [p, q, r] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
    return { x: p * x0 + q * x1 + r * x2, y: p * y0 + q * y1 + r * y2 };
  });
}

describe('a breakpoint', () => {
  test('is hit by everybody of its role who takes the edge, at that very thought', () => {
    expect(hits.length).toBeGreaterThan(3);
    for (const { who, tick } of hits)
      expect(
        trace.of(who ?? '').some((one) => one.tick === tick && one.key === 'move' && one.warp?.warp === 'service'),
      ).toBe(true);
  });
  test('looking on changes nothing', () => {
    const alone = new Simulation(newDay({ seed: 7 }), scripts);
    while (alone.state.tick < 1200) alone.step();
    expect(alone.hash()).toBe(cafe.hash());
  });
  test('set twice is taken away', () => {
    breakpoints.toggle({ who: null, kind: 'maid', on: 'warp', from: 'move', to: 'service' });
    expect(breakpoints.list.value).toEqual([]);
  });
});
