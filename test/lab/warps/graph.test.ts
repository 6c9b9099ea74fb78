// The warp graph of a day that was really played, and breakpoints on it.

import { describe, expect, test } from 'vitest';
import { Breakpoints } from '../../../src/lab/warps/breakpoints.ts';
import { graphOf } from '../../../src/lab/warps/graph.ts';
import { NODE_H, NODE_W, placesOf, wayOf } from '../../../src/lab/warps/layout.ts';
import { Trace } from '../../../src/ai/index.ts';
import { scripts } from '../../../src/scripts/index.ts';
import { newDay } from '../../../src/sim/cafe.ts';
import { kindOf, warpTableOf } from '../../../src/sim/people.ts';
import { Simulation } from '../../../src/sim/simulation.ts';
import type { Actor } from '../../../src/sim/world.ts';

const cafe = new Simulation(newDay({ seed: 7 }), scripts, { tracing: true });
const trace = new Trace<Actor>(Infinity);
const breakpoints = new Breakpoints();
cafe.observe(trace);
breakpoints.watch(cafe);
breakpoints.watch(cafe);
breakpoints.toggle({ who: null, role: 'maid', from: 'move', to: 'service' });
const hits: { who: string; tick: number }[] = [];
while (cafe.state.tick < 1200) {
  cafe.step();
  const hit = breakpoints.take();
  if (hit !== null) hits.push({ who: hit.who, tick: hit.tick });
}
const momo = cafe.state.people['momo'];
const table = warpTableOf(kindOf(momo as NonNullable<typeof momo>));
const graph = graphOf(table, [trace.of('momo')], [trace.of('mei'), trace.of('nana')]);

describe('the graph', () => {
  test('counts every thought and every warp once', () => {
    const thoughts = trace.of('momo');
    expect(graph.nodes.reduce((sum, node) => sum + node.thoughts, 0)).toBe(thoughts.length);
    const warps = thoughts.filter(({ warp }) => warp !== null);
    expect(graph.edges.reduce((sum, edge) => sum + edge.count, 0)).toBe(warps.length);
    expect(graph.edges.find(({ from, to }) => from === 'move' && to === 'service')?.count).toBeGreaterThan(0);
  });
  test('says where she is, and what each key stands for', () => {
    expect(graph.nodes.filter(({ now }) => now > 0).map(({ key }) => key)).toEqual([cafe.page('momo')?.key]);
    expect(graph.nodes.find(({ key }) => key === 'service')?.script).toBe('maid.service');
  });
  test('shows as never taken what only others took', () => {
    const never = graph.edges.filter(({ count }) => count === 0);
    for (const { last } of never) expect(last).toBe(-1);
    const others = [...trace.of('mei'), ...trace.of('nana')];
    for (const { from, to } of never)
      expect(others.some(({ key, warp }) => key === from && warp?.warp === to)).toBe(true);
  });
  test('has every box in the picture, none upon another, and a way for every edge', () => {
    const places = [...placesOf(graph.nodes, 860, 480).values()];
    for (const { x, y } of places) {
      expect(x - NODE_W / 2).toBeGreaterThanOrEqual(0);
      expect(x + NODE_W / 2).toBeLessThanOrEqual(860);
      expect(y + NODE_H / 2).toBeLessThanOrEqual(480);
    }
    const touching = places.flatMap((a, i) =>
      places.slice(i + 1).filter((b) => Math.abs(a.x - b.x) < NODE_W && Math.abs(a.y - b.y) < NODE_H),
    );
    expect(touching).toEqual([]);
    for (const edge of graph.edges) expect(wayOf(edge, placesOf(graph.nodes, 860, 480))?.path).toMatch(/^M[\d. CQ-]+$/);
  });
});

describe('a breakpoint', () => {
  test('is hit by everybody of its role who takes the edge, at that very thought', () => {
    expect(hits.length).toBeGreaterThan(3);
    for (const { who, tick } of hits)
      expect(trace.of(who).some((one) => one.tick === tick && one.key === 'move' && one.warp?.warp === 'service')).toBe(
        true,
      );
  });
  test('looking on changes nothing', () => {
    const alone = new Simulation(newDay({ seed: 7 }), scripts);
    while (alone.state.tick < 1200) alone.step();
    expect(alone.hash()).toBe(cafe.hash());
  });
  test('set twice is taken away', () => {
    breakpoints.toggle({ who: null, role: 'maid', from: 'move', to: 'service' });
    expect(breakpoints.list.value).toEqual([]);
  });
});
