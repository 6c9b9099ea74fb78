/** A second picture for the lab: another café, seen with the same eye as the first. */

import type { SecondView } from '../../lab/index.ts';
import type { Simulation } from '../../sim/simulation.ts';
import { openView, type CafeView } from '../../view/index.ts';

interface SecondViewNeed {
  alpha(): number;
  select(ids: readonly string[]): void;
  say(key: string, params?: Record<string, unknown>): string;
}

export async function openSecondView(element: HTMLElement, first: CafeView, need: SecondViewNeed): Promise<SecondView> {
  let second: CafeView | null = null;
  let shown: Simulation | null = null;
  second = await openView(element, {
    frame: () => {
      second?.setLens(first.lens());
      return need.alpha();
    },
    select: (ids) => need.select(ids),
    order: () => {},
    target: () => {},
    missed: () => {},
    say: need.say,
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
