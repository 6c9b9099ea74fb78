/** Scrolls the result of a press into view: on a small screen it may lie beyond the edge. */

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Scrolls a result into view when it appears. @param came identifies the result; null = there is no result yet @param
 * block its position; `nearest` moves as little as possible
 */
export function useInSight<E extends HTMLElement>(
  came: unknown,
  block: ScrollLogicalPosition = 'nearest',
): RefObject<E | null> {
  const ref = useRef<E>(null);
  const first = useRef(true);
  useLayoutEffect(() => {
    // A result that exists already when the page opens did not come from a press, so it is not scrolled to.
    if (!first.current && came !== null) ref.current?.scrollIntoView({ block });
    first.current = false;
  }, [came]);
  return ref;
}
