/** Runs one frame of the page: steps the café, draws the panels, and tells the view which areas the panels cover. */

import type { NotebookHost } from '../hosts/notebook-host.ts';
import type { Loop } from '../session/loop.ts';
import type { Saving } from '../session/saving.ts';
import type { Session } from '../session/session.ts';
import type { Page } from './page.ts';

/** Milliseconds between two measurements of what the panels cover. */
const MEASURE_MS = 250;

export interface FrameDeps {
  readonly page: Page;
  readonly session: Session;
  readonly loop: Loop;
  readonly saving: Saving;
  readonly notebook: NotebookHost;
}

/**
 * Makes the function that the view calls in each frame with the milliseconds since the last frame. That function
 * returns alpha, the position of the picture between the last two ticks, 0…1.
 */
export function drawFrame({ page, session, loop, saving, notebook }: FrameDeps): (deltaMs: number) => number {
  let measuredAt = 0;
  return (deltaMs) => {
    if (session.cafe === null) return 1;
    const alpha = loop.frame(deltaMs);
    // While the café is paused, and in the evening, its clock is stopped. The player's changes must still be saved
    // then.
    saving.passed(loop.speed > 0 || session.isClosed, deltaMs);
    page.hud.refresh();
    notebook.refresh();
    page.hud.setAway(page.view.away);
    if (performance.now() - measuredAt > MEASURE_MS) {
      measuredAt = performance.now();
      page.view.setBlocked(page.hud.blockedRects(), page.hud.homeFrame());
    }
    return alpha;
  };
}
