/** A table that may be wider than its room: whether there is more of it to the left or right, for its style to say so. */

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { classes } from '../../ui/index.ts';

/** What may be left over at an end. */
const EDGE = 4;

interface Sideways {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  /** `more-left`, `more-right`, both or none. */
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
  // Whatever lies in it may have grown.
  useLayoutEffect(look);
  useLayoutEffect(() => {
    if (ref.current === null) return;
    const observer = new ResizeObserver(look);
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, onScroll: look, more };
}
