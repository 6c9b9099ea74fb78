/** The box in which a page shows the café. The game's own canvas is moved into it, and scrolls and scales with it. */

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { classes } from '../../ui/index.ts';
import { tell, told } from '../words/index.ts';
import type { Lab } from './lab.ts';

interface CafeWindowProps {
  readonly lab: Lab;
  readonly class?: string;
  /** If true, the page shows a café of its own in the box, not that of the lab's timeline. */
  readonly apart?: boolean;
  /** If true, the whole room is shown in the box, scaled down further than usual if necessary. */
  readonly whole?: boolean;
  readonly children?: ComponentChildren;
}

export function CafeWindow({ lab, class: extra, apart = false, whole = false, children }: CafeWindowProps) {
  void told.value;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    lab.deps.drawIn(box.current, whole);
    // The canvas is moved out before the box is removed, because the canvas belongs to the game.
    return () => lab.deps.drawIn(null);
  }, [lab, whole]);
  return (
    <div class={classes('lab-window', extra)}>
      <div class="lab-window-hole" ref={box} />
      {children}
      {!apart && lab.visiting.value !== null && (
        <p class="lab-visiting frame gold text-13" role="status">
          {tell('visit.playing')}
        </p>
      )}
    </div>
  );
}
