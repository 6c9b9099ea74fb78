/**
 * Opens a second picture for the lab, which shows another café. Its camera position is the same as that of the first
 * picture.
 */

import type { SecondView } from '../../lab/index.ts';
import type { Simulation } from '../../sim/simulation.ts';
import { openView, type CafeView } from '../../view/index.ts';
import type { Loop } from '../session/loop.ts';
import { sayByKey } from '../page/words.ts';

interface SecondViewDeps {
  readonly loop: Loop;
  select(ids: readonly string[]): void;
}

export async function openSecondView(element: HTMLElement, first: CafeView, deps: SecondViewDeps): Promise<SecondView> {
  let second: CafeView | null = null;
  let shown: Simulation | null = null;
  second = await openView(element, {
    frame: () => {
      second?.setLens(first.lens());
      return deps.loop.alpha;
    },
    select: (ids) => deps.select(ids),
    order: () => {},
    target: () => {},
    ask: () => {},
    missed: () => {},
    say: sayByKey,
  });
  const view = second;
  return {
    show: (cafe) => {
      if (shown === null) void view.show(cafe);
      else view.moment(cafe);
      shown = cafe;
    },
    ticked: () => view.ticked(),
    ghosts: (of) => view.setOver({ sight: true, ways: true, thought: null, ghosts: of }),
    destroy: () => {
      second = null;
      view.destroy();
    },
  };
}
