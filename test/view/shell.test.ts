// The room painter follows the map: doors at D, tiles in the kitchen, every pixel opaque, the same bytes each time.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { worldX, worldY } from '../../src/view/camera/projection.ts';
import { puddleDepth } from '../../src/view/shell/garden.ts';
import { paintRoom, roomProps, wallLights, type RoomInput, type RoomOptions } from '../../src/view/shell/index.ts';
import { planRoom, TILE } from '../../src/view/shell/room-look.ts';
import { HALF_H, HALF_W, type Origin, SLAB_PX, WALL_PX } from '../../src/view/shell/projection.ts';

const room = (...rows: string[]): RoomInput => ({ width: rows[0]?.length ?? 0, height: rows.length, rows });
const emptyRoom = (width: number, height: number): RoomInput =>
  room(
    ...Array.from({ length: height }, (_, y) =>
      Array.from({ length: width }, (_, x) =>
        x === 0 || y === 0 || x === width - 1 || y === height - 1 ? '#' : '.',
      ).join(''),
    ),
  );
const withDoor = (input: RoomInput, x: number, y: number): RoomInput => ({
  ...input,
  rows: input.rows.map((row, j) => (j === y ? `${row.slice(0, x)}D${row.slice(x + 1)}` : row)),
});

const hexAt = (data: Uint8ClampedArray, width: number, x: number, y: number): string =>
  '#' + [0, 1, 2].map((k) => (data[(y * width + x) * 4 + k] ?? 0).toString(16).padStart(2, '0')).join('');
const BOARDS =
  '#e3b477 #dcab6d #e8bd82 #e1b377 #ecc48b #e5ba80 #f0cc97 #e9c18a #c48a52 #c9905a #b97f4a #d8a468 #dfae72'.split(' ');
/** Slabs, joints and rim, in light and in the floor's shade. */
const PAVING = '#9f97a8 #a89fae #b0a8b3 #857d92 #6d667c #81768d #877c91 #8d8295 #706680'.split(' ');

/** Where the view stands a person on a tile, in pixels of the picture. */
const toScreen = (x: number, y: number, { originX, originY }: Origin) => ({
  x: originX + worldX(x, y),
  y: originY + worldY(x, y),
});

/** The house with a margin around it. */
function painted(input: RoomInput, options?: RoomOptions, marginPx = 30) {
  const tiles = input.width + input.height;
  const extent = {
    width: tiles * HALF_W + marginPx * 2,
    height: tiles * HALF_H + WALL_PX + SLAB_PX + marginPx * 2,
    originX: input.height * HALF_W + marginPx,
    originY: WALL_PX + marginPx,
  };
  const data = new Uint8ClampedArray(extent.width * extent.height * 4);
  paintRoom(input, { ...extent, data }, options);
  const at = (x: number, y: number): string => hexAt(data, extent.width, Math.round(x), Math.round(y));
  return { ...extent, data, at };
}
const opaque = (data: Uint8ClampedArray): boolean => {
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return false;
  return true;
};

const CAFE = room(
  '############DD##',
  '#..KK...K......#',
  '#..............#',
  '#PPPPPPPP......#',
  '#..............#',
  '#...aTb........#',
  '#..............#',
  '#SSS.....#.....#',
  '#SSS...........#',
  '#SSS..........R#',
  '#..............#',
  '#######D########',
);

const SMALL = room('#######', '#KK..S#', '#P....#', '#.T...D', '##D####');

