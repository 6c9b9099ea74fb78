/** Gives each component, and each drag, a scope that ends with it. */

import { type Inputs, useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { Scope } from './scope.ts';

const within = (begin: (scope: Scope) => void) => (): (() => void) => {
  const scope = new Scope();
  begin(scope);
  return () => scope.dispose();
};

/**
 * Like `useEffect`: calls `begin` with a new scope each time `inputs` change. The scope ends before the next call and
 * when the component is removed.
 */
export const useScope = (begin: (scope: Scope) => void, inputs: Inputs): void => useEffect(within(begin), inputs);

/** Like `useScope`, but runs in a layout effect: before the browser paints. */
export const useLayoutScope = (begin: (scope: Scope) => void, inputs: Inputs): void =>
  useLayoutEffect(within(begin), inputs);

/** Returns a scope that ends with the component, for everything that the component's buttons start. */
export function useOwnScope(): Scope {
  const [scope] = useState(() => new Scope());
  useEffect(() => () => scope.dispose(), [scope]);
  return scope;
}

/**
 * Calls `move` for every movement of a pressed pointer until it is released, also beyond the edges of the element.
 *
 * @param ended called when the pointer is released, or when the browser has cancelled it (`pointercancel`)
 */
export function followDrag(
  pressed: PointerEvent,
  move: (event: PointerEvent) => void,
  ended?: (event: PointerEvent) => void,
): void {
  const handle = pressed.currentTarget as Element;
  handle.setPointerCapture(pressed.pointerId);
  const drag = new Scope();
  drag.listen(handle, 'pointermove', move);
  for (const type of ['pointerup', 'pointercancel'] as const)
    drag.listen(handle, type, (event: PointerEvent) => {
      drag.dispose();
      ended?.(event);
    });
}
