/** Handles a table that may be wider than its box: class names tell whether a part of the table is hidden at the left or at the right. */

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { classes, useLayoutScope } from '../../ui/index.ts';

/** If at most this many pixels of the table are hidden at an end, the table counts as scrolled to that end. */
const EDGE = 4;

interface Sideways {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  /** Class names of a table that may be scrolled: `more-left`, `more-right`, both or none. */
  readonly more: string;
}

export function useSideways(): Sideways {
  const ref = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState('');
  const look = (): void => {
    const box = ref.current;
    if (box === null) return;
    const { scrollLeft, clientWidth, scrollWidth } = box;
    setMore(classes(scrollLeft > EDGE && 'more-left', scrollLeft + clientWidth < scrollWidth - EDGE && 'more-right'));
  };
  // The ends are checked after every render, because the content may have grown.
  useLayoutEffect(look);
  useLayoutScope((scope) => {
    if (ref.current !== null) scope.sizeOf(ref.current, look);
  }, []);
  return { ref, onScroll: look, more };
}
