import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFactory, type Region, DecisionScene, type Target, type UtilityContext } from '../../../src/ai/index.ts';
import { contextOf, reasonerOf } from './yards.ts';

/** A component of a configuration, as a game's own action receives it, and a scene for it. */
function made<T>(
  kind: 'target' | 'region',
  config: object | string,
  given: Partial<UtilityContext> = {},
): { it: T; scene: DecisionScene } {
  // prettier-ignore
  let it: unknown;
  const factory = createFactory();
  factory.register('action', 'Look', { at: kind }, ({ at }) => {
    it = at;
    return {};
  });
  reasonerOf({ type: 'RuleBased', options: [{ name: 'a', actions: [{ type: 'Look', at: config }] }] }, factory);
  const scene = new DecisionScene();
  scene.begin(contextOf(given));
  return { it: it as T, scene };
}

describe('a target', () => {
  const dogs = [{ id: 'd1', name: 'rex', x: 5, y: 0 }, { id: 'd2', x: 2, y: 0 }, { id: 'd3' }]; // prettier-ignore
  const ask = (config: object | string, given: Partial<UtilityContext> = { entities: { dogs } }) => {
    const { it, scene } = made<Target>('target', config, given);
    const { x, y } = it.position(scene) ?? {};
    return [it.entity(scene)?.id ?? null, x === undefined ? null : [x, y]];
  };

  test('Self is the deciding character, else the store self', () => {
    expect(ask('Self', { self: { id: 'me', x: 1, y: 2 } })).toEqual(['me', [1, 2]]);
    expect(ask('Self', { stores: { self: { id: 'bo', x: 3, y: 4 } } })).toEqual(['bo', [3, 4]]);
    expect(ask('Self', { stores: {} })).toEqual([null, null]);
  });

  test('ByName is the entity of a name or an id, or a position', () => {
    expect(ask({ type: 'ByName', name: 'rex' })).toEqual(['d1', [5, 0]]);
    expect(ask({ type: 'ByName', name: 'd3' })).toEqual(['d3', null]);
    expect(ask({ type: 'ByName', name: 'gate' }, { positions: { gate: { x: 7, y: 8 } } })).toEqual([null, [7, 8]]);
    expect(ask({ type: 'ByName', name: 'toString' }, { positions: {} })).toEqual([null, null]);
    expect(ask({ type: 'ByName', name: 'd9' }, { entity: (id) => ({ id, x: 0, y: 9 }) })).toEqual(['d9', [0, 9]]);
  });

  test('Position is a fixed place', () => {
    expect(ask({ type: 'Position', x: 1, y: -2 })).toEqual([null, [1, -2]]);
  });

  test('Variable is the entity whose id it holds, or the place it holds', () => {
    const variable = { type: 'Variable', variable: 'goal' };
    const goal = (goal: unknown) => ask(variable, { entities: { dogs }, stores: { brain: { goal } } });
    expect(goal('d1')).toEqual(['d1', [5, 0]]);
    expect(goal({ x: 3, y: 3 })).toEqual([null, [3, 3]]);
    for (const held of ['d9', null, 5, { x: 1 }]) expect(goal(held)).toEqual([null, null]);
  });

  test('Nearest is the nearest of a list, ties to the first listed, itself left out', () => {
    const nearest = { type: 'Nearest', entities: 'dogs' };
    expect(ask(nearest, { entities: { dogs }, self: { id: 'me', x: 0, y: 0 } })).toEqual(['d2', [2, 0]]);
    expect(ask(nearest, { entities: { dogs }, self: { id: 'me', x: 3.5, y: 0 } })).toEqual(['d1', [5, 0]]);
    expect(ask(nearest, { entities: { dogs }, self: dogs[1] as { id: string } })).toEqual(['d1', [5, 0]]);
    expect(ask({ ...nearest, from: { type: 'Position', x: 9, y: 0 } })).toEqual(['d1', [5, 0]]);
    expect(ask(nearest, { entities: { dogs } })).toEqual([null, null]);
    const distance = (_: unknown, to: { x: number }) => -to.x;
    expect(ask(nearest, { entities: { dogs }, self: { id: 'me', x: 0, y: 0 }, distance })).toEqual(['d1', [5, 0]]);
  });
});

