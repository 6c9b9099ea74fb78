/** Gold frames around the tables of the chosen strong action, so that the player sees which tables its card names. */

import { useRef } from 'preact/hooks';
import { hudZoom, useScope } from '../../ui/index.ts';
import type { Store } from '../store.ts';
import { chosen, targetOf } from './state.ts';

interface Tile {
  readonly x: number;
  readonly y: number;
}

const CORNERS = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
] as const;

/** The tiles that the chosen action concerns at its target; none while no action is chosen, or while it cannot be used. */
function tilesOf(store: Store): readonly Tile[] {
  const { cafe, strong } = store;
  const shown = strong.value.find(({ name }) => name === chosen.value);
  if (cafe === null || shown === undefined) return [];
  const on = targetOf(store, shown);
  return cafe.strongBar(shown.name, on) === null ? cafe.strongPlan(shown.name, on).tiles : [];
}

export function TableMarks({ store }: { store: Store }) {
  const tiles = tilesOf(store);
  const marks = useRef<SVGSVGElement>(null);
  const shown = [...new Map(tiles.map((tile) => [`${tile.x},${tile.y}`, tile])).values()];
  const key = shown.map(({ x, y }) => `${x},${y}`).join(' ');
  useScope(
    (scope) => {
      if (shown.length === 0) return;
      let before = '';
      // The frames follow the camera.
      scope.frame(() => {
        const onPage = store.deps.plan?.onPage;
        if (onPage === undefined || marks.current === null) return;
        const zoom = hudZoom.peek();
        const frames = shown.map((tile) =>
          CORNERS.map(([dx, dy]) => onPage(tile.x + dx, tile.y + dy))
            .map(({ x, y }) => `${Math.round(x / zoom)},${Math.round(y / zoom)}`)
            .join(' '),
        );
        if (frames.join() === before) return;
        before = frames.join();
        for (const [i, frame] of marks.current.querySelectorAll('polygon').entries())
          frame.setAttribute('points', frames[Math.floor(i / 2)] ?? '');
      });
    },
    [key],
  );
  return (
    <svg ref={marks} class="order-marks" aria-hidden="true">
      {shown.flatMap(({ x, y }) => [
        <polygon key={`under ${x},${y}`} class="goal-under" />,
        <polygon key={`${x},${y}`} class="goal" />,
      ])}
    </svg>
  );
}
