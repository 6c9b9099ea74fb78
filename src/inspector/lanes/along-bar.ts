/**
 * A bar that shows a stretch of time. Pressing it, and moving along it while it is pressed, goes to the tick under the
 * pointer.
 */

/**
 * Returns the event handlers of the bar's element.
 * @param goTo called with the tick under the pointer, which may be a fraction
 */
export function alongBar(from: number, end: number, goTo: (tick: number) => void) {
  const go = (event: PointerEvent): void => {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    goTo(from + ((event.clientX - box.left) / box.width) * (end - from));
  };
  return {
    onPointerDown(event: PointerEvent): void {
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
      go(event);
    },
    onPointerMove(event: PointerEvent): void {
      if (event.buttons === 1) go(event);
    },
  };
}
