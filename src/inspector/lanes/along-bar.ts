/** A bar for a stretch of time: a press goes to the tick there, and so does moving along it while pressed. */

/** The handlers of the bar's element. @param goTo is called with the tick under the pointer, which need not be whole */
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
