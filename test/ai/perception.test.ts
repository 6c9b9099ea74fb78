import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cosine,
  direction,
  type Looker,
  noticed,
  notices,
  noticedTiles,
  pick,
  reachOf,
  sameIds,
  type Sector,
  sectorOutline,
  seesTile,
  sine,
  SpatialIndex,
  type Spot,
  stream,
  wallsBetween,
  withinSectors,
} from '../../src/ai/index.ts';

const clear = (): boolean => false;
const all = (radius: number): Sector[] => [{ radius, halfAngle: 180, facing: 0 }];
const guard: Sector[] = [
  { radius: 6, halfAngle: 45, facing: 0 },
  { radius: 2, halfAngle: 60, facing: 180 },
];

/** A drawn yard: `@` is the looking character, `#` blocks, anything else does not. */
function drawn(...rows: string[]): { x: number; y: number; blocks: (x: number, y: number) => boolean; rows: string[] } {
  const y = rows.findIndex((row) => row.includes('@'));
  return { x: rows[y]?.indexOf('@') ?? 0, y, rows, blocks: (tileX, tileY) => rows[tileY]?.[tileX] === '#' };
}

/** The same drawing with `*` on every noticed tile that is not a wall. */
function looked(sectors: readonly Sector[], facing: number, ...rows: string[]): string[] {
  const { x, y, blocks } = drawn(...rows);
  const seen = noticedTiles(sectors, x, y, facing, rows[0]?.length ?? 0, rows.length, blocks);
  const tiles = rows.map((row) => [...row]);
  for (const spot of seen) {
    const row = tiles[spot.y] as string[];
    if (row[spot.x] === '.') row[spot.x] = '*';
  }
  return tiles.map((row) => row.join(''));
}

test('cosine and sine of whole degrees are those of the mathematicians, and exact where they are simple', () => {
  for (let degree = -400; degree <= 800; degree++) {
    expect(cosine(degree)).toBeCloseTo(Math.cos((degree * Math.PI) / 180), 14);
    expect(sine(degree)).toBeCloseTo(Math.sin((degree * Math.PI) / 180), 14);
  }
  expect([0, 60, 90, 180, 270, 360].map(cosine)).toEqual([1, 0.5, 0, -1, 0, 1]);
  expect([0, 30, 90, 180, 270].map(sine)).toEqual([0, 0.5, 1, 0, -1]);
});

test('a full circle reaches as far as its radius, the border included', () => {
  expect(looked(all(2), 0, '.......', '.......', '...@...', '.......', '.......')).toEqual([
    '...*...',
    '..***..',
    '.**@**.',
    '..***..',
    '...*...',
  ]);
});

test('a long sector ahead and a short one behind: the union counts', () => {
  const yard = ['.........', '.........', '...@.....', '.........', '.........'];
  expect(looked(guard, 0, ...yard)).toEqual(['.....****', '..*.*****', '.**@*****', '..*.*****', '.....****']);
  expect(looked(guard, 180, ...yard)).toEqual(['**.......', '***.*....', '***@**...', '***.*....', '**.......']);
});

test.each([
  [0, 3, 0],
  [90, 0, 3],
  [180, -3, 0],
  [270, 0, -3],
  [-90, 0, -3],
  [45, 2, 2],
])('looking to %s° one sees what is at %s, %s', (facing, x, y) => {
  const narrow: Sector[] = [{ radius: 4, halfAngle: 10, facing: 0 }];
  expect(withinSectors(narrow, 5, 5, facing, 5 + x, 5 + y)).toBe(true);
  expect(withinSectors(narrow, 5, 5, facing, 5 - x, 5 - y)).toBe(false);
  expect(withinSectors([{ ...narrow[0], facing: 180 } as Sector], 5, 5, facing, 5 - x, 5 - y)).toBe(true);
});

test('the borders of a sector belong to it, and her own tile is always within', () => {
  const right: Sector[] = [{ radius: 5, halfAngle: 45, facing: 0 }];
  expect(withinSectors(right, 0, 0, 0, 3, 3)).toBe(true);
  expect(withinSectors(right, 0, 0, 0, 3, -3)).toBe(true);
  expect(withinSectors(right, 0, 0, 0, 2.999, 3)).toBe(false);
  expect(withinSectors(right, 0, 0, 0, 5, 0)).toBe(true);
  expect(withinSectors(right, 0, 0, 0, 5.001, 0)).toBe(false);
  expect(withinSectors([{ radius: 0, halfAngle: 0, facing: 90 }], 2, 2, 0, 2, 2)).toBe(true);
  expect(withinSectors([], 2, 2, 0, 2, 2)).toBe(false);
  expect([reachOf([]), reachOf(guard)]).toEqual([0, 6]);
});

test('walls block the view, and one sees the wall itself', () => {
  expect(looked(all(4), 0, '.........', '.........', '....@....', '....##...', '.........', '.........')).toEqual([
    '.*******.',
    '.*******.',
    '****@****',
    '.***##.*.',
    '.**......',
    '.........',
  ]);
  const { x, y, blocks } = drawn('@.#..');
  expect([1, 2, 3].map((at) => notices(all(9), x, y, 0, at, 0, blocks))).toEqual([true, true, false]);
});

