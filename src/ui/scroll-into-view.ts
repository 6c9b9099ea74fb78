/** Scrolls the result of a button press into view, because on a small screen the result may lie beyond the edge. */

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Scrolls a result into view when it appears. @param came identifies the result; null = there is no result yet @param
 * block position of the result after scrolling; `nearest` moves as little as possible @param atOnce whether a result that
 * is there when the page opens comes into view, too
 */
export function useInSight<E extends HTMLElement>(
  came: unknown,
  block: ScrollLogicalPosition = 'nearest',
  atOnce = false,
): RefObject<E | null> {
  const ref = useRef<E>(null);
  const first = useRef(!atOnce);
  useLayoutEffect(() => {
    // If the result is there already when the page opens, no button press has caused it, so the page does not scroll to
    // it.
    if (!first.current && came !== null) ref.current?.scrollIntoView({ block });
    first.current = false;
  }, [came]);
  return ref;
}
