import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  centre,
  drift,
  finenessFor,
  fitZoom,
  frameRoom,
  freeMiddle,
  keepOver,
  mostZoom,
  zoomAbout,
} from '../../src/view/camera/camera.ts';
import { makeCameraState } from '../../src/view/camera/camera-state.ts';
import type { Rect } from '../../src/view/contract.ts';
import { roomBounds } from '../../src/view/camera/projection.ts';

const ROOM = roomBounds(16, 12);
const HUD = [
  { x: 0, y: 0, w: 1280, h: 50 },
  { x: 974, y: 58, w: 298, h: 654 },
  { x: 8, y: 58, w: 256, h: 132 },
  { x: 8, y: 430, w: 232, h: 180 },
  ...[0, 1, 2, 3, 4, 5].map((i) => ({ x: 8 + i * 160, y: 620, w: 156, h: 92 })),
];

describe('the free middle', () => {
  test('lies between bars and columns, whatever stands in the corners', () => {
    expect(freeMiddle(1280, 720, HUD)).toEqual({ x: 0, y: 50, w: 974, h: 570 });
  });
  test('does not shift when small panels in two corners of a side grow towards each other', () => {
    const grown = HUD.map((p) =>
      p.y === 58 && p.x === 8 ? { ...p, h: 200 } : p.y === 430 ? { ...p, y: 380, h: 230 } : p,
    );
    expect(freeMiddle(1280, 720, grown)).toEqual(freeMiddle(1280, 720, HUD));
  });
  test('is the whole screen when nothing, or far too much, is in the way', () => {
    expect(freeMiddle(800, 600, [])).toEqual({ x: 0, y: 0, w: 800, h: 600 });
    expect(
      freeMiddle(300, 200, [
        { x: 0, y: 0, w: 300, h: 110 },
        { x: 0, y: 110, w: 300, h: 90 },
      ]),
    ).toEqual({ x: 0, y: 0, w: 300, h: 200 });
  });
});

describe('the lens', () => {
  test('begins with the largest whole zoom that shows the whole room', () => {
    const free = freeMiddle(1280, 720, HUD);
    expect(fitZoom(free, ROOM, 1)).toBe(1);
    expect(fitZoom({ x: 0, y: 0, w: 2560, h: 1440 }, ROOM, 1)).toBe(2);
    expect(fitZoom({ x: 0, y: 0, w: 99999, h: 99999 }, ROOM, 2)).toBe(mostZoom(2));
    expect(fitZoom({ x: 0, y: 0, w: 200, h: 200 }, ROOM, 1)).toBe(1);
  });

  test('draws a room too large for zoom 1 finer, so that it fits, and others as they are', () => {
    expect(finenessFor(2000, 1000, ROOM)).toBe(1);
    const fine = finenessFor(300, 200, ROOM);
    expect(fine * 300).toBeGreaterThan(ROOM.w * 0.95);
    expect(fine * 200).toBeGreaterThan(ROOM.h * 0.95);
    expect(fitZoom({ x: 0, y: 0, w: 300 * fine, h: 200 * fine }, ROOM, fine, true)).toBe(1);
  });

  test('what it fits lies inside the free middle', () => {
    const free = { x: 20, y: 50, w: 1900, h: 1250 };
    const lens = { zoom: fitZoom(free, ROOM, 1), x: 0, y: 0 };
    centre(lens, free, ROOM.x + ROOM.w / 2, ROOM.y + ROOM.h / 2);
    expect((ROOM.x - lens.x) * lens.zoom).toBeGreaterThanOrEqual(free.x - 1);
    expect((ROOM.x + ROOM.w - lens.x) * lens.zoom).toBeLessThanOrEqual(free.x + free.w + 1);
  });

  test('always puts its corner on a whole device pixel', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.double({ min: -900, max: 900, noNaN: true }),
        fc.double({ min: -900, max: 900, noNaN: true }),
        (zoom, x, y) => {
          const lens = { zoom: 1, x, y };
          zoomAbout(lens, zoom, 333, 222);
          keepOver(lens, { w: 1280, h: 720, dpr: 1 }, ROOM);
          expect(Math.abs(lens.x * zoom - Math.round(lens.x * zoom))).toBeLessThan(1e-6);
          expect(Math.abs(lens.y * zoom - Math.round(lens.y * zoom))).toBeLessThan(1e-6);
        },
      ),
    );
  });

  test('zooms about the pointer: what lay under it still does, to a pixel', () => {
    const lens = { zoom: 1, x: -200, y: 40 };
    const before = lens.x + 500 / lens.zoom;
    zoomAbout(lens, 3, 500, 100);
    expect(Math.abs(lens.x + 500 / lens.zoom - before)).toBeLessThan(1);
  });

  test('follows somebody until they stand in the free middle', () => {
    const free = { x: 0, y: 50, w: 974, h: 570 };
    const lens = { zoom: 2, x: 0, y: 0 };
    for (let i = 0; i < 120; i++) drift(lens, free, 300, 200, 16);
    expect(lens.x + (free.x + free.w / 2) / 2).toBeCloseTo(300, 0);
    expect(lens.y + (free.y + free.h / 2) / 2).toBeCloseTo(200, 0);
  });
});

