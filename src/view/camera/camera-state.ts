/**
 * The camera's state. The camera shows the whole room until the player moves it, and stays near the room afterwards.
 * It never moves because a panel opened or closed. The state also contains the visible part of the world.
 */

import {
  centre,
  fitZoom,
  frameRoom,
  freeMiddle,
  keepOver,
  LEAST_ZOOM,
  mostZoom,
  snap,
  zoomAbout,
  type Screen,
} from './camera.ts';
import type { Home, Lens, Rect } from './camera-types.ts';

export interface CameraState {
  readonly lens: Lens;
  /** The visible part of the world in world pixels. */
  readonly view: Readonly<Rect>;
  /** The rectangle around the whole room, in world pixels. */
  room: Rect;
  /** Whether the camera fits the room to the screen automatically. */
  auto: boolean;
  /** Whether the camera fits the whole room even into a small screen, at any zoom. */
  whole: boolean;
  /** Whether the camera shows the café close up, as behind the title screen. */
  close: boolean;
  /**
   * Whether the camera has stopped moving. If so, everything in view can be painted bit by bit; while it moves,
   * everything must be painted at once.
   */
  settled: boolean;
  dpr: number;
  fit(screen: Screen, panels: readonly Readonly<Rect>[]): void;
  /** Where the room is placed on the screen, in CSS pixels; null = in the middle between the panels. */
  home: Home | null;
  /**
   * Called when the panels or `home` may have changed. If the room's place on the screen changes by that, and the
   * player has not moved the camera, the room is fitted into the screen again. While `home` is set, panels do not
   * affect this place.
   */
  reframed(screen: Screen, panels: readonly Readonly<Rect>[]): void;
  /**
   * Called when the screen may have changed. If it has, fits the room into the screen again or, if the player has moved
   * the camera, keeps the same point in the middle.
   */
  resized(screen: Screen, panels: readonly Readonly<Rect>[]): void;
  /** Returns the parts of the world covered by panels, in world pixels. */
  under(panels: readonly Readonly<Rect>[]): Rect[];
  /** Returns the rectangle in which the room or a followed person is centred, in device pixels. */
  free(panels: readonly Readonly<Rect>[]): Rect;
  centre(panels: readonly Readonly<Rect>[], wx: number, wy: number): void;
  /**
   * Centres a point that the player wants to look at for a moment. {@link comeBack} then moves the camera back, until
   * the player moves it.
   */
  visit(panels: readonly Readonly<Rect>[], wx: number, wy: number): void;
  /**
   * Moves the camera back to the place that it had before the first {@link visit}. @returns false if no visit has moved
   * the camera
   */
  comeBack(screen: Screen, panels: readonly Readonly<Rect>[]): boolean;
  /** Called when the camera gets a new place for good, so that there is nothing to come back to. */
  stay(): void;
  /** Whether the camera can come back from a {@link visit}. */
  readonly away: boolean;
  /** Notes where the camera is. The returned function moves it there again, in a picture of any size. */
  keep(): (screen: Screen, panels: readonly Readonly<Rect>[]) => void;
  pan(dx: number, dy: number): void;
  zoomBy(by: 1 | -1, sx: number, sy: number): void;
  toWorld(sx: number, sy: number): { wx: number; wy: number };
  toScreen(wx: number, wy: number): { sx: number; sy: number };
  update(): void;
}

const placeOf = ({ x, y, w, h }: Readonly<Rect>): string => [x, y, w, h].join();