test('one corner does not block a diagonal look, two do', () => {
  const one = drawn('@#', '..');
  const two = drawn('@#', '#.');
  expect(seesTile(0, 0, 1, 1, one.blocks)).toBe(true);
  expect(seesTile(0, 0, 1, 1, two.blocks)).toBe(false);
});

test('if she can see him, he can see her', () => {
  const SIDE = 12;
  const tile = fc.integer({ min: 0, max: SIDE - 1 });
  fc.assert(
    fc.property(
      fc.array(fc.boolean(), { minLength: SIDE * SIDE, maxLength: SIDE * SIDE }),
      tile,
      tile,
      tile,
      tile,
      (walls, x0, y0, x1, y1) => {
        const blocks = (x: number, y: number): boolean => walls[y * SIDE + x] === true && (x + y) % 2 === 0;
        expect(seesTile(x0, y0, x1, y1, blocks)).toBe(seesTile(x1, y1, x0, y0, blocks));
      },
    ),
  );
});

test('a look asks for nothing but the tiles its line touches', () => {
  const asked: string[] = [];
  seesTile(0, 0, 4, 2, (x, y) => asked.push(`${x},${y}`) === 0);
  expect(asked).toEqual(['1,0', '1,1', '2,1', '3,1', '3,2']);
});

/** The expected result of withinSectors, computed with the mathematics it may not use; null if too near a border. */
function byAngles(sectors: readonly Sector[], facing: number, dx: number, dy: number): boolean | null {
  let unsure = false;
  for (const { radius, halfAngle, facing: turn } of sectors) {
    const distance = Math.hypot(dx, dy);
    const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
    const off = Math.abs(((((angle - facing - turn) % 360) + 540) % 360) - 180);
    if (Math.abs(distance - radius) < 1e-6 || (distance > 0 && Math.abs(off - halfAngle) < 1e-4 && halfAngle < 180))
      unsure = true;
    else if (distance <= radius && (distance === 0 || halfAngle >= 180 || off < halfAngle)) return true;
  }
  return unsure ? null : false;
}

const sector: fc.Arbitrary<Sector> = fc.record({
  radius: fc.integer({ min: 0, max: 9 }),
  halfAngle: fc.integer({ min: 0, max: 180 }),
  facing: fc.integer({ min: -360, max: 360 }),
});
const sectors = fc.array(sector, { maxLength: 3 });

test('sectors are what angles say they are', () => {
  fc.assert(
    fc.property(
      sectors,
      fc.integer({ min: -400, max: 400 }),
      fc.integer({ min: -10, max: 10 }),
      fc.integer({ min: -10, max: 10 }),
      (range, facing, dx, dy) => {
        const right = byAngles(range, facing, dx, dy);
        if (right !== null) expect(withinSectors(range, 3, 7, facing, 3 + dx, 7 + dy)).toBe(right);
      },
    ),
    { numRuns: 2000 },
  );
});

test('a character notices exactly those within its range and in sight, whatever others there are', () => {
  const SIDE = 16;
  const place = fc.record({ x: fc.integer({ min: -2, max: SIDE + 1 }), y: fc.integer({ min: -2, max: SIDE + 1 }) });
  fc.assert(
    fc.property(
      fc.array(place, { maxLength: 40 }),
      sectors,
      fc.integer({ min: 0, max: 359 }),
      fc.integer({ min: 2, max: 5 }),
      (places, range, facing, gap) => {
        const blocks = (x: number, y: number): boolean => x % gap === 0 && y % 3 === 1;
        const index = new SpatialIndex<string>(SIDE, SIDE, 3);
        const spots = new Map<string, Spot>([['me', { x: 8, y: 8 }]]);
        places.forEach((spot, i) => spots.set(`p${i}`, spot));
        for (const [id, { x, y }] of spots) index.put(id, x, y);
        const me: Looker<string> = { id: 'me', x: 8, y: 8, facing, sectors: range };
        const right = [...spots]
          .filter(([id, { x, y }]) => id !== 'me' && notices(range, 8, 8, facing, x, y, blocks))
          .map(([id]) => id)
          .sort();
        expect(noticed(index, me, blocks, [], 'id')).toEqual(right);
      },
    ),
  );
});

test('those noticed come nearest first, equally near ones in id order', () => {
  const index = new SpatialIndex<string>(20, 20);
  for (const [id, x] of [['far', 9], ['b', 7], ['a', 3], ['near', 6], ['me', 5], ['out', 16]] as const) index.put(id, x, 5); // prettier-ignore
  expect(noticed(index, { id: 'me', x: 5, y: 5, facing: 0, sectors: all(4) }, clear)).toEqual([
    'near',
    'a',
    'b',
    'far',
  ]);
});

test('two looks name the same or not', () => {
  expect(sameIds(['a', 'b'], ['a', 'b'])).toBe(true);
  expect(sameIds(['a', 'b'], ['a'])).toBe(false);
  expect(sameIds(['a', 'b'], ['a', 'c'])).toBe(false);
});

