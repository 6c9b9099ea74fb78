/** The picture of the café and the panels over it. */

import type { Hud } from '../../hud/index.ts';
import type { CafeView } from '../../view/index.ts';

/**
 * The parts of the page. The elements `stage` and `panelRoot` exist from the beginning; view and panels exist once the
 * page has started.
 */
export interface Page {
  readonly stage: HTMLElement;
  readonly panelRoot: HTMLElement;
  view: CafeView;
  hud: Hud;
}