export function makeCameraState(): CameraState {
  const lens: Lens = { zoom: 1, x: 0, y: 0 };
  const view: Rect = { x: 0, y: 0, w: 1, h: 1 };
  let screen: Screen = { w: 1, h: 1, dpr: 1 };
  let fittedTo = '';
  /** The camera before the first visit, and whether it showed the whole room; null = no visit has moved the camera. */
  let before: (Lens & { readonly auto: boolean }) | null = null;
  const inDevice = ({ x, y, w, h }: Readonly<Rect>): Rect => ({
    x: x * screen.dpr,
    y: y * screen.dpr,
    w: w * screen.dpr,
    h: h * screen.dpr,
  });
  const eye: CameraState = {
    lens,
    view,
    room: { x: -500, y: -100, w: 1000, h: 600 },
    auto: true,
    whole: false,
    home: null,
    close: false,
    settled: false,
    dpr: 1,
    under: (panels) => {
      const scale = eye.dpr / lens.zoom;
      return panels.map(({ x, y, w, h }) => ({
        x: view.x + x * scale,
        y: view.y + y * scale,
        w: w * scale,
        h: h * scale,
      }));
    },
    free(panels) {
      const { dpr } = screen;
      return inDevice(eye.home?.frame ?? freeMiddle(screen.w / dpr, screen.h / dpr, panels));
    },
    fit(now, panels) {
      before = null;
      screen = { ...now };
      const { room, home } = eye;
      fittedTo = placeOf(eye.free(panels));
      if (eye.close) {
        const whole = fitZoom({ x: 0, y: 0, w: screen.w, h: screen.h }, room, screen.dpr);
        lens.zoom = Math.min(mostZoom(screen.dpr), whole + 1);
        // On the title screen, the camera moves so that the café's counter is in the upper right, where the menu
        // does not cover it.
        lens.x = room.x + room.w * 0.36 - (screen.w * 0.42) / lens.zoom;
        lens.y = room.y + room.h * 0.37 - (screen.h * 0.44) / lens.zoom;
        snap(lens);
      } else if (home !== null) {
        frameRoom(lens, { frame: inDevice(home.frame), reach: inDevice(home.reach) }, room, screen.dpr);
      } else {
        const free = eye.free(panels);
        lens.zoom = fitZoom(free, room, screen.dpr, eye.whole);
        centre(lens, free, room.x + room.w / 2, room.y + room.h / 2);
      }
      eye.settled = false;
      eye.update();
    },
    reframed(now, panels) {
      if (eye.auto && placeOf(eye.free(panels)) !== fittedTo) eye.fit(now, panels);
    },
    resized(now, panels) {
      if (now.w === screen.w && now.h === screen.h && now.dpr === screen.dpr) return;
      if (eye.auto) return eye.fit(now, panels);
      const wx = lens.x + screen.w / 2 / lens.zoom;
      const wy = lens.y + screen.h / 2 / lens.zoom;
      screen = { ...now };
      centre(lens, { x: 0, y: 0, w: screen.w, h: screen.h }, wx, wy);
      eye.settled = false;
    },
    centre(panels, wx, wy) {
      centre(lens, eye.free(panels), wx, wy);
      eye.update();
    },
    visit(panels, wx, wy) {
      before ??= { ...lens, auto: eye.auto };
      eye.auto = false;
      // The camera jumps, so the ground that comes into view is painted at once.
      eye.settled = false;
      eye.centre(panels, wx, wy);
    },
    comeBack(now, panels) {
      if (before === null) return false;
      const { auto, ...was } = before;
      before = null;
      eye.auto = auto;
      if (auto) eye.fit(now, panels);
      else Object.assign(lens, was);
      eye.settled = false;
      eye.update();
      return true;
    },
    stay: () => void (before = null),
    get away() {
      return before !== null;
    },
    keep() {
      const { auto } = eye;
      const { zoom } = lens;
      const kept = before;
      // The middle of the picture is noted, because the picture may have another size when the camera comes back.
      const wx = lens.x + screen.w / 2 / zoom;
      const wy = lens.y + screen.h / 2 / zoom;
      return (now, panels) => {
        eye.auto = auto;
        lens.zoom = zoom;
        if (auto) eye.fit(now, panels);
        else {
          screen = { ...now };
          centre(lens, { x: 0, y: 0, w: now.w, h: now.h }, wx, wy);
          eye.settled = false;
          eye.update();
        }
        before = kept;
      };
    },
    pan(dx, dy) {
      before = null;
      eye.auto = false;
      lens.x -= dx / lens.zoom;
      lens.y -= dy / lens.zoom;
      keepOver(lens, screen, eye.room);
    },
    zoomBy(by, sx, sy) {
      const zoom = Math.max(LEAST_ZOOM, Math.min(mostZoom(screen.dpr), lens.zoom + by));
      if (zoom === lens.zoom) return;
      before = null;
      eye.auto = false;
      zoomAbout(lens, zoom, sx, sy);
      keepOver(lens, screen, eye.room);
      eye.settled = false;
    },
    toWorld: (sx, sy) => ({ wx: lens.x + sx / lens.zoom, wy: lens.y + sy / lens.zoom }),
    toScreen: (wx, wy) => ({ sx: (wx - lens.x) * lens.zoom, sy: (wy - lens.y) * lens.zoom }),
    update() {
      view.x = lens.x;
      view.y = lens.y;
      view.w = screen.w / lens.zoom;
      view.h = screen.h / lens.zoom;
    },
  };
  return eye;
}