// ── the outline ───────────────────────────────────────────────────────────────────────────────────────────────────

/** Whether a point lies in a polygon, by crossing lines. */
function inside(outline: readonly Spot[], x: number, y: number): boolean {
  let within = false;
  outline.forEach((a, at) => {
    const b = outline[(at + 1) % outline.length] as Spot;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) within = !within;
  });
  return within;
}

test('the outline encloses what lies well within the sectors and leaves out what lies well outside', () => {
  const spot = fc.double({ min: -9, max: 9, noNaN: true });
  fc.assert(
    fc.property(sectors, fc.integer({ min: 0, max: 359 }), spot, spot, (range, facing, dx, dy) => {
      const within = (bigger: number, wider: number): boolean =>
        withinSectors(
          range
            .map((one) => ({ ...one, radius: Math.max(0, one.radius + bigger), halfAngle: one.halfAngle + wider }))
            .filter(({ halfAngle }) => halfAngle > 0),
          0,
          0,
          facing,
          dx,
          dy,
        );
      const outline = sectorOutline(range, 0, 0, facing);
      if (Math.abs(dx) + Math.abs(dy) < 0.3) return;
      if (within(-0.2, -3)) expect(inside(outline, dx, dy)).toBe(true);
      else if (!within(0.2, 3)) expect(inside(outline, dx, dy)).toBe(false);
    }),
    { numRuns: 1000 },
  );
});

test('the outline of a full circle is round, and goes where she stands', () => {
  const outline = sectorOutline(all(3), 10, 20, 45);
  expect(outline.length).toBeGreaterThan(60);
  for (const { x, y } of outline) expect(Math.hypot(x - 10, y - 20)).toBeCloseTo(3, 10);
});

describe('walls on a line', () => {
  const walls =
    (...columns: readonly number[]) =>
    (x: number) =>
      columns.includes(x);
  test('tiles of a wall next to each other count once, separate walls each', () => {
    expect(wallsBetween(0, 0, 9, 0, walls())).toBe(0);
    expect(wallsBetween(0, 0, 9, 0, walls(4))).toBe(1);
    expect(wallsBetween(0, 0, 9, 0, walls(4, 5))).toBe(1);
    expect(wallsBetween(0, 0, 9, 0, walls(3, 6))).toBe(2);
    // The two ends do not count.
    expect(wallsBetween(0, 0, 9, 0, walls(0, 9))).toBe(0);
  });
  test('a corner closed on both sides is a wall, and the same wall as a tile that follows it', () => {
    const closed = (x: number, y: number): boolean => (x === 1 && y === 0) || (x === 0 && y === 1);
    expect(wallsBetween(0, 0, 3, 3, closed)).toBe(1);
    expect(wallsBetween(0, 0, 3, 3, (x, y) => closed(x, y) || (x === 1 && y === 1))).toBe(1);
  });
  test('counting stops above the limit', () => {
    expect(wallsBetween(0, 0, 9, 0, walls(2, 4, 6), 1)).toBe(2);
  });
  test('there are as many from the other end, and none exactly where the view is free', () => {
    const random = stream(4, 'walls');
    const TILES = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    for (let i = 0; i < 3000; i++) {
      const blocked = new Set(Array.from({ length: 25 }, () => `${pick(random, TILES)},${pick(random, TILES)}`));
      const blocks = (x: number, y: number): boolean => blocked.has(`${x},${y}`);
      const [x0, y0, x1, y1] = [pick(random, TILES), pick(random, TILES), pick(random, TILES), pick(random, TILES)];
      const there = wallsBetween(x0, y0, x1, y1, blocks);
      expect(wallsBetween(x1, y1, x0, y0, blocks)).toBe(there);
      expect(seesTile(x0, y0, x1, y1, blocks)).toBe(there === 0);
    }
  });
});

test('everyone sees the tile they stand on, walls or not', () => {
  expect(seesTile(3, 2, 3, 2, () => true)).toBe(true);
});

test('an outline names no corner twice in a row', () => {
  for (const sectors of [all(3), guard]) {
    const outline = sectorOutline(sectors, 2, 2, 30);
    outline.forEach((spot, i) => expect(spot).not.toEqual(outline[i + 1]));
  }
});

describe('the direction to a point', () => {
  test('the whole degrees around a circle come back, near and far', () => {
    for (let degree = 0; degree < 360; degree++)
      for (const far of [0.01, 1, 37]) expect(direction(far * cosine(degree), far * sine(degree))).toBe(degree);
  });

  test('is the nearest whole degree of any direction, and 0 for the point itself', () => {
    expect(direction(0, 0)).toBe(0);
    const length = fc.double({ min: -50, max: 50, noNaN: true }).filter((value) => Math.abs(value) > 1e-3);
    fc.assert(
      fc.property(length, length, (dx, dy) => {
        const exact = ((Math.atan2(dy, dx) * 180) / Math.PI + 360) % 360;
        const apart = Math.abs(direction(dx, dy) - exact);
        expect(Math.min(apart, 360 - apart)).toBeLessThanOrEqual(0.5 + 1e-9);
      }),
    );
  });
});
