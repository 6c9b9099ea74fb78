/** Scrolls the result of a button press into view, because on a small screen the result may lie beyond the edge. */

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Scrolls a result into view when it appears. @param came identifies the result; null = there is no result yet @param
 * block position of the result after scrolling; `nearest` moves as little as possible
 */
export function useInSight<E extends HTMLElement>(
  came: unknown,
  block: ScrollLogicalPosition = 'nearest',
): RefObject<E | null> {
  const ref = useRef<E>(null);
  const first = useRef(true);
  useLayoutEffect(() => {
    // If the result is there already when the page opens, no button press has caused it, so the page does not scroll to
    // it.
    if (!first.current && came !== null) ref.current?.scrollIntoView({ block });
    first.current = false;
  }, [came]);
  return ref;
}