describe('a region', () => {
  const here = { type: 'Position', x: 10, y: 10 };
  const REGIONS: [string, object, [number, number][], [number, number][]][] = [
    ['Circle', { center: here, radius: 5 }, [[10, 10], [13, 14], [15, 10]], [[14, 14], [15.1, 10]]],
    ['Parallelogram', { corner: here, sides: [[4, 0], [2, 2]] }, [[10, 10], [14, 10], [16, 12], [13, 11], [12, 12]], [[10, 11], [15.1, 11], [9.9, 10]]],
    ['Parallelogram', { corner: here, sides: [[0, 3], [-3, 0]] }, [[10, 10], [7, 13], [8, 12]], [[10.1, 12], [6.9, 12]]],
    ['Polygon', { points: [[0, 0], [8, 0], [8, 8], [4, 2], [0, 8]] }, [[0, 0], [4, 0], [8, 4], [4, 2], [1, 5], [4, 1]], [[4, 3], [4, 8], [-0.1, 0], [9, 4]]],
    ['Polygon', { points: [[0, 8], [4, 2], [8, 8], [8, 0], [0, 0]] }, [[4, 1], [6, 5], [1, 6]], [[4, 2.1], [4, 5]]],
    ['TileSet', { tiles: [[3, 4], [3, 5], [-1, 0]] }, [[3, 4], [3.4, 4.6], [-1, 0]], [[4, 4], [3, 6], [0, 0]]],
  ]; // prettier-ignore

  test.each(REGIONS)('%s %j contains %j, and not %j', (type, fields, inside, outside) => {
    const { it, scene } = made<Region>('region', { type, ...fields });
    for (const [x, y] of inside) expect([x, y, it.contains({ x, y }, scene)]).toEqual([x, y, true]);
    for (const [x, y] of outside) expect([x, y, it.contains({ x, y }, scene)]).toEqual([x, y, false]);
  });

  test('gives random places inside itself, from end to end', () => {
    for (const [type, fields] of REGIONS) {
      const { it, scene } = made<Region>('region', { type, ...fields });
      const places = Array.from({ length: 300 }, () => it.randomPoint(scene) as { x: number; y: number });
      for (const place of places) expect(it.contains(place, scene)).toBe(true);
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBeGreaterThan(type === 'TileSet' ? 2 : 200);
    }
  });

  test('any polygon contains the random places it gives, slivers too', () => {
    const point = fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }));
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 9 }), (points) => {
        const { it, scene } = made<Region>('region', { type: 'Polygon', points });
        for (let i = 0; i < 5; i++) expect(it.contains(it.randomPoint(scene) as { x: number; y: number }, scene)).toBe(true); // prettier-ignore
      }),
      { numRuns: 100, seed: 5 },
    );
  });

  test('moves with its target, and is nowhere when that is', () => {
    const circle = { type: 'Circle', center: { type: 'Variable', variable: 'goal' }, radius: 1 };
    const { it, scene } = made<Region>('region', circle, { stores: { brain: { goal: { x: 4, y: 4 } } } });
    expect(it.contains({ x: 4, y: 5 }, scene)).toBe(true);
    scene.begin(contextOf());
    expect([it.contains({ x: 4, y: 5 }, scene), it.randomPoint(scene)]).toEqual([false, null]);
  });

  test('of the game is asked by name', () => {
    const exit: Region = { contains: ({ x }) => x > 5, randomPoint: () => ({ x: 6, y: 0 }) };
    const { it, scene } = made<Region>('region', { type: 'ByName', name: 'exit' }, { regions: { exit } });
    expect([it.contains({ x: 6, y: 0 }, scene), it.contains({ x: 5, y: 0 }, scene), it.randomPoint(scene)]).toEqual([true, false, { x: 6, y: 0 }]); // prettier-ignore
    scene.begin(contextOf());
    expect([it.contains({ x: 6, y: 0 }, scene), it.randomPoint(scene)]).toEqual([false, null]);
  });
});
