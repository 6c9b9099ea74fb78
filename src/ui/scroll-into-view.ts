/** What has just come of a press is brought into sight: on a small screen it may lie beyond the edge. */

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * @param came what came; null while there is nothing, and another value for whatever comes next
 * @param block where it shall stand; `nearest` moves no more than it has to
 */
export function useInSight<E extends HTMLElement>(
  came: unknown,
  block: ScrollLogicalPosition = 'nearest',
): RefObject<E | null> {
  const ref = useRef<E>(null);
  const first = useRef(true);
  useLayoutEffect(() => {
    // What was there when the page was opened came of no press.
    if (!first.current && came !== null) ref.current?.scrollIntoView({ block });
    first.current = false;
  }, [came]);
  return ref;
}