describe('the plan', () => {
  it('finds doors on all four sides, two leaves where two D meet', () => {
    const input = withDoor(withDoor(CAFE, 0, 4), 15, 6);
    expect(planRoom(input).doors).toEqual([
      { side: 'ne', from: 11, to: 13 },
      { side: 'nw', from: 3, to: 4 },
      { side: 'sw', from: 6, to: 7 },
      { side: 'se', from: 5, to: 6 },
    ]);
  });

  it('hangs nothing over a door, a hood or a stage', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 6, max: 60 }),
        fc.integer({ min: 5, max: 40 }),
        fc.nat(),
        fc.nat(),
        (w, h, p, q) => {
          const input = withDoor(withDoor(emptyRoom(w, h), 1 + (p % (w - 2)), 0), 0, 1 + (q % (h - 2)));
          const plan = planRoom(input);
          for (const wall of [plan.ne, plan.nw]) {
            const parts = wall.fittings.filter((f) => f.what !== 'open').sort((a, b) => a.from - b.from);
            parts.forEach((f, i) => {
              expect(f.from).toBeGreaterThanOrEqual(-0.1);
              expect(f.to).toBeLessThanOrEqual(wall.length + 0.1);
              const next = parts[i + 1];
              if (next) expect(next.from).toBeGreaterThanOrEqual(f.to - 0.12);
            });
          }
        },
      ),
    );
  });

  it('makes kitchen of what lies between the rear wall and the pass, stage of S, blocks of inner walls', () => {
    const plan = planRoom(CAFE);
    const tile = (x: number, y: number) => plan.tiles[(y - 1) * plan.nx + x - 1];
    expect([tile(1, 1), tile(8, 3), tile(5, 2)]).toEqual([TILE.KITCHEN, TILE.KITCHEN, TILE.KITCHEN]);
    expect([tile(9, 2), tile(3, 4)]).toEqual([TILE.FLOOR, TILE.FLOOR]);
    expect([tile(2, 8), tile(9, 7)]).toEqual([TILE.STAGE, TILE.LOW_WALL]);
    expect(plan.ne.tiled).toEqual([[0, 8]]);
    expect(plan.nw.fittings.map((f) => f.what)).toContain('menu');
  });
});

describe('the picture', () => {
  it('is opaque and the same on two runs', () => {
    const one = painted(SMALL, { wet: 0.6 });
    expect(opaque(one.data)).toBe(true);
    expect(Buffer.from(one.data).equals(Buffer.from(painted(SMALL, { wet: 0.6 }).data))).toBe(true);
  });

  it('does not depend on where the origin lies in the buffer', () => {
    const size = { width: 200, height: 160 };
    const crop = (originX: number, originY: number): Uint8ClampedArray => {
      const data = new Uint8ClampedArray(size.width * size.height * 4);
      paintRoom(CAFE, { ...size, data, originX, originY });
      return data;
    };
    const shifted = crop(90, 40);
    const base = crop(100, 50);
    const pixel = (d: Uint8ClampedArray, x: number, y: number) => d.slice((y * 200 + x) * 4, (y * 200 + x) * 4 + 4);
    for (let i = 10; i < 150; i += 7) expect(pixel(base, i + 10, i)).toEqual(pixel(shifted, i, i - 10));
  });

  it.each([
    [6, 5],
    [30, 6],
    [8, 40],
    [60, 40],
  ])('ends its floor and walls where the map of %i × %i does', (w, h) => {
    // A window of pixels around a point of the floor, in map coordinates.
    const around = (x: number, y: number) => {
      const point = toScreen(x, y, { originX: 0, originY: 0 });
      const size = { width: 64, height: 64 };
      const data = new Uint8ClampedArray(64 * 64 * 4);
      paintRoom(emptyRoom(w, h), { ...size, data, originX: 32 - point.x, originY: 32 - point.y }, { sun: false });
      expect(opaque(data)).toBe(true);
      return (dx: number, dy: number) => hexAt(data, 64, 32 + dx, 32 + dy);
    };
    const front = around(w - 1.5, h - 1.5); // the near corner: boards above, the slab's dark foot below, then paving
    expect(BOARDS).toContain(front(0, -6));
    expect(front(0, 12)).toBe('#3a2a40');
    expect(PAVING).toContain(front(0, 24));
    const right = around(w - 1.5, 0.5); // where the rear right wall ends
    expect(right(2, -20)).toBe('#8a4f38');
    expect(right(5, -20)).toBe('#5b3a45');
    const left = around(0.5, h - 1.5);
    expect(left(-3, -20)).toBe('#a5623c');
    expect(left(-6, -20)).toBe('#5b3a45');
  });

  it.each([
    ['the rear right wall', 4, 0],
    ['the rear left wall', 0, 3],
  ])('paints a door into %s where D is', (_name, x, y) => {
    const plain = emptyRoom(10, 8);
    const before = painted(plain, { sun: false });
    const after = painted(withDoor(plain, x, y), { sun: false });
    // The middle of the door leaf, half a tile in front of the D's centre and 20 px up the wall.
    const foot = toScreen(x === 0 ? 0.5 : x, y === 0 ? 0.5 : y, after);
    expect(after.at(foot.x, foot.y - 20)).not.toBe(before.at(foot.x, foot.y - 20));
    const leaf = after.at(foot.x, foot.y - 20);
    expect(Number.parseInt(leaf.slice(1, 3), 16)).toBeGreaterThan(Number.parseInt(leaf.slice(5, 7), 16));
  });

  it('lays a doorstep outside a front door and leaves the rest of the edge', () => {
    const plain = emptyRoom(10, 8);
    const before = painted(plain);
    const after = painted(withDoor(plain, 5, 7));
    const step = toScreen(5, 7, after);
    const beside = toScreen(3, 7.2, after);
    expect(after.at(step.x, step.y)).not.toBe(before.at(step.x, step.y));
    expect(after.at(beside.x, beside.y)).toBe(before.at(beside.x, beside.y));
  });

  it('comes in two layers that make the whole', () => {
    const whole = painted(SMALL);
    const outdoors = painted(SMALL, { layer: 'outdoors' });
    const house = painted(SMALL, { layer: 'house' });
    expect(opaque(outdoors.data)).toBe(true);
    for (let i = 0; i < whole.data.length; i += 4 * 97) {
      const from = (house.data[i + 3] ?? 0) > 0 ? house.data : outdoors.data;
      expect(whole.data.slice(i, i + 4)).toEqual(from.slice(i, i + 4));
    }
  });
});