describe('the home framing', () => {
  const screen = { w: 1280, h: 720, dpr: 1 };
  const home = { frame: { x: 0, y: 50, w: 972, h: 592 }, reach: { x: 0, y: 50, w: 1280, h: 670 } };
  const place = (room: Rect, dpr = 1, at = home): Rect => {
    const lens = { zoom: 1, x: 0, y: 0 };
    const grown = (r: Rect): Rect => ({ x: r.x * dpr, y: r.y * dpr, w: r.w * dpr, h: r.h * dpr });
    frameRoom(lens, { frame: grown(at.frame), reach: grown(at.reach) }, room, dpr);
    const scale = lens.zoom / dpr;
    return { x: (room.x - lens.x) * scale, y: (room.y - lens.y) * scale, w: room.w * scale, h: room.h * scale };
  };

  test('stands the usual room left of the right column, between the bars', () => {
    const at = place(ROOM);
    expect(at.x).toBeGreaterThanOrEqual(0);
    expect(at.x + at.w).toBeLessThanOrEqual(972);
    expect(at.y).toBeGreaterThanOrEqual(50);
    expect(at.y + at.h).toBeLessThanOrEqual(642);
  });
  test('keeps a wider and taller room whole, and takes no more of the right column than it needs', () => {
    const wide = roomBounds(20, 14);
    const at = place(wide);
    expect([at.x, at.y]).toEqual([0, 50]);
    expect(at.x + at.w).toBeLessThanOrEqual(1280);
    expect(at.y + at.h).toBeLessThanOrEqual(720);
    // On a screen with two device pixels per CSS pixel the same room is as large, and not half as large.
    expect(place(wide, 2)).toEqual(at);
  });
  test('cuts a room larger than the window off on both sides', () => {
    const at = place(roomBounds(40, 40));
    expect(at.x).toBeLessThan(0);
    expect(at.x + at.w).toBeGreaterThan(1280);
  });
  test('no panel that opens or closes moves the camera, whether the player has moved it or not', () => {
    const eye = makeCameraState();
    eye.room = ROOM;
    eye.home = home;
    eye.fit(screen, []);
    const before = { ...eye.lens };
    eye.reframed(screen, HUD);
    expect(eye.lens).toEqual(before);
    eye.pan(40, 20);
    const moved = { ...eye.lens };
    eye.reframed(screen, []);
    eye.reframed(screen, HUD);
    expect(eye.lens).toEqual(moved);
  });
  test('keeps its place through a visit to another screen of another size', () => {
    const eye = makeCameraState();
    eye.room = ROOM;
    eye.home = home;
    eye.fit(screen, []);
    const atHome = { ...eye.lens };
    const small = { w: 600, h: 400, dpr: 1 };
    const elsewhere = (): void => {
      const back = eye.keep();
      eye.resized(small, []);
      eye.centre([], -200, 300);
      eye.lens.zoom = 1;
      eye.auto = !eye.auto;
      // The picture gets its former size only after the camera was brought back.
      back(small, []);
      eye.resized(screen, []);
    };
    elsewhere();
    expect([eye.lens, eye.auto]).toEqual([atHome, true]);
    eye.zoomBy(1, 300, 300);
    eye.pan(40, 20);
    const moved = { ...eye.lens };
    elsewhere();
    expect([eye.lens, eye.auto]).toEqual([moved, false]);
    eye.visit(HUD, 0, 0);
    elsewhere();
    expect([eye.comeBack(screen, HUD), eye.lens]).toEqual([true, moved]);
  });
  test('comes back from a look at somebody to where the player had left it, however many looks there were', () => {
    const eye = makeCameraState();
    eye.room = ROOM;
    eye.home = home;
    eye.fit(screen, []);
    const atHome = { ...eye.lens };
    expect([eye.away, eye.comeBack(screen, HUD)]).toEqual([false, false]);
    eye.settled = true;
    eye.visit(HUD, 40, 60);
    // The ground that a jump brings into view is painted at once, so that no piece is missing for a moment.
    expect(eye.settled).toBe(false);
    eye.visit(HUD, -80, 90);
    expect(eye.lens).not.toEqual(atHome);
    expect([eye.away, eye.comeBack(screen, HUD), eye.away]).toEqual([true, true, false]);
    expect([eye.lens, eye.auto]).toEqual([atHome, true]);
    eye.zoomBy(1, 300, 300);
    eye.pan(40, 20);
    const moved = { ...eye.lens };
    eye.visit(HUD, 0, 0);
    eye.comeBack(screen, HUD);
    expect([eye.lens, eye.auto]).toEqual([moved, false]);
  });
  test('has nothing to come back to once the player has moved it', () => {
    const eye = makeCameraState();
    eye.room = ROOM;
    eye.fit(screen, []);
    for (const move of [() => eye.pan(9, 9), () => eye.zoomBy(1, 5, 5), () => eye.fit(screen, []), () => eye.stay()]) {
      eye.visit(HUD, 40, 60);
      move();
      expect(eye.away).toBe(false);
    }
  });
});
