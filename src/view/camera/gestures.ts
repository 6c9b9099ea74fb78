/**
 * Recognises gestures of mouse and touch. Distances are in device pixels.
 *
 *   left click            point at something            left drag             draw a box
 *   Shift/Ctrl + either   add to the selection,         right click           ask for what is there,
 *   or queue a command                                  put a tool away
 *   right, middle or      move the picture              wheel                 zoom at the pointer
 *   Space + left drag
 *   tap                   point                         long press            ask for what is there
 *   finger drag           move the picture              two fingers           zoom and move
 */

import type { Scope } from '../../ui/lifetime/scope.ts';
import type { Rect } from '../contract.ts';

export interface GestureHandlers {
  point(x: number, y: number, add: boolean, touch: boolean): void;
  second(x: number, y: number, add: boolean): void;
  /** Called while the player draws a box, and with `done` when it is finished; null = the box was cancelled. */
  box(box: Rect | null, done: boolean, add: boolean): void;
  pan(dx: number, dy: number): void;
  zoom(by: 1 | -1, x: number, y: number): void;
  /** Called when the pointer moves without a button; null = the pointer has left the canvas. */
  hover(x: number | null, y: number): void;
}

/** Distance in CSS pixels that a pointer may move between press and release of a click. */
const TREMBLE = 5;
const LONG_PRESS_MS = 520;
const WHEEL_STEP = 60;
/**
 * Relative change of the distance between two fingers that changes the zoom by one step on a screen with one device
 * pixel per CSS pixel. On finer screens a smaller change is enough.
 */
const PINCH_STEP = 0.45;

interface Finger {
  x: number;
  y: number;
  startX: number;
  startY: number;
}

/** Recognises gestures on an element. @param life the scope that removes the listeners when it ends */
export function listenToGestures(life: Scope, element: HTMLElement, dpr: () => number, on: GestureHandlers): void {
  const fingers = new Map<number, Finger>();
  let button = -1;
  let add = false;
  let moved = false;
  let spaceDown = false;
  /** Whether the present left drag began while Space was held. This stays true if Space is released during the drag. */
  let grabbed = false;
  let longPress = 0;
  let pinchFrom = 0;
  let wheel = 0;

  const local = (event: PointerEvent | WheelEvent): { x: number; y: number } => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const dragBox = (finger: Finger): Rect => ({
    x: Math.min(finger.startX, finger.x) * dpr(),
    y: Math.min(finger.startY, finger.y) * dpr(),
    w: Math.abs(finger.x - finger.startX) * dpr(),
    h: Math.abs(finger.y - finger.startY) * dpr(),
  });
  const pans = (touch: boolean): boolean => touch || button === 2 || button === 1 || grabbed;

  const down = (event: PointerEvent): void => {
    const at = local(event);
    element.setPointerCapture?.(event.pointerId);
    fingers.set(event.pointerId, { ...at, startX: at.x, startY: at.y });
    window.clearTimeout(longPress);
    if (fingers.size === 1) {
      button = event.button;
      add = event.shiftKey || event.ctrlKey || event.metaKey;
      moved = false;
      grabbed = spaceDown;
      if (event.pointerType === 'touch') {
        longPress = window.setTimeout(() => {
          if (moved || fingers.size !== 1) return;
          moved = true;
          on.second(at.x * dpr(), at.y * dpr(), false);
        }, LONG_PRESS_MS);
      }
    } else {
      moved = true;
      pinchFrom = spread();
    }
    if (event.button === 1) event.preventDefault();
  };

  const move = (event: PointerEvent): void => {
    const at = local(event);
    if (event.pointerType !== 'touch') on.hover(at.x * dpr(), at.y * dpr());
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const dx = at.x - finger.x;
    const dy = at.y - finger.y;
    finger.x = at.x;
    finger.y = at.y;
    if (fingers.size > 1) {
      on.pan((dx * dpr()) / fingers.size, (dy * dpr()) / fingers.size);
      pinch();
      return;
    }
    if (!moved && Math.hypot(at.x - finger.startX, at.y - finger.startY) < TREMBLE) return;
    const first = !moved;
    moved = true;
    window.clearTimeout(longPress);
    const touch = event.pointerType === 'touch';
    if (pans(touch)) on.pan((first ? at.x - finger.startX : dx) * dpr(), (first ? at.y - finger.startY : dy) * dpr());
    else if (button === 0) on.box(dragBox(finger), false, add);
  };

  const up = (event: PointerEvent): void => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    fingers.delete(event.pointerId);
    window.clearTimeout(longPress);
    if (fingers.size > 0) return;
    const touch = event.pointerType === 'touch';
    if (!moved) {
      if (button === 2) on.second(finger.x * dpr(), finger.y * dpr(), add);
      else if (button === 0 && !grabbed) on.point(finger.x * dpr(), finger.y * dpr(), add, touch);
    } else if (!touch && button === 0 && !grabbed) {
      on.box(dragBox(finger), true, add);
    }
    button = -1;
  };
  const cancel = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    window.clearTimeout(longPress);
    on.box(null, false, false);
  };

  function spread(): number {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) : 1;
  }
  function pinch(): void {
    const now = spread();
    const [a, b] = [...fingers.values()];
    if (!a || !b) return;
    const x = ((a.x + b.x) / 2) * dpr();
    const y = ((a.y + b.y) / 2) * dpr();
    const step = 1 + PINCH_STEP / dpr();
    if (now > pinchFrom * step) {
      on.zoom(1, x, y);
      pinchFrom = now;
    } else if (now < pinchFrom / step) {
      on.zoom(-1, x, y);
      pinchFrom = now;
    }
  }

  const turn = (event: WheelEvent): void => {
    event.preventDefault();
    wheel += event.deltaMode === 1 ? event.deltaY * 30 : event.deltaY;
    if (Math.abs(wheel) < WHEEL_STEP) return;
    const at = local(event);
    on.zoom(wheel < 0 ? 1 : -1, at.x * dpr(), at.y * dpr());
    wheel = 0;
  };
  const leave = (): void => on.hover(null, 0);
  const noMenu = (event: Event): void => event.preventDefault();
  const inField = (event: KeyboardEvent): boolean =>
    event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable]') !== null;
  const keyDown = (event: KeyboardEvent): void =>
    void (event.code === 'Space' && !inField(event) && (spaceDown = true));
  const keyUp = (event: KeyboardEvent): void => void (event.code === 'Space' && (spaceDown = false));
  const away = (): void => void (spaceDown = false);

  life.listen(element, 'pointerdown', down);
  life.listen(element, 'pointermove', move);
  life.listen(element, 'pointerup', up);
  life.listen(element, 'pointercancel', cancel);
  life.listen(element, 'pointerleave', leave);
  life.listen(element, 'wheel', turn, { passive: false });
  life.listen(element, 'contextmenu', noMenu);
  life.listen(window, 'keydown', keyDown);
  life.listen(window, 'keyup', keyUp);
  life.listen(window, 'blur', away);
  life.defer(() => window.clearTimeout(longPress));
}