describe('the evening', () => {
  it('hangs its lamps on the walls, a little over a head high', () => {
    const lights = wallLights(CAFE);
    expect(lights.filter((l) => l.kind === 'door')).toHaveLength(1);
    for (const { dx, dy } of lights) expect(18 + Math.abs(dx) / 2 - dy).toBeGreaterThan(50);
  });

  it('shows another sky in the windows and no sun on the boards', () => {
    const plain = emptyRoom(10, 8);
    const day = painted(plain, { sky: 'day' }).data;
    const night = painted(plain, { sky: 'night' }).data;
    let changed = 0;
    for (let i = 0; i < day.length; i += 4) if (day[i] !== night[i]) changed++;
    expect(changed).toBeGreaterThan(1000);
    expect(changed).toBeLessThan(day.length / 40);
  });
});

describe('outdoors', () => {
  it('has puddles only in the rain', () => {
    const points = Array.from({ length: 40 * 40 }, (_, i) => [-6 + (i % 40), -6 + Math.floor(i / 40)] as const);
    const deepest = (wet: number) => Math.max(...points.map(([x, y]) => puddleDepth(x, y, wet)));
    expect(deepest(0)).toBe(0);
    expect(deepest(1)).toBeGreaterThan(0.3);
    const indoors = (wet: number) => Buffer.from(painted(CAFE, { layer: 'house', wet }).data);
    expect(indoors(1).equals(indoors(0))).toBe(true);
  });

  it('sets posts at a front door and nothing in the room or on the doorstep', () => {
    const props = roomProps(withDoor(CAFE, 15, 5));
    expect(props.filter((p) => p.frame === 'gatepost')).toHaveLength(4);
    expect(props.filter((p) => p.frame === 'wall-low')).toEqual([expect.objectContaining({ x: 9, y: 7 })]);
    const inRoom = props.filter((p) => p.frame !== 'wall-low' && p.x > 0.6 && p.y > 0.6 && p.x < 14.4 && p.y < 10.4);
    expect(inRoom).toEqual([]);
    expect(props.filter((p) => Math.abs(p.x - 7) < 0.5 && p.y > 10.6 && p.y < 13)).toEqual([]);
  });
});
