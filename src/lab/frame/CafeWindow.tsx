/** Where a page wants the café drawn: the game's own picture is laid into this box, and scrolls and shrinks with it. */

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { classes } from '../../ui/index.ts';
import { tell, told } from '../words/index.ts';
import type { Lab } from './lab.ts';

interface CafeWindowProps {
  readonly lab: Lab;
  readonly class?: string;
  /** It shows a café of its own, and not the day's. */
  readonly apart?: boolean;
  readonly children?: ComponentChildren;
}

export function CafeWindow({ lab, class: extra, apart = false, children }: CafeWindowProps) {
  void told.value;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    lab.host.drawIn(box.current);
    // Before the box is taken away: the picture is the game's.
    return () => lab.host.drawIn(null);
  }, [lab]);
  return (
    <div class={classes('lab-window', extra)}>
      <div class="lab-window-hole" ref={box} />
      {children}
      {!apart && lab.visiting.value !== null && (
        <p class="lab-visiting frame gold t13" role="status">
          {tell('visit.playing')}
        </p>
      )}
    </div>
  );
}
